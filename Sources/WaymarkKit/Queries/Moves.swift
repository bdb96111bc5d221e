import FlowGraph

/// What is on show, and what waits behind other tabs.
struct Show: Hashable, Sendable {
  /// From the bottom up.
  var levels: [Way.Level]
  /// What a person left standing in a tab, by the container and then the tab's screen.
  var behind: [String: [String: [Way.Level]]] = [:]

  /// The same with other levels; what waited behind containers that are gone is gone.
  func showing(_ levels: some Sequence<Way.Level>) -> Show {
    let levels = Array(levels)
    let containers = Set(levels.map(\.screenID))
    return Show(levels: levels, behind: behind.filter { containers.contains($0.key) })
  }

  /// Another tab of the container at the index; a tab keeps what lay in it.
  func showing(tab: Way.Level, of index: Int) -> Show {
    let container = levels[index].screenID
    var show = self
    if let left = levels[(index + 1)...].first {
      show.behind[container, default: [:]][left.screenID] = Array(levels[(index + 1)...])
    }
    let kept = show.behind[container]?.removeValue(forKey: tab.screenID)
    return show.showing(levels[...index] + (kept ?? [tab]))
  }
}

/// What a person can do with what is on show.
struct Moves: Sendable {
  /// Transitions by the screen they start on; those of one assignment stand together, in order.
  private let transitions: [String: [[Transition]]]
  private let backs: [String: [Back]]
  private let containers: Set<String>
  /// The tabs that show without an act, as they are their group's first.
  private let firstTabs: Set<String>

  init(_ graph: FlowGraph) {
    var groups: [String: [[Transition]]] = [:]
    var sequences: [String: Int] = [:]
    let ordered = graph.transitions.sorted { ($0.sequence ?? "") < ($1.sequence ?? "") }
    for transition in ordered where transition.from != Transition.anywhere {
      let whole = transition.sequence.flatMap { $0.split(separator: "#").first }.map(String.init)
      if let whole, let index = sequences["\(transition.fromID)#\(whole)"] {
        groups[transition.fromID, default: []][index].append(transition)
      } else {
        groups[transition.fromID, default: []].append([transition])
        if let whole {
          sequences["\(transition.fromID)#\(whole)"] =
            groups[transition.fromID, default: []].count - 1
        }
      }
    }
    transitions = groups.mapValues { $0.sorted { Self.order($0) < Self.order($1) } }
    containers = Set(graph.screens.filter(\.container).map(\.id))
    backs = Dictionary(grouping: graph.backs, by: \.fromID)
    firstTabs = Set(
      graph.tabGroups.compactMap { group in group.tabs.lazy.compactMap(\.screen).first })
  }

  private static func order(_ group: [Transition]) -> (String, String, String) {
    let first = group[0]
    return (first.toID, first.kind.rawValue, first.place.description)
  }

  func after(_ show: Show) -> [(Way.Move, Show)] {
    forward(show) + returning(show.levels).map { ($0, show.showing($1)) }
  }

  // MARK: Forward

  private func forward(_ show: Show) -> [(Way.Move, Show)] {
    let levels = show.levels
    var result: [(Way.Move, Show)] = []
    for index in levels.indices.reversed() {
      let above = levels[(index + 1)...]
      // A modal covers all that lies below it.
      if above.contains(where: { $0.kind?.isModal == true }) { break }
      let isOnShow = above.allSatisfy { $0.kind?.isStructure == true }
      for group in transitions[levels[index].screenID] ?? [] {
        let isReplaced = group[0].kind == .root && !containers.contains(group[0].fromID)
        let isStructure = group[0].kind.isStructure && !isReplaced
        guard isStructure || isOnShow else { continue }
        // What a container shows already is no move.
        guard !isStructure || above.first?.screenID != group[0].toID else { continue }
        let added = group.map { Way.Level(screenID: $0.toID, kind: $0.kind) }
        let after =
          switch group[0].kind {
          case _ where isReplaced: show.showing(replaced(levels, by: group))
          case .tab: show.showing(tab: added[0], of: index)
          // A container swaps its content; anything else comes on top of what is on show.
          case .root, .embed: show.showing(levels[...index] + added)
          case .push, .sheet, .cover, .popover: show.showing(levels + added)
          }
        var move = move(group, isOnTop: above.isEmpty)
        move.isAct = move.isAct || isReplaced
        move.screenID = after.levels.last?.screenID ?? move.screenID
        result.append((move, after))
      }
    }
    return result
  }

  /// A screen that is no container puts another in place of its whole stack.
  private func replaced(_ levels: [Way.Level], by group: [Transition]) -> [Way.Level] {
    let kept = levels.dropLast(levels.reversed().prefix { $0.kind == .push }.count)
    let root = group.map { Way.Level(screenID: $0.toID, kind: kept.last?.kind) }
    return kept.dropLast() + root
  }

  private func move(_ group: [Transition], isOnTop: Bool) -> Way.Move {
    let last = group[group.count - 1]
    let isAct =
      switch last.kind {
      case .root, .embed: false
      case .tab: !(isOnTop && firstTabs.contains(last.toID))
      case .push, .sheet, .cover, .popover: true
      }
    return Way.Move(
      label: "\(last.kind.rawValue)\(last.trigger.map { ": \($0)" } ?? "")",
      screenID: last.toID, place: group[0].place, isAct: isAct, transitions: group)
  }

  // MARK: Back

  private func returning(_ levels: [Way.Level]) -> [(Way.Move, [Way.Level])] {
    var result: [(Way.Move, [Way.Level])] = []
    func add(_ label: String, _ place: SourcePlace?, _ levels: ArraySlice<Way.Level>?) {
      guard let levels, let top = levels.last else { return }
      let move = Way.Move(label: label, screenID: top.screenID, place: place, isAct: true)
      result.append((move, Array(levels)))
    }
    for back in backs[levels.last?.screenID ?? ""] ?? [] {
      let label = back.trigger ?? back.operation
      switch back.kind {
      case .pop: add(label, back.place, popped(levels, back.count ?? 1))
      case .popToRoot: add(label, back.place, poppedToRoot(levels))
      case .popTo: add(label, back.place, popped(levels, to: back.to))
      case .dismiss: add(label, back.place, popped(levels, 1) ?? dismissed(levels))
      }
    }
    add("Back button", nil, popped(levels, 1))
    if levels.last(where: { $0.kind?.isStructure != true })?.kind.map({ $0 != .cover }) == true {
      add("Swipe down", nil, dismissed(levels))
    }
    return result
  }

  private func popped(_ levels: [Way.Level], _ count: Int) -> ArraySlice<Way.Level>? {
    let pushed = levels.reversed().prefix { $0.kind == .push }.count
    return count > 0 && count <= pushed ? levels.dropLast(count) : nil
  }

  private func poppedToRoot(_ levels: [Way.Level]) -> ArraySlice<Way.Level>? {
    popped(levels, levels.reversed().prefix { $0.kind == .push }.count)
  }

  private func popped(_ levels: [Way.Level], to name: String?) -> ArraySlice<Way.Level>? {
    let pushed = levels.reversed().prefix { $0.kind == .push }.count
    let lowest = levels.count - pushed - 1
    guard lowest >= 0,
      let index = levels.indices.dropLast().last(where: {
        $0 >= lowest && levels[$0].screenID == name
      })
    else { return nil }
    return levels[...index]
  }

  /// Without the uppermost modal and what lies above it.
  private func dismissed(_ levels: [Way.Level]) -> ArraySlice<Way.Level>? {
    levels.lastIndex { $0.kind?.isModal == true }.map { levels[..<$0] }
  }
}

import FlowGraph
import FlowLinks

/// What comes from outside, and what it leaves on show.
extension GraphBuilder {
  func deepLinks() -> [DeepLink] {
    let known = deepLinks(facts.deepLinks.indices.filter { !facts.deepLinks[$0].isOfLaunch })
    // What takes a link while the app runs stands for what takes it at a launch.
    let atLaunch = deepLinks(facts.deepLinks.indices.filter { facts.deepLinks[$0].isOfLaunch })
    return known
      + atLaunch.filter { link in
        link.to != nil && !known.contains { ($0.pattern, $0.toID) == (link.pattern, link.toID) }
      }
  }

  private func deepLinks(_ numbers: [Int]) -> [DeepLink] {
    numbers.flatMap { number -> [DeepLink] in
      let record = facts.deepLinks[number]
      let handler = handlerName(record)
      let reads = facts.deepLinks.indices.contains { other in
        let other = facts.deepLinks[other]
        return (other.readsURL || other.isHandedOn) && other.literal == nil
          && other.closure == record.closure
      }
      let rows = rows(of: number)
      var result: [DeepLink] = []
      for (way, group) in grouped(rows, record) {
        let pushes = group.filter { $0.kind == .push }
        let top = pushes.last ?? group.last { $0.kind.isModal } ?? group.last
        guard let top else { continue }
        let path = (pushes.isEmpty ? beneath(top, group) : aboveRoot(pushes, record)).map {
          DeepLink.Element(route: $0.via, screen: name($0.to), screenID: screenIDs[$0.to])
        }
        result.append(
          DeepLink(
            pattern: way.pattern, to: name(top.to), toID: screenIDs[top.to], path: path,
            tab: group.first { $0.kind == .tab }.map { screenIDs[$0.to] },
            stack: pushes.first?.stacks.first.map { stackIDs[$0] },
            replacesPath: pushes.contains { $0.sequence != nil }, handler: handler.name,
            readsURL: reads,
            certainty: pushes.contains { facts.pushedInFront.contains($0.span) }
              ? .possible : .certain,
            source: record.source, guard: way.condition, kind: top.kind,
            closes: bringsWindow(number, pushes) ? [Transition.anywhere] : closes(number),
            at: handler.place))
      }
      if result.isEmpty, record.literal == nil, record.source != .intent {
        result.append(
          DeepLink(
            pattern: openPattern(record), handler: handler.name,
            readsURL: reads || onlyTells(of: record), source: record.source, at: handler.place))
      }
      return result
    }.onceEach()
  }

  /// The modals that a link brings up with one that comes up on the last of them.
  private func beneath(
    _ top: Links.Transition, _ group: [Links.Transition]
  ) -> [Links.Transition] {
    guard top.kind.isModal, let made = top.content else { return [] }
    return group.filter { row in
      row.kind.isModal && row.to != top.to
        && facts.presentations.contains { presentation in
          presentation.screen == row.to
            && presentation.content.values.contains { value in
              guard case .closure(let number) = value else { return false }
              return interpreter.heap.closures[number].closure.span.encloses(made)
            }
        }
    }
  }

  /// Whether a handler that leads nowhere and changes nothing at least names the URL, as one does
  /// that logs it.
  private func onlyTells(of record: DeepLinkRecord) -> Bool {
    guard record.writes.isEmpty else { return false }
    return record.closure.values.contains { value in
      switch value {
      case .closure(let number):
        let closure = interpreter.heap.closures[number].closure
        let url = closure.parameters.first?.name ?? "$0"
        return interpreter.syntax.freeNames(of: closure).contains(url)
      case .method(_, let key, let owner):
        // A delegate's method, `application(_:open:)`, takes the URL after other things.
        let name = key.prefix { $0 != "." }
        return index.types[owner].methods(String(name)).contains { function, _ in
          function.span == record.span && namesURL(function)
        }
      default: return false
      }
    }
  }

  private func namesURL(_ function: FunctionDeclaration) -> Bool {
    let urls = function.parameters.filter { Interpreter.isURL($0.type) }.map(\.name)
    var isFound = false
    Walk { node in
      if case .name(let name, _) = node.kind, urls.contains(name) { isFound = true }
      return !isFound
    }.statements(function.body ?? [])
    return isFound
  }

  /// Whether a link puts the stack on which it pushes into the window: nothing stays over it.
  private func bringsWindow(_ number: Int, _ pushes: [Links.Transition]) -> Bool {
    let stacks = Set(pushes.flatMap(\.stacks))
    return !stacks.isEmpty
      && facts.operations.contains { operation in
        guard operation.deepLink == number, case .window(let values) = operation.effect else {
          return false
        }
        return values.values.contains { value in
          guard case .object(let object) = value,
            interpreter.type(of: value)?.isNavigationController == true
          else { return false }
          return stacks.contains(interpreter.stack(ofController: object))
        }
      }
  }

  /// Screens of modals that a link takes away; `*` where it takes away whatever there is.
  private func closes(_ number: Int) -> [String] {
    if let closed = links.closes[number] {
      // State of a modal is cleared, whatever that shows.
      return closed.isEmpty ? [Transition.anywhere] : closed.map { screenIDs[$0] }.sorted()
    }
    let record = facts.deepLinks[number]
    let dismisses = links.backs.contains { back in
      guard back.kind == .dismiss else { return false }
      if back.operation.deepLink == number { return true }
      guard let trigger = back.operation.trigger,
        let places = interpreter.observed[trigger.span]
      else { return false }
      return places.contains { place in record.writes.contains { $0.meets(place) } }
    }
    // One array of a library's holds what is presented too.
    let isByLibrary = links.transitions.contains { row in
      row.deepLink == number && row.stacks.contains { facts.stacks[$0].isOfLibrary }
    }
    let writesModal = record.writes.contains { place in
      let name = place.name.lowercased()
      // How something comes up takes nothing away: `page.modalTransitionStyle = .crossDissolve`.
      if name.hasSuffix("style") { return false }
      return ["sheet", "modal", "present", "cover", "popover", "dismiss"].contains {
        name.contains($0)
      }
    }
    return dismisses || isByLibrary || writesModal ? [Transition.anywhere] : []
  }

  /// The operations of a handler, and those of code that looks at state which the handler writes.
  private func rows(of number: Int) -> [Links.Transition] {
    let record = facts.deepLinks[number]
    // The screen that the handler stands on makes no difference to what it does.
    var rows: [Links.Transition] = []
    var seen: Set<Links.Transition.Key> = []
    func add(_ row: Links.Transition) {
      var plain = row
      plain.from = nil
      if seen.insert(plain.key).inserted { rows.append(row) }
    }
    for row in links.transitions where row.deepLink == number { add(row) }
    guard record.literal == nil, !record.writes.isEmpty else { return rows }
    let looking = interpreter.observed.filter { _, places in
      places.contains { place in record.writes.contains { $0.meets(place) } }
    }
    for row in links.transitions where row.deepLink == nil {
      guard let trigger = row.trigger,
        looking[trigger.span] != nil || takesUp(record, row, trigger), concerns(row, record)
      else { continue }
      add(row)
    }
    return rows
  }

  /// Whether a row is not for another intent: `if let intent = … as? OtherIntent`.
  private func concerns(_ row: Links.Transition, _ record: DeepLinkRecord) -> Bool {
    guard let owner = record.owner else { return true }
    return row.conditions.allSatisfy { condition in
      guard let type = interpreter.conditionTexts[condition.number].castsTo else { return true }
      return index.types[owner].lineage.contains { $0.id == type }
    }
  }

  /// Under which URLs, and on which other conditions, an operation of a handler runs.
  struct Way: Hashable {
    let pattern: String
    let condition: String?
  }

  /// - Parameter chosen: The operations beside it that put one of several values on show.
  func ways(
    of row: Links.Transition, with chosen: [Links.Transition], _ record: DeepLinkRecord
  ) -> [Way] {
    if let pattern = record.pattern {
      return [Way(pattern: pattern.description, condition: words(row.conditions))]
    }
    var alternatives: [[URLTest]] = [[]]
    var other: [RunCondition] = []
    func require(_ clauses: [[URLTest]]) {
      let joined = alternatives.flatMap { known in
        clauses.map { clause in known + clause.filter { !known.contains($0) } }
          .filter(Interpreter.areConsistent)
      }
      alternatives = Array(joined.prefix(Self.mostAlternatives))
    }
    let isOfURL = takesURL(row, record)
    for condition in row.conditions {
      let clauses =
        isOfURL
        ? carried(by: condition, row).nonEmpty ?? interpreter.clauses(of: condition) : []
      if !clauses.isEmpty {
        require(clauses)
      } else if !interpreter.conditionTexts[condition.number].asksURL {
        other.append(condition)
      }
    }
    if alternatives == [[]] {
      let byValue = ([row] + chosen).lazy.map { clauses(via: $0, record) }
      byValue.first { !$0.isEmpty }.map(require)
    }
    let rest = words(other)
    return alternatives.map { tests in
      var pattern = URLPattern(tests, schemes: schemes(for: record))
      if record.source == .activity, pattern.scheme == .anything {
        pattern.scheme = .literal("https")
      }
      let text =
        tests.isEmpty || pattern.isOpen && pattern.scheme == .anything
        ? openPattern(record) : pattern.description
      return Way(pattern: text, condition: rest)
    }
  }

  static let mostAlternatives = 24

  /// What the URL must be for a case that carries the one which an operation puts on show.
  private func carried(by condition: RunCondition, _ row: Links.Transition) -> [[URLTest]] {
    // Of a modal, only one of the cases that bring it up is kept.
    guard let via = row.via, !row.kind.isModal else { return [] }
    return interpreter.conditionTexts[condition.number].cases.flatMap { outer in
      interpreter.carriedClauses.filter { $0.key.outer == outer && isNamed($0.key.inner, via) }
        .min { $0.key.inner.type < $1.key.inner.type }?.value ?? []
    }
  }

  private func isNamed(_ name: CaseName, _ via: String) -> Bool {
    "\(index.types[name.type].name).\(name.name)" == via
  }

  /// What the URL must be for the value that an operation puts on show.
  private func clauses(via row: Links.Transition, _ record: DeepLinkRecord) -> [[URLTest]] {
    guard takesURL(row, record), !record.isOfOwnActivity, let via = row.via else { return [] }
    let texts = row.conditions.map { interpreter.conditionTexts[$0.number] }
    let names = texts.flatMap(\.cases)
    if let inner = row.carried,
      let both = interpreter.carriedClauses.first(where: { key, _ in
        key.inner == inner && isNamed(key.outer, via)
      })
    {
      return both.value
    }
    let isOther = texts.contains(where: \.deniesURL)
    return interpreter.caseClauses.filter { name, _ in
      isNamed(name, via) && !names.contains(name)
        // `if url.host == "b" { path = [.home, .b] } else { path = [.home] }`
        && !(isOther && interpreter.untoldCases.contains(name))
    }.min { $0.key.type < $1.key.type }?.value ?? []
  }

  /// Whether it is a URL that comes in, or that is found in what comes in: what URLs stand for a
  /// value says nothing of an intent that gives that value itself.
  private func takesURL(_ row: Links.Transition, _ record: DeepLinkRecord) -> Bool {
    switch record.source {
    case .url, .link, .activity: true
    case .notification, .quickAction, .intent:
      row.conditions.contains { condition in
        let text = interpreter.conditionTexts[condition.number]
        return text.asksURL || !text.clauses.isEmpty
      }
    }
  }

  private func schemes(for record: DeepLinkRecord) -> [String] {
    guard record.source == .url else { return [] }
    let declared = interpreter.bundles.filter { $0.extensionPoint == nil }.flatMap(\.urlSchemes)
    return declared.contains(where: \.isVariable) ? [] : Set(declared.map(\.scheme)).sorted()
  }

  /// The pattern of what asks nothing of a URL.
  private func openPattern(_ record: DeepLinkRecord) -> String {
    if let pattern = record.pattern { return pattern.description }
    return switch record.source {
    case .url, .link: "*"
    case .activity: record.activityType ?? "*"
    case .notification: "notification"
    case .quickAction: "quick action"
    case .intent: "intent \(record.owner.map { index.types[$0].name } ?? "")"
    }
  }

  private func handlerName(_ record: DeepLinkRecord) -> (name: String, place: SourcePlace) {
    if let handler = record.handler { return handlerName(facts.deepLinks[handler]) }
    if let receiver = record.receiver { return (receiver.name, interpreter.place(receiver.span)) }
    let owner = record.screen.map(name) ?? "App"
    let modifier =
      switch record.source {
      case .link: "OpenURLAction"
      case .activity: "onContinueUserActivity"
      default: "onOpenURL"
      }
    return ("\(owner).\(modifier)", interpreter.place(record.span))
  }
}

extension [DeepLink] {
  /// Handlers that stand in several places, and ways that only differ in conditions beside the
  /// URL, once: with the shortest of their conditions.
  fileprivate func onceEach() -> [DeepLink] {
    var order: [DeepLink] = []
    var numbers: [DeepLink: Int] = [:]
    for link in self {
      var plain = link
      plain.guard = nil
      guard let known = numbers[plain] else {
        numbers[plain] = order.count
        order.append(link)
        continue
      }
      let (one, other) = (order[known].guard ?? "", link.guard ?? "")
      if (other.count, other) < (one.count, one) { order[known].guard = link.guard }
    }
    return order
  }
}

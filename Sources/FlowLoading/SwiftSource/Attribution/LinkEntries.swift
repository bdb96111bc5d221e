import FlowGraph

/// What launches begin with.
extension Linker {
  /// Links the scenes of the apps: a source can hold several apps, of which each launches alone.
  func linkEntries() {
    let initial = facts.entries.filter(\.isInitial).sorted { $0.span.key < $1.span.key }
    var begun: Set<Int?> = []
    var blank: (screen: Int, span: Span)?
    for entry in initial {
      // A launch shows the first scene; a later one with an id waits to be opened.
      let isFirst = begun.insert(entry.app).inserted
      guard isFirst || entry.id.isEmpty && entry.type.isEmpty else { continue }
      let (found, _) = targets(entry.content.values)
      for target in found {
        noteLaunch(target, entry.span)
        if target.ownStack != nil { links.stackedEntries.insert(target.screen) }
        links.entryFacts[target.screen, default: []].append(
          interpreter.steadyFacts(of: target.shown?.conditions ?? []))
      }
      let hasTabs = hasTabs(entry)
      if let app = entry.app, found.isEmpty || hasTabs {
        if isBlank(entry) {
          blank = blank ?? (app, entry.span)
        } else if !links.entries.contains(where: { $0.screen == app }) {
          links.entries.append((app, entry.span))
        }
      }
      // Tabs stand in the app's own body, beside a screen that a scene shows in their place.
      let whole = hasTabs ? standingAlone(in: entry) : nil
      links.entries += found.filter { whole?.contains($0.screen) ?? true }
        .map { ($0.screen, entry.span) }
    }
    if links.entries.isEmpty, let blank { links.entries.append(blank) }
  }

  /// The screens that a scene shows and that are no tabs.
  private func standingAlone(in entry: NavigationFacts.Entry) -> Set<Int> {
    Set(interpreter.levels(entry.content.values).shown.map(interpreter.screen))
  }

  private func hasTabs(_ entry: NavigationFacts.Entry) -> Bool {
    interpreter.levels(entry.content.values).structures.contains { structure in
      guard case .view(let number) = structure, case .tabs = interpreter.heap.views[number] else {
        return false
      }
      return true
    }
  }

  /// Whether a scene is seen to show nothing: `Settings { EmptyView() }`.
  private func isBlank(_ entry: NavigationFacts.Entry) -> Bool {
    let levels = interpreter.levels(entry.content.values)
    return !entry.content.isOpen && levels.structures.isEmpty
      && levels.inline.allSatisfy { view in
        guard case .view(let number) = view,
          case .framework("EmptyView", _) = interpreter.heap.views[number]
        else { return false }
        return true
      }
  }

  /// Whether a scene's windows bear an id, or show values of a type, and are opened by these.
  func opens(_ entry: NavigationFacts.Entry, id: ValueSet, value: ValueSet) -> Bool {
    if !id.isEmpty { return entry.id.values.contains(where: id.values.contains) }
    return entry.type.values.contains { wanted in value.values.contains { fits($0, wanted) } }
  }

  private func fits(_ value: Value, _ wanted: Value) -> Bool {
    switch (wanted, value) {
    case (.type(let type), _): interpreter.type(of: value)?.id == type
    case (.externalType(let name), .external(let other)): name == other
    case (.externalType("String"), .string), (.externalType("Int"), .integer): true
    default: false
    }
  }
}

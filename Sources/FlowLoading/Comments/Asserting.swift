import FlowGraph

extension FlowGraph {
  /// Adds what comments assert.
  ///
  /// An operation belongs to the screen whose declaration the comment stands in; one in another
  /// type, such as a coordinator, can be set off from anywhere. What could not be resolved on its
  /// line counts as resolved.
  ///
  /// - Returns: A diagnostic for each assertion that names a screen which does not exist.
  mutating func assert(_ assertions: [Assertion]) -> [LoadDiagnostic] {
    var diagnostics: [LoadDiagnostic] = []
    for one in assertions {
      switch one.claim {
      case .screen: break  // Interpretation has heeded it.
      case .entry:
        guard let type = one.type, let screen = shownScreen(type, near: one.place.file) else {
          diagnostics.append(unknown(one.type ?? "", one))
          continue
        }
        entries.append(Entry(name: screen.name, screenID: screen.id, at: screen.place))
      case .go(let kind, let name):
        guard let target = shownScreen(name, near: one.place.file) else {
          diagnostics.append(unknown(name, one))
          continue
        }
        let from = source(of: one)
        transitions.append(
          Transition(
            from: from?.name ?? Transition.anywhere, fromID: from?.id, to: target.name,
            toID: target.id, kind: kind, certainty: from == nil ? .possible : .certain,
            stacks: kind == .push ? stacks(of: from) : [], at: one.code,
            steps: [Step("// waymark:\(kind.rawValue) \(name)", at: one.place)]))
        resolve(one)
      case .back(let kind):
        let from = source(of: one)
        backs.append(
          Back(
            from: from?.name ?? Transition.anywhere, fromID: from?.id, kind: kind,
            count: kind == .popToRoot ? nil : 1, certainty: from == nil ? .possible : .certain,
            stacks: kind == .dismiss ? [] : stacks(of: from),
            operation: "waymark:\(kind.rawValue)", at: one.code,
            steps: [Step("// waymark:\(kind.rawValue)", at: one.place)]))
        resolve(one)
      }
    }
    return diagnostics
  }

  private mutating func resolve(_ one: Assertion) {
    let open = unresolved.count
    unresolved.removeAll { $0.file == one.code.file && $0.line == one.code.line }
    resolvedCalls += max(1, open - unresolved.count)
  }

  private func source(of one: Assertion) -> Screen? {
    one.type.flatMap { screenNamed($0, near: one.place.file) }
  }

  private func screenNamed(_ name: String, near file: String) -> Screen? {
    let named = screens.filter { $0.name == name }
    return named.first { $0.file == file } ?? named.first
  }

  /// The screen of that name; a type that nothing shows becomes one, as somebody shows it.
  private mutating func shownScreen(_ name: String, near file: String) -> Screen? {
    let types = unshown.filter { $0.name == name }
    if let type = types.first(where: { $0.file == file }) ?? types.first {
      unshown.removeAll { $0.id == type.id }
      if !screens.contains(where: { $0.id == type.id }) {
        screens.append(Screen(id: type.id, name: type.name, kind: type.kind, at: type.place))
      }
    }
    return screenNamed(name, near: file)
  }

  /// The stacks that a screen stands on, as far as the graph tells.
  private func stacks(of screen: Screen?) -> [String] {
    guard let screen else { return [] }
    let rooted = stacks.filter { $0.roots.contains(screen.id) }.map(\.id)
    let pushed = transitions.filter { $0.toID == screen.id && $0.kind == .push }.flatMap(\.stacks)
    return Set(rooted + pushed).sorted()
  }

  private func unknown(_ name: String, _ one: Assertion) -> LoadDiagnostic {
    let names = (screens.map(\.name) + unshown.map(\.name)).sorted()
    let meant = NearestWord.to(name, among: names).map { "; did you mean `\($0)`?" } ?? ""
    return LoadDiagnostic(
      file: one.place.file,
      problem: "line \(one.place.line): no screen is called `\(name)`\(meant)")
  }
}

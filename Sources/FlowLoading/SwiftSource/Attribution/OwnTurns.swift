/// Steps whose pages turn themselves: `switch step { case .intro: IntroPage { step = .age } … }`.
extension Interpreter {
  /// Whether what fills a screen are the steps of a wizard: each shows one view of the program's, and
  /// what these are given to do sets the state to some case, but for the last.
  ///
  /// What loads and fails is set by code that runs by itself, and two views that bring up each other
  /// are two ways to show one thing.
  func turnThemselves(
    _ parts: [SwitchSyntax.Part], over subject: Expression, at places: [Place], _ frame: Frame
  ) -> Bool {
    guard let state = subject.lastName, parts.count > 1, arePages(parts, frame) else {
      return false
    }
    let methods = Set(places.flatMap { self.methods(of: $0, assigning: state) })
    let owner = subject.root
    let turning = parts.indices.filter { position in
      guard let page = pageShown(by: parts[position].body) else { return false }
      return page.arguments.contains { Self.turns($0.value, state, methods) }
        || isHanded(owner, page, state, methods, frame)
    }
    let atFirst = places.compactMap { valueAtFirst(of: $0)?.1 }.flatMap(\.values)
    let first = parts.firstIndex { atFirst.contains(where: $0.accepted.takes) } ?? 0
    return turning.contains(first)
      && (turning.count == parts.count - 1 || turning.count == parts.count && parts.count > 2)
  }

  /// The view that a branch shows, without its modifiers.
  private func pageShown(by body: [Statement]) -> (name: String, arguments: [Argument])? {
    guard let shown = SwitchSyntax.onlyContent(of: body),
      case .call(let callee, let arguments) = shown.kind,
      case .name(let name, _) = callee.kind
    else { return nil }
    return (name, arguments)
  }

  /// Names of the methods of the type that keeps some state which do no more than set it to one case.
  private func methods(of place: Place, assigning state: String) -> [String] {
    guard place.type >= 0 else { return [] }
    return index.types[place.type].lineage.filter { !$0.isExternal }.flatMap { owner in
      owner.functions.values.joined().filter { function in
        function.name != "init" && function.body.map { Self.assignments($0, state) } == 1
      }.map(\.name)
    }
  }

  /// Whether what a page is given assigns the state, binds to it or names a method that assigns it.
  private static func turns(_ given: Expression, _ state: String, _ methods: Set<String>) -> Bool {
    var found = assignments([Statement(.expression(given), given.span)], state) > 0
    Walk { node in
      switch node.kind {
      case .name(let name, _): found = found || methods.contains(name) || name == "$" + state
      case .member(let base?, let name, _):
        found = found || methods.contains(name)
        if name == state, case .name(let whole, _) = base.plain.kind, whole.hasPrefix("$") {
          found = true
        }
      default: break
      }
      return !found
    }.expression(given)
    return found
  }

  private static func assignments(_ body: [Statement], _ state: String) -> Int {
    var count = 0
    Walk { node in
      if case .binary("=", let left, _) = node.kind, left.lastName == state { count += 1 }
      return true
    }.statements(body)
    return count
  }

  /// Whether a page is given what keeps the state, and its own code turns it.
  private func isHanded(
    _ owner: String?, _ page: (name: String, arguments: [Argument]), _ state: String,
    _ methods: Set<String>, _ frame: Frame
  ) -> Bool {
    guard let owner, owner != state,
      page.arguments.contains(where: { $0.value.ownPropertyName == owner }),
      let type = resolve(.init(reference: .name(page.name), scope: frame.scope, file: frame.file))
    else { return false }
    let code =
      type.variables.values.compactMap(\.getter) + type.functions.values.joined().compactMap(\.body)
    return code.contains { body in
      Self.assignments(body, state) > 0
        || Self.turns(
          Expression(
            .closure(.init(parameters: [], result: nil, body: body, span: type.span)), type.span),
          state, methods)
    }
  }
}

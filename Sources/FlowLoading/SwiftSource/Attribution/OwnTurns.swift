/// Steps whose pages turn themselves: `switch step { case .intro: IntroPage { step = .age } … }`.
extension Interpreter {
  /// Whether what a screen switches over are the steps of a wizard: each shows one view of the
  /// program's, and what these do leads on to another step, but for the last.
  func turnThemselves(
    _ parts: [SwitchSyntax.Part], over subject: Expression, at places: [Place], _ frame: Frame
  ) -> Bool {
    guard let state = subject.lastName, parts.count > 1, arePages(parts, frame) else {
      return false
    }
    let methods = Set(places.flatMap { self.methods(of: $0, assigning: state) })
    let owner = subject.root
    let turning = parts.filter { part in
      Self.turns(part.body, state, methods) || hands(owner, on: part.body, state, methods, frame)
    }
    return turning.count >= max(1, parts.count - 1)
  }

  /// Whether beside the pages stands a view of the program's that turns them: `VStack { page;
  /// TabBar(selected: $selected) }`. A control of SwiftUI's picks how one page looks.
  func hasBar(beside body: [Statement], turning found: FoundSwitch) -> Bool {
    guard let state = found.subject.lastName, arePages(found.parts, found.frame) else {
      return false
    }
    return SwitchSyntax.siblings(in: body).contains { sibling in
      guard let bar = SwitchSyntax.onlyContent(of: [sibling]),
        case .call(let callee, let arguments) = bar.kind, case .name(let name, _) = callee.kind,
        resolve(.init(reference: .name(name), scope: found.frame.scope, file: found.frame.file))?
          .isExternal == false
      else { return false }
      return arguments.contains {
        Self.turns([Statement(.expression($0.value), bar.span)], state, [])
      }
    }
  }

  /// Names of the methods of the type that keeps some state which assign it.
  private func methods(of place: Place, assigning state: String) -> [String] {
    guard place.type >= 0 else { return [] }
    return index.types[place.type].lineage.filter { !$0.isExternal }.flatMap { owner in
      owner.functions.values.joined().filter { function in
        function.name != "init" && function.body.map { Self.assigns($0, state) } ?? false
      }.map(\.name)
    }
  }

  /// Whether code assigns the state, gives away a binding to it or names a method that assigns it.
  private static func turns(_ body: [Statement], _ state: String, _ methods: Set<String>) -> Bool {
    if assigns(body, state) { return true }
    var found = false
    Walk { node in
      switch node.kind {
      case .name(let name, _), .member(_?, let name, _):
        found = found || methods.contains(name) || name == "$" + state
      default: break
      }
      if case .member(let base?, state, _) = node.kind,
        case .name(let whole, _) = base.plain.kind, whole.hasPrefix("$")
      {
        found = true
      }
      return !found
    }.statements(body)
    return found
  }

  private static func assigns(_ body: [Statement], _ state: String) -> Bool {
    var found = false
    Walk { node in
      if case .binary(let sign, let left, _) = node.kind, sign.hasSuffix("="),
        !["==", "!=", "<=", ">=", "==="].contains(sign), left.lastName == state
      {
        found = true
      }
      return !found
    }.statements(body)
    return found
  }

  /// Whether a page is given what keeps the state, and its own code turns it.
  private func hands(
    _ owner: String?, on body: [Statement], _ state: String, _ methods: Set<String>, _ frame: Frame
  ) -> Bool {
    guard let owner, owner != state, let shown = SwitchSyntax.onlyContent(of: body),
      case .call(let callee, let arguments) = shown.kind, case .name(let name, _) = callee.kind,
      arguments.contains(where: { $0.value.lastName == owner }),
      let page = resolve(.init(reference: .name(name), scope: frame.scope, file: frame.file))
    else { return false }
    let code =
      page.variables.values.compactMap(\.getter) + page.functions.values.joined().compactMap(\.body)
    return code.contains { Self.turns($0, state, methods) }
  }
}

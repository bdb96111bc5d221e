/// A choice between pages that view code makes, wherever it stands: in a function that is given the
/// state, in a property of a model, in an enum of itself.
struct PageSwitch: Sendable {
  /// Where what it asks is written.
  let span: Span
  /// The name of what it asks, and the type of that where it is a parameter or the enum itself.
  let name: String?
  let type: String?
  /// The types that each branch makes something of.
  let branches: [Set<String>]
}

extension PageSwitch {
  /// The choices of code that gives views.
  ///
  /// - Parameters:
  ///   - parameters: Those of the function that it is the body of.
  ///   - owner: The name of the type that has it.
  static func all(
    in body: [Statement], parameters: [FunctionDeclaration.Parameter], owner: String
  ) -> [PageSwitch] {
    var found: [PageSwitch] = []
    func add(_ subject: Expression, _ branches: [Set<String>]) {
      guard branches.count > 1 else { return }
      var (name, type) = (subject.lastName, String?.none)
      if case .name(let root, _) = subject.plain.kind {
        if root == "self" {
          (name, type) = (nil, owner)
        } else if let parameter = parameters.first(where: { $0.name == root }) {
          (name, type) = (nil, parameter.type.unwrapped.lastName)
        }
      }
      found.append(.init(span: subject.span, name: name, type: type, branches: branches))
    }
    let walk = Walk(listed: { statements in
      var alone: [(subject: Expression, made: Set<String>)] = []
      for statement in statements {
        guard let (subject, parts) = SwitchSyntax.read([statement]) else { continue }
        if parts.count > 1 {
          add(subject, parts.map { made(in: $0.body) })
        } else if let part = parts.first {
          alone.append((subject, made(in: part.body)))
        }
      }
      // `ZStack { if phase == .login { … }; if phase == .home { … } }`
      for one in alone {
        add(one.subject, alone.filter { $0.subject.isSame(as: one.subject) }.map(\.made))
      }
    }) { node in
      if case .ternary(let condition, let first, let second) = node.kind,
        let (subject, _, _) = SwitchSyntax.test(condition)
      {
        add(subject, [first, second].map { made(in: [Statement(.expression($0), $0.span)]) })
      }
      return true
    }
    walk.statements(body)
    return found
  }

  private static func made(in body: [Statement]) -> Set<String> {
    var names: Set<String> = []
    Walk { node in
      if case .call(let callee, _) = node.kind, case .name(let name, _) = callee.kind,
        name.startsUppercase
      {
        names.insert(name)
      }
      return true
    }.statements(body)
    return names
  }

  /// The views of the program that its branches make, where at least two make some.
  func pages(_ index: ProgramIndex) -> [TypeInfo] {
    let made = branches.map { names in
      names.compactMap { name -> TypeInfo? in
        let type = index.resolve(.name(name), in: nil, file: span.file)
        return type.flatMap { !$0.isExternal && $0.inherits(external: "View") ? $0 : nil }
      }
    }
    return made.count(where: { !$0.isEmpty }) > 1 ? made.flatMap(\.self) : []
  }
}

/// What the code of views says of the levels of navigation that they make.
final class ViewSyntax {
  private var hosts: [Int: Bool] = [:]
  private var owners: [Int: Bool] = [:]
  private var transparent: [Int: Bool] = [:]
  var backdrops: [Int: Bool] = [:]
  var pieces: [Int: Bool] = [:]
  var givenOnly: [Int: Bool] = [:]
  var ornaments: [Int: Bool] = [:]
  private let index: ProgramIndex

  init(_ index: ProgramIndex) { self.index = index }

  /// Views that make a level of navigation.
  static let structures: Set<String> = Libraries.containers.union([
    "NavigationStack", "NavigationView", "NavigationSplitView", "TabView",
  ])

  /// Whether a view's own code shows a navigation container, not counting what it presents.
  func hostsStructure(_ type: TypeInfo) -> Bool {
    if let known = hosts[type.id] { return known }
    hosts[type.id] = false
    var found = false
    var pending = ["body"]
    var seen: Set<String> = ["body"]
    func mention(_ name: String) {
      if type.variables[name] != nil || type.functions[name] != nil, seen.insert(name).inserted {
        pending.append(name)
      }
    }
    let walk = Walk { expression in
      if found { return false }
      switch expression.kind {
      case .name(let name, _): mention(name)
      case .member(let base?, let name, _):
        if case .name("self", _) = base.kind { mention(name) }
      case .call(let callee, let arguments):
        switch callee.kind {
        case .name(let name, _) where self.isStructure(name, in: type):
          found = true
          return false
        case .member(_?, "tabViewStyle", _) where Self.isPaged(arguments):
          // Pages to leaf through are content.
          return false
        case .member(let base, let name, _) where Self.presenting.contains(name):
          // Only what it is applied to belongs to the view itself.
          if let base, self.mentionsStructure(base, in: type, mention) { found = true }
          return false
        case .name(let name, _) where Self.presenting.contains(name):
          return false
        default: break
        }
      default: break
      }
      return true
    }
    while let name = pending.popLast(), !found {
      type.variables[name]?.getter.map(walk.statements)
      for function in type.functions[name] ?? [] { function.body.map(walk.statements) }
    }
    hosts[type.id] = found
    return found
  }

  /// Whether a name is that of a navigation container, or of a frame of the program's own around one.
  private func isStructure(_ name: String, in type: TypeInfo) -> Bool {
    if Self.structures.contains(name) { return true }
    guard name.startsUppercase,
      let frame = index.resolve(.name(name), in: type, file: type.span.file), frame !== type,
      !frame.isExternal, isTransparent(frame), !ownsPath(frame)
    else { return false }
    return hostsStructure(frame)
  }

  func type(named name: String, in type: TypeInfo) -> TypeInfo? {
    index.resolve(.name(name), in: type, file: type.span.file)
  }

  /// `.page`, `.page(indexDisplayMode: .always)`, `PageTabViewStyle()`.
  static func isPaged(_ arguments: [Argument]) -> Bool {
    guard let name = arguments.first?.value.lastName else { return false }
    return name == "page" || name == "PageTabViewStyle"
  }

  private func mentionsStructure(
    _ expression: Expression, in type: TypeInfo, _ mention: @escaping (String) -> Void
  ) -> Bool {
    var found = false
    Walk { node in
      if case .name(let name, _) = node.kind { mention(name) }
      if case .call(let callee, _) = node.kind {
        switch callee.kind {
        case .name(let name, _):
          if self.isStructure(name, in: type) { found = true }
        case .member(let base?, let name, _) where Self.presenting.contains(name):
          if self.mentionsStructure(base, in: type, mention) { found = true }
          return false
        default: break
        }
      }
      return !found
    }.expression(expression)
    return found
  }

  static let presenting: Set<String> = [
    "sheet", "fullScreenCover", "popover", "navigationDestination", "NavigationLink",
  ]

  /// Whether a view's stack has a path, so that the view is a level with state of its own. A path
  /// that the view is given is its maker's.
  func ownsPath(_ type: TypeInfo) -> Bool {
    if let known = owners[type.id] { return known }
    var found = false
    let walk = Walk { node in
      if case .call(let callee, let arguments) = node.kind, case .name(let name, _) = callee.kind,
        Self.structures.contains(name),
        arguments.contains(where: { Self.isState($0) && !Self.isGiven($0.value, to: type) })
      {
        found = true
      }
      return !found
    }
    type.variables["body"]?.getter.map(walk.statements)
    owners[type.id] = found
    return found
  }

  /// Whether an argument of a container is the state that it follows.
  private static func isState(_ argument: Argument) -> Bool {
    if let label = argument.label { return ["path", "selection", "stack"].contains(label) }
    guard case .name(let name, _) = argument.value.kind else {
      if case .member(_, let name, _) = argument.value.kind { return name.hasPrefix("$") }
      return false
    }
    return name.hasPrefix("$")
  }

  /// Whether an argument is a binding that a view has of whoever makes it.
  private static func isGiven(_ state: Expression, to type: TypeInfo) -> Bool {
    guard case .name(let name, _) = state.plain.kind else { return false }
    if name.hasPrefix("$") {
      return type.variables[String(name.dropFirst())]?.attribute("Binding") != nil
    }
    return type.variables[name]?.type?.lastName == "Binding"
  }

  /// Whether a view only frames the content that it is given: a generic wrapper. What it can do
  /// without is no content.
  func isTransparent(_ type: TypeInfo) -> Bool {
    if let known = transparent[type.id] { return known }
    let answer = frames(type)
    transparent[type.id] = answer
    return answer
  }

  /// Whether a view has content of its own, rows that it draws by what it is given:
  /// `let row: (Item) -> Row`.
  func drawsItems(_ type: TypeInfo) -> Bool {
    let given = content(of: type)
    return !given.isEmpty
      && given.allSatisfy { variable in
        guard case .function(let parameters, _, _)? = variable.type?.unwrapped else { return false }
        return !parameters.isEmpty
      }
  }

  /// Whether a view is given its content as it is, and not as code that builds it.
  func keepsBuilt(_ type: TypeInfo) -> Bool {
    content(of: type).allSatisfy { variable in
      if case .function? = variable.type?.unwrapped { false } else { true }
    }
  }

  private func frames(_ type: TypeInfo) -> Bool { !content(of: type).isEmpty }

  /// The properties that hold what a generic view is given to show.
  ///
  /// - Parameter withPresented: Whether what it only presents or links to is content too.
  func content(of type: TypeInfo, withPresented: Bool = false) -> [VariableDeclaration] {
    let contents = (type.generics + (type.outer?.generics ?? [])).filter { generic in
      generic.constraint?.lastName == "View" || generic.name == "Content"
    }.map(\.name).filter { !canBeLeftOut($0, of: type) }
    return type.stored.filter { variable in
      guard let written = variable.type,
        withPresented || !isOnlyPresented(variable.name, by: type)
      else {
        return false
      }
      // What a binding holds is what brings the view up.
      let isBound = variable.attributes.contains { $0.name == "Binding" }
      if case .optional = written, !isBound { return false }
      if variable.attributes.contains(where: { $0.name == "ViewBuilder" }) { return true }
      switch written.unwrapped {
      // So is what a function may give.
      case .function(_, .optional, _): return false
      case .function(_, let result, _):
        return result.lastName.map { contents.contains($0) || $0 == "AnyView" } ?? false
      case .named(let parts):
        return parts.count == 1 && (contents.contains(parts[0].name) || parts[0].name == "AnyView")
      default: return false
      }
    }
  }

  /// Whether a view shows what it is given in a level above its own alone:
  /// `.sheet(isPresented: $isShown) { profile(user) }`.
  private func isOnlyPresented(_ content: String, by type: TypeInfo) -> Bool {
    guard type.variables["body"]?.getter != nil else { return false }
    var shown: Set<String> = ["body"]
    var pending = ["body"]
    let walk = shownCode { name in
      if shown.insert(name).inserted { pending.append(name) }
    }
    while let name = pending.popLast() {
      type.variables[name]?.getter.map(walk.statements)
      for function in type.functions[name] ?? [] { function.body.map(walk.statements) }
    }
    guard !shown.contains(content) else { return false }
    var isMentioned = false
    let all = Walk { node in
      if node.lastName == content { isMentioned = true }
      return !isMentioned
    }
    for variable in type.variables.values { variable.getter.map(all.statements) }
    for (name, functions) in type.functions where name != "init" {
      for function in functions { function.body.map(all.statements) }
    }
    return isMentioned
  }

  /// Visits the names in code of a view, but for those in what it presents.
  private func shownCode(_ mention: @escaping (String) -> Void) -> Walk {
    Walk { node in
      switch node.kind {
      case .name(let name, _), .member(.some, let name, _): mention(name)
      case .call(let callee, let arguments):
        guard let name = callee.lastName, Self.presenting.contains(name) else { break }
        if case .member(let base?, _, _) = callee.kind {
          self.shownCode(mention).expression(base)
        }
        for argument in arguments
        where name == "NavigationLink" && !Self.isDestination(argument, of: arguments) {
          self.shownCode(mention).expression(argument.value)
        }
        return false
      default: break
      }
      return true
    }
  }

  /// Whether an argument of a link is where it leads.
  private static func isDestination(_ argument: Argument, of arguments: [Argument]) -> Bool {
    if arguments.contains(where: { $0.label == "destination" || $0.label == "value" }) {
      return argument.label == "destination"
    }
    return argument.isTrailing && argument.label == nil
  }

  /// Whether an initialiser takes no content of a name and puts nothing in its place:
  /// `init() where Buttons == EmptyView`.
  private func canBeLeftOut(_ content: String, of type: TypeInfo) -> Bool {
    (type.functions["init"] ?? []).contains { function in
      guard let body = function.body,
        !function.parameters.contains(where: { $0.isBuilder || $0.type.mentions([content]) })
      else { return false }
      var isFound = false
      Walk { node in
        if case .name("EmptyView", _) = node.kind { isFound = true }
        return !isFound
      }.statements(body)
      return isFound
    }
  }

  /// Whether a view's body is one `switch` over a constant that its maker gives it, or what a method
  /// of a case in that gives: `frame.page.view()`.
  func onlySwitches(_ type: TypeInfo) -> Bool { switching(of: type) != nil }

  /// The code of a view that is such a `switch`, its body or a property that the body alone shows; or
  /// an `if` with all its branches.
  func switching(of type: TypeInfo) -> [Statement]? {
    guard type.kind == .structure, type.inherits(external: "View"), type.functions["init"] == nil,
      let getter = type.variables["body"]?.getter, getter.count == 1
    else { return nil }
    if isSwitch(getter, in: type) { return getter }
    guard case .expression(var shown) = getter[0].kind else { return nil }
    // Modifiers that run nothing: `content.navigationBarTitleDisplayMode(.inline)`.
    while case .call(let callee, let arguments) = shown.kind,
      case .member(let base?, let name, _) = callee.kind,
      base.isSelf == false, !arguments.isEmpty || typeGiven(base, to: type) == nil
    {
      guard !Self.presenting.contains(name),
        arguments.allSatisfy({ if case .closure = $0.value.kind { false } else { true } })
      else { return nil }
      shown = base
    }
    guard let name = shown.ownName, name.startsLowercase,
      let content = type.variables[name]?.getter, isSwitch(content, in: type)
    else { return nil }
    return content
  }

  /// Whether code is one choice by a constant that a view is given.
  private func isSwitch(_ body: [Statement], in type: TypeInfo) -> Bool {
    guard body.count == 1 else { return false }
    switch body[0].kind {
    case .switching(let subject, _):
      guard case .name(let name, _) = subject.kind else { return false }
      return given(name, to: type) != nil
    case .conditional:
      guard let (subject, parts) = SwitchSyntax.read(body), parts.count > 1,
        case .name(let name, _) = subject.kind,
        case .cases? = parts.first?.accepted
      else { return false }
      return given(name, to: type) != nil
    case .expression(let shown):
      switch shown.kind {
      case .call(let callee, let arguments):
        guard arguments.isEmpty, case .member(let base?, let method, _) = callee.kind,
          let route = typeGiven(base, to: type)
        else { return false }
        return route.kind == .enumeration && route.functions[method] != nil
      case .member(let base?, let name, _):
        guard let route = typeGiven(base, to: type), route.kind == .enumeration else {
          return false
        }
        return route.variables[name]?.getter != nil
      default: return false
      }
    default: return false
    }
  }

  private func given(_ name: String, to type: TypeInfo) -> VariableDeclaration? {
    guard let variable = type.variables[name], variable.getter == nil, variable.value == nil,
      variable.attributes.isEmpty
    else { return nil }
    return variable
  }

  /// The type of a constant that a view is given, or of what that holds.
  private func typeGiven(_ chain: Expression, to type: TypeInfo) -> TypeInfo? {
    let found: (variable: VariableDeclaration, owner: TypeInfo)?
    switch chain.kind {
    case .name(let name, _): found = given(name, to: type).map { ($0, type) }
    case .member(let base?, let name, _):
      found = typeGiven(base, to: type).flatMap { owner in owner.variables[name].map { ($0, owner) }
      }
    default: found = nil
    }
    return found?.variable.type.flatMap {
      index.resolve($0, in: found?.owner, file: found?.variable.span.file ?? 0)
    }
  }

  static func isRepresentable(_ type: TypeInfo) -> Bool {
    type.inherits(external: "UIViewControllerRepresentable")
      || type.inherits(external: "UIViewRepresentable")
  }
}

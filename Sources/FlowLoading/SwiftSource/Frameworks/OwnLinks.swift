/// Links that initialisers of the program's own make: `extension NavigationLink { init(_ page: Page,
/// …) { self.init(value: Frame(page: page), …) } }`.
extension SwiftUILinks {
  /// A link as an initialiser hands it on to SwiftUI's.
  struct OwnLink {
    /// The call of the app with the arguments of SwiftUI's initialiser.
    let site: CallSite
    /// Where these are evaluated.
    let frame: Frame
  }

  /// How many initialisers hand on to each other.
  private static let depth = 4

  /// The labels of SwiftUI's own initialisers, and of those that libraries add.
  private static let labels: Set<String> = [
    "destination", "label", "value", "isActive", "tag", "selection", "state",
  ]

  /// What a link becomes that one of the program's initialisers makes, if one does.
  ///
  /// - Returns: Nil where the call means an initialiser of SwiftUI's.
  /// - Throws: `NotFollowed` where the initialiser does more than to hand on.
  static func handedOn(
    _ site: CallSite, _ frame: Frame, _ interpreter: Interpreter
  ) throws -> OwnLink? {
    var link = OwnLink(site: site, frame: frame)
    for _ in 0..<depth {
      guard let function = initializer(link, interpreter) else {
        if isNotSwiftUIs(link, interpreter) { throw NotFollowed() }
        return link.frame === frame ? nil : link
      }
      guard let next = next(link, function, interpreter) else { throw NotFollowed() }
      link = next
    }
    throw NotFollowed()
  }

  struct NotFollowed: Error {}

  /// Whether a program that adds initialisers to links means one of these, whichever: SwiftUI makes
  /// no link of a case, and takes no title of the program's own type.
  private static func isNotSwiftUIs(_ link: OwnLink, _ interpreter: Interpreter) -> Bool {
    guard interpreter.index.externalType(named: "NavigationLink")?.functions["init"] != nil,
      let first = link.site.arguments.first, first.label == nil, !first.isTrailing
    else { return false }
    if isImplicitMember(first.value) { return true }
    guard let type = interpreter.staticType(of: first.value, link.frame),
      let known = interpreter.resolve(type)
    else { return false }
    return !known.isExternal
  }

  private static func next(
    _ link: OwnLink, _ function: FunctionDeclaration, _ interpreter: Interpreter
  ) -> OwnLink? {
    guard let type = interpreter.index.externalType(named: "NavigationLink"),
      let pairing = interpreter.pair(function.parameters, link.site.arguments),
      function.body?.count == 1, case .expression(let call)? = function.body?.first?.kind,
      case .call(let callee, let arguments) = call.kind,
      case .member(let base?, "init", _) = callee.kind, base.plain.isSelf
    else { return nil }
    let frame = Frame(
      receiver: .externalType(type.name), scope: type, file: function.span.file, result: nil)
    // What it makes is that of the one link.
    frame.customer =
      link.frame.customer
      ?? interpreter.objectNumber(link.frame.receiver).map {
        Customer(object: $0, site: ObjectIdentifier(link.site.expression))
      }
    for (parameter, position) in zip(function.parameters, pairing) {
      let declared = ScopedType(
        reference: parameter.type, scope: type, file: function.span.file)
      let values =
        position.map {
          interpreter.evaluate(link.site.arguments[$0].value, link.frame, expected: declared)
        } ?? parameter.value.map { interpreter.evaluate($0, frame, expected: declared) } ?? .none
      frame.bind(
        parameter.name, values.isEmpty ? interpreter.anyValue(of: declared) : values, type: declared
      )
    }
    return OwnLink(
      site: CallSite(
        name: link.site.name, arguments: arguments, expression: link.site.expression,
        expected: link.site.expected),
      frame: frame)
  }

  /// The program's initialiser that a call means.
  private static func initializer(
    _ link: OwnLink, _ interpreter: Interpreter
  ) -> FunctionDeclaration? {
    let all = interpreter.index.externalType(named: "NavigationLink")?.functions["init"] ?? []
    let meant = all.filter { function in
      guard function.body != nil, interpreter.isComplete(function, link.site.arguments),
        let pairing = interpreter.pair(function.parameters, link.site.arguments)
      else { return false }
      var isOwn = link.site.arguments.contains {
        $0.label.map { !labels.contains($0) } ?? false
      }
      for (parameter, position) in zip(function.parameters, pairing) {
        guard let position, let type = taken(by: parameter, interpreter, function) else { continue }
        guard fits(link.site.arguments[position].value, type, link.frame, interpreter) else {
          return false
        }
        isOwn = true
      }
      return isOwn
    }
    return interpreter.best(meant, link.site.arguments, near: link.frame.file)
  }

  /// The type of the program that a parameter takes, where it takes just that.
  private static func taken(
    by parameter: FunctionDeclaration.Parameter, _ interpreter: Interpreter,
    _ function: FunctionDeclaration
  ) -> TypeInfo? {
    let generics =
      function.generics
      + (interpreter.index.externalType(named: "NavigationLink")?.generics ?? [])
    let name = parameter.type.unwrapped.lastName
    guard !["Label", "Destination"].contains(name), !generics.contains(where: { $0.name == name })
    else { return nil }
    let found = interpreter.resolve(
      ScopedType(reference: parameter.type.unwrapped, scope: nil, file: function.span.file))
    guard let found, !found.isExternal, found.kind != .protocolType else { return nil }
    return found
  }

  private static func fits(
    _ argument: Expression, _ type: TypeInfo, _ frame: Frame, _ interpreter: Interpreter
  ) -> Bool {
    if let name = implicitMember(argument) {
      return name == "init" || type.cases[name] != nil || type.variables[name] != nil
        || type.functions[name] != nil
    }
    var known: TypeInfo?
    if let given = interpreter.staticType(of: argument, frame) {
      known = interpreter.resolve(given.with(given.reference.unwrapped))
    } else {
      // `Page.settings(.about)`
      let (values, _) = interpreter.isolated { interpreter.evaluate(argument, frame) }
      known = values.only.flatMap { interpreter.type(of: $0) }
    }
    return known?.lineage.contains { $0 === type } ?? false
  }

  private static func isImplicitMember(_ expression: Expression) -> Bool {
    implicitMember(expression) != nil
  }

  /// What `.settings(.about)` and `.icons.about` name of the type that is asked for.
  private static func implicitMember(_ expression: Expression) -> String? {
    switch expression.kind {
    case .member(nil, let name, _): name
    case .call(let inner, _), .member(let inner?, _, _): implicitMember(inner)
    default: nil
    }
  }
}

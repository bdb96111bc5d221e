import FlowLinks

/// Handlers of links that an app registers with a router of a library's, under the URLs they take:
/// `JLRoutes.global().addRoute("/podcast/:id") { parameters in … }`, `navigator.register("app://item/
/// <int:id>") { url, values, context in ItemController() }`.
enum RouteTables {
  static let methods: [String: Frameworks.Method] = Dictionary(
    uniqueKeysWithValues: ["addRoute", "register", "handle", "map", "add"].map { ($0, register) })

  private static let register: Frameworks.Method = { interpreter, bases, _, site, frame in
    guard
      bases.values.allSatisfy({ if case .external = $0 { true } else { $0.isOutsideType } }),
      let written = site.first ?? site.argument("pattern") ?? site.argument("path"),
      case .string(let text)? = interpreter.evaluate(written, frame).only,
      let pattern = URLPattern(route: text, scheme: interpreter.onlyScheme),
      let handler = site.trailing ?? site.argument("handler") ?? site.argument("factory")
    else { return nil }
    interpreter.register(interpreter.evaluate(handler, frame), for: pattern, site, frame)
    return .unknown
  }
}

extension Value {
  /// Whether it is a type that no source of the program declares.
  fileprivate var isOutsideType: Bool { if case .externalType = self { true } else { false } }
}

extension Interpreter {
  /// The one scheme that the app's Info.plist declares.
  fileprivate var onlyScheme: String? {
    let declared = bundles.filter { $0.extensionPoint == nil }.flatMap(\.urlSchemes)
    let schemes = Set(declared.map(\.scheme))
    return declared.contains(where: \.isVariable) || schemes.count != 1 ? nil : schemes.first
  }

  /// Runs a handler for what the router hands it, and shows the page that it gives to the router.
  fileprivate func register(
    _ closures: ValueSet, for pattern: URLPattern, _ site: CallSite, _ frame: Frame
  ) {
    let number = facts.deepLink(
      span: site.modifierSpan, closure: closures, screen: nil, literal: nil)
    facts.deepLinks[number].pattern = pattern
    facts.deepLinks[number].isActivity = true
    facts.deepLinks[number].readsURL = true
    facts.deepLinks[number].receiver = (
      (frame.scope.map { "\($0.name)." } ?? "") + site.name, site.modifierSpan
    )
    record(.deepLink(number))
    let (_, effects) = isolated {
      context.trigger = Trigger(label: "URL", span: site.span)
      context.stack = Context.noStack
      let pages = invokeAll(
        closures, [ValueSet(.external("RouteParameters"))], site.expression, frame
      )
      .values.filter { isController($0) && type(of: $0)?.isExternal == false }
      if !pages.isEmpty { note(.route(ValueSet(pages, isOpen: true), .push), site.span) }
    }
    absorb(effects, deepLink: number)
  }
}

/// What small libraries do that many apps are written with: setting an object up in a closure, and
/// controllers that bring another one up in a frame of their own.
enum Wrapping {
  /// `Button().then { $0.delegate = self }`: the closure is given the object, which is the result.
  static let methods: [String: Frameworks.Method] = [
    "then": setUp, "also": setUp, "apply": setUp, "presentPanModal": panModal,
  ]

  static let operationNames: Set<String> = ["presentPanModal"]

  /// PanModal: a sheet that a person drags.
  private static let panModal: Frameworks.Method = { interpreter, bases, _, site, frame in
    guard let shown = site.first else { return nil }
    let views = interpreter.evaluate(shown, frame)
    interpreter.notePresenter(bases, of: views, site.span, frame)
    interpreter.note(.show(views, .sheet), site.span)
    interpreter.runArguments(site.rest, frame)
    return ValueSet.none
  }

  private static let setUp: Frameworks.Method = { interpreter, bases, _, site, frame in
    guard site.arguments.count == 1, let closure = site.trailing, !bases.isEmpty,
      bases.values.allSatisfy(interpreter.isMade)
    else { return nil }
    interpreter.making(anew: bases, frame) {
      _ = interpreter.invokeAll(interpreter.evaluate(closure, frame), [bases], closure, frame)
    }
    return bases
  }

  /// Words of a label whose controller is the one that the others are beside.
  private static let main = ["main", "center", "centre", "content", "front", "root"]

  /// Words of a label whose controller is around the new one, not in it.
  private static let around = ["parent", "present", "source", "from", "delegate", "host"]

  /// Whether a label of a controller's initialiser names what it shows.
  static func names(content label: String?) -> Bool {
    guard let label = label?.lowercased() else { return true }
    return !around.contains { label.contains($0) }
      && ["controller", "content", "root", "child"].contains { label.hasSuffix($0) }
  }

  /// Whether a label names the first of the controllers that are shown side by side.
  static func names(main label: String?) -> Bool {
    guard let label = label?.lowercased() else { return false }
    return main.contains { label.hasPrefix($0) }
  }
}

extension Interpreter {
  /// `InfoView().with { $0.isHidden = false }`, whatever a library calls it: a closure that only sets
  /// up the object that it is given leaves that object as the result.
  func setUpByLibrary(_ bases: ValueSet, _ site: CallSite, _ frame: Frame) -> ValueSet? {
    guard site.arguments.count == 1, let value = site.arguments.first?.value.plain,
      case .closure(let closure) = value.kind, closure.onlySetsUp, !bases.values.isEmpty,
      bases.values.allSatisfy({ base in
        guard case .object = base, let type = type(of: base) else { return false }
        return type.isReference && !type.isExternal
      })
    else { return nil }
    _ = invokeAll(evaluate(value, frame), [bases], value, frame)
    return bases
  }

  /// An object of the program or of UIKit, and not what a promise will give.
  fileprivate func isMade(_ value: Value) -> Bool {
    switch value {
    case .object, .view: true
    case .external(let name): UIKitClasses.isApple(name)
    default: false
    }
  }

  /// `SheetController(controller: page)`, of a library: what it shows is the page. Of several
  /// controllers it shows one, and the others beside it: `DrawerController(center: …, left: …)`.
  func wrapped(_ site: CallSite, _ frame: Frame) -> ValueSet? {
    guard site.name.startsUppercase, site.name.hasSuffix("Controller"),
      !UIKitClasses.isApple(site.name)
    else { return nil }
    var shown: [(label: String?, controllers: ValueSet)] = []
    for argument in site.arguments
    where !argument.isTrailing && Wrapping.names(content: argument.label) {
      let controllers = evaluate(argument.value, frame).values.filter {
        $0 != frame.receiver && isController($0)
      }
      if !controllers.isEmpty { shown.append((argument.label, ValueSet(controllers))) }
    }
    guard !shown.isEmpty else { return nil }
    _ = runArguments(site, frame)
    let main = shown.remove(at: shown.firstIndex { Wrapping.names(main: $0.label) } ?? 0)
    for beside in shown {
      note(.embed(beside.controllers, in: main.controllers), site.span)
    }
    return main.controllers
  }
}

extension Closure {
  /// Whether all that it does is to assign and call members of what it is given.
  fileprivate var onlySetsUp: Bool {
    guard parameters.count < 2, !body.isEmpty else { return false }
    let name = parameters.first?.name ?? "$0"
    return body.allSatisfy { statement in
      guard case .expression(let expression) = statement.kind else { return false }
      switch expression.plain.kind {
      case .binary("=", let left, _): return left.begins(with: name)
      case .call(let callee, _): return callee.begins(with: name)
      default: return false
      }
    }
  }
}

extension Expression {
  /// Whether it is a chain of members of a name.
  fileprivate func begins(with name: String) -> Bool {
    switch plain.kind {
    case .member(let base?, _, _):
      if case .name(name, _) = base.plain.kind { return true }
      return base.begins(with: name)
    default: return false
    }
  }
}

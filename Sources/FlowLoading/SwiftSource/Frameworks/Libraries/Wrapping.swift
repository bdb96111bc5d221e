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
    _ = interpreter.invokeAll(interpreter.evaluate(closure, frame), [bases], closure, frame)
    return bases
  }

  /// Words of a label whose controller is around the new one, not in it.
  private static let around = ["parent", "present", "source", "from", "delegate", "host"]

  /// Whether a label of a controller's initialiser names what it shows.
  static func names(content label: String?) -> Bool {
    guard let label = label?.lowercased() else { return true }
    return !around.contains { label.contains($0) }
      && ["controller", "content", "root", "child"].contains { label.hasSuffix($0) }
  }
}

extension Interpreter {
  /// An object of the program or of UIKit, and not what a promise will give.
  fileprivate func isMade(_ value: Value) -> Bool {
    switch value {
    case .object, .view: true
    case .external(let name): UIKitClasses.isApple(name)
    default: false
    }
  }

  /// `SheetController(controller: page)`, of a library: what it shows is the page.
  func wrapped(_ site: CallSite, _ frame: Frame) -> ValueSet? {
    guard site.name.hasSuffix("Controller"), !UIKitClasses.isApple(site.name) else { return nil }
    for argument in site.arguments
    where !argument.isTrailing && Wrapping.names(content: argument.label) {
      let shown = evaluate(argument.value, frame).values.filter {
        $0 != frame.receiver && isController($0)
      }
      if !shown.isEmpty {
        _ = runArguments(site, frame)
        return ValueSet(shown)
      }
    }
    return nil
  }
}

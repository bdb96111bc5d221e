/// Leaving a screen by the environment.
enum SwiftUIDismissal {
  static let callables: [String: Frameworks.Constructor] = [
    "environment.dismiss": { interpreter, site, frame in
      dismiss(interpreter, site, frame)
      return .none
    },
    "environment.dismissWindow": { _, _, _ in .none },
  ]

  static let methods: [String: Frameworks.Method] = [
    "dismiss": { interpreter, bases, _, site, frame in
      guard bases.values.contains(.external("environment.presentationMode")) else { return nil }
      dismiss(interpreter, site, frame)
      return ValueSet.none
    },
    "callAsFunction": { interpreter, bases, _, site, frame in
      for value in bases.values {
        if case .external(let name) = value, let callable = Frameworks.callables[name] {
          return callable(interpreter, site, frame)
        }
      }
      return nil
    },
  ]

  private static func dismiss(_ interpreter: Interpreter, _ site: CallSite, _ frame: Frame) {
    let owner = owner(interpreter, frame)
    interpreter.note(.dismiss(of: owner), site.span)
    interpreter.record(.part(.dismissal(of: owner), site.span))
  }

  /// The view whose environment the action is from.
  private static func owner(_ interpreter: Interpreter, _ frame: Frame) -> Int? {
    frame.receiver.flatMap(interpreter.type(of:))?.id
  }
}

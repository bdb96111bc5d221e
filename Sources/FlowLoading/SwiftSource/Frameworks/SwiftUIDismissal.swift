/// Leaving a screen by the environment.
enum SwiftUIDismissal {
  static let callables: [String: Frameworks.Constructor] = [
    "environment.dismiss": dismiss,
    // Handed on as a value of its type.
    "DismissAction": dismiss,
    "environment.dismissWindow": { _, _, _ in .none },
  ]

  private static let dismiss: Frameworks.Constructor = { interpreter, site, frame in
    let owner = owner(interpreter, frame)
    interpreter.note(.dismiss(of: owner), site.span)
    interpreter.record(.part(.dismissal(of: owner), site.span))
    return .none
  }

  static let methods: [String: Frameworks.Method] = [
    "dismiss": { interpreter, bases, _, site, frame in
      guard bases.values.contains(.external("environment.presentationMode")) else { return nil }
      return dismiss(interpreter, site, frame)
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

  /// The view whose environment the action is from.
  private static func owner(_ interpreter: Interpreter, _ frame: Frame) -> Int? {
    frame.receiver.flatMap(interpreter.type(of:))?.id
  }
}

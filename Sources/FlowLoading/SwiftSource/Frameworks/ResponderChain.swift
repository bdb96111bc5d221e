/// The chain by which views ask whoever is around them: `responder.next`.
enum ResponderChain {
  static let properties: [String: Frameworks.Property] = [
    "next": { interpreter, receiver, known in
      guard let around = interpreter.responder(after: receiver) else { return nil }
      return known.union(around)
    }
  ]
}

extension Interpreter {
  /// Who is asked after an object: the controller that a view stands on, the one around another.
  /// Nobody where that is not known: any object that could answer may stand anywhere.
  fileprivate func responder(after receiver: Value) -> ValueSet? {
    guard let type = type(of: receiver), objectNumber(receiver) != nil else { return nil }
    if type.isController {
      let parents = self.parents(of: receiver)
      // Which of many it stands in now is not known.
      let classes = Set(parents.map { self.type(of: $0)?.id })
      return ValueSet(classes.count == 1 ? parents : [.null])
    }
    guard type.isKind(of: "UIView") else { return nil }
    guard let controller = controller(holding: receiver) else { return ValueSet(.null) }
    return ValueSet(.object(heap.object(type: controller.id, site: nil, maker: nil)))
  }

  /// Whether a local is declared to hold any responder, as where code goes up their chain: the stack
  /// around a controller is on it, which is none of those that are known by name.
  func isResponder(_ name: String, _ frame: Frame) -> Bool {
    let slot = frame.locals[name]
    return (slot?.type ?? slot?.unwrapped)?.reference.unwrapped.lastName == "UIResponder"
  }

  static let aroundAll: Set<String> = [
    "UINavigationController", "UITabBarController", "UISplitViewController",
  ]
}

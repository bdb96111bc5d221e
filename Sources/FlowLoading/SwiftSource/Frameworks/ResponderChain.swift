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
  fileprivate func responder(after receiver: Value) -> ValueSet? {
    guard let type = type(of: receiver), let object = objectNumber(receiver) else { return nil }
    if type.isController {
      let place = Place(object: object, type: type.id, name: UIKitContainers.parentName)
      return ValueSet(heap.read(place).values, isOpen: true)
    }
    guard type.isKind(of: "UIView") else { return nil }
    guard let controller = controller(holding: receiver) else { return .unknown }
    let whole = heap.object(type: controller.id, site: nil, maker: nil)
    return ValueSet([.object(whole)], isOpen: true)
  }
}

extension Interpreter {
  /// For whom a class makes an object of itself, `Model.standard()`: what it keeps is that of
  /// whoever asked for it. A controller is told from others by the screen that it is.
  func customer(
    of function: FunctionDeclaration, _ owner: TypeInfo?, _ receiver: Value?, _ caller: Frame
  ) -> Int? {
    guard case .type? = receiver, function.isStatic, let owner, owner.kind == .classType,
      !owner.isController, let result = function.result?.unwrapped.lastName,
      result == owner.simpleName || result == "Self"
    else { return nil }
    return objectNumber(caller.receiver) ?? caller.customer
  }
}

extension Heap {
  /// Where an object and its makers were made, nearest first.
  func line(of number: Int) -> [ObjectIdentifier] {
    let object = objects[number]
    return [object.site ?? ObjectIdentifier(index.types[object.type])] + object.makers
  }
}

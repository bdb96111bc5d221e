/// Who asked a class to make an object of itself.
struct Customer: Hashable {
  let object: Int
  /// The call that asked: one coordinator may have a router made for each thing that it presents.
  let site: ObjectIdentifier

  /// What tells the runs of the class's code for one customer from those for others.
  var key: [ValueSet] { [ValueSet(.object(object)), ValueSet(.integer(Int(bitPattern: site)))] }
}

extension Interpreter {
  /// For whom a class makes an object of itself, `Model.standard()`: what it keeps is that of
  /// whoever asked for it. A controller is told from others by the screen that it is.
  func customer(
    of function: FunctionDeclaration, _ owner: TypeInfo?, _ receiver: Value?,
    at site: Expression?, _ caller: Frame
  ) -> Customer? {
    guard case .type? = receiver, function.isStatic, let owner, owner.kind == .classType,
      !owner.isController, let result = function.result?.unwrapped.lastName,
      result == owner.simpleName || result == "Self"
    else { return nil }
    guard let object = objectNumber(caller.receiver), let site else { return caller.customer }
    return Customer(object: object, site: ObjectIdentifier(site))
  }
}

extension Heap {
  /// Where an object and its makers were made, nearest first.
  func line(of number: Int) -> [ObjectIdentifier] {
    let object = objects[number]
    return [object.site ?? ObjectIdentifier(index.types[object.type])] + object.makers
  }
}

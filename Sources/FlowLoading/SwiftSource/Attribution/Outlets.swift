/// Outlets: each is a view of its own, although no code makes it.
extension Interpreter {
  /// The view of the program's own class that a storyboard or nib puts into an outlet.
  ///
  /// All views of a class as one would be set up by whoever sets one up.
  func outlet(_ variable: VariableDeclaration, _ owner: TypeInfo, _ receiver: Value?) -> Value? {
    guard variable.attribute("IBOutlet") != nil, let receiver,
      isHolder(receiver, of: variable, owner),
      let type = declared(variable, owner).flatMap({ resolve($0.with($0.reference.unwrapped)) }),
      !type.isExternal, type.isKind(of: "UIView")
    else { return nil }
    let holder = holder(of: receiver)
    let object = heap.object(type: type.id, site: ObjectIdentifier(variable), maker: holder)
    addPart(.object(object), of: controller(holding: holder.map { .object($0) } ?? receiver))
    decode(object, type)
    return .object(object)
  }

  /// Whether an outlet of a value is told from others: one of an object, and one of the cells that
  /// tables hand out, unless each table gives it a delegate of its own.
  private func isHolder(
    _ receiver: Value, of outlet: VariableDeclaration, _ owner: TypeInfo
  ) -> Bool {
    switch receiver {
    case .object: true
    case .some(let type):
      index.types[type].isKind(of: "UIView") && !syntax.givesDelegate(to: outlet.name, of: owner)
    default: false
    }
  }

  /// The object whose outlets count: of a controller, the one that stands for its screen, as code
  /// sets up a scene before it is shown.
  private func holder(of receiver: Value) -> Int? {
    guard case .object(let object) = receiver else { return nil }
    let type = heap.objects[object].type
    return index.types[type].isController
      ? heap.object(type: type, site: nil, maker: nil) : object
  }

  /// Whether a scene's controller has outlets of its own for all views of a class that stand there.
  func hasOutlets(for view: TypeInfo, _ controller: TypeInfo, _ properties: [String]) -> Bool {
    !properties.isEmpty
      && properties.allSatisfy { name in
        guard let (variable, owner) = controller.variable(name),
          let type = declared(variable, owner)
        else { return false }
        return variable.attribute("IBOutlet") != nil
          && resolve(type.with(type.reference.unwrapped)) === view
      }
  }
}

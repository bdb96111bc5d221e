/// What generic parameters stand for in the code of views. One object stands for a screen however
/// often it is shown, so that a parameter of its type can stand for several types.
extension Interpreter {
  /// The types of the program that a generic parameter, of the type that code belongs to or of one
  /// around it, stands for.
  func typesMeant(by name: String, _ frame: Frame) -> [TypeInfo] {
    if let known = genericArgument(name, frame) { return [known] }
    var scope = frame.scope
    while let type = scope, !type.generics.contains(where: { $0.name == name }) {
      scope = type.outer
    }
    guard scope != nil, let object = objectNumber(frame.receiver) else { return [] }
    return heap.read(.meaning(of: name, in: object)).values.compactMap(type)
  }

  /// Keeps the type that a parameter stands for in an object, as what it is given tells.
  func keepMeaning(_ type: TypeInfo, of parameter: String, in object: Int) {
    keepMeaning(named: type.name, of: parameter, in: object)
    guard !type.isExternal else { return }
    heap.write(ValueSet(.type(type.id)), to: .meaning(of: parameter, in: object))
  }

  /// The same of a type that is known by its name alone.
  func keepMeaning(named name: String, of parameter: String, in object: Int) {
    genericArguments[object, default: [:]][parameter] = .named(
      name.split(separator: ".").map { .init(name: String($0)) })
  }

  /// Keeps what parameters stand for in an object: as they are written, or in a value of a type
  /// inside a generic one as in the object whose code makes it.
  func keepMeanings(in object: Int, _ type: TypeInfo, _ frame: Frame) {
    for generic in type.generics {
      guard let known = genericArguments[object]?[generic.name],
        let meant = resolve(ScopedType(reference: known, scope: frame.scope, file: frame.file)),
        !meant.isExternal
      else { continue }
      heap.write(ValueSet(.type(meant.id)), to: .meaning(of: generic.name, in: object))
    }
    guard let outer = type.outer, !outer.generics.isEmpty,
      let maker = objectNumber(frame.receiver)
    else { return }
    for generic in outer.generics {
      heap.write(
        heap.read(.meaning(of: generic.name, in: maker)), to: .meaning(of: generic.name, in: object)
      )
    }
  }
}

extension Place {
  fileprivate static func meaning(of parameter: String, in object: Int) -> Place {
    Place(object: object, of: .generics, name: parameter)
  }
}

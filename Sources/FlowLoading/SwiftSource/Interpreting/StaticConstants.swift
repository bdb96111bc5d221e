/// Constants of a type that is no enum: `static let move = Deed(id: "move")`, which code tells
/// apart like cases.
extension Interpreter {
  /// Whether a value is the constant of a name of its own type.
  ///
  /// - Returns: Nil where the type declares none of the name.
  func isConstant(_ value: Value, named name: String) -> ConstantAnswer? {
    guard let type = type(of: value), type.kind != .enumeration,
      let wanted = type.variable(name)?.0, wanted.isStatic
    else { return nil }
    switch value {
    case .object(let object):
      guard let found = constantName(of: object, type) else { return .maybe }
      return found == name ? .yes : .no
    case .some: return .maybe
    default: return nil
    }
  }

  enum ConstantAnswer {
    case yes, no, maybe
  }

  /// The text or number of `Names.home` where a pattern names a constant of a type, which looks like
  /// a case.
  func constant(_ pattern: Pattern, _ frame: Frame? = nil) -> Expression? {
    guard case .enumCase(let base?, let name, let parts, let span) = pattern, parts.isEmpty
    else { return nil }
    let frame = frame ?? Frame(receiver: nil, scope: nil, file: span.file)
    guard let type = typeNamed(base, frame).flatMap(resolve), type.cases[name] == nil,
      let (variable, _) = type.variable(name), variable.isStatic, variable.isConstant,
      let value = variable.value, literal(value) != nil
    else { return nil }
    return value
  }

  /// The constant of its type that an object was made for.
  func constantName(of object: Int, _ type: TypeInfo) -> String? {
    guard let site = heap.objects[object].site else { return nil }
    for part in type.lineage {
      for (name, variable) in part.variables where variable.isStatic {
        guard let value = variable.value ?? variable.getter?.onlyExpression else { continue }
        if ObjectIdentifier(value.plain) == site { return name }
      }
    }
    return nil
  }
}

/// Types whose values carry code: no decoder and no query makes them.
extension Interpreter {
  func isCode(_ type: TypeReference?, in owner: TypeInfo) -> Bool {
    guard let type else { return false }
    return isCode(ScopedType(reference: type, scope: owner, file: owner.span.file))
  }

  /// Whether a type is that of code, or of a struct with code in it.
  ///
  /// - Parameter depth: How many structs it lies in.
  func isCode(_ type: ScopedType, depth: Int = 0) -> Bool {
    guard depth < 3 else { return false }
    let written = type.reference.unwrapped
    if case .function = index.expanded(written, in: type.scope).unwrapped { return true }
    guard let known = resolve(type.with(written)), known.kind == .structure, !known.isExternal
    else { return false }
    return known.stored.contains { variable in
      guard let held = variable.type else { return false }
      return isCode(
        ScopedType(reference: held, scope: known, file: known.span.file), depth: depth + 1)
    }
  }
}

extension Relevance {
  /// Whether a method of a struct sets in which case something is, on which who keeps the struct
  /// acts: `mutating func showHelp() { modal = .help }`.
  static func setsCase(
    _ declaration: FileFacts.Declared, _ owner: TypeInfo, _ index: ProgramIndex
  ) -> Bool {
    guard declaration.isMutating, owner.kind == .structure, !owner.isExternal else { return false }
    return owner.stored.contains { variable in
      guard declaration.uses.changed.contains(variable.name),
        let written = variable.type?.unwrapped
          ?? variable.value.flatMap(Self.typeOfCase)
      else { return false }
      let type = index.resolve(written, in: owner, file: owner.span.file)
      return type?.kind == .enumeration && type?.isExternal == false
    }
  }

  /// The type of a case that is written with it: `Modal.none`.
  private static func typeOfCase(_ value: Expression) -> TypeReference? {
    if case .member(let type?, _, _) = value.kind { type.writtenType } else { nil }
  }
}

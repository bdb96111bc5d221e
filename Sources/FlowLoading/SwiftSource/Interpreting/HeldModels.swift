/// Models that models hold.
extension Interpreter {
  /// Whether a model holds a model of its own for good: whoever knows only the type of the first
  /// means that one as well.
  func isModel(_ values: ValueSet, of receiver: Value?) -> Bool {
    guard case .object(let owner)? = receiver else { return false }
    return isModel(index.types[heap.objects[owner].type])
      && values.values.contains { value in
        guard case .object(let object) = value else { return false }
        return isModel(index.types[heap.objects[object].type])
      }
  }

  private func isModel(_ type: TypeInfo) -> Bool { type.kind == .classType && !type.isController }
}

/// Models that models hold.
extension Interpreter {
  /// Whether a model holds a model of its own for good: whoever knows only the type of the first
  /// means that one as well. A screen stands for all objects of its class: what its initialiser has
  /// one told that it holds for good, each of them is told.
  func isModel(_ values: ValueSet, of receiver: Value?) -> Bool {
    guard case .object(let owner)? = receiver,
      case let holder = index.types[heap.objects[owner].type],
      isModel(holder) || holder.isController
    else { return false }
    return values.values.contains { value in
      guard case .object(let object) = value else { return false }
      let held = index.types[heap.objects[object].type]
      return isModel(held) && (!holder.isController || tellsOthers(held))
    }
  }

  private func isModel(_ type: TypeInfo) -> Bool { type.kind == .classType && !type.isController }
}

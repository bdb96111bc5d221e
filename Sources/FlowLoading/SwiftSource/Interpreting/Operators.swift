/// Operators that the program declares: `let page = Page() &> { $0.delegate = self }`.
extension Interpreter {
  /// What an operator of the program's own gives; nil where the program declares none of that name
  /// for such operands.
  func operated(
    _ name: String, _ operands: [Expression], _ expression: Expression, _ frame: Frame
  ) -> ValueSet? {
    guard !Self.standardOperators.contains(name) else { return nil }
    let arguments = operands.map { Argument(label: nil, value: $0, isTrailing: false) }
    if let function = best(index.globalFunctions(name), arguments, near: frame.file) {
      return invoke(function, owner: nil, receiver: nil, arguments, frame, from: expression)
    }
    for operand in operands {
      for value in evaluate(operand, frame).values {
        guard let type = type(of: value) else { continue }
        let known = type.methods(name).filter(\.0.isStatic)
        if let (function, owner) = best(known, arguments, near: frame.file) {
          return invoke(
            function, owner: owner, receiver: .type(owner.id), arguments, frame, from: expression)
        }
      }
    }
    return nil
  }

  /// Those of the standard library, which compare and count whatever type takes them.
  private static let standardOperators: Set<String> = [
    "<", ">", "<=", ">=", "===", "!==", "~=", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "...",
    "..<", "&+", "&-", "&*", "?",
  ]
}

/// Operators that the program declares: `let page = Page() &> { $0.delegate = self }`.
extension Interpreter {
  /// What an operator of the program's own gives, and nothing known where the program declares none
  /// of that name for such operands.
  ///
  /// The operands are evaluated once: `form +++ first <<< second <<< …` nests as deep as it is long.
  func operated(
    _ name: String, _ operands: [Expression], _ expression: Expression, _ frame: Frame
  ) -> ValueSet {
    let arguments = operands.map { Argument(label: nil, value: $0, isTrailing: false) }
    let isStandard = Self.standardOperators.contains(name)
    if !isStandard, let function = best(index.globalFunctions(name), arguments, near: frame.file) {
      return invoke(function, owner: nil, receiver: nil, arguments, frame, from: expression)
    }
    let values = operands.map { evaluate($0, frame) }
    guard !isStandard else { return .unknown }
    for value in values.lazy.flatMap(\.values) {
      guard let type = type(of: value) else { continue }
      let known = type.methods(name).filter(\.0.isStatic)
      if let (function, owner) = best(known, arguments, near: frame.file) {
        return invoke(
          function, owner: owner, receiver: .type(owner.id), arguments, frame, from: expression)
      }
    }
    return .unknown
  }

  /// Those of the standard library, which compare and count whatever type takes them.
  private static let standardOperators: Set<String> = [
    "<", ">", "<=", ">=", "===", "!==", "~=", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "...",
    "..<", "&+", "&-", "&*", "?",
  ]
}

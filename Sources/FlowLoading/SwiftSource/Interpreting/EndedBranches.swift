/// Branches after which nothing runs.
extension Interpreter {
  /// Whether a branch ends the program: `default: fatalError()`.
  func neverReturns(_ branch: SwitchCase) -> Bool {
    guard case .expression(let last)? = branch.body.last?.kind,
      case .call(let callee, _) = last.kind, case .name(let name, _) = callee.kind
    else { return false }
    return name == "fatalError" || name == "preconditionFailure"
  }

  /// Whether all that a `switch` is known to be about ends in such a branch.
  func ends(_ subject: Expression, _ cases: [SwitchCase], _ frame: Frame) -> Bool {
    let values = evaluateSubject(subject, frame)
    guard !values.isEmpty, !values.isOpen else { return false }
    return values.values.allSatisfy { value in
      guard case .enumCase = value else { return false }
      let taken = cases.first { $0.isDefault || matches($0.patterns, value) }
      return taken.map { $0.condition == nil && neverReturns($0) } ?? false
    }
  }
}

/// Which cases of a `switch` are known to be taken.
extension Interpreter {
  /// Whether a value is known in all its parts.
  func isSettled(_ value: Value) -> Bool {
    guard case .tuple(let labels, let items) = value, !Results.isCase(labels) else { return true }
    return items.allSatisfy { $0.only.map(isSettled) == true }
  }

  /// Whether all that a case asks of a tuple is known: `(false, _)` of `(false, whatever)`.
  func asksOnlyWhatIsSettled(_ one: SwitchCase, of value: Value) -> Bool {
    guard case .tuple(let labels, let items) = value, !Results.isCase(labels),
      one.patterns.count == 1, case .tuple(let parts) = one.patterns[0], parts.count == items.count
    else { return false }
    return zip(parts, items).allSatisfy { part, item in
      switch part {
      case .wildcard, .bind: true
      default: item.only.map(isSettled) == true
      }
    }
  }
}

/// How what a variable holds is presented, as code said by the variable's name.
///
/// Branches that put one controller or another into a variable give each its own style:
///
/// ```swift
/// let page: UIViewController
/// if isLong { page = Reader(); page.modalPresentationStyle = .fullScreen } else { page = Note() }
/// ```
struct GivenStyles {
  private struct Given {
    let style: ValueSet
    let conditions: [RunCondition]
    /// What the branch that gave the style had put into the variable; nil where that was no branch.
    let values: ValueSet?
    /// On which conditions it had.
    let assigned: [RunCondition]
  }

  private var given: [Given] = []
  private var assigned: (values: ValueSet, conditions: [RunCondition])?

  /// All styles, of whatever value.
  private(set) var all: ValueSet = .none

  mutating func assign(_ values: ValueSet, when conditions: [RunCondition]) {
    assigned = (values, conditions)
  }

  mutating func give(_ style: ValueSet, when conditions: [RunCondition]) {
    all.formUnion(style)
    let own = assigned.flatMap { known in
      !known.conditions.isEmpty && conditions.starts(with: known.conditions) ? known : nil
    }
    let added = Given(
      style: style, conditions: conditions, values: own?.values, assigned: own?.conditions ?? [])
    let isKnown = given.contains {
      $0.conditions == conditions && $0.values == added.values && $0.style == style
    }
    if !isKnown { given.append(added) }
  }

  /// The styles that one value was given, and whether it can have none of them too: one that was
  /// given on a condition alone, `if phone.isSmall { … }`, is not the only way.
  func styles(of value: Value, when conditions: [RunCondition]) -> (ValueSet, isMissing: Bool) {
    let own = given.filter { $0.values?.values.contains(value) ?? true }
    let styles = own.reduce(into: ValueSet.none) { $0.formUnion($1.style) }
    guard let only = own.first, own.allSatisfy({ $0.conditions == only.conditions }) else {
      return (styles, false)
    }
    let asked = only.conditions.dropFirst(only.assigned.count)
    return (styles, !asked.isEmpty && !conditions.starts(with: only.conditions))
  }
}

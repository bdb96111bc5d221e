extension Presentation {
  /// Whether it can be what state shows that was given values: of links that share their selection,
  /// each has a tag of its own.
  func isChosen(by values: ValueSet) -> Bool {
    guard !tag.isOpen, !tag.isEmpty else { return true }
    let given = values.values.filter { $0 != .null && $0 != .boolean(true) }
    // What takes it away concerns every link.
    guard !given.isEmpty else { return true }
    return given.contains { value in tag.values.contains { $0.canEqual(value) } }
  }
}

extension Value {
  /// Whether two values can be equal when the app runs.
  fileprivate func canEqual(_ other: Value) -> Bool {
    switch (self, other) {
    case (.enumCase(let type, let name, _), .enumCase(let another, let otherName, _)):
      type == another && name == otherName
    case (.string(let one), .string(let other)):
      one == other || one.contains(URLText.gap) || other.contains(URLText.gap)
    case (.integer(let one), .integer(let other)): one == other
    default: true
    }
  }
}

/// Texts that say what is shown while state holds them: `isActive: .init(get: { page == "search" })`.
extension Interpreter {
  /// What stands for state holding a text that it is compared with; nil where it is no text's state.
  func places(holding text: String, among states: [Place]) -> [Place]? {
    guard !text.contains(".") else { return nil }
    return states.filter(isText).map { place in
      heap.write(ValueSet(.string(text)), to: place.textsTold)
      return place.payload(of: text)
    }.nonEmpty
  }

  /// Tells those who show something for one text of state whether it is that which was written.
  func writeTexts(of values: ValueSet, to place: Place, _ expression: Expression) {
    guard isText(place), !values.isOpen, !values.isEmpty else { return }
    for case .string(let text) in heap.read(place.textsTold).values {
      let isHeld = values.values.contains(.string(text))
      let given = ValueSet(isHeld ? .tuple([], []) : .null)
      heap.write(given, to: place.payload(of: text))
      noteState(.assign(given), place.payload(of: text), expression)
    }
  }

  private func isText(_ place: Place) -> Bool {
    declaredType(of: place)?.reference.unwrapped.lastName == "String"
  }
}

extension Place {
  /// The texts for which something is shown while the state holds them.
  fileprivate var textsTold: Place {
    Place(object: nil, type: type, name: "\(name)\u{0}texts", local: local)
  }
}

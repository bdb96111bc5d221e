extension Interpreter {
  /// Past this texts are data rather than names of something.
  private static let joinedLimit = 8

  /// What texts are put together, where all that each can be is known.
  func joinedTexts(_ parts: [ValueSet]) -> ValueSet {
    var texts = [""]
    for part in parts {
      guard !part.isOpen, !part.isEmpty, texts.count * part.values.count <= Self.joinedLimit else {
        return .unknown
      }
      var longer: [String] = []
      for value in part.values {
        guard let text = words(for: value) else { return .unknown }
        longer += texts.map { $0 + text }
      }
      texts = longer
    }
    return ValueSet(texts.map { .string($0) })
  }

  /// What stands in a text for a value: `"\(Self.self)"` is the type's name.
  private func words(for value: Value) -> String? {
    switch value {
    case .string(let text): text
    case .type(let type): index.types[type].simpleName
    default: nil
    }
  }
}

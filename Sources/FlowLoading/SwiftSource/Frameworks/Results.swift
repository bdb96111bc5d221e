/// Swift's `Result`, whose cases are as well known as those of the program's own enums.
enum Results {
  /// - Returns: Nil where the type or the case is another.
  static func make(
    _ name: String, _ arguments: [Argument], _ type: ScopedType, _ interpreter: Interpreter,
    _ frame: Frame
  ) -> ValueSet? {
    guard type.reference.lastName == "Result", cases.contains(name), arguments.count == 1 else {
      return nil
    }
    let generics = interpreter.index.expanded(type.reference, in: type.scope).generics
    let carried = name == "success" ? generics.first : generics.dropFirst().first
    let value = interpreter.evaluate(
      arguments[0].value, frame, expected: carried.map { type.with($0) })
    interpreter.noteEscape([value])
    return ValueSet(.frameworkCase(name, [interpreter.shallow(value)]))
  }

  private static let cases = ["success", "failure"]

  static let methods: [String: Frameworks.Method] = [
    "get": { _, bases, _, _, _ in
      var given = ValueSet.none
      var isResult = false
      for case .tuple(let labels, let payload) in bases.values where isCase(labels) {
        isResult = true
        guard Value.frameworkCaseName(labels) == "success", let first = payload.first else {
          continue
        }
        given.formUnion(first)
      }
      guard isResult else { return nil }
      if bases.isOpen { given.isOpen = true }
      return given
    }
  ]

  /// Whether a value with such labels is a case of a result.
  static func isCase(_ labels: [String?]) -> Bool {
    Value.frameworkCaseName(labels).map(cases.contains) ?? false
  }
}

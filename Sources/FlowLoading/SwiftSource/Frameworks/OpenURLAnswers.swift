/// What a handler of links in the environment answers: `return .handled`.
enum OpenURLAnswers {
  private static let answer = TypeReference.named([
    .init(name: "OpenURLAction", generics: []), .init(name: "Result", generics: []),
  ])

  /// - Returns: Nil where the type is another, or the answer hands on another URL.
  static func make(_ name: String, _ arguments: [Argument], _ type: ScopedType) -> ValueSet? {
    guard type.reference.dottedName == answer.dottedName, arguments.isEmpty else { return nil }
    return ValueSet(.frameworkCase(name, []))
  }

  /// Whether nobody hears of a URL after such an answer.
  static func end(_ answers: ValueSet) -> Bool {
    !answers.isEmpty && !answers.isOpen && answers.values.allSatisfy(isEnd)
  }

  /// Whether nobody hears of it after one of them.
  static func mayEnd(_ answers: ValueSet) -> Bool { answers.values.contains(where: isEnd) }

  /// Whether a closure gives one, whose type nothing written at it says.
  static func mayEnd(_ closure: Closure) -> Bool {
    var isFound = false
    Walk { node in
      if case .member(nil, let name, _) = node.kind, ends.contains(name) { isFound = true }
      return !isFound
    }.statements(closure.body)
    return isFound
  }

  private static func isEnd(_ answer: Value) -> Bool {
    answer.frameworkCaseName.map(ends.contains) ?? false
  }

  private static let ends: Set<String> = ["handled", "discarded"]
}

extension Value {
  fileprivate var frameworkCaseName: String? {
    if case .tuple(let labels, _) = self { Value.frameworkCaseName(labels) } else { nil }
  }
}

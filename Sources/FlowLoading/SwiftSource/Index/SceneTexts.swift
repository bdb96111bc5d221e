/// Functions whose text tells which scene of a storyboard is meant. Other functions that give a text
/// do nothing for navigation and are not run.
enum SceneTexts {
  /// Labels of the texts that storyboards are asked by.
  private static let labels: [String: Set<String>] = [
    "UIStoryboard": ["name"], "instantiateViewController": ["withIdentifier", "identifier"],
    "performSegue": ["withIdentifier"],
  ]

  /// Whether a call asks for a scene by a text that is made elsewhere.
  static func isAsked(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    guard let labels = callee.lastName.flatMap({ Self.labels[$0] }) else { return false }
    return arguments.contains { argument in
      guard argument.label.map(labels.contains) ?? false else { return false }
      if case .string = argument.value.kind { return false }
      return true
    }
  }

  /// Those that code mentions which asks for a scene, or which calls such code with a text.
  ///
  /// - Complexity: Linear in the number of names that all code mentions, but for names that many
  ///   types declare.
  static func functions(_ declared: [FileFacts.Declared]) -> Set<ObjectIdentifier> {
    var queue = declared.indices.filter { declared[$0].uses.namesScenes }
    guard !queue.isEmpty else { return [] }
    var texts: [String: [Int]] = [:]
    for (number, one) in declared.enumerated() where one.givesText {
      texts[one.name, default: []].append(number)
    }
    let users = users(declared, texts.isEmpty ? [] : Set(declared.filter(takesText).map(\.name)))
    var isNaming = declared.map(\.uses.namesScenes)
    func mark(_ number: Int) {
      guard !isNaming[number] else { return }
      isNaming[number] = true
      queue.append(number)
    }
    while let next = queue.popLast() {
      let one = declared[next]
      for name in mentions(one) { texts[name]?.forEach(mark) }
      if takesText(one) { users[one.name]?.forEach(mark) }
    }
    return Set(
      declared.indices.lazy.filter { isNaming[$0] }.map { declared[$0] }
        .filter(\.givesText).map(\.id))
  }

  /// The code that mentions names of functions.
  private static func users(
    _ declared: [FileFacts.Declared], _ names: Set<String>
  ) -> [String: [Int]] {
    var users: [String: [Int]] = [:]
    for (number, one) in declared.enumerated() {
      for name in mentions(one) where names.contains(name) {
        users[name, default: []].append(number)
      }
    }
    return users
  }

  private static func mentions(_ one: FileFacts.Declared) -> Set<String> {
    one.uses.named.union(one.uses.membered.lazy.map(\.name))
  }

  private static func takesText(_ one: FileFacts.Declared) -> Bool {
    one.parameters.contains { $0.type.unwrapped.lastName == "String" }
  }
}

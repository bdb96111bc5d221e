/// The messages of an app's own bus that lead somewhere, by names: those for which a listener assigns
/// what steers navigation. An app posts many more, and from everywhere.
struct TypedMessages {
  /// Functions that post what they are given under the name that its type has.
  private var posters: Set<String> = []
  private var leading: Set<String> = []

  init() {}

  init(_ units: [FileFacts], steering: Set<String>) {
    for unit in units {
      for one in unit.declared where one.uses.postsTyped { posters.insert(one.name) }
    }
    guard !posters.isEmpty else { return }
    for unit in units {
      for (message, assigned) in unit.heard where !assigned.isDisjoint(with: steering) {
        leading.insert(message)
      }
    }
  }

  /// Whether code sends one of them.
  func areSent(by uses: FileFacts.Uses) -> Bool {
    !leading.isEmpty
      && uses.messages.contains { message in
        message.base.map(posters.contains) == true && leading.contains(message.name)
      }
  }
}

/// Names of notifications that code posts.
enum PostedNames {
  /// The names of which every post is in the code of a screen or of what acts for one.
  static func byScreens(_ declared: [FileFacts.Declared], _ index: ProgramIndex) -> Set<String> {
    guard declared.contains(where: { !$0.uses.posted.isEmpty }) else { return [] }
    let owners = Relevance.owners(index)
    var (byScreens, byOthers): (Set<String>, Set<String>) = ([], [])
    for one in declared where !one.uses.posted.isEmpty {
      if owners[one.id].map(Relevance.postsForScreen) == true {
        byScreens.formUnion(one.uses.posted)
      } else {
        byOthers.formUnion(one.uses.posted)
      }
    }
    return byScreens.subtracting(byOthers).filter { !isOfSystem($0) }
  }

  /// Whether the system posts it too: `UIApplication.didBecomeActiveNotification`.
  private static func isOfSystem(_ name: String) -> Bool {
    name.split(separator: ".").dropLast().last.map { UIKitClasses.isApple(String($0)) } ?? false
  }
}

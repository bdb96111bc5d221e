/// Screens that come up too late for another round.
extension Interpreter {
  /// So many times what late screens show is followed in turn.
  private static let lateRounds = 4

  /// Follows the screens alone that the last round of linking showed, once each, where the app is
  /// too large for another round of all: what a person does on them is known as well as what is
  /// done elsewhere.
  ///
  /// - Parameter known: How many screens were followed.
  func followLateScreens(after known: Int, _ links: Links) -> Links {
    var links = links
    var next = known
    for _ in 0..<Self.lateRounds where next < facts.screens.count && !budget.isSpent {
      while next < facts.screens.count {
        interpret(screen: next)
        next += 1
      }
      attributeKept()
      begin(nil)
      links = Linker(self).link()
    }
    return links
  }
}

import Testing

@testable import FlowLoading

@Suite("Nearest word")
struct NearestWordTests {
  @Test(arguments: [
    ("psuh", "push"), ("Push", "push"), ("shet", "sheet"), ("popToRot", "popToRoot"),
    ("dismis", "dismiss"), ("po", "pop"),
  ])
  func isTheOneThatWasMeant(word: String, meant: String) {
    #expect(NearestWord.to(word, among: ["pop", "push", "sheet", "popToRoot", "dismiss"]) == meant)
  }

  @Test(arguments: ["", "x", "frobnicate", "push"])
  func isNoneWhereNothingIsNear(word: String) {
    #expect(NearestWord.to(word, among: ["push", "sheet"]) == nil)
  }

  @Test func firstOfEquallyNearWordsWins() {
    #expect(NearestWord.to("cat", among: ["car", "can"]) == "car")
  }

  @Test(arguments: [
    ("", "abc", 3), ("kitten", "sitting", 3), ("ab", "ba", 1), ("ca", "abc", 3), ("a", "a", 0),
  ])
  func distanceIsOptimalStringAlignment(lhs: String, rhs: String, distance: Int) {
    #expect(NearestWord.distance(Array(lhs), Array(rhs)) == distance)
    #expect(NearestWord.distance(Array(rhs), Array(lhs)) == distance)
  }
}

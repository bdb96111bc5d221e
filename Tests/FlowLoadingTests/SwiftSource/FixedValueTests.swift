import Testing

@Suite("What keeps the value of its declaration")
struct FixedValueTests {
  private static let screen = """
    struct A: View {
      var body: some View {
        NavigationStack { Row(check: CHECK) }
      }
    }
    struct Row: View {
      let check: Check
      var body: some View { if check.canLogin { 1️⃣NavigationLink("x") { B() } } }
    }
    """

  private func source(_ declaration: String, _ made: String) -> String {
    declaration + "\n" + Self.screen.replacingOccurrences(of: "CHECK", with: made)
  }

  @Test("A memberwise initialiser gives a property another value than its declaration")
  func memberwise() {
    expect(
      source("struct Check { var canLogin = false }", "Check(canLogin: true)"),
      transitions: ["A -root-> Row", "Row -push-> B at 1️⃣"])
  }

  @Test("So does an initialiser that stores what it is given")
  func stored() {
    expect(
      source(
        """
        final class Check {
          var canLogin = false
          init(canLogin: Bool) { self.canLogin = canLogin }
        }
        """, "Check(canLogin: true)"),
      transitions: ["A -root-> Row", "Row -push-> B at 1️⃣"])
  }

  @Test("And a decoder")
  func decoded() {
    expect(
      source("struct Check: Codable { var canLogin = false }", "load()"),
      transitions: ["A -root-> Row", "Row -push-> B at 1️⃣"])
  }

  @Test("What nobody gives a value keeps it")
  func kept() {
    expect(
      source("struct Check { var canLogin = false }", "Check()"), transitions: ["A -root-> Row"])
  }
}

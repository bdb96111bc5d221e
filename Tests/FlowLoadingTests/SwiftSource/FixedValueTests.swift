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

  @Test(
    "A constant that is filled from state tells no more than the state",
    arguments: ["isOpen: helm.isOpen", "isOpen: !helm.isClosed"])
  func filledFromState(_ argument: String) {
    expect(
      """
      final class Helm: ObservableObject {
        @Published private(set) var isOpen = false
        @Published var isClosed = true
        func toggle() { withAnimation { isOpen.toggle(); isClosed.toggle() } }
      }
      struct A: View {
        @StateObject private var helm = Helm()
        var body: some View {
          ZStack {
            Button("Menu") { helm.toggle() }
            Drawer(\(argument))
          }
        }
      }
      struct Drawer: View {
        let isOpen: Bool
        var body: some View { if isOpen { HStack { Content() } } }
      }
      struct Content: View {
        var body: some View { NavigationStack { 1️⃣NavigationLink("x") { B() } } }
      }
      """, transitions: ["A -embed-> Content", "Content -push-> B at 1️⃣"])
  }

  @Test("What nobody gives a value keeps it")
  func kept() {
    expect(
      source("struct Check { var canLogin = false }", "Check()"), transitions: ["A -root-> Row"])
  }
}

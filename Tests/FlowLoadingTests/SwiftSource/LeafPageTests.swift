import Testing

@Suite("Pages whose body is one switch")
struct LeafPageTests {
  private func app(_ arms: String, page: String = "place") -> String {
    """
    enum Place { case alpha, beta }
    struct Start: View {
      let place: Place
      var body: some View { 1️⃣NavigationLink("Details") { Details(place: \(page)) } }
    }
    struct Details: View {
      let place: Place
      var body: some View {
        switch place { \(arms) }
      }
    }
    struct Alpha: View { var body: some View { Text("") } }
    @main struct MyApp: App {
      var body: some Scene { WindowGroup { NavigationStack { Start(place: .beta) } } }
    }
    """
  }

  @Test(
    "One that only draws is a screen",
    arguments: [
      "case .alpha: Text(\"A\")\ncase .beta: Text(\"B\")",
      "case .alpha: VStack { Text(\"A\") }\ndefault: Image(\"B\")",
    ])
  func drawn(_ arms: String) {
    expect(app(arms), transitions: ["Start -push-> Details at 1️⃣"])
  }

  @Test("One that shows other pages stands for these, also where it shows nothing")
  func standing() {
    let arms = "case .alpha: Alpha()\ncase .beta: EmptyView()"
    expect(app(arms, page: ".alpha"), transitions: ["Start -push-> Alpha at 1️⃣"])
    expect(app(arms), unresolved: ["at 1️⃣"])
  }
}

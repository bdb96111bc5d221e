import Testing

@Suite("State of a view that others set")
struct UnlentStateTests {
  private func app(_ shown: String, state: String = "@State private var isOn = false") -> String {
    """
    struct A: View {
      let takesInput: Bool = \(shown.hasPrefix("true"))
      var body: some View { Rows(takesInput: \(shown)) }
    }
    struct Rows: View {
      let takesInput: Bool
      \(state)
      var body: some View {
        VStack {
          if takesInput { Input(isOn: $isOn) }
          if isOn { 1️⃣NavigationLink("b") { B() } }
          2️⃣NavigationLink("c") { C() }
        }
      }
    }
    struct Input: View {
      @Binding var isOn: Bool
      var body: some View { Button("x") { isOn = true } }
    }
    """
  }

  @Test("Where the view hands its state to nobody, it stays what it was")
  func unlent() {
    expect(app("false"), transitions: ["A -push-> C at 2️⃣"])
  }

  @Test(
    "Where it hands it to somebody, or its own code sets it, it may be anything",
    arguments: [
      ("true", "@State private var isOn = false"), ("false", "@State private var isOn = true"),
      (
        "false",
        "@State private var isOn = false\n  func start() { isOn = true }"
      ),
      ("false", "@State var isOn = false"),
    ])
  func lent(_ shown: String, _ state: String) {
    expect(
      app(shown, state: state), transitions: ["A -push-> B at 1️⃣", "A -push-> C at 2️⃣"])
  }
}

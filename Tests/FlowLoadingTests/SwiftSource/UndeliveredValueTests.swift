import Testing

@Suite("Values that no stack takes")
struct UndeliveredValueTests {
  /// Two screens show one link, each with values of its own.
  private func undelivered(_ value: String, takenBy other: String? = nil) -> [String] {
    let sheet = other.map {
      "NavigationStack { D().navigationDestination(for: \($0).self) { _ in D() } }"
    }
    let graph = expect(
      """
      struct A: View {
        @State private var isOpen = false
        var body: some View {
          NavigationStack {
            VStack { Row(value: 1); Button("x") { 2️⃣isOpen = true } }
              .navigationDestination(for: Int.self) { _ in B() }
          }
          .sheet(isPresented: $isOpen) { NavigationStack { C() }; \(sheet ?? "D()") }
        }
      }
      struct C: View { var body: some View { Row(value: \(value)) } }
      struct Row<Value: Hashable>: View {
        let value: Value
        @State private var flag = false
        var body: some View { if flag { 1️⃣NavigationLink("x", value: value) } }
      }
      """, transitions: ["A -push-> B at 1️⃣", "A -sheet-> C at 2️⃣", "A -sheet-> D at 2️⃣"])
    return graph.undelivered.map { "\($0.type) \($0.from)" }
  }

  @Test("A link that screens share works on one of them, by the values that it is given there")
  func shared() {
    #expect(undelivered("\"text\"") == ["String C"])
    #expect(undelivered("1") == [])
  }

  @Test("What another stack of the app takes may be shown there alone")
  func takenElsewhere() {
    #expect(undelivered("\"text\"", takenBy: "String") == [])
  }
}

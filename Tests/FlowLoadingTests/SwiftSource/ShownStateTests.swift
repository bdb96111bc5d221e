import Testing

@Suite("What state holds on a page that one case of it shows")
struct ShownStateTests {
  @Test(
    "Each page of a wizard leads to the one after it",
    arguments: [
      "step = Step(rawValue: step.rawValue + 1) ?? .last",
      "if let next = step.next { step = next }",
      "step = step.following()",
      """
      switch step {
      case .first: step = .second
      case .second: step = .last
      case .last: break
      }
      """,
    ])
  func wizard(next: String) {
    let graph = expect(
      """
      enum Step: Int {
        case first, second, last
        var next: Step? { Step(rawValue: rawValue + 1) }
        func following() -> Step {
          switch self {
          case .first: .second
          case .second, .last: .last
          }
        }
      }
      struct A: View {
        @State private var step: Step = .first
        var body: some View {
          switch step {
          case .first: B(next: next)
          case .second: C(next: next)
          case .last: D()
          }
        }
        private func next() { \(next) }
      }
      struct B: View { let next: () -> Void; var body: some View { Button("b", action: next) } }
      struct C: View { let next: () -> Void; var body: some View { Button("c", action: next) } }
      struct D: View { var body: some View { NavigationStack { Text("d") } } }
      """,
      transitions: [
        "A -embed-> B", "A -embed-> C", "A -root-> D", "B -embed-> C", "C -embed-> D",
      ])
    #expect(graph.transitions.filter { $0.trigger != nil }.count == 2)
  }

  @Test("Of a page that something else shows too it is not known")
  func shownElsewhere() {
    expect(
      """
      enum Step: Int { case first, second }
      struct A: View {
        @State private var step: Step = .first
        var body: some View {
          switch step {
          case .first: B(next: next)
          case .second: C(next: next)
          }
        }
        private func next() { 1️⃣step = step == .first ? .second : .first }
      }
      struct B: View {
        let next: () -> Void
        @State private var shows = false
        var body: some View {
          NavigationStack {
            VStack {
              Button("b", action: next)
              Button("c") { 2️⃣shows = true }
            }
            .sheet(isPresented: $shows) { C(next: next) }
          }
        }
      }
      struct C: View { let next: () -> Void; var body: some View { Button("c", action: next) } }
      """,
      transitions: [
        "A -root-> B", "A -embed-> C", "B -embed-> C at 1️⃣", "B -sheet-> C at 2️⃣",
        "C -embed-> B at 1️⃣",
      ])
  }
}

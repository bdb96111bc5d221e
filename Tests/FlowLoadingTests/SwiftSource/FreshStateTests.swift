import FlowGraph
import Testing

@Suite("State that is read right after it was written")
struct FreshStateTests {
  private func source(_ declaration: String, go: String, more: String = "") -> String {
    """
    enum Leg: Hashable { case start, b, c }
    @Observable final class Trip {
      \(declaration)
      var path: [Leg] = []
      \(more)
    }
    struct A: View {
      @State private var trip = Trip()
      var body: some View {
        NavigationStack(path: $trip.path) {
          Button("b") { \(go) }
            .navigationDestination(for: Leg.self) { leg in
              switch leg {
              case .start: D()
              case .b: Two(trip: trip)
              case .c: C()
              }
            }
        }
      }
    }
    struct Two: View {
      let trip: Trip
      var body: some View { Button("c") { \(go.replacing(".b", with: ".c")) } }
    }
    """
  }

  @Test(
    "What observes a property finds in it what it was just given",
    arguments: [
      "var leg: Leg = .start { didSet { 1️⃣path.append(leg) } }",
      "var leg: Leg = .start { didSet { push() } }; func push() { 1️⃣path.append(self.leg) }",
      "var leg: Leg = .start { didSet { switch leg { default: 1️⃣path.append(leg) } } }",
      "var leg: Leg = .start { didSet { guard leg != oldValue else { return }; 1️⃣path.append(leg) } }",
    ])
  func observer(_ declaration: String) {
    expect(
      source(declaration, go: "trip.leg = .b"),
      transitions: ["A -push-> Two at 1️⃣", "Two -push-> C at 1️⃣"])
  }

  @Test("Whatever else was set to a case just before")
  func observerBesideAnother() {
    expect(
      source(
        "var leg: Leg = .start { didSet { 1️⃣path.append(leg) } }",
        go: "trip.pace = .slow; trip.leg = .b",
        more: "var pace = Pace.fast; enum Pace { case fast, slow }"),
      transitions: ["A -push-> Two at 1️⃣", "Two -push-> C at 1️⃣"])
  }

  @Test(
    "So does the code that gave it",
    arguments: [
      "leg = to; 1️⃣path.append(leg)", "self.leg = to; print(to); 1️⃣path.append(self.leg)",
      "leg = to; if path.isEmpty { print(leg) }; 1️⃣path.append(leg)",
      "guard path.count < 3 else { return }; leg = to; guard path.count < 2 else { return }; 1️⃣path.append(leg)",
    ])
  func sequence(_ body: String) {
    expect(
      source("var leg: Leg = .start", go: "trip.go(.b)", more: "func go(_ to: Leg) { \(body) }"),
      transitions: ["A -push-> Two at 1️⃣", "Two -push-> C at 1️⃣"])
  }

  private let all = ["A", "Two"].flatMap { from in
    ["D", "Two", "C"].map { "\(from) -push-> \($0) at 1️⃣" }
  }

  @Test(
    "What may have been written again holds all that it ever holds",
    arguments: [
      "leg = to; other(); 1️⃣path.append(leg)",
      "leg = to; if path.isEmpty { leg = .start }; 1️⃣path.append(leg)",
      "for one in [to] { 1️⃣path.append(leg); leg = one }",
      "if path.isEmpty { leg = to }; 1️⃣path.append(leg)",
    ])
  func rewritten(_ body: String) {
    expect(
      source(
        "var leg: Leg = .start", go: "trip.go(.b)",
        more: "func go(_ to: Leg) { \(body) }; func other() { leg = .start }"),
      transitions: all)
  }

  @Test("Before it is set, a property holds what it held")
  func before() {
    expect(
      source("var leg: Leg = .start { willSet { 1️⃣path.append(leg) } }", go: "trip.leg = .b"),
      transitions: all)
  }

  @Test("What observes a property may set it to something else")
  func corrected() {
    expect(
      source(
        "var leg: Leg = .start { didSet { if leg == .start { leg = .c }; 1️⃣path.append(leg) } }",
        go: "trip.leg = .b"),
      transitions: all)
  }
}

import FlowGraph
import Testing

@Suite("Trailing closures of memberwise initialisers")
struct ClosurePropertyTests {
  private func source(_ call: String, _ properties: String) -> String {
    """
    struct A: View {
      @State private var isB = false
      @State private var isC = false
      var body: some View {
        \(call)
          .sheet(isPresented: $isB) { B() }
          .sheet(isPresented: $isC) { C() }
      }
    }
    struct Buttons: View {
      \(properties)
      var body: some View {
        Button("first") { first() }
        Button("second") { second() }
      }
    }
    """
  }

  @Test(
    "The first is for the first closure that is left, as in any call",
    arguments: [
      "Buttons { 1️⃣isB = true } second: { 2️⃣isC = true }",
      "Buttons(second: { 2️⃣isC = true }) { 1️⃣isB = true }",
      "Buttons(first: { 1️⃣isB = true }) { 2️⃣isC = true }",
    ])
  func two(_ call: String) {
    let graph = expect(
      source(call, "let first: () -> Void\n  let second: () -> Void"),
      transitions: ["A -sheet-> B at 1️⃣", "A -sheet-> C at 2️⃣"])
    #expect(
      Dictionary(uniqueKeysWithValues: graph.transitions.map { ($0.to, $0.trigger) })
        == ["B": "Button “first”", "C": "Button “second”"])
  }

  @Test("One that need not be given is passed over only for one that must be")
  func defaults() {
    let graph = expect(
      source("Buttons { 1️⃣isB = true }", "let first: () -> Void\n  var second: () -> Void = {}"),
      transitions: ["A -sheet-> B at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["Button “first”"])
    let other = expect(
      source("Buttons { 1️⃣isC = true }", "var first: () -> Void = {}\n  let second: () -> Void"),
      transitions: ["A -sheet-> C at 1️⃣"])
    #expect(other.transitions.map(\.trigger) == ["Button “second”"])
  }

  @Test("A wrapper is given its first value without its name, in a generic view too")
  func wrapped() {
    expect(
      """
      enum TheRoute: Hashable { case b }
      enum Other: Hashable { case c }
      final class Nav: ObservableObject { @Published var path = NavigationPath() }
      protocol Model: ObservableObject {
        associatedtype Route: Hashable
        var nav: Nav { get }
        var route: Route { get }
      }
      final class One: Model {
        let nav: Nav
        init(nav: Nav) { self.nav = nav }
        var route: TheRoute { .b }
      }
      final class Two: Model {
        let nav: Nav
        init(nav: Nav) { self.nav = nav }
        var route: Other { .c }
      }
      struct A: View {
        let one = Nav()
        let two = Nav()
        var body: some View {
          TabView {
            First<One>(nav: one, model: One(nav: one)).tabItem { Text("1") }
            Second(nav: two, model: Two(nav: two)).tabItem { Text("2") }
          }
        }
      }
      struct First<M: Model>: View {
        @StateObject private var nav: Nav
        @StateObject var model: M
        init(nav: Nav, model: M) {
          _nav = .init(wrappedValue: nav)
          _model = .init(wrappedValue: model)
        }
        var body: some View {
          NavigationStack(path: $nav.path) {
            Items(model: model).navigationDestination(for: TheRoute.self) { _ in B() }
          }
        }
      }
      struct Second: View {
        @StateObject private var nav: Nav
        @StateObject var model: Two
        init(nav: Nav, model: Two) {
          _nav = .init(wrappedValue: nav)
          _model = .init(wrappedValue: model)
        }
        var body: some View {
          NavigationStack(path: $nav.path) {
            Text("x").onTapGesture { 2️⃣model.nav.path.append(model.route) }
              .navigationDestination(for: Other.self) { _ in C() }
          }
        }
      }
      struct Items<M: Model>: View {
        @ObservedObject var model: M
        var body: some View { Text("x").onTapGesture { 1️⃣model.nav.path.append(model.route) } }
      }
      """,
      transitions: [
        "A -tab-> First", "A -tab-> Second", "First -root-> Items", "Items -push-> B at 1️⃣",
        "Second -push-> C at 2️⃣",
      ])
  }

  @Test("An action handed down through many components is that of the screen that gave it")
  func handedDown() {
    expect(
      """
      struct Entry: View {
        let action: (Int) -> Void
        var body: some View { VStack { Interactive(action: action) } }
      }
      struct Interactive: View {
        let action: (Int) -> Void
        var body: some View { VStack { HeaderAction(action: action) } }
      }
      struct HeaderAction: View {
        let action: (Int) -> Void
        var body: some View { Header(action: action) }
      }
      struct Header: View {
        let action: (Int) -> Void
        var body: some View { HStack { Toggling(action: { number in action(number) }) } }
      }
      struct Toggling: View {
        let action: (Int) -> Void
        var body: some View { Button(action: { action(1) }, label: { Text("toggle") }) }
      }
      struct First: View {
        @State private var shows = false
        var body: some View {
          Entry(action: { _ in 1️⃣shows = true }).sheet(isPresented: $shows) { B() }
        }
      }
      struct Second: View {
        @State private var shows = false
        var body: some View {
          Entry(action: { _ in 2️⃣shows = true }).sheet(isPresented: $shows) { C() }
        }
      }
      struct A: View { var body: some View { TabView { 3️⃣First(); 4️⃣Second() } } }
      """,
      transitions: [
        "First -sheet-> B at 1️⃣", "Second -sheet-> C at 2️⃣", "A -tab-> First at 3️⃣",
        "A -tab-> Second at 4️⃣",
      ])
  }
}

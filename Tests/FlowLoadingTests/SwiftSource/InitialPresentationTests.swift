import Foundation
import FlowGraph
import Testing

@Suite("What is up before anybody acts")
struct InitialPresentationTests {
  private func sheet(_ state: String, as modifier: String = "sheet(isPresented: $isShown)")
    -> String
  {
    """
    struct Item: Identifiable { let id: Int }
    struct A: View {
      \(state)
      var body: some View { Text("x")1️⃣.\(modifier) { \(modifier.contains("item") ? "_ in " : "")B() } }
    }
    """
  }

  @Test(
    "State that is set at first shows what it presents",
    arguments: [
      "@State private var isShown = true", "@AppStorage(\"welcome\") private var isShown = true",
    ])
  func shown(_ state: String) {
    let graph = expect(sheet(state), transitions: ["A -sheet-> B at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["appears"])
    #expect(graph.transitions.map(\.guard) == [nil])
  }

  @Test("What the device keeps says on which condition")
  func unknown() {
    let graph = expect(
      sheet("@State private var isShown = !UserDefaults.standard.bool(forKey: \"seen\")"),
      transitions: ["A -sheet-> B at 1️⃣"])
    #expect(graph.transitions.map(\.guard) == ["!UserDefaults.standard.bool(forKey: \"seen\")"])
  }

  @Test("What a model's initialiser sets or works out is up at first; what it may set is not told")
  func modelsInitializer() {
    func source(_ setting: String) -> String {
      """
      @Observable final class Pot {
        var hasFailed = false
        init(isOld: Bool) { \(setting) }
      }
      struct A: View {
        @State private var pot = Pot(isOld: load())
        var body: some View { Text("pot")1️⃣.sheet(isPresented: $pot.hasFailed) { B() } }
      }
      """
    }
    expect(source("hasFailed = true"), transitions: ["A -sheet-> B at 1️⃣"])
    expect(source("hasFailed = false"), transitions: [])
    expect(source("if isOld { hasFailed = true }"), transitions: [])
    expect(source("hasFailed = isOld"), transitions: [])
    for worked in ["!isOld", "load()", "kept == nil"] {
      let made = source("hasFailed = \(worked)")
        .replacingOccurrences(of: "var hasFailed = false", with: "var hasFailed: Bool")
      expect(made, transitions: ["A -sheet-> B at 1️⃣"])
    }
  }

  @Test("An item that is there at first is shown")
  func item() {
    expect(
      sheet("@State private var item: Item? = Item(id: 1)", as: "sheet(item: $item)"),
      transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test(
    "State that is not set shows nothing",
    arguments: ["@State private var isShown = false", "@State private var isShown: Bool"])
  func hidden(_ state: String) {
    expect(sheet(state), transitions: [])
    expect(sheet("@State private var item: Item?", as: "sheet(item: $item)"), transitions: [])
  }

  @Test(
    "A path that holds something at first has it pushed",
    arguments: [
      "@State private var path: [Step] = [1️⃣.b]",
      "@State private var path: [Step]; init() { _path = State(initialValue: [.b]) }",
    ])
  func path(state: String) {
    let graph = expect(
      """
      enum Step: Hashable { case b, c }
      struct A: View {
        \(state)
        var body: some View {
          NavigationStack(path: $path) {
            Button("C") { 2️⃣path.append(.c) }.navigationDestination(for: Step.self) { step in
              switch step {
              case .b: B()
              case .c: C()
              }
            }
          }
        }
      }
      """, transitions: ["A -push-> B", "A -push-> C at 2️⃣"])
    #expect(graph.transitions.filter { $0.to == "B" }.map(\.trigger) == ["appears"])
  }

  @Test("Whoever makes a screen says what lies on its stack")
  func givenPath() {
    expect(
      """
      enum Step: Hashable { case b, c }
      struct Start: Identifiable { var path: [Step]; var id: Int { path.count } }
      struct A: View {
        @State private var start: Start?
        var body: some View {
          Button("E") { 1️⃣start = Start(path: [.b]) }.sheet(item: $start) { E(start: $0.path) }
        }
      }
      struct E: View {
        @State private var path: [Step]
        init(start: [Step]) { _path = State(wrappedValue: start) }
        var body: some View {
          NavigationStack(path: $path) {
            F().navigationDestination(for: Step.self) { step in
              switch step {
              case .b: B()
              case .c: C()
              }
            }
          }
        }
      }
      """, transitions: ["A -sheet-> E at 1️⃣", "E -root-> F", "E -push-> B"])
  }

  @Test("What asks for something that is nothing at first is not up at first")
  func nothing() {
    expect(
      """
      @Observable final class Model { var wanted: Int? = nil }
      struct A: View {
        @State private var model = Model()
        var body: some View {
          Button("x") { 1️⃣model.wanted = 1 }
            .sheet(
              isPresented: Binding(
                get: { model.wanted != nil }, set: { if !$0 { model.wanted = nil } })
            ) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test(
    "An initialiser that gives a path itself fills nothing",
    arguments: ["self.path = path", "self.path = [.b]"])
  func own(_ statement: String) {
    let first = statement.hasSuffix("]") ? ["A -push-> B at 2️⃣"] : []
    expect(
      """
      enum Route: Hashable { case b }
      @Observable final class Model {
        var path: [Route] = []
        init() { \(statement) }
        func open() { 1️⃣path.append(.b) }
      }
      struct A: View {
        @State private var model = Model()
        var body: some View {
          \(first.isEmpty ? "" : "2️⃣")NavigationStack(path: $model.path) {
            Button("b") { model.open() }
              .navigationDestination(for: Route.self) { _ in B() }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"] + first)
  }

  @Test(
    "State that an initialiser sets says on which condition",
    arguments: [
      "_isShown = State(initialValue: isNew)", "_isShown = .init(wrappedValue: isNew)",
      "self.isShown = isNew",
    ])
  func initializer(_ assignment: String) {
    func source(_ argument: String) -> String {
      """
      struct A: View {
        var body: some View { Page(isNew: \(argument)) }
      }
      struct Page: View {
        @State private var isShown: Bool
        init(isNew: Bool) { \(assignment) }
        var body: some View { Text("x")1️⃣.sheet(isPresented: $isShown) { B() } }
      }
      """
    }
    let graph = expect(
      source("UserDefaults.standard.bool(forKey: \"new\")"), transitions: ["A -sheet-> B at 1️⃣"])
    #expect(graph.transitions.map(\.guard) == ["isNew"])
    #expect(graph.transitions.map(\.trigger) == ["appears"])
    expect(source("false"), transitions: [])
    let always = expect(source("true"), transitions: ["A -sheet-> B at 1️⃣"])
    #expect(always.transitions.map(\.guard) == [nil])
  }
}

import Testing

@Suite("Views that are made when they are asked for, and kept")
struct DeferredViewTests {
  private func source(_ lazy: String) -> String {
    """
    enum Route: Hashable { case b, c }
    struct A: View {
      var body: some View {
        NavigationStack {
          List {
            1️⃣NavigationLink("b", value: Route.b)
            2️⃣NavigationLink("c", value: Route.c)
          }
          .navigationDestination(for: Route.self) { route in Lazy(view(for: route), route: route) }
        }
      }
      @ViewBuilder func view(for route: Route) -> some View {
        switch route {
        case .b: B()
        case .c: C()
        }
      }
    }
    struct Lazy<Content: View>: View {
      let build: () -> Content
      let route: Route
      init(_ build: @autoclosure @escaping () -> Content, route: Route) {
        self.build = build
        self.route = route
      }
      \(lazy)
    }
    """
  }

  private let rows = ["A -push-> B at 1️⃣", "A -push-> C at 2️⃣"]

  @Test("Each route has what an autoclosure makes for it")
  func autoclosure() {
    expect(source("var body: some View { build() }"), transitions: rows)
  }

  @Test(
    "What is a function already goes to the overload that takes one",
    arguments: ["build", "{ build() }", "make"])
  func overload(_ argument: String) {
    expect(
      """
      struct Lazy<Content: View>: View {
        let build: () -> Content
        init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
        init(_ build: @escaping () -> Content) { self.build = build }
        var body: Content { build() }
      }
      struct Link<Content: View>: View {
        let build: () -> Content
        init(to build: @autoclosure @escaping () -> Content) { self.build = build }
        var body: some View { 1️⃣NavigationLink("go") { Lazy(\(argument)) } }
        func make() -> Content { build() }
      }
      struct A: View {
        var body: some View { NavigationStack { List { Text("a"); Link(to: B()) } } }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("An act that an autoclosure defers is done when it is called")
  func act() {
    let graph = expect(
      """
      struct A: View {
        @State private var isShown = false
        var body: some View {
          Row(open()).sheet(isPresented: $isShown) { B() }
        }
        func open() { 1️⃣isShown = true }
      }
      struct Row: View {
        let act: () -> Void
        init(_ act: @autoclosure @escaping () -> Void) { self.act = act }
        var body: some View { Button("Open") { act() } }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["Button “Open”"])
  }

  @Test(
    "What was put under a key is there",
    arguments: ["var kept: [Route: AnyView] = [:]", "let kept = Cache<Route, AnyView>()"])
  func cache(_ declaration: String) {
    expect(
      source(
        """
        var body: AnyView {
          if kept[route] == nil { kept[route] = AnyView(build()) }
          return AnyView(kept[route]!.onDisappear { kept[route] = nil })
        }
        """) + "\nprivate \(declaration)\n", transitions: rows)
  }

  @Test("So it is in a table of the program's own")
  func ownCache() {
    expect(
      source(
        """
        var body: AnyView {
          if kept[route] == nil { kept[route] = AnyView(build()) }
          return AnyView(kept[route]!)
        }
        """) + """

          private let kept = Cache<Route, AnyView>()
          final class Cache<Key: Hashable, Value> {
            private var table: [Key: Value] = [:]
            subscript(key: Key) -> Value? {
              get {
                guard let value = table[key] else { return nil }
                return value
              }
              set { table[key] = newValue }
            }
          }
          """, transitions: rows)
  }

  @Test("What was put under another key is not")
  func otherKey() {
    expect(
      """
      struct A: View {
        var body: some View { NavigationStack { 1️⃣NavigationLink("b", destination: made) } }
        var made: AnyView {
          kept["c"] = AnyView(C())
          kept["b"] = AnyView(B())
          return kept["b"]!
        }
      }
      private let kept = Cache<String, AnyView>()
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("No other file sees a private type with the name of a framework's view")
  func privateName() {
    expect(
      """
      struct A: View {
        var body: some View {
          NavigationStack { List { 1️⃣NavigationLink("b", destination: B()) } }
        }
      }
      //// Cache.swift
      private class List<Key> {
        var value: Key
        init(_ value: Key) { self.value = value }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("Through a key path a local copy changes, not state")
  func keyPath() {
    expect(
      """
      struct A: View {
        @State private var items: [Item] = []
        var body: some View { Button("Sort") { items = valid(items, \\.time) } }
        func valid<T>(_ items: [T], _ path: WritableKeyPath<T, Int>) -> [T] {
          var result = items
          result[0][keyPath: path] = 0
          return result
        }
      }
      struct Item { var time: Int }
      """)
    expect(
      """
      struct A: View {
        @State private var model = Model()
        let path: WritableKeyPath<Model, Bool>
        var body: some View {
          Button("Open") { 1️⃣model[keyPath: path] = true }.sheet(isPresented: $model.isShown) { B() }
        }
      }
      struct Model { var isShown = false }
      """, unresolved: ["at 1️⃣"])
  }
}

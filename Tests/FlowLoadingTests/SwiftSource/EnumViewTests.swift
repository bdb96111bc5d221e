import Testing

@Suite("Enums that are views")
struct EnumViewTests {
  private func pages(_ code: String) -> String {
    """
    enum Page: View, Hashable, Identifiable {
      case b, c, d(Int)
      var id: Self { self }
      var body: some View {
        switch self {
        case .b: B()
        case .c: C()
        case .d: D()
        }
      }
    }
    \(code)
    """
  }

  @Test(
    "Their cases are shown as what these show",
    arguments: [
      #"NavigationView { 1️⃣NavigationLink("B") { Page.b } }"#,
      #"NavigationView { 1️⃣NavigationLink("B", destination: Page.b) }"#,
      #"NavigationView { 1️⃣NavigationLink(destination: Page.b.navigationTitle("B")) { Text("B") } }"#,
      """
      NavigationStack {
        1️⃣NavigationLink("B", value: Page.b).navigationDestination(for: Page.self) { $0 }
      }
      """,
    ])
  func shown(code: String) {
    expect(
      pages("struct A: View { var body: some View { \(code) } }"),
      transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("They fill tabs, stacks and windows")
  func structures() {
    expect(
      pages(
        """
        struct A: View {
          var body: some View {
            TabView {
              1️⃣Page.b.tabItem { Text("B") }
              NavigationStack { 2️⃣Page.c.navigationTitle("C") }
              Tab("D", systemImage: "d") { 3️⃣Page.d(1) }
            }
          }
        }
        """), transitions: ["A -tab-> B", "A -tab-> C", "A -tab-> D"])
  }

  @Test("A key path is a destination")
  func keyPath() {
    expect(
      """
      enum Route: Hashable {
        case b, c
        @ViewBuilder var screen: some View {
          switch self {
          case .b: B()
          case .c: C()
          }
        }
      }
      struct A: View {
        var body: some View {
          NavigationStack {
            VStack {
              1️⃣NavigationLink("B", value: Route.b)
              2️⃣NavigationLink("C", value: Route.c)
            }
            .navigationDestination(for: Route.self, destination: \\.screen)
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣", "A -push-> C at 2️⃣"])
  }

  @Test("A view that hands its own binding on to another of its kind is read to the end")
  func bindingOfItself() {
    expect(
      """
      struct A: View {
        @State private var names: [String] = []
        var body: some View { Nested(names: $names) }
      }
      struct Nested: View {
        @Binding var names: [String]
        func more() { names.append(names.first ?? ""); _ = Nested(names: $names) }
        var body: some View {
          VStack { Button("More") { more() }; if names.isEmpty { Nested(names: $names) } }
        }
      }
      """)
  }
}

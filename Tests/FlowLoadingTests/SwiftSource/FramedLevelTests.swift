import FlowGraph
import Testing

@Suite("Views in frames of layout that fill a level")
struct FramedLevelTests {
  private let screens = """
    struct A: View {
      @State private var isOpen = false
      var body: some View {
        Button("x") { 1️⃣isOpen = true }.sheet(isPresented: $isOpen) { B().locked() }
      }
    }
    extension View { func locked() -> some View { modifier(Lock()) } }
    struct Box<Inner: View>: View {
      let inner: () -> Inner
      var body: some View { VStack { inner() } }
    }
    """

  @Test("What a screen in a frame does is done by it alone, and by no frame around it")
  func frame() {
    expect(
      """
      @main struct Main: App { var body: some Scene { WindowGroup { VStack { A() } } } }
      struct A: View {
        @State private var isOpen = false
        var body: some View {
          Button("x") { 1️⃣isOpen = true }.sheet(isPresented: $isOpen) { VStack { G() } }
        }
      }
      struct G: View {
        @State private var isOpen = false
        var body: some View {
          Button("x") { 2️⃣isOpen = true }.sheet(isPresented: $isOpen) { C() }
        }
      }
      """, transitions: ["A -sheet-> G at 1️⃣", "G -sheet-> C at 2️⃣"], entries: ["A"])
  }

  @Test("A library's container in one scene is not beside what another scene shows")
  func scenes() {
    expect(
      """
      @main struct Main: App {
        var body: some Scene {
          #if targetEnvironment(macCatalyst)
            WindowGroup { Provider(store: store) { S() } }
          #else
            WindowGroup { T() }
          #endif
        }
      }
      struct S: View {
        var body: some View { HStack { Text("x"); G() } }
      }
      struct T: View { var body: some View { TabView { G().tabItem { Text("g") } } } }
      struct G: View {
        @State private var isOpen = false
        var body: some View {
          Button("x") { 1️⃣isOpen = true }.sheet(isPresented: $isOpen) { C() }
        }
      }
      """,
      transitions: ["S -sheet-> C at 1️⃣", "G -sheet-> C at 1️⃣", "T -tab-> G"], entries: ["S", "T"])
  }

  @Test(
    "One modifier that frames what it is on, at the root and on a sheet",
    arguments: ["VStack { content }", "Box { content }"])
  func twice(_ body: String) {
    expect(
      """
      @main struct Main: App { var body: some Scene { WindowGroup { A().locked() } } }
      struct Lock: ViewModifier { func body(content: Content) -> some View { \(body) } }
      \(screens)
      """, transitions: ["A -sheet-> B at 1️⃣"], entries: ["A"])
  }

  @Test(
    "A modifier's frame around what a switch over the state gives",
    arguments: ["let inner: () -> Inner", "@ViewBuilder let inner: Inner"],
    ["modifier(Lock())", "locked()"])
  func cases(_ property: String, _ lock: String) {
    let isBuilt = property.contains("Builder")
    expect(
      """
      struct A: View {
        enum Item: Identifiable { case one, two; var id: Self { self } }
        @State private var item: Item?
        var body: some View {
          VStack { Button("1") { 1️⃣item = .one }; Button("2") { 2️⃣item = .two } }
            .sheet(item: $item) { content($0).\(lock) }
        }
        @ViewBuilder func content(_ item: Item) -> some View {
          switch item {
          case .one: B()
          case .two: C()
          }
        }
      }
      extension View { func locked() -> some View { modifier(Lock()) } }
      struct Lock: ViewModifier {
        func body(content: Content) -> some View { Box \(isBuilt ? "(inner: content)" : "{ content }") }
      }
      struct Box<Inner: View>: View {
        \(property)
        var body: some View { VStack { \(isBuilt ? "inner" : "inner()") } }
      }
      """, transitions: ["A -sheet-> B at 1️⃣", "A -sheet-> C at 2️⃣"])
  }

  @Test(
    "A stack in a frame of layout is the level that is presented",
    arguments: [
      "VStack { 1️⃣NavigationStack { G() } }", "ZStack { 1️⃣NavigationStack { G() }; C() }",
      "Box { 1️⃣NavigationStack { G() } }",
    ])
  func stack(_ content: String) {
    expect(
      """
      struct A: View {
        @State private var isOpen = false
        var body: some View {
          Button("x") { 2️⃣isOpen = true }.sheet(isPresented: $isOpen) { \(content) }
        }
      }
      struct Box<Inner: View>: View {
        let inner: () -> Inner
        var body: some View { VStack { inner() } }
      }
      struct G: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          VStack { Button("x") { 4️⃣dismiss() }; 3️⃣NavigationLink("x") { D() } }
        }
      }
      """, transitions: ["A -sheet-> G at 2️⃣", "G -push-> D at 3️⃣"], backs: ["G dismiss at 4️⃣"])
  }

  @Test(
    "A frame names what it is given in brackets or behind a where clause",
    arguments: ["Box<Inner: View>: View", "Box<Inner>: View where Inner: View"])
  func constraint(_ head: String) {
    expect(
      """
      struct A: View {
        @State private var isOpen = false
        var body: some View {
          Button("x") { 1️⃣isOpen = true }.sheet(isPresented: $isOpen) { Box { G() } }
        }
      }
      struct \(head) {
        private let inner: () -> Inner
        init(@ViewBuilder inner: @escaping () -> Inner) { self.inner = inner }
        var body: some View { NavigationStack(root: inner).frame(width: 320) }
      }
      struct G: View { var body: some View { 2️⃣NavigationLink("x") { D() } } }
      """, transitions: ["A -sheet-> G at 1️⃣", "G -push-> D at 2️⃣"])
  }
}

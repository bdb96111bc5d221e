import Testing

@Suite("Screens in frames of layout")
struct PrincipalViewTests {
  /// A screen that opens `C`, parts that only draw, and what a sheet on `A` holds.
  private func sheet(_ content: String) -> String {
    """
    struct A: View {
      @State private var isShown = false
      @State private var flag = false
      let kind: Kind
      var body: some View {
        Text("A").sheet(isPresented: $isShown) { \(content) }
        Button("x") { 1️⃣isShown = true }
      }
    }
    enum Kind { case one, two }
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        Button("x") { 2️⃣isShown = true }.sheet(isPresented: $isShown) { C() }
      }
    }
    struct Backdrop: View {
      let flag: Bool
      var body: some View {
        ZStack {
          if flag { Color.red.ignoresSafeArea() } else { LinearGradient(colors: []) }
          Image("noise").resizable()
        }
      }
    }
    struct Tint: View {
      static var gradient: LinearGradient { LinearGradient(colors: []) }
      var body: some View { Tint.gradient }
    }
    struct Banner: View { var body: some View { Text("saved") } }
    struct Around: ViewModifier {
      func body(content: Content) -> some View { ZStack { VStack { content }; Banner() } }
    }

    """
  }

  /// A page without a type, of which the screen is a part.
  private let part = ["A -sheet-> A.isShown at 1️⃣", "A.isShown -sheet-> C at 2️⃣"]

  private let screen = ["A -sheet-> Screen at 1️⃣", "Screen -sheet-> C at 2️⃣"]

  @Test(
    "The one that does more than draw, or that is always there",
    arguments: [
      "ZStack { Screen() }", "ZStack { Backdrop(flag: flag); Screen() }",
      "ZStack { Tint(); Screen() }",
      "VStack { Screen(); Backdrop(flag: flag) }",
      "ZStack { Screen(); if flag { Banner() } }",
      "ZStack { Screen(); if flag { VStack { Banner(); Spacer() } } }",
      "Screen().modifier(Around())",
    ])
  func principal(_ content: String) {
    expect(sheet(content), transitions: screen)
  }

  @Test(
    "One made for newer systems is the one that is made for others",
    arguments: ["VStack", "WithPerceptionTracking"])
  func newer(_ frame: String) {
    expect(
      sheet(
        """
        if #available(iOS 16.4, *) {
          \(frame) { Screen() }.presentationCornerRadius(8)
        } else {
          \(frame) { Screen() }
        }
        """), transitions: screen)
  }

  @Test(
    "A button of the app's own that asks how to look is a part; one that can leave is not",
    arguments: [("\\.colorScheme", true), ("\\.isEnabled", true), ("\\.dismiss", false)])
  func looks(_ key: String, _ isPart: Bool) {
    let source = """
      struct A: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            VStack {
              Text("words")
              Next(title: "Next") { 1️⃣path.append(1) }
            }
            .navigationDestination(for: Int.self) { _ in B() }
          }
        }
      }
      struct Next: View {
        @Environment(\(key)) private var key
        let title: String
        let action: () -> Void
        var body: some View { Button(action: action) { Text(title) } }
      }
      struct B: View { var body: some View { Text("b") } }
      """
    expect(
      source,
      transitions: isPart ? ["A -push-> B at 1️⃣"] : ["A -root-> Next", "Next -push-> B at 1️⃣"])
  }

  @Test(
    "What a screen puts into a frame that it gives a title is a part, if it has nothing of its own",
    arguments: [
      ("ScrollView { Panel { isOpen = true } }", true), ("ZStack { Rows { isOpen = true } }", true),
      ("ZStack { if isOpen { Rows { isOpen = true } } else { Panel { isOpen = true } } }", true),
      ("ZStack { Own() }", false),
    ])
  func titled(_ content: String, _ isPart: Bool) {
    expect(
      """
      struct A: View {
        @State private var isOpen = false
        var body: some View {
          NavigationView {
            \(content).sheet(isPresented: $isOpen) { B() }.navigationTitle("A")
          }
        }
      }
      struct Panel: View {
        let open: () -> Void
        var body: some View { Button("x", action: open) }
      }
      struct Rows: View {
        let open: () -> Void
        var body: some View { List { Button("x", action: open) } }
      }
      struct Own: View {
        @State private var isOpen = false
        var body: some View { Button("x") { isOpen = true }.sheet(isPresented: $isOpen) { B() } }
      }
      struct B: View { var body: some View { Text("b") } }
      """, transitions: isPart ? ["A -sheet-> B"] : ["A -root-> Own", "Own -sheet-> B"])
  }

  @Test("Of flows that lie over each other each fills the window; of two in a row each is a part")
  func flows() {
    func app(_ frame: String) -> String {
      """
      final class Model: ObservableObject { @Published var isReady = false }
      @main struct Shop: App {
        @StateObject private var model = Model()
        var body: some Scene {
          WindowGroup { \(frame) { if model.isReady { Home() }; Loading().opacity(0.5) } }
        }
      }
      struct Loading: View { var body: some View { NavigationView { Text("1") } } }
      struct Home: View { var body: some View { NavigationView { Text("2") } } }
      """
    }
    expect(app("ZStack"), entries: ["Home", "Loading"])
    expect(
      app("VStack"), transitions: ["Shop -embed-> Home", "Shop -embed-> Loading"],
      entries: ["Shop"])
  }

  @Test("What a person acts on makes it a part")
  func controls() {
    expect(
      sheet("ZStack { Screen(); Button(\"y\") {} }"),
      transitions: part)
  }

  @Test(
    "A row or a button of the app's own below a text is a part, a view with a state of its own not",
    arguments: [
      "Text(\"y\"); Row(title: \"x\") { isPicking = true }",
      "HStack { Text(\"y\") }; if isPicking { Row(title: \"x\") { isPicking = true } }",
    ])
  func pieces(_ content: String) {
    expect(
      sheet("Outer()") + """
        struct Outer: View {
          @State private var isPicking = false
          var body: some View {
            VStack { \(content) }.sheet(isPresented: $isPicking) { B() }.inStack()
          }
        }
        extension View { func inStack() -> some View { NavigationStack { self } } }
        // That the app extends it makes no model of a text.
        extension String { var isShort: Bool { count < 9 } }
        struct Row: View {
          let title: String
          let action: () -> Void
          var body: some View { 3️⃣Button(title, action: action) }
        }
        """,
      transitions: ["A -sheet-> Outer at 1️⃣", "Outer -sheet-> B"])
    expect(sheet("VStack { Text(\"y\"); Screen() }"), transitions: screen)
    expect(sheet("VStack { B(); Spacer() }"), transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("Of several that are always there, none is known to be the screen")
  func parts() {
    expect(
      sheet("ZStack { Screen(); Banner() }"),
      transitions: part)
  }

  @Test("A row of a list is a part, on whatever condition the list is there")
  func rows() {
    expect(
      sheet("if flag { VStack { ForEach([1, 2], id: \\.self) { _ in Screen() } } }"),
      transitions: part)
  }

  @Test("Branches of which one is there at a time are screens each, one above the other not")
  func alternatives() {
    let branches = "switch kind { case .one: Screen(); case .two: B() }"
    expect(
      sheet("ZStack { Backdrop(flag: flag); \(branches) }"),
      transitions: screen + ["A -sheet-> B at 1️⃣"])
    expect(
      sheet("ZStack { if flag { Screen() } else { B() } }"),
      transitions: screen + ["A -sheet-> B at 1️⃣"])
    expect(
      sheet("VStack { if flag { Screen() } else { Banner() } }"),
      transitions: part)
    // What a switch chooses fills the level, even inside a column.
    expect(
      sheet("VStack { \(branches) }"),
      transitions: screen + ["A -sheet-> B at 1️⃣"])
  }

  @Test(
    "What a library's container holds alone is the screen",
    arguments: [
      "SheetFrame(title: \"x\") { Screen() }",
      "SheetFrame(title: \"x\") { Padded { Screen().padding() } }.onAppear {}",
      "Padded { ZStack { Backdrop(flag: flag); Screen() } }",
    ])
  func library(_ content: String) {
    expect(sheet(content), transitions: screen)
  }

  @Test(
    "Beside a control or another view, and in a loop, it is a part of what the container shows",
    arguments: [
      "SheetFrame { Screen(); Button(\"y\") {} }", "SheetFrame { Screen(); Banner() }",
      "Carousel { ForEach([1, 2], id: \\.self) { _ in Screen() } }",
      "VStack { SheetFrame { Screen() }; Text(\"y\") }",
    ])
  func libraryParts(_ content: String) {
    expect(sheet(content), transitions: part)
  }

  @Test("A branch can have its screen in such a container")
  func libraryBranch() {
    expect(
      sheet("switch kind { case .one: SheetFrame { Screen() }; case .two: B() }"),
      transitions: screen + ["A -sheet-> B at 1️⃣"])
  }

  @Test("A tab's page is no part of the screen with the tabs")
  func tab() {
    expect(
      sheet("EmptyView()") + """
        struct Main: View {
          var body: some View {
            TabView {
              VStack { Screen() }.tabItem { Text("1") }
              B().tabItem { Text("2") }
            }
          }
        }
        @main struct Tabs: App { var body: some Scene { WindowGroup { 3️⃣Main() } } }
        """,
      transitions: [
        "Main -tab-> Screen", "Main -tab-> B", "Screen -sheet-> C at 2️⃣",
      ], entries: ["Main"])
  }

  /// A window that shows one of three pages, in a frame.
  private func window(_ frame: String, second: String) -> String {
    """
    @main struct TestApp: App {
      @State private var isLoading = true
      @State private var isNew = false
      var body: some Scene {
        WindowGroup {
          \(frame) {
            if isLoading {
              A().onAppear { 1️⃣isLoading = false }
            } else if isNew {
              Second()
            } else {
              D()
            }
          }
        }
      }
    }
    struct A: View { var body: some View { ProgressView() } }
    struct Second: View { var body: some View { \(second) } }
    struct D: View {
      @State private var isShown = false
      var body: some View {
        Button("x") { 2️⃣isShown = true }.sheet(isPresented: $isShown) { B() }
      }
    }
    """
  }

  @Test(
    "Of several that take turns each has what stands on itself, whichever holds a stack",
    arguments: ["ZStack", "Group"], ["Text(\"new\")", "NavigationStack { Text(\"new\") }"])
  func turns(_ frame: String, _ second: String) {
    expect(
      window(frame, second: second),
      transitions: [
        "A -root-> Second at 1️⃣", "A -root-> D at 1️⃣", "D -sheet-> B at 2️⃣",
      ], entries: ["A", "D", "Second"])
  }
}

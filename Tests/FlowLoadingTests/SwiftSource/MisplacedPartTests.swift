import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Parts that stand where they do not work")
struct MisplacedPartTests {
  /// The rows of `A.swift`, whose app shows `A`: `push B on A by A as sheet at 1️⃣`.
  private func rows(_ source: String) -> [String] {
    let marked = MarkedSource(source)
    let graph = SwiftSourceLoader(threads: 1).load(marked.files)
    return graph.misplaced.filter { $0.kind != .bar }.map { row in
      "\(row.kind.rawValue) on \(row.screen)"
        + (row.shownBy.map { " by \($0)" } ?? "") + (row.shownAs.map { " as \($0.rawValue)" } ?? "")
        + (row.container.map { " in \($0)" } ?? "") + " at " + marked.text(row.place)
    }.sorted()
  }

  private static let sheet = """
    struct A: View {
      @State private var isOpen = false
      var body: some View {
        NavigationStack {
          Button("x") { isOpen = true }.sheet(isPresented: $isOpen) { CONTENT }
        }
      }
    }

    """

  private func sheet(_ content: String, _ rest: String = "") -> [String] {
    rows(Self.sheet.replacing("CONTENT", with: content) + rest)
  }

  @Test("A link in a sheet without a stack")
  func links() {
    let link = "struct B: View { var body: some View { 1️⃣NavigationLink(\"c\") { C() } } }"
    #expect(sheet("B()", link) == ["push on B by A as sheet at 1️⃣"])
    #expect(sheet("NavigationStack { B() }", link) == [])
    #expect(sheet("NavigationView { B() }", link) == [])
    #expect(
      sheet("VStack { 1️⃣NavigationLink(\"c\") { C() } }")
        == ["push on A.isOpen by A as sheet at 1️⃣"])
    #expect(sheet("NavigationStack { VStack { NavigationLink(\"c\") { C() } } }") == [])
    #expect(
      sheet(
        "Framed { B() }",
        link
          + """

          struct Framed<Content: View>: View {
            @ViewBuilder let content: () -> Content
            var body: some View { NavigationStack { content() } }
          }
          """) == [])
    // A library's container may be a stack.
    #expect(sheet("FancyNavigation { B() }", link) == [])
  }

  @Test("A link by an initialiser of the app's own is no view link")
  func ownLinks() {
    let graph = SwiftSourceLoader(threads: 1).load(
      MarkedSource(
        """
        enum Page: Hashable { case b }
        extension NavigationLink where Destination == Never {
          init(_ page: Page, @ViewBuilder label: () -> Label) {
            let shown = page
            self.init(value: shown, label: label)
          }
        }
        struct A: View {
          var body: some View { NavigationStack { NavigationLink(.b) { B() } } }
        }
        """
      ).files)
    #expect(graph.transitions.filter { $0.kind == .push } == [])
    #expect(graph.unresolved.count == 1)
  }

  @Test("Links in tabs, and behind a condition")
  func tabs() {
    let link = "struct B: View { var body: some View { 1️⃣NavigationLink(\"c\") { C() } } }"
    func tab(_ content: String, _ rest: String) -> [String] {
      rows("struct A: View { var body: some View { TabView { \(content) } } }\n" + rest)
    }
    #expect(tab("B()", link) == ["push on B at 1️⃣"])
    #expect(tab("NavigationStack { B() }", link) == [])
    #expect(
      tab(
        "B()",
        "struct B: View { let on: Bool; var body: some View { if on { NavigationLink(\"c\") { C() } } } }"
      ) == [])
  }

  @Test("Destinations in lazy containers")
  func lazy() {
    func list(_ content: String, _ rest: String = "") -> [String] {
      rows(
        "struct A: View { var body: some View { NavigationStack { \(content) } } }\n" + rest)
    }
    let destination = ".navigationDestination(for: Int.self) { _ in C() }"
    #expect(
      list("List { Text(\"x\")1️⃣\(destination) }") == ["lazyDestination on A in List at 1️⃣"])
    #expect(list("List { Text(\"x\") }\(destination)") == [])
    #expect(list("VStack { Text(\"x\")\(destination) }") == [])
    #expect(
      list(
        "ScrollView { LazyVStack { Row() } }",
        "struct Row: View { var body: some View { Text(\"x\")1️⃣\(destination) } }")
        == ["lazyDestination on A in LazyVStack at 1️⃣"])
    // What a row's link shows is a level of its own.
    #expect(list("List { NavigationLink(\"c\") { Text(\"x\")\(destination) } }") == [])
  }

  @Test("Destinations outside the stack and off its root")
  func destinations() {
    #expect(
      rows(
        """
        struct A: View {
          var body: some View {
            NavigationStack { Text("x") }1️⃣.navigationDestination(for: Int.self) { _ in C() }
          }
        }
        """) == ["looseDestination on A at 1️⃣"])
    func pushed(_ path: String) -> [String] {
      rows(
        """
        struct A: View {
          @State private var path\(path)
          var body: some View {
            NavigationStack(path: $path) {
              Button("b") { path.append("b") }
                .navigationDestination(for: String.self) { _ in B() }
            }
          }
        }
        struct B: View {
          var body: some View {
            Text("x")1️⃣.navigationDestination(for: Int.self) { _ in C() }
          }
        }
        """)
    }
    #expect(pushed(": [String] = []") == ["deepDestination on B in A.path at 1️⃣"])
    #expect(pushed(" = NavigationPath()") == [])
  }

  @Test(
    "What a helper puts into one of two stacks stands in a stack",
    arguments: ["VStack { Icon(); Text(\"x\") }", "Group { if isFirst { D() } else { E() } }"])
  func embedded(_ shown: String) {
    func page(_ body: String) -> [String] {
      rows(
        """
        extension View {
          func embedded(_ path: Binding<NavigationPath>? = nil) -> some View {
            if let path { NavigationStack(path: path) { self } } else { NavigationStack { self } }
          }
        }
        struct Home: View {
          @State private var isShown = false
          var body: some View { Button("a") { isShown = true }.sheet(isPresented: $isShown) { A() } }
        }
        struct Icon: View { var body: some View { Text("i") } }
        struct E: View { var body: some View { List { Text("e") }.navigationTitle("E") } }
        struct A: View {
          @State private var path = NavigationPath()
          @State private var isFirst = false
          var body: some View { \(body) }
        }
        """)
    }
    let content = "\(shown)1️⃣.navigationDestination(for: Int.self) { _ in C() }"
    #expect(page("\(content).embedded($path)") == [])
    #expect(page(content) == ["looseDestination on A at 1️⃣"])
  }

  @Test("Two destinations for one type")
  func duplicates() {
    func list(_ outer: String, _ inner: String) -> [String] {
      rows(
        """
        struct A: View {
          var body: some View {
            NavigationStack {
              NavigationLink("b") { B() }.navigationDestination(for: \(outer).self) { _ in C() }
            }
          }
        }
        struct B: View {
          var body: some View {
            Text("x")1️⃣.navigationDestination(for: \(inner).self) { _ in D() }
          }
        }
        struct Shelf<Item: Hashable>: Hashable { let items: [Item] }
        struct Plain: Hashable { let number: Int }
        """)
    }
    #expect(list("Int", "Int") == ["secondDestination on B at 1️⃣"])
    #expect(list("Plain", "Plain") == ["secondDestination on B at 1️⃣"])
    #expect(list("Shelf<Int>", "Shelf<String>") == [])
    #expect(list("Int", "String") == [])
    // Tabs have a stack each.
    #expect(
      rows(
        """
        struct A: View {
          var body: some View {
            TabView {
              NavigationStack { B().navigationDestination(for: Int.self) { _ in D() } }
              NavigationStack { C().navigationDestination(for: Int.self) { _ in D() } }
            }
          }
        }
        """) == [])
  }

  @Test("A destination that another hides on one stack may be the only one on another")
  func hiddenOnOneStack() {
    func tabs(_ second: String) -> [String] {
      rows(
        """
        struct A: View {
          var body: some View {
            TabView {
              NavigationStack {
                NavigationLink("b") { B() }.navigationDestination(for: Int.self) { _ in D() }
              }
              NavigationStack { \(second) }
            }
          }
        }
        struct B: View {
          var body: some View {
            Text("x")1️⃣.navigationDestination(for: Int.self) { _ in D() }
          }
        }
        """)
    }
    #expect(tabs("C()") == ["secondDestination on B at 1️⃣"])
    #expect(tabs("B()") == [])
  }

  @Test("Two destinations of one chain are there together, whatever the condition")
  func conditionalDuplicates() {
    func start(_ first: String, _ second: String) -> [String] {
      rows(
        """
        struct A: View {
          @Environment(\\.horizontalSizeClass) private var size
          @State private var path: [Int] = []
          var body: some View {
            if size == .regular {
              Text("Wide")
            } else {
              NavigationStack(path: $path) { \(first) }
              \(second)
            }
          }
        }
        """)
    }
    let b = ".navigationDestination(for: Int.self) { _ in B() }"
    let c = "1️⃣.navigationDestination(for: Int.self) { _ in C() }"
    #expect(start("Text(\"a\")\n\(b)\n\(c)", "") == ["secondDestination on A at 1️⃣"])
    #expect(start("Text(\"a\")\(b)", "") == [])
  }

  @Test(
    "Two destinations of one chain stand on a pushed screen and in a column too",
    arguments: [
      "NavigationStack { NavigationLink(\"b\") { B() } }",
      "NavigationSplitView { Text(\"a\") } detail: { B() }",
    ])
  func duplicatesOfOneChain(_ container: String) {
    #expect(
      rows(
        """
        struct A: View { var body: some View { \(container) } }
        struct B: View {
          var body: some View {
            Text("b")
              .navigationDestination(for: Int.self) { _ in C() }
              .navigationDestination(for: String.self) { _ in C() }
              1️⃣.navigationDestination(for: Int.self) { _ in D() }
          }
        }
        """) == ["secondDestination on B at 1️⃣"])
  }

  @Test("A stack in a stack")
  func nested() {
    let inner =
      "struct B: View { var body: some View { 1️⃣NavigationStack { Text(\"b\") } } }"
    func list(_ content: String, _ rest: String) -> [String] {
      rows("struct A: View { var body: some View { NavigationStack { \(content) } } }\n" + rest)
    }
    #expect(list("NavigationLink(\"b\") { B() }", inner) == ["stack on B at 1️⃣"])
    #expect(sheet("B()", inner) == [])
    #expect(
      list(
        "NavigationLink(\"b\") { B() }",
        """
        struct B: View {
          let isAlone: Bool
          var body: some View {
            if isAlone { NavigationStack { Text("b") } } else { Text("b") }
          }
        }
        """) == [])
    #expect(
      list(
        "NavigationLink(\"b\") { B() }",
        """
        struct B: View {
          @State private var isOpen = false
          var body: some View {
            Button("x") { isOpen = true }.sheet(isPresented: $isOpen) { NavigationStack { C() } }
          }
        }
        """) == [])
    #expect(
      list("TabView { B() }", inner) == [])
  }

  @Test(
    "Of old stacks whose bars are hidden, one in the other is none too many",
    arguments: [
      (".navigationBarHidden(true)", true), (".navigationBarHidden(false)", false),
      (".toolbar(.hidden, for: .navigationBar)", true), (".padding()", false),
    ])
  func hiddenBars(_ modifier: String, isHidden: Bool) {
    #expect(
      rows(
        """
        struct A: View { var body: some View { NavigationView { NavigationLink("b") { B() } } } }
        struct B: View { var body: some View { 1️⃣NavigationView { Text("b")\(modifier) } } }
        """) == (isHidden ? [] : ["stack on B at 1️⃣"]))
  }

  @Test("A stack in the stack of a tab")
  func nestedInTab() {
    let inner =
      "struct B: View { var body: some View { 1️⃣NavigationStack { Text(\"b\") } } }"
    func tabs(_ content: String) -> [String] {
      rows("struct A: View { var body: some View { TabView { \(content); C() } } }\n" + inner)
    }
    #expect(tabs("NavigationStack { B() }") == ["stack on B at 1️⃣"])
    #expect(tabs("Tab(\"b\") { NavigationStack { VStack { B() } } }") == ["stack on B at 1️⃣"])
    #expect(tabs("B()") == [])
    #expect(tabs("NavigationStack { TabView { B() } }") == [])
  }

  @Test("Dismissing what nothing presents")
  func dismissals() {
    let screen = """
      struct B: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Button("x") { 1️⃣dismiss() } }
      }
      """
    #expect(
      rows("struct A: View { var body: some View { TabView { B() } } }\n" + screen)
        == ["dismissal on B at 1️⃣"])
    #expect(sheet("B()", screen) == [])
    #expect(sheet("NavigationStack { B() }", screen) == [])
    #expect(
      rows(
        "struct A: View { var body: some View { NavigationStack { NavigationLink(\"b\") { B() } } } }\n"
          + screen) == [])
    // A button that is there where something can be left.
    let asking = screen.replacing(
      "Button(\"x\") { 1️⃣dismiss() }", with: "if isPresented { Button(\"x\") { 1️⃣dismiss() } }")
    #expect(rows("struct A: View { var body: some View { TabView { B() } } }\n" + asking) == [])
    // A button that closes whatever it stands in.
    #expect(sheet("VStack { B() }", screen) == [])
  }

  @Test("Pushes and pops of controllers")
  func controllers() {
    func list(_ action: String) -> [String] {
      rows(
        """
        import UIKit
        @main final class Start: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            window = UIWindow()
            window?.rootViewController = UINavigationController(rootViewController: Root())
            return true
          }
        }
        final class Root: UIViewController {
          @objc func go() { \(action) }
        }
        final class Next: UIViewController {}
        """)
    }
    #expect(
      list(
        "1️⃣navigationController?.pushViewController(UINavigationController(rootViewController: Next()), animated: true)"
      ) == ["pushedController on Root at 1️⃣"])
    #expect(list("navigationController?.pushViewController(Next(), animated: true)") == [])
    #expect(
      list("1️⃣navigationController?.popToViewController(Next(), animated: true)")
        == ["freshTarget on Root at 1️⃣"])
    #expect(
      list(
        "navigationController?.popToViewController(navigationController!.viewControllers[0], animated: true)"
      ) == [])
  }

  @Test("The controller that a pop goes down to")
  func popTargets() {
    func target(_ argument: String) -> String? {
      let source = """
        import UIKit
        @main final class Start: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            window = UIWindow()
            window?.rootViewController = UINavigationController(rootViewController: A())
            return true
          }
        }
        final class A: UIViewController {
          private let other = Other()
          @objc func go() {
            navigationController?.popToViewController(\(argument), animated: true)
          }
        }
        final class Other: UIViewController {}
        """
      return SwiftSourceLoader(threads: 1).load([SwiftFile(path: "A.swift", text: source)])
        .backs.first { $0.kind == .popTo }?.to
    }
    #expect(target("other") == "Other")
    #expect(target("navigationController!.viewControllers[0]") == nil)
  }

  @Test("Screens without a way out")
  func traps() {
    func cover(_ modifier: String, _ body: String) -> [String] {
      rows(
        """
        struct A: View {
          @State private var isOpen = false
          var body: some View { Button("x") { isOpen = true }.\(modifier) }
        }
        1️⃣struct B: View {
          @Environment(\\.dismiss) private var dismiss
          var body: some View { \(body) }
        }
        """)
    }
    let shown = "fullScreenCover(isPresented: $isOpen) { B() }"
    #expect(cover(shown, "Text(\"b\")") == [])
    #expect(
      rows(
        """
        struct A: View {
          @State private var isOpen = false
          var body: some View {
            Button("x") { isOpen = true }.fullScreenCover(isPresented: $isOpen) { B() }
          }
        }
        1️⃣struct B: View { var body: some View { Text("b") } }
        """) == ["trap on B by A as cover at 1️⃣"])
    #expect(cover(shown, "Button(\"x\") { dismiss() }") == [])
    #expect(
      rows(
        """
        struct A: View {
          @State private var isOpen = false
          var body: some View {
            Button("x") { isOpen = true }
              .fullScreenCover(isPresented: $isOpen) { B() }
              .task { isOpen = false }
          }
        }
        struct B: View { var body: some View { Text("b") } }
        """) == [])
    #expect(
      rows(
        """
        struct A: View {
          var body: some View { NavigationStack { NavigationLink("b") { B() } } }
        }
        struct B: View { var body: some View { Text("b")1️⃣.navigationBarBackButtonHidden() } }
        """) == ["trap on B by A as push at 1️⃣"])
  }

  @Test(
    "A sheet that can be pulled down takes its whole stack away",
    arguments: [("", []), (".interactiveDismissDisabled()", ["trap on C by B as push at 1️⃣"])])
  func trapsInSheets(_ modifier: String, _ expected: [String]) {
    #expect(
      rows(
        """
        struct A: View {
          @State private var isOpen = false
          var body: some View { Button("x") { isOpen = true }.sheet(isPresented: $isOpen) { Flow() } }
        }
        struct Flow: View {
          var body: some View { NavigationStack { B() }\(modifier) }
        }
        struct B: View { var body: some View { NavigationLink("c") { C() } } }
        struct C: View { var body: some View { Text("c")1️⃣.navigationBarBackButtonHidden() } }
        """
      ).filter { $0.hasPrefix("trap on C") } == expected)
  }

  @Test(
    "The stack of a collapsed split view takes that of another column",
    arguments: [("UISplitViewController", 0), ("UIViewController", 1)])
  func collapsed(_ above: String, _ count: Int) {
    let found = rows(
      launching("window?.rootViewController = Pair()") + """
        final class Pair: \(above) {
          let left = UINavigationController(rootViewController: List())
          override func viewDidLoad() { addChild(left) }
          @IBAction func open() {
            left.pushViewController(UINavigationController(rootViewController: Book()), animated: true)
          }
        }
        final class List: UIViewController {}
        final class Book: UIViewController {}
        """)
    #expect(found.filter { $0.hasPrefix("pushedController") }.count == count)
  }
}

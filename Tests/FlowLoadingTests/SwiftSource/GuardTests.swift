import FlowGraph
import Testing

@Suite("On which conditions a way is there")
struct GuardTests {
  private func guards(_ graph: FlowGraph) -> [String] {
    graph.transitions.map { "\($0.to): \($0.guard ?? "-")" }
  }

  /// A stack whose root shows what the body says.
  private func stack(_ body: String, _ more: String = "") -> String {
    """
    struct A: View {
      @State private var flag = false
      @State private var other = false
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          VStack { \(body) }.navigationDestination(for: Int.self) { _ in B() }
        }
      }
      func open() { 1️⃣path.append(1) }
    }
    \(more)
    """
  }

  @Test("A component is there on the condition around it")
  func component() {
    let graph = expect(
      stack(
        "if flag { Row() } else { Other(open: open) }",
        """
        struct Row: View { var body: some View { 2️⃣NavigationLink("x") { C() } } }
        struct Other: View { let open: () -> Void; var body: some View { Button("x", action: open) } }
        """), transitions: ["A -push-> B at 1️⃣", "A -push-> C at 2️⃣"])
    #expect(guards(graph) == ["B: !flag", "C: flag"])
  }

  @Test("What a test of a type asks is said with the type")
  func typeTest() {
    let graph = expect(
      """
      struct Halted: Error {}
      struct Burnt: Error {}
      struct A: View {
        @State private var isOpen = false
        var body: some View {
          Button("cook") { do { try cook() } catch { failed(error) } }
            .sheet(isPresented: $isOpen) { B() }
        }
        func cook() throws { throw Burnt() }
        func failed(_ error: Error) {
          if error is Halted { return }
          if error is Burnt { 1️⃣isOpen = true }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
    #expect(guards(graph) == ["B: !(error is Halted) && error is Burnt"])
  }

  @Test("Of two ways to one place, what only one asks for is no condition")
  func twoWays() {
    let both = expect(
      stack("if flag { Button(\"1\") { open() } } else { Button(\"2\") { open() } }"),
      transitions: ["A -push-> B at 1️⃣"])
    #expect(guards(both) == ["B: -"])
    let shared = expect(
      stack("if flag { if other { Button(\"1\") { open() } }; Button(\"2\") { open() } }"),
      transitions: ["A -push-> B at 1️⃣"])
    #expect(guards(shared) == ["B: flag"])
  }

  @Test("A component that stands in two places is there on what both ask for")
  func twice() {
    let row = """
      extension A { var row: some View { Row() } }
      struct Row: View {
        @State private var isLong = false
        var body: some View { if isLong { Card() }; Card() }
      }
      struct Card: View { var body: some View { Link() } }
      struct Link: View { var body: some View { 2️⃣NavigationLink("x") { C() } } }
      struct Frame<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { content() } }
      }
      """
    let bare = expect(
      stack("if flag { Frame { row } }; Frame { row }", row), transitions: ["A -push-> C at 2️⃣"])
    #expect(guards(bare) == ["C: -"])
    let shared = expect(
      stack("if flag { if other { Frame { row } }; Frame { row } }", row),
      transitions: ["A -push-> C at 2️⃣"])
    #expect(guards(shared) == ["C: flag"])
  }

  @Test("So it is within one handler, however far the calls lie")
  func withinHandler() {
    func graph(_ handler: String) -> FlowGraph {
      expect(
        """
        struct A: View {
          @State private var flag = false
          @State private var other = false
          @State private var isOpen = false
          @State private var path: [Int] = []
          var body: some View {
            NavigationStack(path: $path) {
              Button("x") { \(handler) }.navigationDestination(for: Int.self) { _ in B() }
            }
            .sheet(isPresented: $isOpen) { C() }
          }
          func first() {
            2️⃣isOpen = true
            second()
          }
          func second() { 1️⃣path.append(1) }
        }
        """, transitions: ["A -push-> B at 1️⃣", "A -sheet-> C at 2️⃣"])
    }
    #expect(guards(graph("if flag { first() } else { if other { second() } }"))[0] == "B: -")
    #expect(guards(graph("if flag { if other { second() }; first() }"))[0] == "B: flag")
    #expect(guards(graph("if flag { first(); if other { second() } }"))[0] == "B: flag")
  }

  @Test("A value that works on other screens is no mistake where only a condition shows the link")
  func conditionalLink() {
    func source(_ row: String) -> String {
      """
      struct A: View {
        @State private var isOpen = false
        var body: some View {
          NavigationStack {
            VStack { Row(); Button("x") { 2️⃣isOpen = true } }
              .navigationDestination(for: Int.self) { _ in B() }
          }
          .sheet(isPresented: $isOpen) { NavigationStack { C() } }
        }
      }
      struct C: View { @State private var flag = false; var body: some View { VStack { \(row) } } }
      struct Row: View { var body: some View { 1️⃣NavigationLink("x", value: 1) } }
      """
    }
    let rows = ["A -push-> B at 1️⃣", "A -sheet-> C at 2️⃣"]
    let always = expect(source("Row()"), transitions: rows)
    #expect(always.undelivered.map(\.from) == ["C"])
    let sometimes = expect(source("if flag { Row() }"), transitions: rows)
    #expect(sometimes.undelivered.map(\.from) == [])
  }

  @Test("What only a version of the system decides is no guard")
  func availability() {
    let graph = expect(
      """
      struct A: View {
        var body: some View {
          if #available(iOS 16, *) {
            NavigationStack { 1️⃣NavigationLink("b") { B() } }
          } else {
            NavigationView { 2️⃣NavigationLink("c") { C() } }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣", "A -push-> C at 2️⃣"])
    #expect(graph.transitions.map(\.guard) == [nil, nil])
  }

  @Test("Alternatives among conditions stand in parentheses, and keep their own")
  func alternatives() {
    func words(_ condition: String) -> [String] {
      guards(
        expect(
          stack("if \(condition) { Button(\"x\") { if ready { open() } } }"),
          transitions: ["A -push-> B at 1️⃣"]))
    }
    #expect(words("(flag) || (other && !flag)") == ["B: ((flag) || (other && !flag)) && ready"])
    #expect(words("flag || other") == ["B: (flag || other) && ready"])
    #expect(words("flag && (other || ready)") == ["B: flag && (other || ready) && ready"])
    #expect(words("(flag)") == ["B: flag && ready"])
  }

  @Test(
    "What a loop or a group holds is there on the condition around it",
    arguments: [
      "ForEach(names) { name in Row() }", "Group { Row() }", "Group { Text(\"x\"); rows }",
    ])
  func built(_ content: String) {
    let graph = expect(
      stack(
        "if flag { \(content) }; Button(\"y\") {}",
        """
        extension A { var rows: some View { ForEach(names) { name in Row() } } }
        struct Row: View { var body: some View { 2️⃣NavigationLink("x") { C() } } }
        """), transitions: ["A -push-> C at 2️⃣"])
    #expect(guards(graph) == ["C: flag"])
  }

  @Test("What stands in two groups is there on what both ask for")
  func builtTwice() {
    let graph = expect(
      stack(
        "if flag { if other { Group { Row() } } else { Group { Row() } } }; Button(\"y\") {}",
        """
        struct Row: View { var body: some View { 2️⃣NavigationLink("x") { C() } } }
        """), transitions: ["A -push-> C at 2️⃣"])
    #expect(guards(graph) == ["C: flag"])
  }

  @Test("A pattern that is not the one is said with its words")
  func pattern() {
    let graph = expect(
      plainLaunch + """
        enum Visit { case none, inside(Int) }
        final class Start: UIViewController {
          let visit: Visit = Library.visit()
          @IBAction func tap() {
            if case .inside = visit { return }
            1️⃣show(Detail(), sender: self)
          }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
    #expect(graph.transitions.map(\.guard) == ["!(visit is .inside)"])
  }

  @Test("A cast says what it asks for")
  func casts() {
    let graph = expect(
      plainLaunch + """
        class Dish {}
        final class Soup: Dish {}
        final class Cake: Dish {}
        final class Start: UIViewController {
          var picked: Dish?
          @IBAction func serve() {
            if let soup = picked as? Soup {
              1️⃣present(Detail(), animated: !soup.isHot)
            } else if let cake = picked as? Cake {
              2️⃣present(Other(), animated: !cake.isCut)
            }
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣", "Start -sheet-> Other at 2️⃣"])
    #expect(
      guards(graph) == [
        "Detail: picked is Soup", "Other: !(picked is Soup) && picked is Cake",
      ])
  }
}

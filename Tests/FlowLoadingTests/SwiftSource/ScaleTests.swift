import FlowGraph
import Testing

@testable import FlowLoading

/// What keeps the analysis of large programs small.
@Suite("Scale")
struct ScaleTests {
  @Test("Many texts in one place are data: they are given up, and nothing else is")
  func manyTexts() {
    var values = ValueSet(.boolean(true))
    for number in 0..<12 { values.insert(.string("text \(number)")) }
    #expect(values.values.count == 13)
    #expect(!values.isOpen)
    #expect(values.insert(.string("one more")) == true)
    #expect(values.values == [.boolean(true), .external("String")])
    #expect(values.isOpen)
    #expect(values.insert(.string("and another")) == false)
    #expect(values.insert(.null) == true)
  }

  @Test("Text that is given up stays so in what is united with it")
  func unitedTexts() {
    let some = ValueSet((0..<9).map { .string("a\($0)") })
    let others = ValueSet((0..<9).map { .string("b\($0)") })
    let all = some.union(others)
    #expect(all.values == [.external("String")])
    #expect(all.union(some) == all)
  }

  @Test("A value without parts is covered by its equal alone, whatever its kind")
  func covering() {
    let place = Place(object: 1, type: 2, name: "path")
    let kinds: [Value] = [
      .object(1), .object(2), .some(1), .closure(1), .view(1), .type(1), .integer(1), .null,
      .boolean(true), .boolean(false), .string("1"), .external("1"), .externalType("1"),
      .url("1"), .enumCase(1, "one", []), .binding(place), .channel(place),
      .binding(place.everywhere),
    ]
    for (row, one) in kinds.enumerated() {
      #expect(kinds.indices.filter { one.isCovered(by: kinds[$0]) } == [row])
    }
    #expect(ValueSet(kinds + kinds).values == kinds)
  }

  @Test("A union keeps what both begin with, and adds what only the other has, in its order")
  func unions() {
    let first = ValueSet([.object(1), .string("a"), .view(3)])
    let second = ValueSet([.object(1), .string("a"), .null, .view(3), .some(4)], isOpen: true)
    var both = first
    let grew = both.formUnion(second)
    #expect(grew)
    #expect(both.values == [.object(1), .string("a"), .view(3), .null, .some(4)])
    #expect(both.isOpen)
    let grewAgain = both.formUnion(second)
    #expect(!grewAgain)
    #expect(second.withoutNull.values == [.object(1), .string("a"), .view(3), .some(4)])
    #expect(second.withoutNull.isOpen)
  }

  @Test("A router of a large app shows every screen that it is told to, past a hundred too")
  func manyScreens() {
    let graph = router(pages: 0..<150)
    let shown = Set(graph.transitions.map(\.to)).filter { $0.hasPrefix("Page") }
    #expect(shown.count == 150)

    #expect(graph.unresolved == [])
  }

  @Test("State that can hold more than is told apart is named, not cut in silence")
  func tooManyScreens() {
    let graph = router(pages: 0..<300)
    #expect(graph.unresolved.map { "\($0.line): \($0.operation)" } == ["4: page = Page.page0(0)"])
  }

  /// An app whose router shows so many pages.
  private func router(pages: Range<Int>) -> FlowGraph {
    SwiftSourceLoader(threads: 1).load([
      SwiftFile(
        path: "App.swift",
        text: """
          enum Page: Hashable { \(pages.map { "case page\($0)(Int)" }.joined(separator: "; ")) }
          @Observable final class Router {
            var isUp = false
            var page = Page.page0(0)
            func open(_ page: Page) { self.page = page; isUp = true }
          }
          @main struct TheApp: App {
            @State private var router = Router()
            var body: some Scene {
              WindowGroup {
                Home(router: router).sheet(isPresented: $router.isUp) { Shown(router: router) }
              }
            }
          }
          struct Home: View {
            let router: Router
            var body: some View {
              VStack {
                \(pages.map { "Button(\"\($0)\") { router.open(.page\($0)(1)) }" }
                  .joined(separator: "\n      "))
              }
            }
          }
          struct Shown: View {
            let router: Router
            var body: some View {
              NavigationStack {
                switch router.page {
                \(pages.map { "case .page\($0): Page\($0)View()" }.joined(separator: "\n      "))
                }
              }
            }
          }
          \(pages.map { "struct Page\($0)View: View { var body: some View { Text(\"x\") } }" }
            .joined(separator: "\n"))
          """)
    ])
  }

  @Test("A tap starts from an empty stack of calls, however deep it was asked for")
  func deepWiring() {
    func chain(_ name: String, _ last: String) -> String {
      (0..<40).map { "  func \(name)\($0)() { \(name)\($0 + 1)() }" }.joined(separator: "\n")
        + "\n  func \(name)40() { \(last) }"
    }
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          let button = UIButton()
          override func viewDidLoad() { wire0() }
        \(chain("wire", "button.addAction(UIAction { _ in self.go0() }, for: .touchUpInside)"))
        \(chain("go", "1️⃣navigationController?.pushViewController(Detail(), animated: true)"))
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  /// Objects of one type that hold a closure each, one of which a library picks.
  private func actions(_ count: Int) -> String {
    """
    class Action {
      let run: () -> Void
      init(run: @escaping () -> Void) { self.run = run }
    }
    struct A: View {
      @State private var isOpen = false
      var body: some View {
        VStack {
          Button("x") { (Library.pick() as? Action)?.run() }
          Button("y") {
            \((0..<count).map { "Library.keep(Action { print(\($0)); 1️⃣isOpen = true })" }.joined(separator: "; "))
          }
        }
        .sheet(isPresented: $isOpen) { B() }
      }
    }
    """
  }

  @Test("What very many objects hold between them says nothing of one of them")
  func manyObjects() {
    let row = "A -sheet-> B at 1️⃣"
    expect(actions(2), transitions: [row])
    expect(actions(8), transitions: [row])
    expect(actions(9), transitions: [])
  }

  @Test("Flows that begin each other in turn are one object for each place")
  func recursion() throws {
    let unit = Lowering.unit(
      file: 0, path: "A.swift",
      text: """
        class Room {}
        class Thread {}
        let first = Room()
        let second = Thread()
        let third = Room()
        """
    ).0
    let index = ProgramIndex([unit])
    let room = try #require(index.find(dotted: "Room", file: 0)).id
    let thread = try #require(index.find(dotted: "Thread", file: 0)).id
    let sites = (0..<5).map { Expression(.integer($0), Span(file: 0, start: 0, end: 0)) }
    let site = { ObjectIdentifier(sites[$0]) }
    let heap = Heap(memory: CallMemory(), index: index)
    let outer = heap.object(type: room, site: site(0), maker: nil)
    let thread1 = heap.object(type: thread, site: site(1), maker: outer)
    let inner = heap.object(type: room, site: site(2), maker: thread1)
    let thread2 = heap.object(type: thread, site: site(1), maker: inner)
    #expect(heap.object(type: room, site: site(2), maker: thread2) == inner)
    #expect(thread1 != thread2)
    #expect(heap.object(type: thread, site: site(3), maker: outer) != thread1)
    // No flow of its own type above it: the makers tell it apart.
    let other = heap.object(type: room, site: site(4), maker: nil)
    #expect(heap.object(type: thread, site: site(1), maker: other) != thread1)
  }

  @Test(
    "Frames that show each other in turn come to an end", .timeLimit(.minutes(1)))
  func frames() {
    let views = (0..<6).map { "flow.view(\($0))" }.joined(separator: "; ")
    expect(
      """
      final class Flow: ObservableObject {
        func view(_ number: Int) -> AnyView {
          switch number {
          \((0..<6).map { "case \($0): AnyView(Frame(flow: self, number: \($0)) { Text(\"\($0)\") })" }.joined(separator: "\n    "))
          default: AnyView(B())
          }
        }
      }
      struct Frame<Content: View>: View {
        let flow: Flow
        let number: Int
        @ViewBuilder let content: () -> Content
        var body: some View {
          content()
          \(views)
          flow.view(7)
        }
      }
      @main struct TheApp: App {
        @StateObject private var flow = Flow()
        var body: some Scene { WindowGroup { flow.view(0) } }
      }
      """, entries: ["B"])
  }

  @Test("A long chain of screens is followed to its end")
  func chain() {
    let pages = (0..<60).map { number in
      """
      class Page\(number): UITableViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
          navigationController?.pushViewController(Page\(number + 1)(), animated: true)
        }
      }
      """
    }
    let graph = SwiftSourceLoader(threads: 1).load(
      MarkedSource(
        plainLaunch + """
          typealias Start = Page0
          \(pages.joined(separator: "\n"))
          class Page60: UIViewController {
            @IBAction func show() { present(Detail(), animated: true) }
          }
          """
      ).files)
    #expect(graph.transitions.contains { $0.to == "Detail" })
  }
}

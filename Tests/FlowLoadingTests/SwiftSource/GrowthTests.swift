import FlowGraph
import Testing

@testable import FlowLoading

/// Values that a program could go on making for ever, each round another one.
@Suite("What would grow without end") struct GrowthTests {
  private func interpreted(_ text: String) -> Interpreter {
    let unit = Lowering.unit(file: 0, path: "A.swift", text: text).0
    let index = ProgramIndex([unit])
    let interpreter = Interpreter(index: index, syntax: SyntaxFacts([FileFacts(unit)], index))
    _ = interpreter.runToFixpoint()
    return interpreter
  }

  @Test("A view that stands in many others is put under their conditions once")
  func sharedViews() {
    let interpreter = interpreted("")
    var view = interpreter.heap.view(.framework("VStack", []))
    // As a tree these are a million million views.
    for _ in 0..<40 { view = interpreter.heap.view(.framework("VStack", [view, view])) }
    let count = interpreter.heap.views.count
    let found = interpreter.within({ $0.conditions = [RunCondition(number: 0)] }) {
      interpreter.underConditions(view)
    }
    #expect(found == view)
    #expect(interpreter.heap.views.count == count)
  }

  @Test("A function that calls itself with a longer list each time does so a few times")
  func lists() {
    let interpreter = interpreted(
      """
      enum Token { case key(String), index(Int) }
      @main struct TheApp: App {
        var body: some Scene {
          WindowGroup { List { Text("x") }.onAppear { flatten(Token.index(0), []) } }
        }
        func flatten(_ value: Any, _ path: [Token]) {
          switch value {
          case let table as [String: Any]:
            for key in table.keys { flatten(table[key], path + [.key(key)]) }
          case let list as [Any]:
            for (place, item) in list.enumerated() { flatten(item, path + [.index(place)]) }
          default: NavigationStack { Text("y") }
          }
        }
      }
      """)
    #expect(interpreter.budget.spent.all < 1_000)
  }

  @Test("A stream that asks for its next page, with another cursor each time, does so a few times")
  func pages() {
    let interpreter = interpreted(
      """
      import RxSwift
      enum Cursor { case start, newer(Page), older(Page) }
      struct Page { let cursor: Cursor; let run: () -> Void }
      final class Feed {
        func pages(_ cursor: Cursor, _ found: [Page]) -> Single<[Page]> {
          load(cursor).flatMap { [self] page -> Single<[Page]> in
            switch cursor {
            case .start: return pages(.newer(page), found + [page])
            case .newer: return pages(.older(page), [page] + found)
            case .older:
              return found.isEmpty
                ? pages(.newer(page), found + [page]) : Single.merge(
                  pages(.newer(page), [page]), pages(.older(page), found + [page]))
            }
          }
        }
        func load(_ cursor: Cursor) -> Single<Page> {
          Single.just(Page(cursor: cursor, run: { print(cursor) }))
        }
      }
      @main struct TheApp: App {
        let feed = Feed()
        var body: some Scene {
          WindowGroup {
            NavigationStack {
              Text("x").onAppear { feed.pages(.start, []).subscribe(onSuccess: { print($0) }) }
            }
          }
        }
      }
      """)
    #expect(interpreter.budget.spent.all < 3_000)
  }

  @Test("A color made of another one holds nothing of it")
  func colors() {
    let interpreter = interpreted(
      """
      class Paint: ObservableObject {
        @Published var color = Color.red
        @Published var isShown = false
        func mix() {
          color = Color(color, amount: 0.5)
          isShown = true
        }
      }
      struct Mixed: View { var body: some View { Button("x") {} } }
      @main struct TheApp: App {
        @StateObject var paint = Paint()
        var body: some Scene {
          WindowGroup {
            VStack { paint.color; Button("mix") { paint.mix() } }
              .sheet(isPresented: $paint.isShown) { Mixed() }
          }
        }
      }
      """)
    let colors = interpreter.heap.views.filter {
      if case .framework("Color", _) = $0 { true } else { false }
    }
    #expect(colors == [.framework("Color", [])])
  }

  @Test(
    "What a modifier's closure does without its view is the same on every view",
    arguments: [
      ("{ _ in run() }", true), ("{ [weak other] in other?.go($0) }", true),
      ("{ value in let copy = value; run(copy) }", true), ("{ tinted() }", false),
      ("{ self }", false), ("{ Page(run) }", false),
    ])
  func modifiers(closure: String, isSame: Bool) throws {
    let unit = Lowering.unit(file: 0, path: "A.swift", text: "let held = \(closure)").0
    let index = ProgramIndex([unit])
    let interpreter = Interpreter(index: index, syntax: SyntaxFacts([FileFacts(unit)], index))
    let held = try #require(unit.members.variables.first?.value)
    guard case .closure(let node) = held.kind else { throw NoClosure() }
    let views = ["VStack", "HStack"].map { interpreter.heap.view(.framework($0, [])) }
    let closures = views.map { view in
      let frame = Frame(receiver: view, scope: nil, file: 0)
      frame.bind("run", ValueSet(.string("run")))
      frame.bind("other", ValueSet(.string("other")))
      return interpreter.closure(node, held, frame)
    }
    #expect((closures[0] == closures[1]) == isSame)
  }

  private struct NoClosure: Error {}

  @Test("What stands late in a long list of few different ones is read")
  func repeatedValues() {
    expect(
      """
      @main struct TheApp: App { var body: some Scene { WindowGroup { Start() } } }
      enum Page { case a, z }
      struct Start: View {
        @State private var page: Page?
        private let pages: [Page] = [\(String(repeating: ".a, ", count: 300)).z]
        var body: some View {
          Button("any") { 1️⃣page = pages.randomElement() }
            .sheet(item: $page) { page in
              switch page {
              case .a: A()
              case .z: Z()
              }
            }
        }
      }
      struct A: View { var body: some View { Text("a") } }
      struct Z: View { var body: some View { Text("z") } }
      """, transitions: ["Start -sheet-> A at 1️⃣", "Start -sheet-> Z at 1️⃣"])
  }

  @Test("A generated list says no more than its first hundreds", arguments: [40, 400])
  func longLists(count: Int) throws {
    let icons = (0..<count).map { "static let i\($0) = Icon {}" }
    let interpreter = interpreted(
      """
      class Icon {
        let run: () -> Void
        init(run: @escaping () -> Void) { self.run = run }
        \(icons.joined(separator: "\n"))
        static let all: [Icon] = [\((0..<count).map { "i\($0)" }.joined(separator: ", "))]
      }
      @main struct TheApp: App {
        var body: some Scene {
          WindowGroup { Button("first") { Icon.all.first?.run() } }
        }
      }
      """)
    let icon = try #require(interpreter.index.find(dotted: "Icon", file: 0)).id
    let made = interpreter.heap.objects.count { $0.type == icon }
    #expect(made == min(count, ValueSet.limit + 1))
  }

  @Test("Tables that are put into themselves come to an end", .timeLimit(.minutes(1)))
  func nestedTables() {
    let keys = (0..<60).map { "raw[Self.key\($0)] = [\"a\": \"\($0)\"]" }
    let interpreter = interpreted(
      """
      @main struct TheApp: App {
        var body: some Scene { WindowGroup { Button("x") { Settings.shared.change() } } }
      }
      class Settings {
        static let shared = Settings()
        var raw: [String: Any] = [:]
        func change() {
          \(keys.joined(separator: "\n"))
          raw["all"] = raw
          raw["more"] = [raw, raw]
        }
      }
      """)
    var room = 1_000_000
    for values in interpreter.heap.allValues { values.measure(&room) }
    #expect(room > 900_000)
  }
}

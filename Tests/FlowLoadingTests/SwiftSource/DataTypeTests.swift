import Testing

@testable import FlowLoading

@Suite("Types that hold data alone")
struct DataTypeTests {
  private func isData(_ name: String, in text: String) throws -> Bool {
    let index = ProgramIndex([Lowering.unit(file: 0, path: "A.swift", text: text).0])
    let type = try #require(index.find(dotted: name, file: 0))
    return DataTypes(index).isData(type)
  }

  @Test(
    "Texts, numbers, what libraries call data, and what is made of them",
    arguments: [
      "struct T { let id: String; var count = 0; let at: Date? }",
      "struct T { let part: Part } struct Part { let kind: Kind } enum Kind { case a(Int), b }",
      "struct T { let parts: [Part]; let more: T2? } struct Part {} struct T2 { let whole: [T] }",
      "final class T { let service: Service }\nprotocol Service {}\nstruct Live: Service {}",
      "struct T { let service: Service }\nprotocol Service {}\nstruct Live: Service {}\n"
        + "class ServiceMock: Service { var run: (() -> Void)? }",
      "struct T { let raw: LibraryEvent; func at() -> Date {} }",
      "struct T { let limits = Limits.usual } struct Limits { let most: Int }",
    ])
  func data(_ text: String) throws { #expect(try isData("T", in: text)) }

  @Test(
    "Nothing that can run, be shown or be listened to, or that makes such a thing",
    arguments: [
      "struct T { let run: () -> Void }",
      "struct T { let part: Part } struct Part { let run: (() -> Void)? }",
      "struct T { let page: Page } enum Page { case a(() -> Void) }",
      "class T { let changes = PassthroughSubject<Int, Never>() }",
      "class T { @Published var count = 0 }",
      "class T: ObservableObject { var count = 0 }",
      "@Observable class T { var count = 0 }",
      "struct T: View { let title: String; var body: some View { Text(title) } }",
      "class T: UIViewController { var count = 0 }",
      "struct T { let view: AnyView }",
      "struct T { weak var delegate: TDelegate? }\nprotocol TDelegate {}\nclass Owner: TDelegate {\n"
        + "  var done: (() -> Void)?\n}",
      "struct T { let unknown: Service }\nprotocol Service {}",
      "struct T { func page() -> some View { Text(\"\") } }",
      "struct T { func page() -> Page { Page() } } class Page { var done: (() -> Void)? }",
      "struct T<Value> { let value: Value }",
      "struct T { let base: Base } class Base {} class Below: Base { var done: (() -> Void)? }",
      "class T: Base {} class Base { func page() -> some View { Text(\"\") } }",
    ])
  func others(_ text: String) throws { #expect(try !isData("T", in: text)) }

  @Test("Types that hold each other are what all of them hold, whichever is asked first")
  func circles() throws {
    let text = "final class A { var b: B?; var done: (() -> Void)? } final class B { var a: A? }"
    let index = ProgramIndex([Lowering.unit(file: 0, path: "A.swift", text: text).0])
    let (a, b) = (
      try #require(index.find(dotted: "A", file: 0)), try #require(index.find(dotted: "B", file: 0))
    )
    let types = DataTypes(index)
    #expect(!types.isData(a))
    #expect(!types.isData(b))
    let others = DataTypes(index)
    #expect(!others.isData(b))
    #expect(!others.isData(a))
  }

  @Test("What one place makes for many is one object where it holds data alone")
  func joined() throws {
    #expect(try madeItems(holding: "String", "\"one\"", "\"two\"") == 1)
    #expect(try madeItems(holding: "() -> Void", "{ print(1) }", "{ print(2) }") == 2)
  }

  /// How many items two makers make.
  private func madeItems(holding type: String, _ first: String, _ second: String) throws -> Int {
    let unit = Lowering.unit(
      file: 0, path: "A.swift",
      text: """
        struct Item { let held: \(type); let kind: Kind }
        enum Kind { case one, two }
        final class Maker {
          let held: \(type)
          var done: (() -> Void)?
          init(held: @escaping \(type)) { self.held = held }
          func item() -> Item { Item(held: held, kind: .one) }
        }
        @main struct TheApp: App {
          let one = Maker(held: \(first))
          let two = Maker(held: \(second))
          @State private var shown: Item?
          var body: some Scene {
            WindowGroup {
              Button("one") { shown = one.item() }
              Button("two") { shown = two.item() }
                .sheet(item: $shown) { item in
                  switch item.kind {
                  case .one: Text("one")
                  case .two: Text("two")
                  }
                }
            }
          }
        }
        """
    ).0
    let index = ProgramIndex([unit])
    let interpreter = Interpreter(index: index, syntax: SyntaxFacts([FileFacts(unit)], index))
    _ = interpreter.runToFixpoint()
    let item = try #require(index.find(dotted: "Item", file: 0)).id
    return interpreter.heap.objects.count { $0.type == item }
  }

  @Test("Cases that are handed to what makes it still tell it apart")
  func cases() {
    expect(
      """
      enum Page { case first, second }
      struct Message {
        let page: Page
        static func show(_ page: Page) -> Message { Message(page: page) }
      }
      class Router: ObservableObject {
        @Published var page: Page?
        func take(_ message: Message) { 1️⃣page = message.page }
      }
      struct A: View {
        @StateObject private var router = Router()
        var body: some View {
          Button("first") { router.take(.show(.first)) }
            .sheet(item: $router.page) { page in
              switch page {
              case .first: B()
              case .second: C()
              }
            }
            .environmentObject(router)
        }
      }
      struct B: View {
        @EnvironmentObject var router: Router
        var body: some View { Button("second") { router.take(.show(.second)) } }
      }
      struct C: View { var body: some View { Text("C") } }
      """, transitions: ["A -sheet-> B at 1️⃣", "B -sheet-> C at 1️⃣"])
  }
}

import Testing

/// Properties of generic types whose values are known by their type alone.
@Suite("Members of generic values")
struct GenericMemberTests {
  @Test(
    "A property holds what the type's argument says",
    arguments: [
      """
      ForEach(model.parts) { part in
        ForEach(part.values) { mark in 1️⃣NavigationLink(value: mark) { Text("x") } }
      }
      """,
      "ForEach(model.parts[0].values) { 1️⃣NavigationLink(\"x\", value: $0) }",
      """
      ForEach(model.parts) { part in
        ForEach(part.values) { (mark: Bookmark) in 1️⃣NavigationLink("x", value: mark) }
      }
      """,
      "ForEach(model.parts) { 1️⃣NavigationLink(\"x\", value: $0.first) }",
      "ForEach(model.parts.map { $0.first }) { 1️⃣NavigationLink(\"x\", value: $0) }",
      "ForEach(firsts()) { 1️⃣NavigationLink(\"x\", value: $0) }",
    ])
  func property(links: String) {
    expect(
      """
      struct Bookmark: Hashable, Identifiable { let id: String }
      struct Part<T: Identifiable>: Identifiable { let id: String; let first: T; let values: [T] }
      @Observable final class Model { var parts: [Part<Bookmark>] = load() }
      struct A: View {
        @State private var model = Model()
        var body: some View {
          NavigationStack {
            List { \(links) }.navigationDestination(for: Bookmark.self) { _ in B() }
          }
        }
        private func firsts() -> [Bookmark] {
          var found: [Bookmark] = []
          for part in model.parts { found.append(part.first) }
          return found
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test(
    "A list in a generic box, empty at first, that a library fills",
    arguments: ["any Hashable & Sendable", "AnyHashable"])
  func filledLater(goal: String) {
    expect(
      """
      enum Goals { struct Piece: Hashable { let id: Int }; struct Pair: Hashable { let id: Int } }
      struct Cell: Identifiable { let id: Int; let goal: \(goal) }
      struct Art { let id: Int }
      @Observable final class Query<Value> {
        private(set) var value: Value
        init(initial: Value) { value = initial }
        func start() { Database.observe { [weak self] new in self?.value = new } }
      }
      @Observable final class Grid {
        let query = Query<[Art]>(initial: [])
        var cells: [Cell] { query.value.map { cell($0) } }
        private func cell(_ art: Art) -> Cell {
          if art.id > 5 { return Cell(id: art.id, goal: Goals.Pair(id: art.id)) }
          return Cell(id: art.id, goal: Goals.Piece(id: art.id))
        }
      }
      struct A: View {
        @State private var model = Grid()
        var body: some View {
          NavigationStack {
            ForEach(model.cells) { cell in 1️⃣NavigationLink("x", value: cell.goal) }
              .onAppear { model.query.start() }
              .navigationDestination(for: Goals.Piece.self) { _ in B() }
              .navigationDestination(for: Goals.Pair.self) { _ in C() }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣", "A -push-> C at 1️⃣"])
  }

  @Test(
    "A helper makes the screen that its caller's type names",
    arguments: [
      ("func show<T: View & Message>() -> T?", "let _: Box? = self.show()"),
      ("func show<T: View & Message>() -> [T]", "let boxes: [Box] = self.show()"),
      ("func show<T: View & Message>(_ type: T.Type) -> T?", "_ = self.show(Box.self)"),
      (
        "func show<T: View & Message>(_ type: T.Type) -> T?",
        "self.hand(Box.self) } func hand<U: View & Message>(_ type: U.Type) { _ = show(type)"
      ),
      (
        "func show<T: View & Message>() -> T?",
        "let _: Box? = self.hand() } func hand<U: View & Message>() -> U? { let u: U? = show(); return u"
      ),
    ])
  func madeType(_ helper: String, _ call: String) {
    expect(
      launching("window?.rootViewController = Start()") + """

        protocol Message { init(text: String) }
        struct Box: View, Message { let text: String; var body: some View { Text(text) } }
        struct Other: View, Message { let text: String; var body: some View { Text(text) } }
        final class Start: UIViewController {
          @objc func go() { \(call) }
          \(helper) {
            let make = { UIHostingController(rootView: T(text: "x")) }
            1️⃣present(make(), animated: true)
            fatalError()
          }
        }
        """, transitions: ["Start -sheet-> Box at 1️⃣"])
  }

  @Test("Calls of one helper with different types show different screens")
  func madeTypes() {
    expect(
      launching("window?.rootViewController = Start()") + """

        protocol Message { init(text: String) }
        struct Box: View, Message { let text: String; var body: some View { Text(text) } }
        final class Start: UIViewController {
          @objc func go() { let _: Box? = show(); page(Page.self) }
          func show<T: View & Message>() -> T? {
            1️⃣present(UIHostingController(rootView: T(text: "x")), animated: true)
            return nil
          }
          func page<T: UIViewController>(_ type: T.Type) { 2️⃣present(T(), animated: true) }
        }
        final class Page: UIViewController {}
        """, transitions: ["Start -sheet-> Box at 1️⃣", "Start -sheet-> Page at 2️⃣"])
  }

  @Test("A method of a protocol takes what a parameter named as its associated type stands for")
  func associated() {
    expect(
      launching("window?.rootViewController = Flow().stack") + """

        protocol Coordinator<Route>: AnyObject {
          associatedtype Route
          func navigate(to route: Route, context: AnyObject?)
        }
        extension Coordinator {
          func navigate(to route: Route) { navigate(to: route, context: nil) }
        }
        final class AnyCoordinator<Route>: Coordinator {
          private let doNavigate: (Route, AnyObject?) -> Void
          init<C: Coordinator>(_ coordinator: C) where C.Route == Route {
            doNavigate = { coordinator.navigate(to: $0, context: $1) }
          }
          func navigate(to route: Route, context: AnyObject?) { doNavigate(route, context) }
        }
        enum FlowRoute { case close, detail }
        final class Flow: Coordinator {
          let stack = UINavigationController()
          init() {
            stack.setViewControllers([Start(AnyCoordinator(self))], animated: false)
          }
          func navigate(to route: FlowRoute, context: AnyObject?) {
            switch route {
            case .close: 1️⃣stack.popViewController(animated: true)
            case .detail: 2️⃣stack.pushViewController(Detail(AnyCoordinator(self)), animated: true)
            }
          }
        }
        final class Start: UIViewController {
          let coordinator: AnyCoordinator<FlowRoute>
          init(_ coordinator: AnyCoordinator<FlowRoute>) { self.coordinator = coordinator }
          @IBAction func open() { coordinator.navigate(to: .detail) }
        }
        final class Detail: UIViewController {
          let coordinator: AnyCoordinator<FlowRoute>
          init(_ coordinator: AnyCoordinator<FlowRoute>) { self.coordinator = coordinator }
          @IBAction func close() { coordinator.navigate(to: .close) }
        }
        """, transitions: ["Start -push-> Detail at 2️⃣"], backs: ["Detail pop at 1️⃣"])
  }

  @Test("What a generic box is given by a method it holds")
  func box() {
    expect(
      plainLaunch
        + """
        final class Box<Value> {
          var value: Value
          init(_ value: Value) { self.value = value }
          func set(_ value: Value) { self.value = value }
        }
        enum Shared { static let start: Box<Start?> = Box(nil) }
        final class Start: UIViewController {
          override func viewDidLoad() { Shared.start.set(self) }
          @IBAction func tap() { 1️⃣present(Detail(), animated: true) }
          func show() { 2️⃣navigationController?.pushViewController(Other(), animated: true) }
        }
        final class Detail: UIViewController {
          @IBAction func tap() { Shared.start.value?.show() }
        }
        """.replacing("final class Detail: UIViewController {}", with: ""),
      transitions: ["Start -sheet-> Detail at 1️⃣", "Detail -push-> Other at 2️⃣"])
  }
}

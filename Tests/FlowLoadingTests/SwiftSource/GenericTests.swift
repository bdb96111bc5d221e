import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Generic types, collections and factories")
struct GenericTests {
  @Test("The declared type of a generic router gives a case its meaning")
  func declaredType() {
    expect(
      """
      enum Route: Hashable { case b, c }
      enum Other { case b, c }
      class Sender<Element> {
        var send: (Element) -> Void = { _ in }
        func go(_ element: Element) { send(element) }
      }
      struct A: View {
        @State private var path: [Route] = []
        let sender: Sender<Route>
        init() { sender = Sender() }
        var body: some View {
          NavigationStack(path: $path) {
            Button("x") { 1️⃣sender.go(.b) }
              .onAppear { sender.send = { route in 2️⃣path.append(route) } }
              .navigationDestination(for: Route.self) { route in
                switch route { case .b: B(); case .c: C() }
              }
          }
        }
      }
      """, transitions: ["A -push-> B at 2️⃣"])
  }

  @Test("The class that inherits a generic one says what its parameter is")
  func superclass() {
    expect(
      """
      enum Route: Hashable { case b, c }
      class Base<Element>: ObservableObject {
        @Published var path: [Element] = []
        func go(_ element: Element) { 1️⃣path.append(element) }
      }
      final class Router: Base<Route> { func open() { go(.b) } }
      struct A: View {
        @StateObject var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("x") { router.open() }
              .navigationDestination(for: Route.self) { route in
                switch route { case .b: B(); case .c: C() }
              }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("A method that the app adds to arrays changes the path that it is called on")
  func collectionExtension() {
    expect(
      """
      extension Array {
        mutating func go(_ element: Element) { 1️⃣append(element) }
        mutating func home() { 2️⃣self.removeAll() }
      }
      struct A: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            VStack {
              Button("x") { path.go(1) }
              Button("y") { path.home() }
            }
            .navigationDestination(for: Int.self) { _ in B() }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"], backs: ["A popToRoot at 2️⃣"])
  }

  @Test("All arguments of a variadic parameter arrive")
  func variadic() {
    expect(
      """
      struct A: View {
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("x") { show(1, 2) }
              .navigationDestination(for: Int.self) { number in
                if number == 1 { B() } else { C() }
              }
          }
        }
        func show(_ numbers: Int...) { for number in numbers { 1️⃣path.append(number) } }
      }
      """, transitions: ["A -push-> B at 1️⃣", "A -push-> C at 1️⃣"])
  }

  private static let launch =
    launching(
      """
      window?.rootViewController = UINavigationController(rootViewController: Start())
      """) + """

      """

  @Test("`Self` in a factory is the type that it is called on")
  func selfFactory() {
    expect(
      Self.launch + """
        protocol Loadable {}
        extension Loadable { static func load() -> Self { Self() } }
        final class Detail: UIViewController, Loadable {
          @objc func up() { 2️⃣navigationController?.popViewController(animated: true) }
        }
        final class Start: UIViewController, Loadable {
          @objc func go() { 1️⃣navigationController?.pushViewController(Detail.load(), animated: true) }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"], backs: ["Detail pop at 2️⃣"])
  }

  @Test("A screen without source can do what its view model does")
  func undeclaredScreen() {
    expect(
      Self.launch + """
        final class Start: UIViewController {
          @objc func go() {
            let model = DetailViewModel(navigation: navigationController)
            1️⃣navigationController?.pushViewController(
              DetailViewController(viewModel: model), animated: true)
          }
        }
        final class DetailViewModel {
          let navigation: UINavigationController?
          init(navigation: UINavigationController?) { self.navigation = navigation }
          func close() { 2️⃣navigation?.popViewController(animated: true) }
        }
        """,
      transitions: ["Start -push-> DetailViewController at 1️⃣"],
      backs: ["DetailViewController pop at 2️⃣"])
  }

  @Test("A page controller holds the pages that others give it")
  func pages() {
    expect(
      Self.launch + """
        final class Page: UIViewController {}
        final class Pages: UIPageViewController {}
        final class Start: UIViewController {
          @objc func go() {
            let pages = Pages()
            pages.setViewControllers([Page()], direction: .forward, animated: false)
            1️⃣present(pages, animated: true)
          }
        }
        """, transitions: ["Start -sheet-> Pages at 1️⃣", "Pages -embed-> Page"])
  }

  @Test("A wrapper that switches between flows is the level that holds them")
  func switchingFlows() {
    expect(
      """
      enum Kind { case first, second }
      struct First: View { var body: some View { NavigationStack { B() } } }
      struct Second: View { var body: some View { NavigationStack { C() } } }
      struct Either: View {
        let kind: Kind
        var body: some View {
          switch kind {
          case .first: First()
          case .second: Second()
          }
        }
      }
      struct A: View {
        @State private var isShown = false
        var body: some View {
          Button("x") { 1️⃣isShown = true }.sheet(isPresented: $isShown) { Either(kind: .first) }
        }
      }
      """,
      transitions: ["A -sheet-> Either at 1️⃣", "Either -root-> First", "First -root-> B"])
  }

  @Test("`main.swift` can be what shows the first screen")
  func topLevel() {
    expect(
      """
      //// main.swift
      let window = UIWindow()
      window.rootViewController = Start()
      //// Start.swift
      final class Start: UIViewController {}
      final class Unused: UIResponder, UIApplicationDelegate {}
      """, entries: ["Start"])
  }

  @Test(
    "A generic store's model says what its actions are",
    arguments: [
      ("mutating func update(_ action: Action)", "typealias Action = Act", "update(_ action: Act)"),
      ("mutating func update(_ action: Action)", "", "update(_ action: Act)"),
      (
        "mutating func update(_ action: Action); var last: Action? { get }",
        "typealias Action = Act; var last: Act?", "update(_ action: Action)"
      ),
    ])
  func modelOfStore(_ requirement: String, _ alias: String, _ update: String) {
    expect(
      store(
        requirement: requirement, send: "state.update(action)",
        model: """
          \(alias)
          mutating func \(update) {
            switch action {
            case .push(let step): 1️⃣path.append(step)
            case .back: _ = path.popLast()
            }
          }
          """),
      transitions: ["A -push-> First at 1️⃣", "First -push-> Second at 1️⃣"])
  }

  @Test("A static requirement of a generic store's model is that of its model")
  func staticRequirement() {
    expect(
      store(
        requirement: "static func update(_ state: Self, _ action: Action) -> Self",
        send: "state = Model.update(state, action)",
        model: """
          static func update(_ state: DemoModel, _ action: Act) -> DemoModel {
            var model = state
            switch action {
            case .push(let step): 1️⃣model.path.append(step)
            case .back: _ = model.path.popLast()
            }
            return model
          }
          """),
      transitions: ["A -push-> First at 1️⃣", "First -push-> Second at 1️⃣"])
  }

  /// A store whose state holds a path, over a model that says what its actions do.
  private func store(requirement: String, send: String, model: String) -> String {
    """
    enum Step: Hashable { case first, second }
    enum Act { case push(Step), back }
    protocol ModelProtocol {
      associatedtype Action
      \(requirement)
    }
    struct DemoModel: ModelProtocol {
      var path: [Step] = []
      \(model)
    }
    struct OtherModel: ModelProtocol {
      typealias Action = Int
      static func update(_ state: OtherModel, _ action: Int) -> OtherModel { state }
      mutating func update(_ action: Int) {}
    }
    final class Store<Model: ModelProtocol>: ObservableObject {
      @Published var state: Model
      init(state: Model) { self.state = state }
      func send(_ action: Model.Action) { \(send) }
    }
    struct A: View {
      @StateObject private var store = Store(state: DemoModel())
      @StateObject private var other = Store(state: OtherModel())
      var body: some View {
        NavigationStack(path: $store.state.path) {
          Button("x") { store.send(.push(.first)); other.send(1) }
            .navigationDestination(for: Step.self) { step in
              switch step {
              case .first: First(store: store)
              case .second: Second()
              }
            }
        }
      }
    }
    struct First: View {
      @ObservedObject var store: Store<DemoModel>
      var body: some View { Button("x") { store.send(.push(.second)) } }
    }
    struct Second: View { var body: some View { Text("x") } }
    """
  }

  @Test(
    "Another name in a generic class has the arguments of the class that inherits it",
    arguments: [
      ("HomeModel: Store<HomeState, HomeAction>", "HomeModel.Context"),
      ("HomeModel: HomeStore", "HomeModel.Context"), ("HomeModel: HomeStore", "HomeStore.Context"),
      ("HomeModel: HomeStore", "Store<HomeState, HomeAction>.Context"),
      ("HomeModel: HomeStore", "StoreContext<HomeState, HomeAction>"),
      ("HomeModel: HomeStore", "HomeModel"),
    ])
  func nestedAlias(_ model: String, _ context: String) {
    let isModel = context == "HomeModel"
    let source = """
      struct HomeState {}
      enum HomeAction { case b, c }
      enum OtherAction { case b, c, d }
      final class StoreContext<State, Action>: ObservableObject {
        let actions = PassthroughSubject<Action, Never>()
        @Published var state: State
        init(state: State) { self.state = state }
        func send(_ action: Action) { actions.send(action) }
      }
      class Store<State, Action> {
        typealias Context = StoreContext<State, Action>
        var context: Context
        init(state: State) {
          context = Context(state: state)
          context.actions.sink { [weak self] in self?.process($0) }
        }
        func process(_ action: Action) {}
      }
      typealias HomeStore = Store<HomeState, HomeAction>
      final class \(model) {
        var open: ((Bool) -> Void)?
        override func process(_ action: HomeAction) {
          switch action {
          case .b: open?(true)
          case .c: open?(false)
          }
        }
      }
      struct Home: View {
        let context: \(context)
        var body: some View { Button("x") { context\(isModel ? ".context" : "").send(.b) } }
      }
      struct A: View {
        let model = HomeModel(state: HomeState())
        @State private var isB = false
        @State private var isC = false
        var body: some View {
          Home(context: model\(isModel ? "" : ".context"))
            .onAppear { model.open = { if $0 { 1️⃣isB = true } else { 2️⃣isC = true } } }
            .sheet(isPresented: $isB) { B() }
            .sheet(isPresented: $isC) { C() }
        }
      }
      """
    expect(source, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("A generic controller makes the view that the class below it says")
  func madeContent() {
    expect(
      plainLaunch + """
        final class Tap: UIControl {
          var onTap: (() -> Void)?
          override init(frame: CGRect) {
            super.init(frame: frame)
            addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
          }
        }
        class Host<Content: UIView>: UIViewController {
          var content: Content { view as! Content }
          override func loadView() { view = Content() }
        }
        final class Panel: UIView { let tap = Tap() }
        final class Start: Host<Panel> {
          override func viewDidLoad() {
            content.tap.onTap = { [weak self] in 1️⃣self?.present(Detail(), animated: true) }
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}

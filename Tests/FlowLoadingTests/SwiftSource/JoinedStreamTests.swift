import Testing

@Suite("Streams of several publishers together")
struct JoinedStreamTests {
  private func app(
    _ join: String, loggedIn: String = "false",
    cases: String = "case (false, _): 1️⃣window.rootViewController = Login()\n"
      + "case (true, _): 2️⃣window.rootViewController = Home()",
    parameters: String = "isLoggedIn, needsStore in", subject: String = "(isLoggedIn, needsStore)"
  ) -> String {
    launching("coordinator = Coordinator(window: UIWindow()); coordinator?.start()")
      .replacing(
        "var window: UIWindow?", with: "var window: UIWindow?\n  var coordinator: Coordinator?")
        + """
        import Combine
        final class Stores {
          static let shared = Stores()
          @Published var isLoggedIn = \(loggedIn)
          let store = CurrentValueSubject<Int?, Never>(nil)
          let events = PassthroughSubject<Int, Never>()
          var state: AnyPublisher<Bool, Never> { $isLoggedIn.removeDuplicates().eraseToAnyPublisher() }
          var needsStore: AnyPublisher<Bool, Never> {
            store.map { $0 == nil }.removeDuplicates().eraseToAnyPublisher()
          }
          func logOut() { isLoggedIn = false }
          func logIn() { isLoggedIn = true }
        }
        final class Coordinator {
          private let window: UIWindow
          private let stores = Stores.shared
          private var bag: AnyCancellable?
          init(window: UIWindow) { self.window = window }
          func start() {
            bag = \(join).sink { [self] \(parameters)
              switch \(subject) {
              \(cases)
              }
            }
          }
        }
        final class Login: UIViewController { @IBAction func enter() { Stores.shared.logIn() } }
        final class Home: UIViewController { @IBAction func leave() { Stores.shared.logOut() } }
        """
  }

  private let rows = ["Home -root-> Login at 1️⃣", "Login -root-> Home at 2️⃣"]

  @Test(
    "A launch begins with what all of them hold, and each brings what comes of it",
    arguments: [
      "Publishers.CombineLatest(stores.state, stores.needsStore)",
      "Publishers.Zip(stores.state, stores.needsStore)",
      "stores.state.combineLatest(stores.needsStore)", "stores.state.zip(stores.needsStore)",
      "stores.state.combineLatest(stores.needsStore) { state, needs in (state, needs) }",
      "Publishers.CombineLatest3(stores.state, stores.needsStore, stores.$isLoggedIn)"
        + ".map { state, needs, _ in (state, needs) }",
      "stores.state.combineLatest(stores.needsStore).combineLatest(stores.needsStore)"
        + ".map { both, _ in both }",
    ])
  func launch(_ join: String) { expect(app(join), transitions: rows, entries: ["Login"]) }

  @Test("Where a launch finds what was kept, it begins with either")
  func kept() {
    expect(
      app(
        "Publishers.CombineLatest(stores.state, stores.needsStore)",
        loggedIn: "UserDefaults.standard.bool(forKey: \"in\")"),
      transitions: rows, entries: ["Home", "Login"])
  }

  @Test("A closure takes the parts apart without naming them")
  func shorthand() {
    expect(
      app(
        "stores.state.combineLatest(stores.needsStore)", parameters: "", subject: "($0, $1)"),
      transitions: rows, entries: ["Login"])
  }

  @Test("One that nobody has heard from yet holds back what the others hold")
  func silent() {
    expect(app("Publishers.CombineLatest(stores.state, stores.events)"), entries: [])
  }

  @Test(
    "Of merged publishers each brings its own",
    arguments: [
      "Publishers.Merge(stores.state, stores.$isLoggedIn)",
      "Publishers.MergeMany([stores.state, stores.state])",
      "Publishers.Merge3(stores.state, stores.state, stores.state)",
    ])
  func merged(_ join: String) {
    expect(
      app(
        join,
        cases: "case false: 1️⃣window.rootViewController = Login()\n"
          + "case true: 2️⃣window.rootViewController = Home()",
        parameters: "isLoggedIn in", subject: "isLoggedIn"),
      transitions: rows, entries: ["Login"])
  }

  @Test(
    "What another holds comes with it",
    arguments: [
      "tap.withLatestFrom(route) { _, route in route }", "tap.withLatestFrom(route)",
      "Observable.combineLatest(tap, route) { _, route in route }",
      "Observable.zip(tap, route).map { $0.1 }",
    ])
  func latest(_ join: String) {
    expect(
      plainLaunch + """
        import RxSwift
        enum Route { case detail, other }
        final class Start: UIViewController {
          let tap = PublishSubject<Void>()
          let route = BehaviorRelay<Route>(value: .detail)
          override func viewDidLoad() {
            \(join).subscribe(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
          }
          @IBAction func go() { tap.onNext(()) }
          func show(_ route: Route) {
            if route == .detail { 1️⃣navigationController?.pushViewController(Detail(), animated: true) }
          }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test("What only sets up controls does so once, whatever the streams tell")
  func controls() {
    let graph = expect(
      plainLaunch + """
        import Combine
        final class Model { @Published var name: String?; @Published var isNew = false }
        final class Start: UIViewController {
          let model = Model()
          override func viewDidLoad() {
            model.$name.combineLatest(model.$isNew).sink { [self] name, isNew in
              guard let name else { return }
              navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: name, primaryAction: UIAction { _ in self.open() })
            }.store(in: &bag)
          }
          @IBAction func load() { model.name = "a" }
          func open() { 1️⃣navigationController?.pushViewController(Detail(), animated: true) }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["UIAction"])
  }
}

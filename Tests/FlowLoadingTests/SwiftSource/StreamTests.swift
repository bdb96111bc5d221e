import FlowGraph
import Testing

@Suite("Streams of RxSwift")
struct StreamTests {
  /// A coordinator that listens to the steps of its first controller.
  private func app(_ listen: String, _ home: String) -> String {
    """
    import RxSwift
    import RxCocoa
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      let window = UIWindow()
      let coordinator = Coordinator()
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
      ) -> Bool {
        coordinator.start()
        window.rootViewController = coordinator.navigation
        return true
      }
    }
    enum Step { case help, account }
    final class Coordinator {
      let navigation = UINavigationController()
      let bag = DisposeBag()
      func go(to step: Step) {
        switch step {
        case .help: 1️⃣navigation.pushViewController(Help(), animated: true)
        case .account: 2️⃣navigation.pushViewController(Account(), animated: true)
        }
      }
      func start() {
        let home = Home()
        navigation.viewControllers = [home]
        \(listen)
      }
    }
    final class Home: UIViewController {
      let bag = DisposeBag()
      let steps = PublishRelay<Step>()
      @IBOutlet var button: UIButton!
      \(home)
    }
    final class Help: UIViewController {}
    final class Account: UIViewController {}
    """
  }

  private let tap = "@objc func tap() { steps.accept(.help) }"

  @Test(
    "What a relay accepts reaches who listens",
    arguments: [
      "home.steps.subscribe(onNext: { [unowned self] step in go(to: step) }).disposed(by: bag)",
      "home.steps.bind { [unowned self] step in go(to: step) }.disposed(by: bag)",
      "home.steps.bind(onNext: go).disposed(by: bag)",
      "home.steps.asSignal().emit(onNext: { [unowned self] in go(to: $0) }).disposed(by: bag)",
      "home.steps.asDriver(onErrorJustReturn: .account).drive(onNext: go).disposed(by: bag)",
      "home.steps.do(onNext: { [unowned self] in go(to: $0) }).subscribe().disposed(by: bag)",
      "home.steps.subscribe(with: self, onNext: { owner, step in owner.go(to: step) })",
      "home.steps.subscribe { [unowned self] event in if let step = event.element { go(to: step) } }",
      "home.steps.subscribe { event in switch event { case .next(let step): self.go(to: step); default: break } }",
      "home.steps.asObservable().filter { _ in true }.map { $0 }.subscribe(onNext: go)",
      "home.steps.flatMapLatest { Observable.just($0) }.subscribe(onNext: go)",
      "Observable.merge(home.steps.asObservable(), .never()).subscribe(onNext: go)",
      "let own = self.own; home.steps.bind(to: own); own.subscribe(onNext: go)",
    ])
  func listeners(listen: String) {
    let graph = expect(
      app(listen, tap).replacing(
        "let bag = DisposeBag()\n  func go",
        with: "let bag = DisposeBag()\n  let own = PublishRelay<Step>()\n  func go"),
      transitions: ["Home -push-> Help at 1️⃣"], entries: ["Home"])
    #expect(graph.transitions.first?.trigger == "tap")
  }

  @Test(
    "What is made of a value on its way is what comes",
    arguments: [
      "home.steps.map { _ in Step.account }.subscribe(onNext: go)",
      "home.steps.flatMap { _ in Observable.just(Step.account) }.subscribe(onNext: go)",
      "home.steps.map { Wrapped(step: $0, next: Step.account) }.map(\\.next).subscribe(onNext: go)",
      "home.steps.mapTo(Step.account).subscribe(onNext: go)",
    ])
  func transformed(listen: String) {
    expect(
      app(listen, tap) + "\nstruct Wrapped { let step: Step; let next: Step }",
      transitions: ["Home -push-> Account at 2️⃣"])
  }

  private let listen = "home.steps.subscribe(onNext: { [unowned self] in go(to: $0) })"

  @Test(
    "A control's event is bound to a relay",
    arguments: [
      "button.rx.tap.map { Step.help }.bind(to: steps).disposed(by: bag)",
      "self.button.rx.tap.subscribe(onNext: { [unowned self] in steps.accept(.help) })",
      "button.rx.tap.asDriver().drive(onNext: { [unowned self] in steps.accept(.help) })",
      "button.rx.tap.flatMap { Single.just(Step.help) }.bind(to: steps)",
    ])
  func controls(home: String) {
    let graph = expect(
      app(listen, "override func viewDidLoad() { \(home) }"),
      transitions: ["Home -push-> Help at 1️⃣"])
    #expect(graph.transitions.first?.trigger == "button.rx.tap")
  }

  @Test("What a row holds is what comes when it is selected")
  func rows() {
    expect(
      app(
        listen,
        """
        struct Item { let step: Step }
        let items = [Item(step: .account)]
        override func viewDidLoad() {
          Observable.of(items).bind(to: table.rx.items(cellIdentifier: "x")) { _, _, _ in }
          table.rx.modelSelected(Item.self).map { $0.step }.bind(to: steps)
        }
        """), transitions: ["Home -push-> Account at 2️⃣"])
  }

  @Test("What the program adds to controls is read")
  func extensions() {
    expect(
      app(listen, "override func viewDidLoad() { button.rx.opened.bind(to: steps) }") + """

        extension Reactive where Base: UIButton {
          var opened: Observable<Step> { base.rx.tap.map { Step.account } }
        }
        """, transitions: ["Home -push-> Account at 2️⃣"])
  }

  @Test("What is done on failure of a request runs too")
  func failure() {
    expect(
      app(
        listen,
        """
        let provider = MoyaProvider<Api>()
        override func viewDidLoad() {
          provider.rx.request(.find)
            .do(onNext: { _ in self.steps.accept(.help) })
            .do(onError: { _ in self.steps.accept(.account) })
            .subscribe().disposed(by: bag)
        }
        """) + "\nenum Api { case find }",
      transitions: ["Home -push-> Help at 1️⃣", "Home -push-> Account at 2️⃣"])
  }

  @Test("Relays that are bound in a circle end")
  func circle() {
    expect(
      app(
        "home.steps.bind(to: other); other.bind(to: home.steps); other.subscribe(onNext: go)", tap
      ).replacing(
        "let bag = DisposeBag()\n  func go", with: "let other = PublishRelay<Step>()\n  func go"),
      transitions: ["Home -push-> Help at 1️⃣"])
  }

  @Test("A relay that is handed over is the giver's")
  func handedOver() {
    expect(
      app(
        "let child = Child(steps: home.steps); \(listen); navigation.viewControllers = [child]", "")
          + """

          final class Child: UIViewController {
            let steps: PublishRelay<Step>
            init(steps: PublishRelay<Step>) { self.steps = steps }
            @objc func tap() { steps.accept(.help) }
          }
          """, transitions: ["Child -push-> Help at 1️⃣"])
  }

  @Test("State that a relay keeps is no action that someone must handle")
  func state() {
    let graph = expect(
      app(
        "home.state.subscribe(onNext: { state in switch state { case .help: break; case .account: self.go(to: state) } })",
        """
        let state = BehaviorRelay<Step>(value: .help)
        @objc func tap() { state.accept(.help) }
        @objc func open() { state.accept(.account) }
        """), transitions: ["Home -push-> Account at 2️⃣"])
    #expect(graph.actions.isEmpty)
  }

  @Test(
    "Nobody hears anything of what never sends", arguments: ["Empty()", "Just(Act.show)"])
  func empty(_ publisher: String) {
    expect(
      """
      enum Act { case show, stay }
      struct Update {
        var fx: AnyPublisher<Act, Never>
        init(fx: AnyPublisher<Act, Never> = \(publisher).eraseToAnyPublisher()) { self.fx = fx }
      }
      final class Model: ObservableObject {
        @Published var isShown = false
        private var cancellables: Set<AnyCancellable> = []
        func send(_ action: Act) {
          Update().fx.receive(on: DispatchQueue.main)
            .sink { [weak self] action in self?.act(action) }
            .store(in: &cancellables)
        }
        func act(_ action: Act) {
          switch action {
          case .show: 1️⃣isShown = true
          case .stay: break
          }
        }
      }
      struct A: View {
        @StateObject var model = Model()
        var body: some View {
          Button("x") { model.send(.stay) }.sheet(isPresented: $model.isShown) { B() }
        }
      }
      """,
      transitions: publisher == "Empty()" ? [] : ["A -sheet-> B at 1️⃣"])
  }

  @Test(
    "What is made of values and of those before them is known as far as the values are",
    arguments: [(1, ["A -sheet-> B at 1️⃣"]), (2, [])])
  func scanned(_ wanted: Int, _ rows: [String]) {
    expect(
      """
      final class Desk: ObservableObject {
        @Published var tab = 0
        @Published var isShown = false
        func taps(on wanted: Int) -> AnyPublisher<Void, Never> {
          $tab.scan((old: -1, new: tab)) { (old: $0.new, new: $1) }
            .filter { $0.old == $0.new }
            .compactMap { $0.new == wanted ? Void() : nil }
            .eraseToAnyPublisher()
        }
      }
      struct A: View {
        @StateObject private var desk = Desk()
        @State private var tapped: AnyCancellable?
        var body: some View {
          Button("one") { desk.tab = 1 }
          .sheet(isPresented: $desk.isShown) { B() }
          .task { tapped = desk.taps(on: \(wanted)).sink { 1️⃣desk.isShown = true } }
        }
      }
      """, transitions: rows)
  }

  @Test("A stream that brings itself in, as one does that is tried again, is followed to an end")
  func bringsItselfIn() {
    expect(
      """
      \(launching("window?.rootViewController = UINavigationController(rootViewController: A())"))
      final class Feed {
        var pages: Observable<Int>
        init() {
          pages = Observable.just(1)
          pages = pages.flatMap { [unowned self] _ in self.pages }
        }
      }
      final class A: UIViewController {
        let feed = Feed()
        override func viewDidLoad() {
          feed.pages.subscribe(onNext: { [weak self] _ in
            1️⃣self?.navigationController?.pushViewController(B(), animated: true)
          })
        }
      }
      final class B: UIViewController {}
      """,
      transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("Streams that are merged out of a list bring what sets each off")
  func mergedList() {
    let graph = expect(
      plainLaunch + """
        final class Start: UIViewController {
          let button = UIButton()
          override func viewDidLoad() {
            Observable.of(button.rx.tap.asObservable(), Remote.changes()).merge()
              .subscribe(onNext: { [weak self] _ in 1️⃣self?.present(Detail(), animated: true) })
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["button.rx.tap"])
  }
}

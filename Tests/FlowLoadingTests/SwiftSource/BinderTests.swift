import Testing

@testable import FlowLoading

/// RxSwift between a dispatcher of actions and who shows what they ask for.
@Suite("Streams of actions")
struct BinderTests {
  private func app(
    subject: String = "PublishSubject<Action>()", _ listen: String, more: String = ""
  ) -> String {
    plainLaunch + """
      import RxSwift
      protocol Action {}
      enum Route: Action { case detail, other }
      enum Command: Action { case detail, other }
      final class Dispatcher {
        static let shared = Dispatcher()
        private let subject = \(subject)
        let isBusy = BehaviorRelay<Bool>(value: false)
        var actions: Observable<Action> { subject.asObservable() }
        func dispatch(_ action: Action) { subject.onNext(action) }
      }
      final class Start: UIViewController {
        let bag = DisposeBag()
        @IBAction func tap() { Dispatcher.shared.dispatch(Route.detail) }
        override func viewDidLoad() {
          \(listen)
        }
        \(more)
        func show(_ route: Route) {
          switch route {
          case .detail: 1️⃣navigationController?.pushViewController(Detail(), animated: true)
          case .other: 2️⃣navigationController?.pushViewController(Other(), animated: true)
          }
        }
      }
      """
  }

  private let row = ["Start -push-> Detail at 1️⃣"]

  @Test(
    "A binder is given its target and what comes",
    arguments: [
      "Dispatcher.shared.actions.map { $0 as! Route }.bind(to: shown).disposed(by: bag)",
      "Dispatcher.shared.actions.map { $0 as! Route }.subscribe(shown).disposed(by: bag)",
    ])
  func binder(_ listen: String) {
    expect(
      app(
        listen,
        more: """
          private lazy var shown: AnyObserver<Route> = {
            Binder(self) { target, route in target.show(route) }.asObserver()
          }()
          """), transitions: row)
  }

  @Test("A subject that tells again what it was told passes it on")
  func replaying() {
    expect(
      app(
        subject: "ReplaySubject<Action>.create(bufferSize: 1)",
        "Dispatcher.shared.actions.subscribe(onNext: { self.show($0 as! Route) }).disposed(by: bag)"
      ),
      transitions: row)
  }

  @Test("Of several streams together, each brings its part")
  func together() {
    expect(
      app(
        """
        Observable.combineLatest(Dispatcher.shared.actions, Dispatcher.shared.isBusy)
          .filter { !$0.1 }.map { $0.0 }
          .subscribe(onNext: { if let route = $0 as? Route { self.show(route) } }).disposed(by: bag)
        """), transitions: row)
  }

  @Test(
    "What is of another type does not come through",
    arguments: [
      "compactMap { $0 as? Command }", "filter { $0 is Command }.map { $0 as! Command }",
      "only(Command.self)",
    ])
  func types(_ step: String) {
    expect(
      app(
        """
        Dispatcher.shared.actions.\(step).subscribe(onNext: { command in
          self.present(Other(), animated: true)
        }).disposed(by: bag)
        Dispatcher.shared.actions.\(step.replacing("Command", with: "Route"))
          .subscribe(onNext: { self.show($0) }).disposed(by: bag)
        """)
          + """

          extension ObservableType {
            func only<T>(_ type: T.Type) -> Observable<T> { compactMap { $0 as? T } }
          }
          """, transitions: row)
  }
}

import FlowGraph
import Testing

/// `factory((delegate, state))`, where the factory is an initialiser of two parameters.
@Suite("Initialisers that are given a tuple") struct TupleArgumentTests {
  private func source(_ factories: String) -> String {
    launching("window?.rootViewController = UINavigationController(rootViewController: Start())")
      + """
      protocol Telling: AnyObject { func done() }
      class Presenter<Delegate: Telling> {
        weak var delegate: Delegate!
        init(delegate: Delegate) { self.delegate = delegate }
        func work() { delegate.done() }
      }
      final class Service {}
      final class StartPresenter<Delegate: Telling>: Presenter<Delegate> {
        let service: Service
        init(delegate: Delegate, service: Service) {
          self.service = service
          super.init(delegate: delegate)
        }
      }
      final class DetailPresenter<Delegate: Telling>: Presenter<Delegate> {}
      extension UIViewController {
        \(factories)
      }
      final class Start: UIViewController, Telling {
        lazy var presenter = make(StartPresenter.init, delegate: self)
        @objc func tapped() { presenter.work() }
        func done() { 1️⃣navigationController?.pushViewController(Detail(), animated: true) }
      }
      final class Detail: UIViewController, Telling {
        lazy var presenter = make(DetailPresenter.init, delegate: self)
        @objc func tapped() { presenter.work() }
        func done() { 2️⃣navigationController?.pushViewController(Other(), animated: true) }
      }
      final class Other: UIViewController {}
      """
  }

  private static let one = """
    func make<P, D>(_ factory: ((D)) -> P, delegate: D) -> P where P: Presenter<D> {
      factory((delegate))
    }
    """
  private static let two = """
    func make<P, D, A>(_ factory: ((D, A)) -> P, delegate: D) -> P where P: Presenter<D> {
      factory((delegate, Container.shared.resolve() as A))
    }
    """
  private static let several = """
    func make<P, D, A>(_ factory: (D, A) -> P, delegate: D) -> P where P: Presenter<D> {
      factory(delegate, Container.shared.resolve())
    }
    """

  @Test(
    "Its parts are the arguments, and how many there are tells overloads apart",
    arguments: [one + "\n" + two, two + "\n" + one, one + "\n" + several])
  func overloads(_ factories: String) {
    expect(
      source(factories),
      transitions: ["Start -push-> Detail at 1️⃣", "Detail -push-> Other at 2️⃣"])
  }
}

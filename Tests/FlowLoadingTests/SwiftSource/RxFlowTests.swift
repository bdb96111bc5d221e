import FlowGraph
import Testing

@Suite("RxFlow")
struct RxFlowTests {
  private static let app = """
    import RxFlow
    import RxCocoa
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow? = UIWindow()
      let coordinator = FlowCoordinator()
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
      ) -> Bool {
        let flow = MainFlow()
        coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: AppStep.home))
        Flows.use(flow, when: .created) { root in self.window?.rootViewController = root }
        return true
      }
    }
    enum AppStep: Step { case home, detail(id: Int), login, done }
    final class MainFlow: Flow {
      var root: Presentable { navigation }
      private let navigation = UINavigationController()
      func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? AppStep else { return .none }
        switch step {
        case .home:
          let home = Home()
          navigation.pushViewController(home, animated: false)
          return .one(flowContributor: .contribute(withNext: home))
        case .detail(let id):
          1️⃣navigation.pushViewController(Detail(id: id), animated: true)
          return .none
        case .login:
          let login = LoginFlow()
          Flows.use(login, when: .created) { [unowned self] root in
            2️⃣navigation.present(root, animated: true)
          }
          return .one(
            flowContributor: .contribute(
              withNextPresentable: login,
              withNextStepper: OneStepper(withSingleStep: AppStep.login)))
        case .done:
          3️⃣navigation.presentedViewController?.dismiss(animated: true)
          return .none
        }
      }
    }
    final class LoginFlow: Flow {
      var root: Presentable { navigation }
      private let navigation = UINavigationController()
      func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? AppStep else { return .none }
        switch step {
        case .login:
          let login = Login()
          navigation.pushViewController(login, animated: false)
          return .one(flowContributor: .contribute(withNext: login))
        case .done: return .end(forwardToParentFlowWithStep: AppStep.done)
        default: return .none
        }
      }
    }
    final class Home: UITableViewController, Stepper {
      let steps = PublishRelay<Step>()
      @objc func login() { steps.accept(AppStep.login) }
      override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
        steps.accept(AppStep.detail(id: path.row))
      }
    }
    final class Detail: UIViewController { init(id: Int) {} }
    final class Login: UIViewController, Stepper {
      let steps = PublishRelay<Step>()
      @IBAction func proceed(_ sender: UIButton) { steps.accept(AppStep.done) }
    }

    """

  private static let rows = ["Home -push-> Detail at 1️⃣", "Home -sheet-> Login at 2️⃣"]

  @Test("Steps of steppers run the flow that they contribute to, and a flow's end its parent")
  func flows() {
    let graph = expect(
      Self.app, transitions: Self.rows, backs: ["Login dismiss at 3️⃣"], entries: ["Home"])
    #expect(graph.transitions.map(\.trigger) == ["tableView(_:didSelectRowAt:)", "login"])
  }

  @Test("The library's own source beside the app is not read as the app's")
  func source() {
    expect(
      Self.app + """
        //// RxFlow/FlowContributor.swift
        public enum FlowContributor { case contribute(withNextPresentable: Presentable) }
        public enum FlowContributors { case multiple(flowContributors: [FlowContributor]) }
        //// RxFlow/Stepper.swift
        public class OneStepper: Stepper { let steps = PublishRelay<Step>() }
        //// RxFlow/Deprecated/Flows.swift
        public enum Flows { static func use(_ flow: Flow) { window.rootViewController = Detail() } }

        """, transitions: Self.rows, backs: ["Login dismiss at 3️⃣"], entries: ["Home"])
  }

  @Test("Several flows each hear their own steppers, and a link reaches all of them")
  func several() {
    expect(
      """
      import RxFlow
      import RxCocoa
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow? = UIWindow()
        let coordinator = FlowCoordinator()
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
        ) -> Bool {
          let flow = TabFlow()
          coordinator.coordinate(flow: flow)
          Flows.use(flow, when: .created) { root in self.window?.rootViewController = root }
          return true
        }
      }
      enum AppStep: Step { case list, item }
      final class TabFlow: Flow {
        let tabs = UITabBarController()
        var root: Presentable { tabs }
        func navigate(to step: Step) -> FlowContributors {
          guard step is RxFlowStep else { return .none }
          let first = ListFlow(list: First())
          let second = ListFlow(list: Second())
          Flows.use(first, second, when: .created) { [unowned self] one, two in
            tabs.setViewControllers([one, two], animated: false)
          }
          return .multiple(flowContributors: [
            .contribute(
              withNextPresentable: first,
              withNextStepper: CompositeStepper(
                steppers: [OneStepper(withSingleStep: AppStep.list), first.list])),
            .contribute(
              withNextPresentable: second, withNextStepper: OneStepper(withSingleStep: AppStep.list)),
          ])
        }
      }
      final class ListFlow: Flow {
        let list: UIViewController & Stepper
        let navigation = UINavigationController()
        var root: Presentable { navigation }
        init(list: UIViewController & Stepper) { self.list = list }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? AppStep else { return .none }
          switch step {
          case .list:
            navigation.pushViewController(list, animated: false)
            return .none
          case .item:
            1️⃣navigation.pushViewController(Item(), animated: true)
            return .none
          }
        }
      }
      final class First: UIViewController, Stepper {
        let steps = PublishRelay<Step>()
        @objc func tap() { steps.accept(AppStep.item) }
      }
      final class Second: UIViewController, Stepper {
        let steps = PublishRelay<Step>()
        @objc func tap() { steps.accept(AppStep.item) }
      }
      final class Item: UIViewController {}
      """,
      transitions: ["TabFlow -tab-> First", "TabFlow -tab-> Second", "First -push-> Item at 1️⃣"])
  }
}

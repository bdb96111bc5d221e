import FlowGraph
import Testing

@testable import FlowLoading

@Suite("nkristek/Navigation")
struct ErasedCoordinatorTests {
  private static func app(_ transform: String) -> String {
    """
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
      ) {
        let coordinator = AppCoordinator()
        let model = ListViewModel(coordinator: coordinator.\(transform))
        coordinator.handle(route: .start(model))
        window?.rootViewController = coordinator.rootViewController
      }
    }
    final class AppDelegate: UIResponder, UIApplicationDelegate {}
    enum ListRoute { case item(Int), settings }
    enum AppRoute { case start(ListViewModel), list(ListRoute), settings }
    final class ListViewModel {
      let coordinator: UnownedCoordinator<ListRoute>
      init(coordinator: UnownedCoordinator<ListRoute>) { self.coordinator = coordinator }
      func open() { coordinator.handle(route: .item(1)) }
      func settings() { coordinator.handle(route: .settings) }
    }
    final class AppCoordinator: Coordinator {
      private let navigator: StackNavigator<AppRoute>
      private let navigationController = UINavigationController()
      init() { navigator = StackNavigator(navigationController: navigationController) }
      var rootViewController: UIViewController { navigationController }
      func handle(route: AppRoute) {
        switch route {
        case let .start(model):
          let list = ListViewController(viewModel: model)
          navigator.set([(route: route, viewController: list)], animated: false)
        case let .list(inner):
          switch inner {
          case .item:
            1️⃣navigator.push(route: route, viewController: ItemViewController(), animated: true)
          case .settings:
            2️⃣navigator.push(route: route, viewController: SettingsViewController())
          }
        case .settings: break
        }
      }
    }
    """
  }

  @Test(
    "An erased coordinator turns a child's route into its own, however that is written",
    arguments: [
      "eraseToUnownedCoordinator(transform: AppRoute.list)",
      "eraseToAnyCoordinator(transform: { AppRoute.list($0) })",
      "eraseToUnownedCoordinator { (route: ListRoute) in AppRoute.list(route) }",
    ])
  func transforms(_ transform: String) {
    let graph = expect(
      Self.app(transform),
      transitions: [
        "ListViewController -push-> ItemViewController at 1️⃣",
        "ListViewController -push-> SettingsViewController at 2️⃣",
      ], entries: ["ListViewController"])
    #expect(graph.routes.first { $0.id == "AppRoute.settings" }?.handling == .empty)
  }
}

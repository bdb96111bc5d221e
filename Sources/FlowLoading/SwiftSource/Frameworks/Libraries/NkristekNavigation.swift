/// nkristek/Navigation: coordinators handle routes; erased ones turn a child's route into theirs.
enum NkristekNavigationLibrary {
  static let model = LibraryModel(
    name: "Navigation", modules: ["NKNavigation", "Navigation"],
    markers: ["StackNavigator", "UnownedCoordinator", "AnyCoordinator", "WeakCoordinator"],
    routeHandlers: [.init(type: "Coordinator", function: "handle")],
    source: """
      extension Coordinator {
        func eraseToAnyCoordinator() -> AnyCoordinator<Route> { .plain(self) }
        func eraseToWeakCoordinator() -> AnyCoordinator<Route> { .plain(self) }
        func eraseToUnownedCoordinator() -> AnyCoordinator<Route> { .plain(self) }
        func eraseToAnyCoordinator(transform: (Any) -> Any) -> AnyCoordinator<Any> {
          .turned(self, transform)
        }
        func eraseToWeakCoordinator(transform: (Any) -> Any) -> AnyCoordinator<Any> {
          .turned(self, transform)
        }
        func eraseToUnownedCoordinator(transform: (Any) -> Any) -> AnyCoordinator<Any> {
          .turned(self, transform)
        }
      }

      typealias UnownedCoordinator = AnyCoordinator
      typealias WeakCoordinator = AnyCoordinator
      enum AnyCoordinator<Route> {
        case plain(Any)
        case turned(Any, (Any) -> Any)
        var rootViewController: UIViewController {
          switch self {
          case .plain(let coordinator): coordinator.rootViewController
          case .turned(let coordinator, _): coordinator.rootViewController
          }
        }
        func handle(route: Route) {
          switch self {
          case .plain(let coordinator): coordinator.handle(route: route)
          case .turned(let coordinator, let transform):
            coordinator.handle(route: transform(route))
          }
        }
      }

      class StackNavigator<Route> {
        let navigationController: UINavigationController
        init(navigationController: UINavigationController) {
          self.navigationController = navigationController
        }
        func set(_ items: [(route: Route, viewController: UIViewController)], animated: Bool = true) {
          navigationController.setViewControllers(
            items.map { $0.viewController }, animated: animated)
        }
        func push(route: Route, viewController: UIViewController, animated: Bool = true) {
          navigationController.pushViewController(viewController, animated: animated)
        }
        func pop(animated: Bool = true) { navigationController.popViewController(animated: true) }
        func pop(to route: Route, animated: Bool = true) {
          navigationController.popToViewController(route, animated: true)
        }
        func popToRoot(animated: Bool = true) {
          navigationController.popToRootViewController(animated: true)
        }
      }
      """)
}

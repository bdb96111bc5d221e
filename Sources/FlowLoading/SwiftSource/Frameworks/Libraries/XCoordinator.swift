/// QuickBirdEng/XCoordinator: coordinators prepare a transition for each route.
enum XCoordinatorLibrary {
  static let model = LibraryModel(
    name: "XCoordinator", modules: ["XCoordinator", "XCoordinatorRx", "XCoordinatorCombine"],
    markers: [
      "BaseCoordinator", "NavigationCoordinator", "TabBarCoordinator", "PageCoordinator",
      "SplitCoordinator", "ViewCoordinator", "RedirectionCoordinator", "StrongRouter",
      "UnownedRouter", "TransitionPerformer",
    ],
    routeHandlers: [.init(type: "BaseCoordinator", function: "prepareTransition")],
    source: """
      class BaseCoordinator<RouteType>: Coordinator, Router, Presentable, TransitionPerformer {
        var viewController: UIViewController { rootViewController }
        func prepareTransition(for route: RouteType) -> RoutedTransition { .none() }
        func trigger(_ route: RouteType, with options: Any? = nil, completion: (() -> Void)? = nil) {
          prepareTransition(for: route).perform(on: self)
          completion?()
        }
        func contextTrigger(_ route: RouteType, with options: Any? = nil, completion: Any? = nil) {
          prepareTransition(for: route).perform(on: self)
        }
        func performTransition(
          _ transition: RoutedTransition, with options: Any? = nil, completion: Any? = nil
        ) {
          transition.perform(on: self)
        }
        func begin(_ route: RouteType?, _ transition: RoutedTransition?) {
          if let route { prepareTransition(for: route).perform(on: self) }
          if let transition { transition.perform(on: self) }
        }
        func chain(_ route: RouteType) -> RoutedTransition { prepareTransition(for: route) }
        func deepLink(_ route: RouteType, _ remaining: Any...) -> RoutedTransition {
          .chained(prepareTransition(for: route), remaining)
        }
        func registerPeek(for source: Any, route: RouteType) -> RoutedTransition {
          .registered(route)
        }
        func registerInteractiveTransition(
          for route: RouteType, triggeredBy recognizer: Any, handler: Any? = nil,
          progress: Any? = nil, shouldFinish: Any? = nil, completion: Any? = nil
        ) {
          waymarkLater("gesture") { trigger(route) }
        }
        func setRoot(for window: UIWindow) { window.rootViewController = viewController }
        var anyRouter: AnyRouter<RouteType> { AnyRouter.of(self) }
        var strongRouter: AnyRouter<RouteType> { AnyRouter.of(self) }
        var weakRouter: AnyRouter<RouteType> { AnyRouter.of(self) }
        var unownedRouter: AnyRouter<RouteType> { AnyRouter.of(self) }
        var anyCoordinator: AnyRouter<RouteType> { AnyRouter.of(self) }
        func presented(from presentable: Any?) {}
        func childTransitionCompleted() {}
        func addChild(_ presentable: Any) {}
        func removeChild(_ presentable: Any) {}
      }

      typealias StrongRouter = AnyRouter
      typealias WeakRouter = AnyRouter
      typealias UnownedRouter = AnyRouter
      typealias AnyCoordinator = AnyRouter
      enum AnyRouter<RouteType> {
        case of(Any)
        var coordinator: Any { switch self { case .of(let coordinator): coordinator } }
        var viewController: UIViewController { coordinator.viewController }
        var rx: AnyRouter<RouteType> { self }
        var publishers: AnyRouter<RouteType> { self }
        func trigger(_ route: RouteType, with options: Any? = nil, completion: (() -> Void)? = nil) {
          coordinator.trigger(route)
          completion?()
        }
        func contextTrigger(_ route: RouteType, with options: Any? = nil, completion: Any? = nil) {
          coordinator.trigger(route)
        }
        func setRoot(for window: UIWindow) { window.rootViewController = viewController }
        func router(for route: Any) -> Any { self }
      }

      class NavigationCoordinator<RouteType>: BaseCoordinator<RouteType> {
        let container: UINavigationController = UINavigationController()
        var rootViewController: UINavigationController { container }
        init(rootViewController: UINavigationController? = nil, initialRoute: RouteType? = nil) {
          if let rootViewController { self.container = rootViewController }
          begin(initialRoute, nil)
        }
        init(rootViewController: UINavigationController? = nil, root: Any) {
          container.pushViewController(root.viewController, animated: false)
        }
      }
      typealias BasicNavigationCoordinator = NavigationCoordinator

      class ViewCoordinator<RouteType>: BaseCoordinator<RouteType> {
        let container: UIViewController
        var rootViewController: UIViewController { container }
        init(rootViewController: UIViewController, initialRoute: RouteType? = nil) {
          self.container = rootViewController
          begin(initialRoute, nil)
        }
      }
      typealias BasicViewCoordinator = ViewCoordinator

      class TabBarCoordinator<RouteType>: BaseCoordinator<RouteType> {
        let container: UITabBarController = UITabBarController()
        var rootViewController: UITabBarController { container }
        init(rootViewController: UITabBarController? = nil, initialRoute: RouteType? = nil) {
          begin(initialRoute, nil)
        }
        init(rootViewController: UITabBarController? = nil, tabs: [Any], select: Any? = nil) {
          container.viewControllers = tabs.map { $0.viewController }
        }
      }

      class SplitCoordinator<RouteType>: BaseCoordinator<RouteType> {
        let container: UISplitViewController = UISplitViewController()
        var rootViewController: UISplitViewController { container }
        init(rootViewController: UISplitViewController? = nil, initialRoute: RouteType? = nil) {
          begin(initialRoute, nil)
        }
        init(rootViewController: UISplitViewController? = nil, master: Any, detail: Any? = nil) {
          container.viewControllers = [master.viewController, detail.viewController]
        }
      }

      class PageCoordinator<RouteType>: BaseCoordinator<RouteType> {
        let container: UIPageViewController = UIPageViewController()
        var rootViewController: UIPageViewController { container }
        init(
          rootViewController: UIPageViewController? = nil, pages: [Any], loop: Bool = false,
          set: Any? = nil, direction: Any? = nil, configuration: Any? = nil
        ) {
          container.viewControllers = pages.map { $0.viewController }
        }
        init(rootViewController: UIPageViewController? = nil, dataSource: Any, set: Any, direction: Any) {
          container.viewControllers = [set.viewController]
        }
      }

      class RedirectionCoordinator<RouteType, TransitionType>: BaseCoordinator<RouteType> {
        let container: UIViewController
        var superTransitionPerformer: Any
        var prepare: ((RouteType) -> RoutedTransition)?
        var rootViewController: UIViewController { superTransitionPerformer.rootViewController }
        var viewController: UIViewController { container }
        init(
          viewController: UIViewController, superTransitionPerformer: Any,
          prepareTransition: ((RouteType) -> RoutedTransition)? = nil
        ) {
          self.container = viewController
          self.superTransitionPerformer = superTransitionPerformer
          self.prepare = prepareTransition
        }
        func prepareTransition(for route: RouteType) -> RoutedTransition { prepare?(route) }
      }

      extension UIViewController {
        var viewController: UIViewController { self }
      }

      typealias Transition = RoutedTransition
      typealias ViewTransition = RoutedTransition
      typealias NavigationTransition = RoutedTransition
      typealias TabBarTransition = RoutedTransition
      typealias SplitTransition = RoutedTransition
      typealias PageTransition = RoutedTransition

      @Placed enum RoutedTransition {
        case nothing, popped, poppedToRoot, poppedTo, dismissed
        case pushed(Any), replaced([Any]), presented(Any), embedded(Any, Any), selected(Any)
        case shown(Any), triggered(Any, Any), all([RoutedTransition])
        case chained(RoutedTransition, [Any]), registered(Any)

        static func none() -> RoutedTransition { .nothing }
        static func push(_ presentable: Any, animation: Any? = nil) -> RoutedTransition {
          .pushed(presentable)
        }
        static func pop(animation: Any? = nil) -> RoutedTransition { .popped }
        static func pop(to presentable: Any, animation: Any? = nil) -> RoutedTransition { .poppedTo }
        static func popToRoot(animation: Any? = nil) -> RoutedTransition { .poppedToRoot }
        static func set(_ presentables: [Any], animation: Any? = nil) -> RoutedTransition {
          .replaced(presentables)
        }
        static func set(_ first: Any, _ second: Any? = nil, direction: Any) -> RoutedTransition {
          .selected(first)
        }
        static func set(_ presentable: Any, for column: Any) -> RoutedTransition {
          .shown(presentable)
        }
        static func present(_ presentable: Any, animation: Any? = nil) -> RoutedTransition {
          .presented(presentable)
        }
        static func presentOnRoot(_ presentable: Any, animation: Any? = nil) -> RoutedTransition {
          .presented(presentable)
        }
        static func presentFullScreen(_ presentable: Any, animation: Any? = nil) -> RoutedTransition {
          .presented(presentable)
        }
        static func dismiss(animation: Any? = nil) -> RoutedTransition { .dismissed }
        static func dismissToRoot(animation: Any? = nil) -> RoutedTransition { .dismissed }
        static func embed(_ presentable: Any, in container: Any) -> RoutedTransition {
          .embedded(presentable, container)
        }
        static func select(_ presentable: Any, animation: Any? = nil) -> RoutedTransition {
          .selected(presentable)
        }
        static func select(index: Int, animation: Any? = nil) -> RoutedTransition { .nothing }
        static func show(_ presentable: Any) -> RoutedTransition { .shown(presentable) }
        static func showDetail(_ presentable: Any) -> RoutedTransition { .shown(presentable) }
        static func route(_ route: Any, on coordinator: Any) -> RoutedTransition {
          .triggered(route, coordinator)
        }
        static func trigger(_ route: Any, on router: Any) -> RoutedTransition {
          .triggered(route, router)
        }
        static func multiple(_ transitions: RoutedTransition...) -> RoutedTransition {
          .all(transitions)
        }
        static func perform(_ transition: RoutedTransition, on root: Any) -> RoutedTransition {
          transition
        }

        func perform(on coordinator: Any) {
          switch self {
          case .nothing: break
          case .popped: coordinator.rootViewController.popViewController(animated: true)
          case .poppedToRoot: coordinator.rootViewController.popToRootViewController(animated: true)
          case .poppedTo: coordinator.rootViewController.popToViewController(self, animated: true)
          case .dismissed: coordinator.rootViewController.dismiss(animated: true)
          case .pushed(let presentable):
            coordinator.rootViewController.pushViewController(
              presentable.viewController, animated: true)
          case .replaced(let presentables):
            coordinator.rootViewController.setViewControllers(
              presentables.map { $0.viewController }, animated: true)
          case .presented(let presentable):
            coordinator.rootViewController.present(presentable.viewController, animated: true)
          case .embedded(let presentable, let container):
            container.viewController.addChild(presentable.viewController)
          case .selected: break
          case .shown(let presentable):
            coordinator.rootViewController.showDetailViewController(presentable.viewController)
          case .registered(let route): waymarkLater("peek") { coordinator.trigger(route) }
          case .triggered(let route, let router): router.trigger(route)
          case .all(let transitions):
            for transition in transitions { transition.perform(on: coordinator) }
          case .chained(let transition, let routes): transition.perform(on: coordinator)
          }
        }
      }
      """)
}

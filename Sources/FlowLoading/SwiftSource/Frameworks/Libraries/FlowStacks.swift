/// johnpatrickmorgan/FlowStacks: one array holds everything that is pushed and presented.
enum FlowStacksLibrary {
  static let model = LibraryModel(
    name: "FlowStacks", modules: ["FlowStacks"],
    markers: [
      "FlowStack", "FlowLink", "FlowPath", "FlowNavigator", "FlowPathNavigator",
    ],
    containers: ["FlowStack"],
    isReplacedBy: ["FlowStacks (first form)"],
    source: """
      @PathElement enum Route<Screen> {
        case push(Screen)
        case sheet(Screen, withNavigation: Bool)
        case cover(Screen, withNavigation: Bool)
        case root(Screen, withNavigation: Bool)
      }
      typealias Routes<Screen> = [Route<Screen>]
      typealias FlowPath = [Route<AnyHashable>]
      func FlowPath(_ routes: [Route<AnyHashable>] = []) -> [Route<AnyHashable>] { routes }

      enum RouteStyle { case push, sheet, cover }
      func styled(_ value: Any, _ style: RouteStyle) -> Route<Any> {
        switch style {
        case .push: return Route.push(value)
        case .sheet: return Route.sheet(value)
        case .cover: return Route.cover(value)
        }
      }

      func FlowStack(
        _ routes: Binding<[Route<Any>]>, withNavigation: Bool = false,
        navigationViewModifier: Any? = nil, screenModifier: Any? = nil, root: () -> View
      ) -> View {
        NavigationStack(path: routes, root: root)
      }
      func FlowStack(
        withNavigation: Bool = false, navigationViewModifier: Any? = nil,
        screenModifier: Any? = nil, root: () -> View
      ) -> View {
        NavigationStack(root: root)
      }
      func Router(_ routes: Binding<[Route<Any>]>, buildView: (Any) -> View) -> View {
        waymarkStack(path: routes, destination: buildView, includesRoot: true)
      }

      func FlowLink(value: Any?, style: RouteStyle, label: () -> View) -> View {
        NavigationLink(value: styled(value, style), label: label)
      }
      func FlowLink(_ title: Any, value: Any?, style: RouteStyle) -> View {
        NavigationLink(title, value: styled(value, style))
      }

      extension View {
        func flowDestination(for type: Any.Type, destination: (Any) -> View) -> some View {
          navigationDestination(for: type, destination: destination)
        }
        func flowDestination(
          isPresented: Binding<Bool>, style: RouteStyle, destination: () -> View
        ) -> some View {
          switch style {
          case .push: navigationDestination(isPresented: isPresented, destination: destination)
          case .sheet: sheet(isPresented: isPresented, content: destination)
          case .cover: fullScreenCover(isPresented: isPresented, content: destination)
          }
        }
        func flowDestination(
          item: Binding<Any?>, style: RouteStyle, destination: (Any) -> View
        ) -> some View {
          switch style {
          case .push: navigationDestination(item: item, destination: destination)
          case .sheet: sheet(item: item, content: destination)
          case .cover: fullScreenCover(item: item, content: destination)
          }
        }
      }

      typealias FlowPathNavigator = FlowNavigator<AnyHashable>
      class FlowNavigator<Screen> {
        var routes: [Route<Screen>] = []
        func push(_ screen: Screen) { waymarkPush(Route.push(screen)) }
        func presentSheet(_ screen: Screen, withNavigation: Bool = false) {
          waymarkPush(Route.sheet(screen))
        }
        func presentCover(_ screen: Screen, withNavigation: Bool = false) {
          waymarkPush(Route.cover(screen))
        }
        func present(_ screen: Screen, style: RouteStyle) { waymarkPush(styled(screen, style)) }
        func goBack(_ count: Int = 1) { waymarkPop(count) }
        func pop(_ count: Int = 1) { waymarkPop(count) }
        func goBackToRoot() { waymarkPopToRoot() }
        func popToRoot() { waymarkPopToRoot() }
        func popToCurrentNavigationRoot() { waymarkPopToRoot() }
        func goBackTo(_ target: Any) { waymarkPopTo() }
        func goBackTo(id: Any) { waymarkPopTo() }
        func goBackTo(index: Int) { waymarkPopTo() }
        func goBackTo(type: Any) { waymarkPopTo() }
        func popTo(_ target: Any) { waymarkPopTo() }
        func popTo(id: Any) { waymarkPopTo() }
        func popTo(index: Int) { waymarkPopTo() }
        func popTo(type: Any) { waymarkPopTo() }
        func dismiss(count: Int = 1) { waymarkDismiss() }
        func dismissAll() { waymarkDismiss() }
      }

      extension Array {
        mutating func push(_ screen: Screen) { self.append(Route.push(screen)) }
        mutating func presentSheet(_ screen: Screen, withNavigation: Bool = false) {
          self.append(Route.sheet(screen))
        }
        mutating func presentCover(_ screen: Screen, withNavigation: Bool = false) {
          self.append(Route.cover(screen))
        }
        mutating func present(_ screen: Screen, style: RouteStyle) {
          self.append(styled(screen, style))
        }
        mutating func goBack(_ count: Int = 1) { self.popLast() }
        mutating func pop(_ count: Int = 1) { self.popLast() }
        mutating func goBackToRoot() { self.removeAll() }
        mutating func popToRoot() { self.removeAll() }
        mutating func goBackTo(_ target: Any) { waymarkPopTo() }
        mutating func popTo(_ target: Any) { waymarkPopTo() }
        mutating func dismiss(count: Int = 1) { self.popLast() }
        mutating func dismissAll() { self.removeAll() }
      }
      """)

  /// The library as it was first: the array holds the screens themselves, the root among them.
  static let first = LibraryModel(
    name: "FlowStacks (first form)", modules: ["FlowStacks"],
    markers: ["NStack", "PStack", "NFlow", "PFlow"],
    containers: ["NStack", "PStack"],
    source: """
      func NStack(stack: Binding<[Any]>, buildView: (Any) -> View) -> View {
        waymarkStack(path: stack, destination: buildView, includesRoot: true)
      }
      func NStack(_ stack: Binding<[Any]>, buildView: (Any) -> View) -> View {
        waymarkStack(path: stack, destination: buildView, includesRoot: true)
      }
      func PStack(stack: Binding<[Any]>, buildView: (Any) -> View) -> View {
        waymarkStack(path: stack, destination: buildView, includesRoot: true, kind: "sheet")
      }
      func PStack(_ stack: Binding<[Any]>, buildView: (Any) -> View) -> View {
        waymarkStack(path: stack, destination: buildView, includesRoot: true, kind: "sheet")
      }

      typealias NFlow<Screen> = [Screen]
      typealias PFlow<Screen> = [Screen]
      func NFlow<Screen>(root: Screen) -> [Screen] { [root] }
      func PFlow<Screen>(root: Screen) -> [Screen] { [root] }

      extension Array {
        mutating func push(_ screen: Element) { self.append(screen) }
        mutating func present(_ screen: Element) { self.append(screen) }
        mutating func pop() { self.popLast() }
        mutating func dismiss() { self.popLast() }
        mutating func popToRoot() { self.removeAll() }
        mutating func dismissToRoot() { self.removeAll() }
        mutating func popTo(_ target: Any) { waymarkPopTo() }
        mutating func dismissTo(_ target: Any) { waymarkPopTo() }
        mutating func replaceNFlow(with screens: [Element]) { self = screens }
      }
      """)
}

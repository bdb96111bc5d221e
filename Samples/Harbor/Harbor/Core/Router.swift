import Observation

/// The path of one stack, and the ways to change it.
@MainActor @Observable
final class Router<Route: Hashable> {
  var path: [Route] = []

  func push(_ route: Route) {
    path.append(route)
  }

  func pop() {
    guard !path.isEmpty else { return }
    path.removeLast()
  }

  func popToRoot() {
    path.removeAll()
  }
}

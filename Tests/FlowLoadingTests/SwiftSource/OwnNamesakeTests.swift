import Testing

@testable import FlowLoading

@Suite("An app's own types named as a library's")
struct OwnNamesakeTests {
  @Test("Two names of a library's in the app's own files do not make these the library")
  func namesakes() {
    expect(
      """
      //// App/AppDelegate.swift
      \(launching("AppCoordinator(navigator: UINavigationController()).erased().start()"))
      final class Start: UIViewController {
        @IBAction func tap() { 1️⃣navigationController?.pushViewController(Detail(), animated: true) }
      }
      final class Detail: UIViewController {}
      final class AppCoordinator: Coordinator {
        let navigator: StackNavigator
        init(navigator: StackNavigator) { self.navigator = navigator }
        func start() {
          UIApplication.shared.windows.first?.rootViewController = UINavigationController(
            rootViewController: Start())
        }
      }
      //// App/Navigation/AnyCoordinator.swift
      protocol Coordinator { func start() }
      extension Coordinator { func erased() -> AnyCoordinator { AnyCoordinator(self) } }
      final class AnyCoordinator: Coordinator {
        private let doStart: () -> Void
        init<C: Coordinator>(_ coordinator: C) { doStart = { coordinator.start() } }
        func start() { doStart() }
      }
      //// App/Navigation/StackNavigator.swift
      protocol StackNavigator { func push(_ controller: UIViewController) }
      extension UINavigationController: StackNavigator {
        func push(_ controller: UIViewController) { pushViewController(controller, animated: true) }
      }
      """, transitions: ["Start -push-> Detail at 1️⃣"], entries: ["Start"])
  }
}

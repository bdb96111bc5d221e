import Foundation
import Testing

/// A program's own injection: a wrapper that looks a value up by a key path.
@Suite("Values that a wrapper looks up by a key path")
struct InjectedValueTests {
  private static let keys = """
    protocol ValueKey {
      associatedtype Held
      static var current: Held { get set }
    }
    struct Values {
      static var current = Values()
      static subscript<T>(_ path: WritableKeyPath<Values, T>) -> T {
        get { current[keyPath: path] }
        set { current[keyPath: path] = newValue }
      }
      static subscript<Key: ValueKey>(_ key: Key.Type) -> Key.Held {
        get { key.current }
        set { key.current = newValue }
      }
    }
    struct RouterKey: ValueKey { static var current = Router() }
    struct OpenerKey: ValueKey { static var current = Opener() }
    extension Values {
      var router: Router {
        get { Self[RouterKey.self] }
        set { Self[RouterKey.self] = newValue }
      }
      var opener: Opener { Self[OpenerKey.self] }
    }
    final class Router {
      var top: UIViewController?
      func show(from controller: UIViewController) {
        1️⃣controller.present(Detail(), animated: true)
      }
    }
    final class Opener {
      func show(from controller: UIViewController) {
        2️⃣controller.present(Other(), animated: true)
      }
    }

    """

  private static func wrapper(_ value: String) -> String {
    """
    @propertyWrapper struct Injected<T> {
      private let path: WritableKeyPath<Values, T>
      var wrappedValue: T { \(value) }
      init(_ path: WritableKeyPath<Values, T>) { self.path = path }
    }

    """
  }

  @Test(
    "Each property holds what its own key has",
    arguments: ["Values[path]", "Values.current[keyPath: path]"])
  func keyed(_ value: String) {
    expect(
      plainLaunch + Self.keys + Self.wrapper(value) + """
        final class Start: UIViewController {
          @Injected(\\.router) private var router
          @Injected(\\.opener) private var opener: Opener
          @IBAction func detail() { router.show(from: self) }
          @IBAction func other() { opener.show(from: self) }
        }
        """,
      transitions: ["Start -sheet-> Detail at 1️⃣", "Start -sheet-> Other at 2️⃣"])
  }

  @Test("A coordinator that only such a property holds sets up what a launch shows")
  func launch() {
    expect(
      Self.keys.replacingOccurrences(
        of: "var top: UIViewController?",
        with: """
          func start(in window: UIWindow) { window.rootViewController = Start() }
          """) + Self.wrapper("Values[path]") + """
          final class Detail: UIViewController {}
          final class Other: UIViewController {}
          final class Start: UIViewController {}
          final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            @Injected(\\.router) private var router
            func application(
              _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
            ) -> Bool {
              let window = UIWindow(frame: UIScreen.main.bounds)
              self.window = window
              router.start(in: window)
              return true
            }
          }
          """, entries: ["Start"])
  }
}

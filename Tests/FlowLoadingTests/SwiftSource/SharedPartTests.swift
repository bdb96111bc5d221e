import Testing

/// Objects that a whole app shares, and views and controllers out of nibs.
@Suite("Shared objects and nibs")
struct SharedPartTests {
  private static let socket = """
    final class Line {
      static let shared = Line()
      var handler: ((Bool) -> Void)?
      var socket: Socket?
      var isOpen: Bool { socket?.isConnected ?? false }
      static func connect(_ completion: @escaping (Bool) -> Void) {
        shared.handler = completion
        shared.socket = Socket()
        shared.socket?.delegate = shared
      }
    }
    extension Line: SocketDelegate {
      func socketDidConnect(socket: Socket) { handler?(true) }
    }
    final class Notices: NSObject, UNUserNotificationCenterDelegate {
      static let shared = Notices()
      func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler handler: @escaping (UNNotificationPresentationOptions) -> Void
      ) {
        handler(Line.shared.isOpen ? [] : [.alert])
      }
    }
    final class Detail: UIViewController {}
    final class Other: UIViewController {}

    """

  @Test("What a screen leaves with a shared object is called there, whoever made the object first")
  func left() {
    expect(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          UNUserNotificationCenter.current().delegate = Notices.shared
          window = UIWindow()
          window?.rootViewController = UINavigationController(rootViewController: Start())
          return true
        }
      }
      \(Self.socket)
      final class Start: UIViewController {
        @IBAction func tap() {
          Line.connect { [weak self] _ in
            1️⃣self?.navigationController?.pushViewController(Detail(), animated: true)
          }
        }
        @IBAction func go() {
          2️⃣navigationController?.pushViewController(Next(), animated: true)
        }
      }
      final class Next: UIViewController {
        @IBAction func tap() {
          Line.connect { [weak self] _ in 3️⃣self?.present(Other(), animated: true) }
        }
      }
      """,
      transitions: [
        "Start -push-> Detail at 1️⃣", "Start -push-> Next at 2️⃣", "Next -sheet-> Other at 3️⃣",
      ])
  }
}

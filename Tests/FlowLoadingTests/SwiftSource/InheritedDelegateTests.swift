import Testing

@Suite("Delegates that the app's own inherits from")
struct InheritedDelegateTests {
  private func source(_ own: String) -> String {
    """
    protocol Unit { var root: UIViewController { get } }
    final class MainUnit: Unit { let root: UIViewController = Start() }
    final class PlayUnit: Unit { let root: UIViewController = Detail() }
    class BaseDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func makeUnit() -> Unit { preconditionFailure() }
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
      ) -> Bool {
        window?.rootViewController = makeUnit().root
        return true
      }
    }
    \(own)
    final class Start: UIViewController {
      @IBAction func play() { 1️⃣present(PlayUnit().root, animated: true) }
    }
    final class Detail: UIViewController {}
    """
  }

  @Test("The system makes the one that is marked", arguments: ["@main", "@UIApplicationMain"])
  func marked(_ attribute: String) {
    expect(
      source(
        "\(attribute) final class AppDelegate: BaseDelegate { override func makeUnit() -> Unit { MainUnit() } }"
      ), transitions: ["Start -sheet-> Detail at 1️⃣"], entries: ["Start"])
  }
}

import Testing

@Suite("Delegates of the system that an app's delegate holds")
struct LaunchDelegateTests {
  private func app(_ held: String) -> String {
    """
    final class Calls: NSObject, CXProviderDelegate {
      private let provider = CXProvider(configuration: CXProviderConfiguration())
      override init() { super.init(); provider.setDelegate(self, queue: nil) }
      func providerDidReset(_ provider: CXProvider) {}
      func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {
        let delegate = UIApplication.shared.delegate as! AppDelegate
        1️⃣delegate.window?.rootViewController?.present(Detail(), animated: true)
      }
    }
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      \(held)
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
      ) -> Bool {
        window?.rootViewController = Start()
        return true
      }
    }
    final class Start: UIViewController {}
    final class Detail: UIViewController {}
    """
  }

  @Test("They act wherever a person is")
  func held() {
    expect(app("let calls = Calls()"), transitions: ["* -sheet-> Detail at 1️⃣"])
  }

  @Test("One that nothing makes does not")
  func unmade() {
    expect(app(""), transitions: [])
  }
}

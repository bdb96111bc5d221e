import FlowGraph
import Testing

@Suite("Styles of modals that the device decides, and tabs that are none")
struct ModalStyleTests {
  @Test(
    "A modal that is a sheet on a tablet and a cover on a phone is both",
    arguments: [
      "shown.modalPresentationStyle = isPad ? .formSheet : .fullScreen",
      "if isPad { shown.modalPresentationStyle = .formSheet } else "
        + "{ shown.modalPresentationStyle = .fullScreen }",
    ])
  func style(_ statement: String) {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          private var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
          @IBAction func go(_ sender: Any) {
            let shown = Detail()
            \(statement)
            1️⃣present(shown, animated: true)
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣", "Start -cover-> Detail at 1️⃣"])
  }

  @Test(
    "A style that only some condition gives is one of two",
    arguments: [
      (
        "if view.bounds.height < 600 { shown.modalPresentationStyle = .fullScreen }",
        ["sheet", "cover"]
      ),
      ("guard isPad else { return }; shown.modalPresentationStyle = .fullScreen", ["cover"]),
    ])
  func conditional(_ statement: String, _ kinds: [String]) {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          private var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
          @IBAction func go(_ sender: Any) {
            let shown = Detail()
            \(statement)
            1️⃣present(shown, animated: true)
          }
        }
        """, transitions: kinds.map { "Start -\($0)-> Detail at 1️⃣" })
  }

  @Test("A style that code gives by a name of its own is none for other code")
  func ownName() {
    expect(
      plainLaunch + """
        enum Pages { static let detail = Detail() }
        final class Start: UIViewController {
          @IBAction func go(_ sender: Any) {
            let shown = Pages.detail
            shown.modalPresentationStyle = .fullScreen
            1️⃣present(shown, animated: true)
          }
          @IBAction func ask(_ sender: Any) {
            let shown = Pages.detail
            shown.modalPresentationStyle = .formSheet
            act { 2️⃣self.present(shown, animated: true) }
          }
          func act(_ code: @escaping () -> Void) { code() }
        }
        """, transitions: ["Start -cover-> Detail at 1️⃣", "Start -sheet-> Detail at 2️⃣"])
  }

  @Test(
    "A bare controller among tabs is a button of the bar",
    arguments: ["let compose = UIViewController()", "let compose: UIViewController = .init()"])
  func placeholder(_ declaration: String) {
    expect(
      launching("window?.rootViewController = Tabs()") + """
        final class Tabs: UITabBarController, UITabBarControllerDelegate {
          private var composeController: UIViewController?
          override func viewDidLoad() {
            delegate = self
            \(declaration)
            composeController = compose
            viewControllers = [
              1️⃣UIHostingController(rootView: B()), compose, 2️⃣UIHostingController(rootView: C()),
            ]
          }
          func tabBarController(
            _ controller: UITabBarController, shouldSelect shown: UIViewController
          ) -> Bool {
            guard shown === composeController else { return true }
            3️⃣present(UIHostingController(rootView: D()), animated: true)
            return false
          }
        }
        """,
      transitions: ["Tabs -tab-> B", "Tabs -tab-> C", "Tabs -sheet-> D at 3️⃣"])
  }
}

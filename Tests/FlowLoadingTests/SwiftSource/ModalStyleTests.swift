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

  @Test("Branches that fill one variable give each controller its own style")
  func branches() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          var isLong: Bool { title == "long" }
          @IBAction func go(_ sender: Any) {
            let shown: UIViewController
            if isLong {
              shown = Detail()
              shown.modalPresentationStyle = .fullScreen
            } else {
              shown = Note()
              shown.modalPresentationStyle = .pageSheet
            }
            1️⃣present(shown, animated: true)
          }
        }
        final class Note: UIViewController {}
        """, transitions: ["Start -cover-> Detail at 1️⃣", "Start -sheet-> Note at 1️⃣"])
  }

  @Test("What a factory makes of a storyboard for another variable has none of this one's style")
  func renamed() {
    expect(
      plainLaunch + """
        struct Factory {
          let storyboard = UIStoryboard(name: "Detail", bundle: nil)
          func detail() -> Detail {
            storyboard.instantiateViewController(withIdentifier: "detail") as! Detail
          }
        }
        final class Start: UIViewController {
          let factory = Factory()
          @IBAction func go(_ sender: Any) {
            let shown = factory.detail()
            1️⃣present(shown, animated: true)
          }
          @IBAction func more(_ sender: Any) {
            let shown: UIViewController
            if sender is UIButton {
              let detail = factory.detail()
              shown = detail
            } else {
              shown = Note()
            }
            shown.modalPresentationStyle = .fullScreen
            2️⃣present(shown, animated: true)
          }
        }
        final class Note: UIViewController {}
        """,
      transitions: [
        "Start -sheet-> Detail at 1️⃣", "Start -cover-> Detail at 2️⃣", "Start -cover-> Note at 2️⃣",
      ])
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

  /// Two controllers that present the same page.
  private func twoPresenters(
    _ first: String, made: String = "let page = Scenes.detail()"
  ) -> String {
    plainLaunch + """
      enum Scenes {
        static let kept = Detail()
        static func detail() -> Detail { kept }
      }
      final class Start: UIViewController {
        @IBAction func tap(_ sender: UIButton) {
          \(made)
          page.modalPresentationStyle = .popover
          \(first)
        }
        @IBAction func other() { present(Second(), animated: true) }
      }
      final class Second: UIViewController {
        @IBAction func tap() { 2️⃣present(Scenes.detail(), animated: true) }
      }
      """
  }

  @Test(
    "A style that code gives to what it presents itself is none of what others present",
    arguments: [
      "let page = Scenes.detail()",
      "let page: Detail\nif sender.isEnabled { page = Scenes.detail() } else { page = Scenes.detail() }",
    ])
  func shared(_ made: String) {
    expect(
      twoPresenters(
        """
        page.popoverPresentationController?.sourceView = sender
        1️⃣present(page, animated: true)
        """, made: made),
      transitions: [
        "Start -popover-> Detail at 1️⃣", "Start -sheet-> Second", "Second -sheet-> Detail at 2️⃣",
      ])
  }

  @Test(
    "A style of what code hands on is that of whatever presents it",
    arguments: ["show(page)", "present(modal: page)", "helper.present(page, animated: true)"])
  func handedOn(_ call: String) {
    let helper = """
      extension Start {
        var helper: Helper { Helper(host: self) }
        func show(_ page: UIViewController) { helper.present(page, animated: true) }
        func present(modal page: UIViewController) { helper.present(page, animated: true) }
      }
      final class Helper {
        let host: UIViewController
        init(host: UIViewController) { self.host = host }
        func present(_ page: UIViewController, animated: Bool) {
          1️⃣host.present(page, animated: animated)
        }
      }

      """
    expect(
      helper + twoPresenters(call),
      transitions: [
        "Start -popover-> Detail at 1️⃣", "Start -sheet-> Second", "Second -popover-> Detail at 2️⃣",
      ])
  }

  @Test("A style of what is there already stays with it")
  func kept() {
    expect(
      plainLaunch + """
        enum Scenes { static let kept = Detail() }
        final class Start: UIViewController {
          @IBAction func tap(_ sender: UIButton) {
            let page = Scenes.kept
            page.modalPresentationStyle = .popover
            1️⃣present(page, animated: true)
          }
          @IBAction func other() { present(Second(), animated: true) }
        }
        final class Second: UIViewController {
          @IBAction func tap() { 2️⃣present(Scenes.kept, animated: true) }
        }
        """,
      transitions: [
        "Start -popover-> Detail at 1️⃣", "Start -sheet-> Second", "Second -popover-> Detail at 2️⃣",
      ])
  }

  @Test("An optional parameter that is given something of UIKit's is not nil")
  func given() {
    let graph = expect(
      plainLaunch + """
        extension UIViewController {
          func raise(_ page: UIViewController, from source: UIView? = nil) {
            if let source {
              page.modalPresentationStyle = .popover
              page.popoverPresentationController?.sourceView = source
            }
            present(page, animated: true)
          }
        }
        final class Start: UIViewController {
          private weak var field: UIView?
          @IBAction func menu(_ sender: UIButton) { raise(Detail(), from: sender) }
          @IBAction func plain(_ sender: UIButton) { raise(Other()) }
          @IBAction func perhaps(_ sender: UIButton) { raise(Third(), from: field) }
        }
        final class Third: UIViewController {}
        """,
      transitions: [
        "Start -popover-> Detail", "Start -sheet-> Other", "Start -popover-> Third",
        "Start -sheet-> Third",
      ])
    #expect(graph.transitions.filter { $0.to == "Detail" }.map(\.guard) == [nil])
  }

  @Test(
    "A style that the app's own method gives to whatever it is called on",
    arguments: [
      "modalPresentationStyle = .fullScreen", "self.modalPresentationStyle = .fullScreen",
    ])
  func byMethod(_ statement: String) {
    expect(
      plainLaunch + """
        extension UIViewController { func fill() { \(statement) } }
        final class Start: UIViewController {
          @IBAction func go() {
            let stack = UINavigationController(rootViewController: Detail())
            stack.fill()
            1️⃣present(stack, animated: true)
          }
        }
        """, transitions: ["Start -cover-> Detail at 1️⃣"])
  }

  @Test("A style that a helper may be given says less than the one that the controller has")
  func perhapsGiven() {
    expect(
      launching("window?.rootViewController = UINavigationController(rootViewController: Start())")
        + """
        struct Style {
          var style: UIModalPresentationStyle?
          func apply(to shown: UIViewController) {
            if let style { shown.modalPresentationStyle = style }
          }
        }
        extension UIViewController {
          func bring(_ shown: UIViewController, as style: Style = Style()) {
            style.apply(to: shown)
            1️⃣present(shown, animated: true)
          }
        }
        final class Start: UIViewController {
          @IBAction func go() { bring(Detail()) }
        }
        final class Detail: UIViewController {
          init() {
            super.init(nibName: nil, bundle: nil)
            modalPresentationStyle = .overFullScreen
          }
        }
        """, transitions: ["Start -cover-> Detail at 1️⃣"])
  }

  @Test(
    "A view of the nib is there, an optional view of the code's own may not be",
    arguments: [("@IBOutlet", ["popover"]), ("", ["popover", "sheet"])])
  func outlet(_ attribute: String, _ kinds: [String]) {
    expect(
      plainLaunch + """
        extension UIViewController {
          func present(_ shown: UIViewController, at sender: UIView? = nil) {
            if let sender {
              shown.modalPresentationStyle = .popover
              shown.popoverPresentationController?.sourceView = sender
            }
            1️⃣present(shown, animated: true)
          }
        }
        final class Start: UIViewController {
          \(attribute) weak var bar: UIButton?
          @IBAction func go() { present(Detail(), at: bar) }
        }
        """, transitions: kinds.map { "Start -\($0)-> Detail at 1️⃣" })
  }
}

import Testing

@Suite("Methods that #selector names")
struct SelectorTests {
  private func source(_ selector: String, cell: String = "") -> String {
    plainLaunch + """
      class Page: UIViewController {}
      extension Page {
        @objc func chosen(_ id: String) { 1️⃣present(Detail(), animated: true) }
      }
      final class Start: Page {
        override func viewDidLoad() { view.addSubview(Cell()) }
      }
      final class Cell: UIView {
        let button = UIButton()
        init() {
          super.init(frame: .zero)
          button.addTarget(self, action: #selector(\(selector)), for: .touchUpInside)
        }
        \(cell)
      }
      """
  }

  @Test(
    "A type that has a method of the name means its own",
    arguments: ["chosen", "self.chosen", "Cell.chosen"])
  func own(_ selector: String) {
    expect(source(selector, cell: "@objc func chosen() {}"))
  }

  @Test("One that has none means another's, which the responder chain finds")
  func other() {
    let rows = ["Start -sheet-> Detail at 1️⃣"]
    expect(source("Page.chosen(_:)"), transitions: rows)
    expect(source("handler.chosen", cell: "@objc func chosen() {}"), transitions: rows)
  }

  @Test(
    "One that is made of a text can be that of any method which no code calls",
    arguments: [("", true), ("func again(_ page: Page) { page.chosen(\"a\") }", false)])
  func made(_ call: String, _ isChosen: Bool) {
    expect(
      source("chosen", cell: "@objc func chosen() {}") + """

        final class Model: NSObject {
          func has(_ key: String) -> Bool { responds(to: Selector(key)) }
        }
        enum Caller { \(call) }
        """, transitions: isChosen ? ["Start -sheet-> Detail at 1️⃣"] : [])
  }

  @Test(
    "A type inside a controller names the controller's own",
    arguments: [
      "enum Acts { static let one = #selector(open) }",
      "enum Acts { enum Inner { static let one = #selector(open) }\n static let one = Inner.one }",
      "enum Acts { case plain\n static var one: Selector { #selector(open) } }",
    ])
  func nested(_ acts: String) {
    let page = """
      final class Start: UIViewController {
        \(acts)
        override func viewDidLoad() {
          button.addTarget(self, action: Acts.one, for: .touchUpInside)
        }
        @objc private func open() { 1️⃣present(Detail(), animated: true) }
      }
      """
    expect(plainLaunch + page, transitions: ["Start -sheet-> Detail at 1️⃣"])
    // One of another type names nothing of this one's.
    expect(
      plainLaunch + page.replacing(acts, with: "").replacing("Acts.one", with: "other")
        + "enum Acts { static let one = #selector(open) }")
  }

  @Test(
    "A method that says nothing of it can be named where its class or a protocol exposes it",
    arguments: [
      ("@objc protocol Telling { func tell() }", "", ": Telling"),
      ("protocol Telling { func tell() }", "@objcMembers", ""),
    ])
  func exposed(_ asked: String, _ attribute: String, _ conforms: String) {
    let page =
      plainLaunch + """
        \(asked)
        \(attribute) final class Start: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              image: nil, style: .plain, target: self, action: #selector(tell))
          }
        }
        extension Start\(conforms) {
          func tell() { 1️⃣present(Detail(), animated: true) }
        }
        """
    expect(page, transitions: ["Start -sheet-> Detail at 1️⃣"])
    // One that nothing names is called by nobody.
    expect(page.replacing("#selector(tell)", with: "#selector(close)"))
  }

  @Test("What a protocol adds to all that conform names theirs")
  func added() {
    expect(
      plainLaunch + """
        @objc protocol Telling { func tell() }
        extension Telling where Self: UIViewController {
          func setUpBar() {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              image: nil, style: .plain, target: self, action: #selector(tell))
          }
        }
        final class Start: UIViewController, Telling {
          override func viewDidLoad() { super.viewDidLoad(); setUpBar() }
          func tell() { 1️⃣present(Detail(), animated: true) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("What a class above sets up in a method, those have that call it")
  func inherited() {
    expect(
      plainLaunch + """
        class Base: UIViewController {
          func setUpQuit() {
            navigationItem.leftBarButtonItem = UIBarButtonItem(
              title: "", style: .plain, target: self, action: #selector(quit))
          }
          @objc private func quit() { 1️⃣present(Other(), animated: true) }
        }
        final class Start: Base {
          override func viewDidLoad() { super.viewDidLoad(); setUpQuit() }
          @IBAction func go() { 2️⃣present(Page(), animated: true) }
        }
        final class Page: Base {}
        """,
      transitions: ["Start -sheet-> Other at 1️⃣", "Start -sheet-> Page at 2️⃣"])
  }

  @Test("A class above means its own, though one below has a delegate's of that name")
  func above() {
    expect(
      plainLaunch + """
        protocol HeadingDelegate: AnyObject { func headingTapped() }
        class Page: UIViewController {
          weak var heading: HeadingDelegate?
          init() {
            super.init(nibName: nil, bundle: nil)
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Go", style: .plain, target: self, action: #selector(headingTapped))
          }
          @objc private func headingTapped() { heading?.headingTapped() }
        }
        final class Start: Page {
          override init() { super.init(); heading = self }
        }
        extension Start: HeadingDelegate {
          func headingTapped() { 1️⃣present(Detail(), animated: true) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}

import Testing

@Suite("Asking what a value is")
struct TypeTestTests {
  private static let pushing =
    "1️⃣navigationController?.pushViewController(Detail(), animated: true)"
  private static let presenting = "present(Other(), animated: true)"

  @Test(
    "A test of a type takes the branch of what is given",
    arguments: [
      ("child is Intro", true), ("let _ = child as? Intro", true), ("child is Main", false),
      ("let _ = child as? Main", false), ("let main = child as? Main", false),
    ])
  func branch(_ test: String, holds: Bool) {
    expect(
      plainLaunch + """
        protocol Flow: AnyObject { var end: FlowEnd? { get } }
        extension Flow { func finish() { end?.didFinish(self) } }
        protocol FlowEnd: AnyObject { func didFinish(_ child: Flow) }
        final class Intro: Flow {
          weak var end: FlowEnd?
          init(end: FlowEnd) { self.end = end }
        }
        final class Main: Flow {
          weak var end: FlowEnd?
          init(end: FlowEnd) { self.end = end }
        }
        final class Start: UIViewController, FlowEnd {
          lazy var intro = Intro(end: self)
          override func viewDidAppear(_ animated: Bool) { intro.finish() }
          func didFinish(_ child: Flow) {
            if \(test) {
              \(holds ? Self.pushing : Self.presenting)
            } else {
              \(holds ? Self.presenting : Self.pushing)
            }
          }
        }
        """,
      transitions: ["Start -push-> Detail at 1️⃣"], entries: ["Start"])
  }

  @Test("In the branch of a test the value is of that type, in the other it is not")
  func narrowed() {
    expect(
      plainLaunch + """
        class Flow {}
        final class Intro: Flow { func page() -> UIViewController { Detail() } }
        final class Main: Flow { func page() -> UIViewController { Other() } }
        final class Start: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            show(UserDefaults.standard.bool(forKey: "x") ? Intro() : Main())
          }
          func show(_ flow: Flow) {
            if flow is Intro { return }
            guard let main = flow as? Main else { return open(Detail()) }
            1️⃣present(main.page(), animated: true)
          }
          func open(_ page: UIViewController) { present(page, animated: true) }
        }
        """,
      transitions: ["Start -sheet-> Other at 1️⃣"], entries: ["Start"])
  }

  @Test("A number that state holds now decides no branch of what it is handed to")
  func copied() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          var index = 0
          @IBAction func chosen(_ sender: UIButton) { index = sender.tag }
          override func viewDidAppear(_ animated: Bool) { show(index) }
          func show(_ index: Int) {
            switch index {
            case 0: 1️⃣present(Detail(), animated: true)
            default: 2️⃣present(Other(), animated: true)
            }
          }
        }
        """,
      transitions: ["Start -sheet-> Detail at 1️⃣", "Start -sheet-> Other at 2️⃣"],
      entries: ["Start"])
  }

  @Test(
    "A class is asked for in the words of Objective-C",
    arguments: [
      "isKind(of: Detail.self)", "isMember(of: Detail.self)", "isKind(of: Kinds.Page.self)",
    ])
  func kind(_ asking: String) {
    expect(
      plainLaunch + """
        enum Kinds { typealias Page = Detail }
        final class Start: UIViewController {
          @IBAction func detail() { open(Detail()) }
          @IBAction func other() { open(Other()) }
          private func open(_ page: UIViewController) {
            if page.\(asking) { 1️⃣show(page, sender: self) } else { 2️⃣present(page, animated: true) }
          }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣", "Start -sheet-> Other at 2️⃣"])
  }

  @Test("A test of several types leaves what can be one of them")
  func several() {
    expect(
      plainLaunch + """
        final class Third: UIViewController {}
        final class Start: UIViewController {
          let kind = UserDefaults.standard.integer(forKey: "kind")
          func pick() -> UIViewController {
            if kind == 0 { return Detail() }
            if kind == 1 { return Other() }
            return Third()
          }
          @IBAction func open() {
            let next = pick()
            if next is Detail || next is Other {
              1️⃣present(next, animated: true)
            } else {
              2️⃣navigationController?.pushViewController(next, animated: true)
            }
          }
        }
        """,
      transitions: [
        "Start -sheet-> Detail at 1️⃣", "Start -sheet-> Other at 1️⃣", "Start -push-> Third at 2️⃣",
      ])
  }
}

import Testing

/// What a value is cast to, and what that says of the views on a controller.
@Suite("Views that a value is cast to")
struct CastPartTests {
  @Test(
    "A class that others are made of is none of those on the controller",
    arguments: [
      "if let view = sender.object as? Base { print(view) }",
      "guard sender.object is Base else { return }",
      "let view = sender.object as? Base\n    print(view)", "",
    ])
  func base(_ test: String) {
    expect(
      launching(
        "let tabs = UITabBarController()\n"
          + "      tabs.viewControllers = [Scan(), Login(), Order()]\n"
          + "      window?.rootViewController = tabs") + """
          class Base: UIView {
            override init(frame: CGRect) { super.init(frame: frame); setUp() }
            required init?(coder: NSCoder) { super.init(coder: coder); setUp() }
            func setUp() {}
          }
          protocol PillDelegate: AnyObject { func pressed(_ pill: Pill) }
          final class Pill: Base {
            weak var delegate: PillDelegate?
            @IBAction func touched(_ sender: UIButton) { delegate?.pressed(self) }
          }
          protocol AskDelegate: AnyObject { func asked() }
          final class Ask: Base, PillDelegate {
            @IBOutlet weak var pill: Pill!
            weak var delegate: AskDelegate?
            override func setUp() { pill.delegate = self }
            func pressed(_ pill: Pill) { delegate?.asked() }
          }
          final class Oops: Base, PillDelegate {
            @IBOutlet weak var pill: Pill!
            override func setUp() { pill.delegate = self }
            func pressed(_ pill: Pill) { print(1) }
          }
          final class Scan: UIViewController, AskDelegate {
            private let ask = Ask()
            override func viewDidLoad() { ask.delegate = self; view.addSubview(ask) }
            func asked() { 1️⃣present(Detail(), animated: true) }
          }
          final class Login: UIViewController, PillDelegate {
            @IBOutlet weak var pill: Pill!
            override func viewDidLoad() { pill.delegate = self }
            func pressed(_ pill: Pill) { 2️⃣present(Other(), animated: true) }
          }
          final class Order: UIViewController {
            override func viewDidLoad() {
              NotificationCenter.default.addObserver(
                self, selector: #selector(next(_:)), name: nil, object: nil)
            }
            @objc func next(_ sender: Notification) {
              \(test)
              view.addSubview(Oops())
            }
          }
          final class Detail: UIViewController {}
          final class Other: UIViewController {}
          """,
      transitions: [
        "Scan -sheet-> Detail at 1️⃣", "Login -sheet-> Other at 2️⃣", "AppDelegate -tab-> Scan",
        "AppDelegate -tab-> Login", "AppDelegate -tab-> Order",
      ])
  }

  @Test(
    "A view that code looks for is a part of whoever made it, and not of whoever looks",
    arguments: ["let bar: Bar? = view.find()", "let bar = view.subviews.first as? Bar"])
  func found(_ search: String) {
    expect(
      launching(
        "let tabs = UITabBarController()\n      tabs.viewControllers = [Post(), Invite()]\n"
          + "      window?.rootViewController = tabs") + """
          extension UIView { func find<T>() -> T? { subviews.first as? T } }
          @objc protocol Deleting { func deleted() }
          final class Bar: UIView {
            override init(frame: CGRect) {
              super.init(frame: frame)
              button.addTarget(self, action: #selector(touched), for: .touchUpInside)
            }
            @objc func touched() { (next as? Deleting)?.deleted() }
          }
          final class Post: UIViewController, Deleting {
            private let bar = Bar()
            override func viewDidLoad() { view.addSubview(bar) }
            func deleted() { 1️⃣present(Detail(), animated: true) }
          }
          final class Invite: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
              \(search)
              bar?.isHidden = true
              2️⃣present(Other(), animated: true)
            }
          }
          final class Detail: UIViewController {}
          final class Other: UIViewController {}
          """,
      transitions: [
        "AppDelegate -tab-> Post", "AppDelegate -tab-> Invite", "Post -sheet-> Detail at 1️⃣",
        "Invite -sheet-> Other at 2️⃣",
      ])
  }
}

import FlowGraph
import Testing

@Suite("Controls that are their own target")
struct OwnControlTests {
  @Test(
    "An unqualified addTarget is the control's own",
    arguments: [
      "UIButton", "UIColorWell", "UIControl", "UIDatePicker", "UIPageControl", "UIRefreshControl",
      "UISegmentedControl", "UISlider", "UIStepper", "UISwitch", "UITextField",
    ])
  func control(_ name: String) {
    expect(
      plainLaunch + """
        final class Knob: \(name) {
          var onChange: (() -> Void)?
          init() {
            super.init(frame: .zero)
            addTarget(self, action: #selector(changed), for: .valueChanged)
          }
          @objc private func changed() { onChange?() }
        }
        final class Start: UIViewController {
          private let knob = Knob()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(knob)
            knob.onChange = { [weak self] in 1️⃣self?.present(Detail(), animated: true) }
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test(
    "A coordinator hears of a screen's view where that is, whatever the view hands it on to",
    arguments: [
      "picture.addGestureRecognizer(UITapGestureRecognizer(target: target, action: action))",
      "button.addTarget(target, action: action, for: event)",
    ])
  func handedOn(_ adding: String) {
    expect(
      launching(
        "window?.rootViewController = UINavigationController(rootViewController: Login())") + """
          final class Badge: UIView {
            private let picture = UIImageView()
            private let button = UIButton()
            func addTarget(_ target: Any?, action: Selector, for event: UIControl.Event) {
              \(adding)
            }
          }
          final class Home: UIViewController { let badge = Badge() }
          final class Flow {
            let stack: UINavigationController
            let home = Home()
            init(stack: UINavigationController) {
              self.stack = stack
              home.badge.addTarget(self, action: #selector(tapped), for: .touchUpInside)
            }
            @objc func tapped() { 2️⃣stack.pushViewController(Wallets(), animated: true) }
            func start() { 1️⃣stack.viewControllers = [home] }
          }
          final class Login: UIViewController {
            var flow: Flow?
            @IBAction func done() {
              flow = Flow(stack: navigationController!)
              flow?.start()
            }
          }
          final class Wallets: UIViewController {}
          """,
      transitions: ["Login -root-> Home at 1️⃣", "Home -push-> Wallets at 2️⃣"])
  }
}

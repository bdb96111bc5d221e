import Testing

@testable import FlowLoading

/// A control stands where its view does, whichever screen's act had its action set up.
@Suite("Controls that another screen's act sets up")
struct HeldTriggerTests {
  private func player(_ refresh: String, _ more: String = "") -> String {
    plainLaunch + """
      protocol Listener: AnyObject { func didStop() }
      final class Player {
        static let shared = Player()
        var listeners: [Listener] = []
        func stop() { for one in listeners { one.didStop() } }
      }
      final class Bar: UIView, Listener {
        let button = UIButton()
        weak var host: UIViewController?
        init(host: UIViewController) {
          self.host = host
          super.init(frame: .zero)
          Player.shared.listeners.append(self)
          addSubview(button)
        }
        func didStop() { \(refresh) }
        func show() { 1️⃣host?.navigationController?.pushViewController(Detail(), animated: true) }
      }
      final class Start: UIViewController {
        override func viewDidLoad() { view.addSubview(Bar(host: self)) }
        @IBAction func open() { 2️⃣present(Settings(), animated: true) }
      }
      final class Settings: UIViewController {
        @IBAction func clear() { Player.shared.stop() }
      }
      \(more)
      """
  }

  private let rows = ["Start -push-> Detail at 1️⃣", "Start -sheet-> Settings at 2️⃣"]

  @Test("A menu that an observer gives to a view's button is opened where the view is")
  func menu() {
    expect(
      player("button.menu = UIMenu(children: [UIAction(title: \"x\") { _ in self.show() }])"),
      transitions: rows)
  }

  @Test("So is one that a helper of the view makes")
  func helper() {
    expect(
      player(
        "button.menu = Actions(bar: self).menu()",
        """
        struct Actions {
          let bar: Bar
          func menu() -> UIMenu { UIMenu(children: [UIAction(title: "x") { _ in bar.show() }]) }
        }
        """), transitions: rows)
  }

  @Test("What the act itself does on the view, it does where the person is")
  func act() {
    expect(
      player("show()"),
      transitions: ["Settings -push-> Detail at 1️⃣", "Start -sheet-> Settings at 2️⃣"])
  }
}

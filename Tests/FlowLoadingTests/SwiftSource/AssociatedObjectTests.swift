import FlowGraph
import Testing

@Suite("What the Objective-C run time keeps beside an object") struct AssociatedObjectTests {
  private func source(_ kept: String, get: String, more: String = "") -> String {
    plainLaunch
      + """
      private enum Keys { static var onTap = "onTap" }
      final class Box: NSObject {
        let run: () -> Void
        init(_ run: @escaping () -> Void) { self.run = run }
      }
      extension UIControl {
        var onTap: (() -> Void)? {
          get { \\(get) }
          set {
            guard let newValue else { return }
            addTarget(self, action: #selector(tapped), for: .touchUpInside)
            objc_setAssociatedObject(self, &Keys.onTap, \(kept), .OBJC_ASSOCIATION_RETAIN)
          }
        }
        @objc private func tapped() { onTap?() }
      }
      final class Start: UIViewController {
        private let own = OwnButton()
        private let second = OwnButton()
        private let plain = UIButton(type: .custom)
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(own)
          \(more)
        }
      }
      final class OwnButton: UIControl {}
      """
      .replacing("\\(get)", with: get)
  }

  private static let get =
    "objc_getAssociatedObject(self, &Keys.onTap) as? () -> Void"
  private static let boxed =
    "(objc_getAssociatedObject(self, &Keys.onTap) as? Box)?.run"

  @Test(
    "A property of an extension holds what it was given, in an object of the program's or another",
    arguments: [
      ("newValue", get, "second"), ("Box(newValue)", boxed, "second"), ("newValue", get, "plain"),
      ("Box(newValue)", boxed, "plain"),
    ])
  func kept(_ kept: String, _ get: String, _ other: String) {
    expect(
      source(
        kept, get: get,
        more: """
          own.onTap = { [unowned self] in 1️⃣present(Detail(), animated: true) }
          \(other).onTap = { [unowned self] in 2️⃣present(Other(), animated: true) }
          """),
      transitions: ["Start -sheet-> Detail at 1️⃣", "Start -sheet-> Other at 2️⃣"])
  }

  /// A page whose control shows a detail, above which there is `Start` with controls of its own.
  private func pages(_ more: String, open: String = "{ 1️⃣self.present(Detail(), animated: true) }")
    -> String
  {
    source("Box(newValue)", get: Self.boxed, more: more)
      .replacing(
        "private let own = OwnButton()",
        with: """
          private let own = OwnButton()
            private let card = Card()
          """
      )
      .replacing("rootViewController: Start()", with: "rootViewController: Page()") + """
        extension Start { func nothing() { print("nothing") } }
        final class Card: UIView {
          let button = UIButton()
          func later() { if let run = button.onTap { run() } }
        }
        final class Page: UIViewController {
          private let button = UIButton()
          override func viewDidLoad() { button.onTap = \(open) }
          @IBAction func next() { 2️⃣show(Start(), sender: nil) }
        }
        """
  }

  private static let ways = ["Page -sheet-> Detail at 1️⃣", "Page -push-> Start at 2️⃣"]

  @Test(
    "A method that a control is given is run by no other control",
    arguments: ["nothing", "self.nothing", "{ [weak self] in self?.nothing() }"])
  func methods(_ given: String) {
    expect(
      pages("plain.onTap = \(given)", open: "detail")
        + "extension Page { private func detail() { 1️⃣present(Detail(), animated: true) } }",
      transitions: Self.ways)
  }

  @Test(
    "What a screen's own control was given is what its code finds there",
    arguments: [
      "if let run = plain.onTap { run() }", "plain.onTap?()",
      "let control = self.plain\n    control.onTap?()",
      "guard let run = self.plain.onTap else { return }\n    run()",
    ])
  func own(_ run: String) {
    expect(pages("plain.onTap = { print(1) }; \(run)"), transitions: Self.ways)
  }

  @Test("What others give a view's control is what the view finds there")
  func others() {
    expect(
      pages("card.button.onTap = { print(1) }; card.later()"), transitions: Self.ways)
  }
}

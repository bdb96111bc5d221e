import Testing

/// A delegate that is asked for before it is set tells nobody.
@Suite("Delegates before they are set")
struct EarlyDelegateTests {
  /// A model that tells its delegate while it is made, and a screen that does something when it is
  /// told so.
  private func app(_ making: String, _ more: String = "") -> String {
    launching("let model = Clock(); window?.rootViewController = Home(model: model)") + """
      protocol ClockDelegate: AnyObject { func clockDidTick() }
      protocol Ticking { var delegate: ClockDelegate? { get set } }
      final class Clock: Ticking {
        weak var delegate: ClockDelegate?
        var time = 0 { didSet { delegate?.clockDidTick() } }
        init() { \(making) }
        \(more)
      }
      final class Home: UIViewController, ClockDelegate {
        @IBOutlet var button: BigButton!
        var model: Ticking
        init(model: Ticking) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
          self.model.delegate = self
        }
        override func viewDidLoad() {
          button.action = { [weak self] in 1️⃣self?.present(Pick(), animated: true) }
        }
        func clockDidTick() {}
      }
      final class Pick: UIViewController, ClockDelegate {
        @IBOutlet var button: BigButton!
        override func viewDidLoad() { clockDidTick() }
        func clockDidTick() {
          button.action = {
            2️⃣UIApplication.shared.keyWindow?.rootViewController?.present(Done(), animated: true)
          }
        }
      }
      final class Done: UIViewController {}
      final class BigButton: UIView {
        var action: (() -> Void)?
        @IBAction func pressed() { action?() }
      }
      """
  }

  private static let rows = ["Home -sheet-> Pick at 1️⃣", "Pick -sheet-> Done at 2️⃣"]

  @Test("In the initialiser itself", arguments: ["delegate?.clockDidTick()", "self.time = 1"])
  func initializer(_ making: String) {
    expect(app(making), transitions: Self.rows)
  }

  @Test("In what the initialiser calls")
  func helper() {
    expect(app("tick()", "func tick() { time += 1 }"), transitions: Self.rows)
  }
}

import Testing

/// What a plain object makes for itself as soon as it is there.
@Suite("Parts that objects make at once")
struct MadePartTests {
  private func app(_ part: String, of type: String = "final class Logic") -> String {
    plainLaunch + """
      final class Manager: NSObject {
        static let shared = Manager()
        override init() {
          super.init()
          NotificationCenter.default.addObserver(
            self, selector: #selector(changed), name: .changed, object: nil)
        }
        @objc private func changed() {
          1️⃣UIApplication.shared.keyWindow?.rootViewController?.present(Detail(), animated: true)
        }
      }
      \(type) {
        \(part)
        func text() -> String { "a" }
      }
      final class Start: UIViewController {
        private let logic = Logic()
        private let button = UIButton()
        override func viewDidLoad() {
          title = logic.text()
          button.addTarget(self, action: #selector(flip), for: .touchUpInside)
        }
        @objc func flip() { NotificationCenter.default.post(name: .changed, object: nil) }
      }
      """
  }

  @Test(
    "They begin to observe whether or not code asks for them",
    arguments: [
      "private let manager = Manager.shared", "private let manager = Manager()",
      "private var manager: Manager? = Manager()",
    ])
  func made(_ part: String) {
    expect(app(part), transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("A controller keeps what it only has so that it listens", arguments: [true, false])
  func ofController(_ isLazy: Bool) {
    expect(
      plainLaunch + """
        final class Refresher {
          init() {
            NotificationCenter.default.addObserver(
              self, selector: #selector(changed), name: .changed, object: nil)
          }
          @objc private func changed() {
            1️⃣UIApplication.shared.keyWindow?.rootViewController?.present(Detail(), animated: true)
          }
        }
        final class Start: UIViewController {
          private \(isLazy ? "lazy " : "")var refresher = Refresher()
          @IBAction func flip() { NotificationCenter.default.post(name: .changed, object: nil) }
        }
        """, transitions: isLazy ? [] : ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test(
    "Those that wait until they are asked for do not",
    arguments: [
      "private lazy var manager = Manager.shared", "private static let manager = Manager.shared",
      "private var manager: Manager { Manager.shared }",
    ])
  func later(_ part: String) { expect(app(part), transitions: []) }
}

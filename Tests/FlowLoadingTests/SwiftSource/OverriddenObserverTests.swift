import Testing

@Suite("Observers of properties that a class overrides")
struct OverriddenObserverTests {
  @Test("Those of the class above run too")
  func above() {
    expect(
      launching("window?.rootViewController = Frame()") + """
        class Holder: UIViewController {
          var content: UIViewController? { didSet { if let content { 1️⃣addChild(content) } } }
        }
        final class Frame: Holder {
          override var content: UIViewController? {
            didSet { 2️⃣present(Notice(), animated: true) }
          }
          override func viewDidLoad() { content = Hall() }
        }
        final class Hall: UIViewController {}
        final class Notice: UIViewController {}
        """,
      transitions: ["Frame -embed-> Hall at 1️⃣", "Frame -sheet-> Notice at 2️⃣"])
  }

  @Test("One that hides a property of another kind of class runs alone")
  func alone() {
    expect(
      launching("window?.rootViewController = Frame()") + """
        protocol Holding { var content: UIViewController? { get set } }
        final class Frame: UIViewController, Holding {
          var content: UIViewController? { didSet { if let content { 1️⃣addChild(content) } } }
          override func viewDidLoad() { content = Hall() }
        }
        final class Hall: UIViewController {}
        """,
      transitions: ["Frame -embed-> Hall at 1️⃣"])
  }
}

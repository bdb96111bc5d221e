import Testing

/// Objects that a static function or property makes where it is first asked for.
@Suite("Shared objects that are made when they are first asked for")
struct SharedMakerTests {
  /// A store that observes as soon as it is made, which its guard would make one condition of many.
  private func source(_ maker: String, _ asked: String = "Store.shared()") -> String {
    plainLaunch + """
      final class Store {
        private static var instance: Store?
        \(maker)
        private var run: (() -> Void)?
        func keep(_ run: @escaping () -> Void) { self.run = run }
        func tell() { run?() }
      }
      final class Start: UIViewController {
        override func viewDidLoad() {
          \(asked).keep { [weak self] in 1️⃣self?.present(Detail(), animated: true) }
        }
        @IBAction func tap() { \(asked).tell() }
      }
      """
  }

  @Test(
    "What one caller gives it, another finds, on no condition",
    arguments: [
      """
      static func shared() -> Store {
        guard let store = self.instance else { self.instance = Store(); return self.instance! }
        return store
      }
      """,
      """
      static func shared() -> Store {
        if instance == nil { instance = Store() }
        return instance!
      }
      """,
      """
      static func shared() -> Store {
        lock.lock()
        defer { lock.unlock() }
        if let known = Store.instance { return known }
        let made = Store()
        Store.instance = made
        return made
      }
      """,
    ])
  func ofFunction(_ maker: String) {
    let graph = expect(source(maker), transitions: ["Start -sheet-> Detail at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["tap"])
    #expect(graph.transitions.map(\.guard) == [nil])
  }

  @Test("So it is of a property")
  func ofProperty() {
    let maker =
      "static var shared: Store { if instance == nil { instance = Store() }; return instance! }"
    let graph = expect(source(maker, "Store.shared"), transitions: ["Start -sheet-> Detail at 1️⃣"])
    #expect(graph.transitions.map(\.guard) == [nil])
  }

  @Test(
    "What does more than that, or gives something else, runs whenever it is asked",
    arguments: [
      "if instance == nil { instance = Store() } else { 1️⃣show() }\n return instance!",
      "if isOpen { instance = Store() }\n 1️⃣show()\n return instance!",
    ])
  func others(_ body: String) {
    expect(
      plainLaunch + """
        func show() { UIApplication.shared.keyWindow?.rootViewController?.present(Detail(), animated: true) }
        final class Store {
          static var instance: Store?
          static var isOpen = false
          static func shared() -> Store {
            \(body.replacing("1️⃣", with: ""))
          }
        }
        final class Start: UIViewController {
          @IBAction func tap() { print(Store.shared()) }
        }
        """, transitions: ["Start -sheet-> Detail"])
  }
}

import Testing

/// Objects that a static function or property makes where it is first asked for.
@Suite("Shared objects that are made when they are first asked for")
struct SharedMakerTests {
  /// A store that observes as soon as it is made, wherever a person is then.
  private func source(_ maker: String, _ asked: String = "Store.shared()") -> String {
    plainLaunch + """
      final class Store {
        private static var instance: Store?
        \(maker)
        private init() {
          NotificationCenter.default.addObserver(forName: .init("x"), object: nil, queue: nil) { _ in
            1️⃣UIApplication.shared.keyWindow?.rootViewController?.present(Detail(), animated: true)
          }
        }
      }
      final class Start: UIViewController {
        override func viewDidLoad() { print(\(asked)) }
        @IBAction func tap() { print(\(asked)) }
      }
      """
  }

  @Test(
    "What it hears happens wherever a person is, and not on the condition of its first use",
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
    let graph = expect(source(maker), transitions: ["* -sheet-> Detail at 1️⃣"])
    #expect(graph.transitions.map(\.guard) == [nil])
  }

  @Test("So it is of a property")
  func ofProperty() {
    let maker =
      "static var shared: Store { if instance == nil { instance = Store() }; return instance! }"
    let graph = expect(source(maker, "Store.shared"), transitions: ["* -sheet-> Detail at 1️⃣"])
    #expect(graph.transitions.map(\.guard) == [nil])
  }

  @Test(
    "What does more than that, or gives something else, runs whenever it is asked",
    arguments: [
      "if instance == nil { instance = Store() } else { 1️⃣show() }\n return instance!",
      "if isOpen { instance = Store() }\n 1️⃣show()\n return instance!",
      "instance = Store()\n 1️⃣show()\n return instance!",
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

  @Test("One that is made each time hears what it hears on the screen that asks for it")
  func eachTime() {
    expect(
      source("static func shared() -> Store { instance = Store(); return instance! }"),
      transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("One that is made of what a local holds is made where that is")
  func ofLocal() {
    expect(
      plainLaunch + """
        final class Store {
          static var instance: Store?
          static func shared() -> Store {
            if let known = instance { return known }
            let run = code()
            instance = Store(run)
            return instance!
          }
          static func code() -> () -> Void {
            { 1️⃣UIApplication.shared.keyWindow?.rootViewController?.present(Detail(), animated: true) }
          }
          let run: () -> Void
          init(_ run: @escaping () -> Void) { self.run = run }
        }
        final class Start: UIViewController {
          @IBAction func tap() { Store.shared().run() }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}

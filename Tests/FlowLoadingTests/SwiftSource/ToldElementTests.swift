import Testing

/// What an object that all share tells the listeners that it keeps in a list.
@Suite("Listeners that an object tells one after the other")
struct ToldElementTests {
  /// Two listeners, one of them below the screen that makes the object tell them.
  private func app(keep: String, tell: String, attach: String = "Line.shared.attach(self)")
    -> String
  {
    plainLaunch + """
      protocol Listening: AnyObject { func didClose() }
      final class Weak { weak var value: Listening?; init(_ value: Listening) { self.value = value } }
      final class Line {
        static let shared = Line()
        \(keep)
        func close() { \(tell) }
      }
      final class Start: UIViewController {
        @IBAction func call() { 1️⃣show(Call(), sender: nil) }
        @IBAction func wait() { 2️⃣show(Wait(), sender: nil) }
        @IBAction func set() { 3️⃣present(Settings(), animated: true) }
      }
      final class Call: UIViewController, Listening {
        override func viewDidLoad() { \(attach) }
        func didClose() { 4️⃣present(Summary(), animated: true) }
      }
      class Base: UIViewController, Listening {
        override func viewDidLoad() { \(attach) }
        func didClose() { end() }
        func end() {}
      }
      final class Wait: Base {
        override func end() { 5️⃣present(Failure(), animated: true) }
      }
      final class Settings: UIViewController {
        @IBAction func hangUp() { Line.shared.close() }
      }
      final class Summary: UIViewController {}
      final class Failure: UIViewController {}
      """
  }

  private static let ways = [
    "Start -push-> Call at 1️⃣", "Start -push-> Wait at 2️⃣", "Start -sheet-> Settings at 3️⃣",
    "Call -sheet-> Summary at 4️⃣", "Wait -sheet-> Failure at 5️⃣",
  ]

  private static let list = """
    private var all: [Listening] = []
        func attach(_ one: Listening) { all.append(one) }
    """

  @Test(
    "Each acts on its own screen",
    arguments: [
      "for one in all { one.didClose() }", "all.forEach { $0.didClose() }",
      "all.forEach { one in one.didClose() }",
      "for case let one? in [all.first] { one.didClose() }",
    ])
  func list(_ tell: String) {
    expect(app(keep: Self.list, tell: tell), transitions: Self.ways)
  }

  @Test("So it does where it is held weakly")
  func weak() {
    expect(
      app(
        keep: """
          private var all: [Weak] = []
              func attach(_ one: Listening) { all.append(Weak(one)) }
          """, tell: "for one in all { one.value?.didClose() }"), transitions: Self.ways)
  }

  @Test("So it does where only its protocol is known")
  func table() {
    expect(
      app(
        keep: """
          private var all: [String: [Listening]] = [:]
              func attach(_ one: Listening) {
                if var some = all["a"] {
                  some.append(one)
                  all["a"] = some
                } else {
                  all["a"] = [one]
                }
              }
          """,
        tell: "guard let some = all[\"a\"] else { return }; for one in some { one.didClose() }"
      ), transitions: Self.ways)
  }

  @Test(
    "So does what it left to be run",
    arguments: ["for one in all { one() }", "all.forEach { $0() }"])
  func closures(_ tell: String) {
    expect(
      app(
        keep: """
          private var all: [() -> Void] = []
              func attach(_ one: @escaping () -> Void) { all.append(one) }
          """, tell: tell, attach: "Line.shared.attach { [weak self] in self?.didClose() }"),
      transitions: Self.ways)
  }

  @Test("What one leaves, it leaves for the screen on top of it")
  func leaving() {
    expect(
      app(keep: Self.list, tell: "for one in all { one.didClose() }")
        .replacing("5️⃣present(Failure(), animated: true)", with: "6️⃣dismiss(animated: true)"),
      transitions: Self.ways.dropLast(), backs: ["Settings dismiss at 6️⃣"])
  }

  @Test("Where several make themselves its delegate in turn, each acts on its own screen")
  func delegate() {
    expect(
      app(
        keep: """
          weak var one: Listening?
              func attach(_ one: Listening) { self.one = one }
          """, tell: "one?.didClose()"), transitions: Self.ways)
  }

  @Test("What an alert of one leads to stands on its screen too")
  func alert() {
    let alert = """
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
          alert.addAction(
            UIAlertAction(title: "OK", style: .default) { _ in
              5️⃣self.present(Failure(), animated: true)
            })
          present(alert, animated: true)
      """
    expect(
      app(keep: Self.list, tell: "for one in all { one.didClose() }")
        .replacing("5️⃣present(Failure(), animated: true)", with: alert),
      transitions: Self.ways)
  }

  @Test("What the one who makes it tell does too, is told apart")
  func both() {
    expect(
      app(keep: Self.list, tell: "for one in all { one.didClose() }")
        .replacing("4️⃣present(Summary(), animated: true)", with: "fail()")
        .replacing("Line.shared.close()", with: "Line.shared.close(); fail()")
          + """
          enum Shared { static let summary = Summary() }
          extension UIViewController {
            func fail() { 4️⃣present(Shared.summary, animated: true) }
          }
          """, transitions: Self.ways + ["Settings -sheet-> Summary at 4️⃣"])
  }

  @Test(
    "A box for anything holds listeners",
    arguments: [
      "struct Some { weak var it: AnyObject? }", "struct Some<T: AnyObject> { weak var it: T? }",
      "final class Some { weak var it: AnyObject?; init(it: AnyObject) { self.it = it } }",
    ])
  func box(_ box: String) {
    let name = box.contains("<") ? "Some<AnyObject>" : "Some"
    expect(
      app(
        keep: """
          private var all: [\(name)] = []
              func attach(_ one: Listening) { all.append(Some(it: one)) }
          """, tell: "for one in all { (one.it as? Listening)?.didClose() }") + box,
      transitions: Self.ways)
  }

  @Test("Some listener of a class is one of the classes below it")
  func base() {
    expect(
      app(
        keep: """
          private var all: [String: [Base]] = [:]
              func attach(_ one: Base) {
                if var some = all["a"] {
                  some.append(one)
                  all["a"] = some
                } else {
                  all["a"] = [one]
                }
              }
          """,
        tell: "guard let some = all[\"a\"] else { return }; for one in some { one.didClose() }"
      )
      .replacing(
        "final class Call: UIViewController, Listening {", with: "final class Call: Base {"
      )
      .replacing("func didClose() { 4️⃣", with: "override func didClose() { 4️⃣"),
      transitions: Self.ways)
  }

  @Test("One who is unwrapped first acts on its own screen")
  func unwrapped() {
    expect(
      app(
        keep: """
          private var all: [Weak] = []
              func attach(_ one: Listening) { all.append(Weak(one)) }
          """, tell: "for box in all { if let one = box.value { one.didClose() } }"),
      transitions: Self.ways)
  }

  @Test("What a shared object made for itself is shared too")
  func made() {
    expect(
      app(keep: Self.list, tell: "for one in all { one.didClose() }")
        .replacing("static let shared = Line()", with: "")
        .replacing("Line.shared", with: "Services.shared.line")
        + "final class Services { static let shared = Services(); let line = Line() }",
      transitions: Self.ways)
  }
}

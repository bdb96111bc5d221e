import Testing

@Suite("Local variables that closures change")
struct ChangedLocalTests {
  @Test("A flag that a closure sets, which a framework, a method or a nested closure runs")
  func flags() {
    expect(
      plainLaunch + """
        final class Store {
          func write(_ work: () -> Void) throws { work() }
        }
        final class Start: UIViewController {
          let store = Store()
          @IBAction func one() {
            var isSaved = false
            autoreleasepool { isSaved = true }
            guard isSaved else { return }
            1️⃣present(One(), animated: true)
          }
          @IBAction func two() {
            var isSaved = false
            autoreleasepool { try? store.write { isSaved = true } }
            if isSaved { 2️⃣present(Two(), animated: true) }
          }
          @IBAction func three() {
            var found: String? = nil
            ["a"].forEach { found = $0 }
            guard let found else { return }
            3️⃣present(Three(), animated: true)
          }
        }
        final class One: UIViewController {}
        final class Two: UIViewController {}
        final class Three: UIViewController {}
        """,
      transitions: [
        "Start -sheet-> One at 1️⃣", "Start -sheet-> Two at 2️⃣", "Start -sheet-> Three at 3️⃣",
      ], entries: ["Start"])
  }

  @Test("A closure that reads a flag, or sets one of its own, changes nothing")
  func unchanged() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          @IBAction func one() {
            let isSaved = false
            autoreleasepool { print(isSaved) }
            if isSaved { present(One(), animated: true) }
          }
          @IBAction func two() {
            let isSaved = false
            autoreleasepool {
              var isSaved = isSaved
              isSaved = true
              print(isSaved)
            }
            if isSaved { present(One(), animated: true) } else { 1️⃣present(Two(), animated: true) }
          }
        }
        final class One: UIViewController {}
        final class Two: UIViewController {}
        """,
      transitions: ["Start -sheet-> Two at 1️⃣"], entries: ["Start"])
  }

  /// What a text leads to, which code finds out in a closure.
  private func decided(_ type: String, _ first: String, by: String) -> String {
    plainLaunch + """
      enum Goal {
        case detail(Item), other(Item), nowhere
        init(_ text: String) {
          var goal: \(type) = \(first)
          \(by)
          self = goal\(type.hasSuffix("?") ? " ?? .nowhere" : "")
        }
      }
      struct Item {
        let text: String
        func show(on screen: UIViewController) { 1️⃣screen.present(Detail(), animated: true) }
      }
      final class Start: UIViewController {
        @IBAction func go(_ field: UITextField) {
          let goal = Goal(field.text!)
          switch goal {
          case .detail(let item): item.show(on: self)
          case .other: 2️⃣present(Other(), animated: true)
          case .nowhere: break
          }
        }
      }
      """
  }

  private static let search = """
    expression.enumerateMatches(in: text, range: whole) { match, _, _ in
      if match != nil { goal = .detail(Item(text: text)) }
    }
    """

  @Test(
    "The case that a closure leaves in a variable",
    arguments: [
      decision(code: search), decision("Goal?", "nil", code: search),
      decision(code: "for word in words { \(search) }"),
      decision(code: "queue.sync { queue.sync { goal = .detail(Item(text: text)) } }"),
    ])
  func cases(_ source: Decision) {
    expect(
      decided(source.type, source.first, by: source.code),
      transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("A closure that has a variable of that name leaves nothing")
  func ownCases() {
    expect(
      decided(
        "Goal", ".nowhere",
        by: "queue.sync { var goal = Goal.nowhere; goal = .detail(Item(text: text)); print(goal) }"),
      transitions: [])
  }

  @Test(
    "What a closure puts into a variable that held nothing",
    arguments: [
      "queue.sync { found = self.kept }",
      "lock.withLock { found = kept }",
      "UIView.performWithoutAnimation { found = self.kept }",
    ])
  func filled(_ code: String) {
    let ways = [
      ("(() -> Void)?", "{ 1️⃣self.present(Detail(), animated: true) }", "if let found { found() }"),
      ("UIViewController?", "Detail()", "if let found { 1️⃣present(found, animated: true) }"),
    ]
    for (type, value, use) in ways {
      for first in ["", " = nil"] {
        expect(
          plainLaunch + """
            final class Start: UIViewController {
              private var kept: \(type)
              override func viewDidLoad() {
                super.viewDidLoad()
                kept = \(value)
              }
              @IBAction func go() {
                var found: \(type)\(first)
                \(code)
                \(use)
              }
            }
            """, transitions: ["Start -sheet-> Detail at 1️⃣"])
      }
    }
  }

  @Test("What a closure puts there for one caller is no other caller's")
  func filledForOne() {
    expect(
      plainLaunch + """
        func locked<Value>(_ body: () -> Value) -> Value? {
          var result: Value?
          queue.sync { result = body() }
          return result
        }
        final class Start: UIViewController {
          @IBAction func go() {
            guard let page = locked({ Detail() }) else { return }
            1️⃣present(page, animated: true)
          }
          @IBAction func away() {
            guard let page = locked({ Other() }) else { return }
            2️⃣show(page, sender: nil)
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣", "Start -push-> Other at 2️⃣"])
  }

  struct Decision {
    let type: String
    let first: String
    let code: String
  }

  private static func decision(
    _ type: String = "Goal", _ first: String = ".nowhere", code: String
  ) -> Decision { Decision(type: type, first: first, code: code) }

  @Test("A number that is counted up is another one", arguments: ["count += 1", "count -= -1"])
  func counted(_ change: String) {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          @IBAction func go() {
            if number() == 0 { 1️⃣present(Detail(), animated: true) } else { 2️⃣present(Other(), animated: true) }
          }
          func number() -> Int {
            var count = 0
            for one in ["a", "b"] where one != title { \(change) }
            return count
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣", "Start -sheet-> Other at 2️⃣"])
  }
}

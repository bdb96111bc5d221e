import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Loops that fill a list with what they make of each case")
struct FillingLoopTests {
  /// Tabs that a loop makes, and a button of the first that selects one of them.
  private func app(_ loop: String, select: String = "tabBarController?.selectedIndex = 2") -> String
  {
    launching("window?.rootViewController = Tabs()") + """
      enum Tab: Int, CaseIterable {
        case start, saved, more
        var page: UIViewController {
          switch self {
          case .start: return Start()
          case .saved: return Flags.isOn ? Saved() : Empty()
          case .more: return UserDefaults.standard.bool(forKey: "old") ? Old() : More()
          }
        }
        var stack: UINavigationController { UINavigationController(rootViewController: page) }
      }
      enum Flags { static var isOn: Bool { UserDefaults.standard.bool(forKey: "on") } }
      final class Tabs: UITabBarController {
        private var stacks: [Tab: UINavigationController] = [:]
        override func viewDidLoad() {
          super.viewDidLoad()
          let tabs = Tab.allCases
          var list: [UIViewController] = []
          \(loop)
          viewControllers = list
        }
        func make(_ tab: Tab) -> UINavigationController {
          let page = tab.page
          return UINavigationController(rootViewController: page)
        }
        func replace(_ tab: Tab, with page: UIViewController) {
          guard let stack = stacks[tab] else { return }
          3️⃣stack.setViewControllers([page], animated: false)
          2️⃣selectedIndex = tab.rawValue
        }
      }
      final class Start: UIViewController {
        @IBAction func go() { 1️⃣\(select) }
      }
      final class Saved: UIViewController {}
      final class Empty: UIViewController {}
      final class More: UIViewController {}
      final class Old: UIViewController {}
      """
  }

  private let tabs = ["Start", "Saved", "Empty", "More", "Old"].map { "Tabs -tab-> \($0)" }
  private let kept = """
    for tab in tabs {
      let stack = make(tab)
      stacks[tab] = stack
      list.append(stack)
    }
    """

  @Test(
    "Each stands in its place",
    arguments: [
      "for tab in tabs { let stack = make(tab); list.append(stack) }",
      "for tab in tabs { list.append(tab.stack) }",
      "for tab in tabs { list.append(UINavigationController(rootViewController: tab.page)) }",
      "for (_, tab) in tabs.enumerated() { list.append(make(tab)) }",
      "tabs.forEach { list.append(make($0)) }",
      "tabs.forEach { tab in let stack = make(tab); list.append(stack) }",
      """
      for tab in tabs {
        switch tab {
        case .start: list.append(make(.start))
        case .saved, .more: list.append(make(tab))
        }
      }
      """,
    ])
  func place(_ loop: String) {
    expect(
      app(loop), transitions: tabs + ["Start -tab-> More at 1️⃣", "Start -tab-> Old at 1️⃣"],
      entries: ["Tabs"])
  }

  @Test(
    "Where a turn may add nothing, no place is known",
    arguments: [
      "for tab in tabs { if Flags.isOn { list.append(make(tab)) } }",
      "for tab in tabs where Flags.isOn { list.append(make(tab)) }",
      "for tab in tabs { guard Flags.isOn else { continue }; list.append(make(tab)) }",
      "for tab in tabs { if Flags.isOn { continue }; list.append(make(tab)) }",
    ])
  func gaps(_ loop: String) {
    expect(
      app(loop), transitions: tabs, unresolved: ["at 1️⃣"], entries: ["Tabs"])
  }

  @Test("An act that gives a tab's stack another root goes there")
  func refilled() {
    expect(
      app(
        kept,
        select: "(tabBarController as? Tabs)?.replace(.saved, with: Saved())"
      ).replacing("1️⃣", with: ""),
      transitions: tabs + ["Start -root-> Saved at 3️⃣", "Start -tab-> Saved at 2️⃣"],
      entries: ["Tabs"])
  }

  @Test("What it puts on another tab's stack does not stand in the one that it selects")
  func otherRefilled() {
    expect(
      app(
        kept,
        select: """
          (tabBarController as? Tabs)?.replace(.more, with: Detail())
              1️⃣tabBarController?.selectedIndex = 1
          """
      ).replacing("{ 1️⃣(", with: "{ (") + "final class Detail: UIViewController {}",
      transitions: tabs + [
        "Start -root-> Detail at 3️⃣", "Start -tab-> Detail at 2️⃣", "Start -tab-> Saved at 1️⃣",
        "Start -tab-> Empty at 1️⃣",
      ], entries: ["Tabs"])
  }
}

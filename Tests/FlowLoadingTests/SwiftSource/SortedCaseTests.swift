import Testing

@Suite("Tabs in the order that their cases say")
struct SortedCaseTests {
  private func app(_ pages: String, _ number: String, _ members: String) -> String {
    launching("window?.rootViewController = Tabs()") + """
      enum Page: CaseIterable {
        case me, feed
        \(members)
        var controller: UIViewController {
          switch self {
          case .feed: return Feed()
          case .me: return Me()
          }
        }
      }
      final class Tabs: UITabBarController {
        override func viewDidLoad() { viewControllers = \(pages).map { $0.controller } }
        func go(_ page: Page) { 1️⃣selectedIndex = \(number) }
      }
      final class Feed: UIViewController {
        @IBAction func open() { (tabBarController as? Tabs)?.go(.me) }
      }
      final class Me: UIViewController {}
      """
  }

  @Test(
    "A method's number and the order by it",
    arguments: [
      "Page.allCases.sorted { $0.order() < $1.order() }",
      "[Page.me, .feed].sorted(by: { $0.order() < $1.order() })",
      "Page.allCases.sorted { first, second in second.order() > first.order() }",
    ])
  func methods(_ pages: String) {
    let method = "func order() -> Int { switch self { case .feed: return 0; case .me: return 1 } }"
    expect(
      app(pages, "page.order()", method),
      transitions: ["Tabs -tab-> Feed", "Tabs -tab-> Me", "Feed -tab-> Me at 1️⃣"])
  }

  @Test("A property's")
  func properties() {
    let property = "var order: Int { self == .feed ? 0 : 1 }"
    expect(
      app("Page.allCases.sorted { $0.order < $1.order }", "page.order", property),
      transitions: ["Tabs -tab-> Feed", "Tabs -tab-> Me", "Feed -tab-> Me at 1️⃣"])
  }
}

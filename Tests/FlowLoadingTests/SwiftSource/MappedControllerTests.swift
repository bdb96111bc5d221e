import Testing

@Suite("Containers that a closure makes of each item of a list")
struct MappedControllerTests {
  @Test(
    "There is one around each, and a number selects that one",
    arguments: [
      "Page.allCases.map { UINavigationController(rootViewController: $0.controller()) }",
      "[Page.feed, .chat, .me].map { UINavigationController(rootViewController: $0.controller()) }",
      "pages.map { UINavigationController(rootViewController: $0.controller()) }",
      """
      pages.map { page in
        let container = UINavigationController(rootViewController: page.controller())
        return container
      }
      """,
    ])
  func cases(_ list: String) {
    expect(
      launching("window?.rootViewController = Tabs()") + """
        enum Page: Int, CaseIterable {
          case feed, chat, me
          func controller() -> UIViewController {
            switch self {
            case .feed: return Feed()
            case .chat: return Chat()
            case .me: return Me()
            }
          }
        }
        final class Tabs: UITabBarController {
          let pages: [Page] = [.feed, .chat, .me]
          override func viewDidLoad() { viewControllers = \(list) }
          func go(_ page: Page) { 1️⃣selectedIndex = page.rawValue }
        }
        final class Feed: UIViewController {
          @IBAction func chat() { (tabBarController as? Tabs)?.go(.chat) }
        }
        final class Chat: UIViewController {}
        final class Me: UIViewController {}
        """,
      transitions: [
        "Tabs -tab-> Feed", "Tabs -tab-> Chat", "Tabs -tab-> Me", "Feed -tab-> Chat at 1️⃣",
      ])
  }

  @Test("So is one around the controller that each item holds")
  func held() {
    expect(
      launching("window?.rootViewController = Tabs()") + """
        struct Page { let title: String; let controller: UIViewController }
        final class Tabs: UITabBarController {
          override func viewDidLoad() {
            let pages = [
              Page(title: "a", controller: Feed()), Page(title: "b", controller: Chat()),
            ]
            viewControllers = pages.map { UINavigationController(rootViewController: $0.controller) }
          }
        }
        final class Feed: UIViewController {
          @IBAction func chat() { 1️⃣tabBarController?.selectedIndex = 1 }
        }
        final class Chat: UIViewController {}
        """,
      transitions: ["Tabs -tab-> Feed", "Tabs -tab-> Chat", "Feed -tab-> Chat at 1️⃣"])
  }
}

import Testing

@Suite("What code does only while its controller is in sight")
struct SightClaimTests {
  private static let conditions = [
    "view.window != nil", "viewIfLoaded?.window != nil", "let window = view.window",
    "self.view.window != nil && isReady", "!(view.window == nil)",
  ]

  /// Prices and news in two tabs; either may tell the prices to show a hint.
  private func tabs(_ body: String) -> String {
    launching(
      """
      let tabs = UITabBarController()
      tabs.viewControllers = [
        UINavigationController(rootViewController: Prices()),
        UINavigationController(rootViewController: News()),
      ]
      window?.rootViewController = tabs
      """) + """
        final class Market {
          static let shared = Market()
          weak var prices: Prices?
          func refresh() { prices?.changed() }
        }
        final class Prices: UIViewController {
          var isReady = true
          override func viewDidLoad() {
            super.viewDidLoad()
            Market.shared.prices = self
          }
          @IBAction func pull() { Market.shared.refresh() }
          @IBAction func pick() { 2️⃣present(Picker(), animated: true) }
          @IBAction func open() { 3️⃣navigationController?.pushViewController(Detail(), animated: true) }
          func changed() {
            \(body)
          }
        }
        final class News: UIViewController {
          @IBAction func pull() { Market.shared.refresh() }
        }
        final class Picker: UIViewController {
          @IBAction func pull() { Market.shared.refresh() }
        }
        final class Detail: UIViewController {
          @IBAction func pull() { Market.shared.refresh() }
        }
        final class Hint: UIViewController {}
        """
  }

  private static let ways = [
    "AppDelegate -tab-> Prices", "AppDelegate -tab-> News", "Prices -sheet-> Picker at 2️⃣",
    "Prices -push-> Detail at 3️⃣",
  ]

  @Test("It does not happen in another tab, or on what is pushed above", arguments: conditions)
  func window(_ condition: String) {
    // A sheet leaves what is below it in the window; that it cannot present is another matter.
    expect(
      tabs("if \(condition) { 1️⃣navigationController?.pushViewController(Hint(), animated: true) }"),
      transitions: Self.ways + ["Prices -push-> Hint at 1️⃣", "Picker -push-> Hint at 1️⃣"])
  }

  @Test("A flag that keeps the answer says the same, until it is set anew")
  func flag() {
    let push = "1️⃣navigationController?.pushViewController(Hint(), animated: true)"
    expect(
      tabs("let isShown = view.window != nil; if isShown && isReady { \(push) }"),
      transitions: Self.ways + ["Prices -push-> Hint at 1️⃣", "Picker -push-> Hint at 1️⃣"])
    expect(
      tabs("var isShown = view.window != nil; isShown = isReady; if isShown { \(push) }"),
      transitions: Self.ways + [
        "Prices -push-> Hint at 1️⃣", "Picker -push-> Hint at 1️⃣", "Detail -push-> Hint at 1️⃣",
      ])
  }

  @Test(
    "Nor does it on a modal above what presents nothing",
    arguments: [
      "presentedViewController == nil", "self.presentedViewController == nil",
      "!(presentedViewController != nil)",
    ])
  func uncovered(_ condition: String) {
    expect(
      tabs(
        """
        guard \(condition) else { return }
        1️⃣navigationController?.pushViewController(Hint(), animated: true)
        """),
      transitions: Self.ways + ["Prices -push-> Hint at 1️⃣", "Detail -push-> Hint at 1️⃣"])
  }

  @Test(
    "Nor above the one screen of a navigation controller",
    arguments: [
      ("viewControllers.count == 1", ["Home", "Card"]),
      ("self.viewControllers.count < 2", ["Home", "Card"]),
      ("presentedViewController == nil && viewControllers.count == 1", ["Home"]),
      ("viewControllers.count > 1", ["Home", "Options", "Card"]),
    ])
  func single(_ condition: String, _ screens: [String]) {
    expect(
      launching("window?.rootViewController = Flow()") + """
        final class Feed {
          static let shared = Feed()
          var onChange: (() -> Void)?
          func reload() { onChange?() }
        }
        final class Flow: UINavigationController {
          init() {
            super.init(nibName: nil, bundle: nil)
            let home = Home()
            home.onOptions = { [weak self] in 2️⃣self?.pushViewController(Options(), animated: true) }
            home.onCard = { [weak self] in 3️⃣self?.present(Card(), animated: true) }
            viewControllers = [home]
            Feed.shared.onChange = { [weak self] in self?.check() }
          }
          func check() {
            guard \(condition) else { return }
            1️⃣pushViewController(Hint(), animated: true)
          }
        }
        final class Home: UIViewController {
          var onOptions: (() -> Void)?
          var onCard: (() -> Void)?
          @IBAction func options() { onOptions?() }
          @IBAction func card() { onCard?() }
          @IBAction func pull() { Feed.shared.reload() }
        }
        final class Options: UIViewController { @IBAction func pull() { Feed.shared.reload() } }
        final class Card: UIViewController { @IBAction func pull() { Feed.shared.reload() } }
        final class Hint: UIViewController {}
        """,
      transitions: ["Home -push-> Options at 2️⃣", "Home -sheet-> Card at 3️⃣"]
        + screens.map { "\($0) -push-> Hint at 1️⃣" })
  }

  @Test("A page is in sight alone")
  func pages() {
    expect(
      launching("window?.rootViewController = Pages()") + """
        final class Market {
          static let shared = Market()
          weak var prices: Prices?
          func refresh() { prices?.changed() }
        }
        final class Pages: UIPageViewController, UIPageViewControllerDataSource {
          override func viewDidLoad() {
            super.viewDidLoad()
            dataSource = self
            setViewControllers([Prices()], direction: .forward, animated: false)
          }
          func pageViewController(
            _ pages: UIPageViewController, viewControllerBefore page: UIViewController
          ) -> UIViewController? { Prices() }
          func pageViewController(
            _ pages: UIPageViewController, viewControllerAfter page: UIViewController
          ) -> UIViewController? { News() }
        }
        final class Prices: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            Market.shared.prices = self
          }
          @IBAction func pull() { Market.shared.refresh() }
          func changed() { if view.window != nil { 1️⃣present(Hint(), animated: true) } }
        }
        final class News: UIViewController { @IBAction func pull() { Market.shared.refresh() } }
        final class Hint: UIViewController {}
        """,
      transitions: [
        "Pages -embed-> Prices", "Pages -embed-> News", "Prices -sheet-> Hint at 1️⃣",
      ])
  }
}

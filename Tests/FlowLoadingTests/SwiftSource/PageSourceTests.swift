import Testing

@Suite("Pages that an object of their own makes")
struct PageSourceTests {
  private func app(_ pager: String, _ source: String) -> String {
    plainLaunch + """
      \(pager)
      \(source)
      final class Left: UIViewController {}
      final class Right: UIViewController {
        @IBAction func open() { 1️⃣present(Detail(), animated: true) }
      }
      """
  }

  private static let source = """
    final class Source: NSObject, UIPageViewControllerDataSource {
      func pageViewController(
        _ controller: UIPageViewController, viewControllerBefore page: UIViewController
      ) -> UIViewController? { Left() }
      func pageViewController(
        _ controller: UIPageViewController, viewControllerAfter page: UIViewController
      ) -> UIViewController? { Right() }
    }
    """

  private static let rows = [
    "Start -embed-> Left", "Start -embed-> Right", "Right -sheet-> Detail at 1️⃣",
  ]

  @Test(
    "They are a part of the page controller",
    arguments: [
      ("let source = Source()", "dataSource = source"),
      ("private var source: Source!", "source = Source(); dataSource = source"),
    ])
  func own(_ property: String, _ load: String) {
    expect(
      app(
        """
        final class Start: UIPageViewController {
          \(property)
          override func viewDidLoad() { \(load) }
        }
        """, Self.source), transitions: Self.rows)
  }

  @Test("They are a part of the screen with a page controller in it")
  func child() {
    expect(
      app(
        """
        final class Start: UIViewController {
          private let pages = UIPageViewController()
          private let source = Source()
          override func viewDidLoad() {
            pages.dataSource = source
            addChild(pages)
          }
        }
        """, Self.source), transitions: Self.rows)
  }

  @Test("So they are where a library asks for them")
  func library() {
    expect(
      app(
        """
        final class Start: LibraryPagerController {
          let source = Source()
          override func viewDidLoad() { dataSource = source }
        }
        """,
        """
        final class Source: LibraryPagerControllerDataSource {
          let pages: [UIViewController] = [Left(), Right()]
          func viewController(for pager: LibraryPagerController, at index: Int) -> UIViewController? {
            pages[index]
          }
        }
        """), transitions: Self.rows)
  }

  @Test("An object that makes no page for anybody outside makes none here")
  func other() {
    expect(
      app(
        """
        final class Start: UIViewController {
          let source = Source()
          @IBAction func open() { 2️⃣present(source.page(), animated: true) }
        }
        """,
        """
        final class Source: NSObject { func page() -> UIViewController { Right() } }
        """),
      transitions: ["Start -sheet-> Right at 2️⃣", "Right -sheet-> Detail at 1️⃣"])
  }

  @Test("What a controller keeps otherwise is not asked for")
  func lists() {
    expect(
      app(
        """
        final class Start: UIViewController, UITableViewDataSource {
          private lazy var list: UITableView = {
            let list = UITableView()
            list.dataSource = self
            return list
          }()
          private lazy var toggle = makeToggle(list)
          func makeToggle(_ list: UITableView) -> UIView { UIView() }
          @IBAction func open() { 2️⃣present(Right(), animated: true) }
        }
        """, ""),
      transitions: ["Start -sheet-> Right at 2️⃣", "Right -sheet-> Detail at 1️⃣"])
  }

  @Test("Children of a base class's page controller are those of the class that is shown")
  func inherited() {
    expect(
      launching("window?.rootViewController = Fruits()") + """
        class Pager: UIViewController {
          let pages = UIPageViewController()
          override func viewDidLoad() {
            super.viewDidLoad()
            addChild(pages)
            1️⃣pages.addChild(page())
          }
          func page() -> UIViewController { UIViewController() }
        }
        final class Fruits: Pager {
          override func page() -> UIViewController { Apple() }
        }
        final class Apple: UIViewController {}
        """, transitions: ["Fruits -embed-> Apple at 1️⃣"], entries: ["Fruits"])
  }
}

import Testing

@Suite("Where columns of split controllers are given")
struct ColumnPlaceTests {
  @Test("Each column stands where it is given, on the first and on later calls")
  func columns() {
    expect(
      launching("window?.rootViewController = Start()") + """
        final class Detail: UIViewController {}
        final class Other: UIViewController {}
        final class Bar: UIViewController {}
        final class Start: UISplitViewController {
          override func viewDidLoad() {
            1️⃣setViewController(Bar(), for: .primary)
            2️⃣setViewController(UINavigationController(rootViewController: Detail()), for: .secondary)
          }
          @IBAction func search() {
            3️⃣setViewController(UINavigationController(rootViewController: Other()), for: .secondary)
          }
        }
        """,
      transitions: [
        "Start -embed-> Bar at 1️⃣", "Start -embed-> Detail at 2️⃣", "Start -embed-> Other at 3️⃣",
      ])
  }

  @Test("Two split controllers of UIKit's own class are told apart")
  func plain() {
    expect(
      launching("window?.rootViewController = Start()") + """
        final class First: UIViewController {}
        final class Second: UIViewController {}
        final class One {
          let split = UISplitViewController()
          init() { 1️⃣split.viewControllers = [First()] }
        }
        final class Two {
          let split = UISplitViewController()
          init() { 2️⃣split.viewControllers = [Second()] }
        }
        final class Start: UITabBarController {
          let one = One()
          let two = Two()
          override func viewDidLoad() { viewControllers = [one.split, two.split] }
        }
        """,
      transitions: [
        "Start -tab-> One", "Start -tab-> Two", "One -embed-> First at 1️⃣",
        "Two -embed-> Second at 2️⃣",
      ])
  }
}

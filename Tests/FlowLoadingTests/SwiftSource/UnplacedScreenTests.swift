import Testing

@testable import FlowLoading

@Suite("Screens that nobody was seen to show")
struct UnplacedScreenTests {
  @Test("What one shows beside itself is pushed, and so is what that shows")
  func shown() {
    expect(
      """
      \(plainLaunch)
      final class Start: UIViewController {
        override func viewDidLoad() { Registry.shared.register(Provider()) }
      }
      final class Provider: PageProvider { func page() -> UIViewController { Settings() } }
      final class Settings: UITableViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
          1️⃣show(Page(), sender: self)
        }
      }
      final class Page: UIViewController {
        @IBAction func more() { 2️⃣show(More(), sender: self) }
      }
      final class More: UIViewController {}
      """,
      transitions: ["Settings -push-> Page at 1️⃣", "Page -push-> More at 2️⃣"])
  }

  @Test("What something presents bare shows a sheet")
  func presented() {
    expect(
      """
      \(plainLaunch)
      final class Start: UIViewController {
        @IBAction func open() { 1️⃣present(Settings(), animated: true) }
      }
      final class Settings: UITableViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
          2️⃣show(Page(), sender: self)
        }
      }
      final class Page: UIViewController {}
      """,
      transitions: ["Start -sheet-> Settings at 1️⃣", "Settings -sheet-> Page at 2️⃣"])
  }
}

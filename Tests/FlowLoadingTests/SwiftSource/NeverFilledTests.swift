import Testing

/// Private tables that only code fills which nothing calls.
@Suite("Tables that nothing fills")
struct NeverFilledTests {
  private func app(_ keep: String, more: String = "", access: String = "private ") -> String {
    plainLaunch + """
      final class Start: UIViewController {
        let router = Router()
        @IBAction func go() {
          if let page = router.page(for: 1) { 1️⃣show(page, sender: nil) } else { 2️⃣show(Other(), sender: nil) }
        }
        \(more)
      }
      final class Router {
        \(access)var pages: [Int: UIViewController] = [:]
        \(keep)
        func page(for key: Int) -> UIViewController? { pages[key] }
      }
      """
  }

  private static let keep =
    "func keep(_ page: UIViewController, for key: Int) { pages[key] = page }"

  @Test("Holds nothing")
  func unused() {
    expect(app(Self.keep), transitions: ["Start -push-> Other at 2️⃣"])
  }

  @Test("Holds something that is not known where some code that runs puts that there")
  func unknown() {
    expect(
      app(Self.keep, more: "@IBAction func fill() { router.keep(Library.page(), for: 1) }"),
      transitions: ["Start -push-> Other at 2️⃣"], unresolved: ["call at 1️⃣"])
  }

  @Test("Holds what is put there where other code does")
  func used() {
    for source in [
      app(Self.keep, more: "@IBAction func fill() { router.keep(Detail(), for: 1) }"),
      app(Self.keep + "\n  init() { pages[1] = Detail() }"),

    ] {
      expect(source, transitions: ["Start -push-> Detail at 1️⃣", "Start -push-> Other at 2️⃣"])
    }
  }
}

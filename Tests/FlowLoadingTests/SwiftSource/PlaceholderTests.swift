import Testing

@Suite("Bare controllers made for want of another")
struct PlaceholderTests {
  @Test(
    "They are no screens where there is another",
    arguments: [
      "Factory.page() ?? UIViewController()",
      "Factory.whole()",
    ])
  func placeholder(_ shown: String) {
    expect(
      plainLaunch + """
        enum Factory {
          static func page() -> UIViewController? { isOn ? Detail() : nil }
          static func whole() -> UIViewController {
            guard let page = page() else { return UIViewController() }
            return page
          }
        }
        final class Start: UIViewController {
          @IBAction func open() { 1️⃣present(\(shown), animated: true) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("One that alone is given is shown")
  func alone() {
    expect(
      plainLaunch + """
        enum Factory { static func page() -> UIViewController { return UIViewController() } }
        final class Start: UIViewController {
          @IBAction func open() {
            let page = Factory.page()
            page.view.addSubview(UILabel())
            1️⃣present(page, animated: true)
          }
        }
        """, transitions: ["Start -sheet-> Factory at 1️⃣"])
  }
}

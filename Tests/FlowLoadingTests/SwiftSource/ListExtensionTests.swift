import Testing

@Suite("Methods that an app adds to lists")
struct ListExtensionTests {
  @Test(
    "They give what is in the list",
    arguments: [
      ("Array", "index < count ? self[index] : nil"),
      ("Collection", "if isEmpty { return nil }; return first"),
      ("RandomAccessCollection", "guard !isEmpty else { return nil }; return self.first"),
      ("Array where Element: UIViewController", "filter { $0.isViewLoaded }.first"),
    ])
  func element(_ type: String, _ body: String) {
    expect(
      plainLaunch + """
        extension \(type) { func at(_ index: Int) -> Element? { \(body) } }
        final class Start: UIViewController {
          var pages: [UIViewController] = []
          override func viewDidLoad() { pages.append(Detail()) }
          @IBAction func next() {
            guard let page = pages.at(1) else { return }
            1️⃣present(page, animated: true)
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}

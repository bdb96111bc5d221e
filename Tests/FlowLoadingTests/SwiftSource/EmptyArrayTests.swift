import Testing

@Suite("Lists that begin as an empty one")
struct EmptyArrayTests {
  @Test(
    "What is put into them is all that is in them",
    arguments: ["Array<Page> = Array()", "[Page] = []", "[Page] = Array()"])
  func filled(_ written: String) {
    expect(
      launching("window?.rootViewController = Start()") + """
        class Page: UIViewController {}
        final class Film: Page {}
        final class Photo: Page {}
        final class Start: UIViewController {
          var pages: [Page] = []
          override func viewDidLoad() {
            var fresh: \(written)
            fresh.append(Film())
            fresh.append(Photo())
            pages = fresh
          }
          @IBAction func open() { 1️⃣present(pages[0], animated: true) }
        }
        """, transitions: ["Start -sheet-> Film at 1️⃣", "Start -sheet-> Photo at 1️⃣"])
  }
}

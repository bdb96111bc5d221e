import Testing

@Suite("Controllers that a library is given")
struct LibraryCaseTests {
  @Test(
    "A controller that a library's case makes comes up as the name of the case says",
    arguments: [("page", "push"), ("sheet", "sheet")])
  func cases(_ name: String, _ kind: String) {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          let items: [MenuItem] = [.init(title: "Detail", annotation: 1️⃣.\(name) { Detail() })]
          override func viewDidLoad() { items.forEach { view.addSubview($0.makeView()) } }
        }
        """, transitions: ["Start -\(kind)-> Detail at 1️⃣"])
  }

  @Test("A case whose name says nothing of showing shows nothing")
  func caseOfData() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          let items: [MenuItem] = [.init(title: "Detail", annotation: .value { Detail() })]
          override func viewDidLoad() { items.forEach { view.addSubview($0.makeView()) } }
        }
        """)
  }

  @Test("A library's helper that adds a child and its view makes it a part")
  func child() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          override func viewDidLoad() { 1️⃣addChildViewController(Page(), toContainerView: view) }
        }
        final class Page: UIViewController {
          @objc func open() { 2️⃣present(Detail(), animated: true) }
        }
        """, transitions: ["Start -embed-> Page at 1️⃣", "Page -sheet-> Detail at 2️⃣"])
  }
}

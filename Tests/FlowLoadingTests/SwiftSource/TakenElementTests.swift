import FlowGraph
import Testing

@Suite("What is taken off a list")
struct TakenElementTests {
  @Test(
    "It is one of those that the list holds",
    arguments: ["pages.popLast()!", "pages.removeLast()", "pages.removeFirst()"])
  func element(_ taking: String) {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          var pages: [UIViewController] = []
          override func viewDidLoad() {
            super.viewDidLoad()
            pages = [Detail(), Other()]
          }
          @objc func next() { 1️⃣present(\(taking), animated: true) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣", "Start -sheet-> Other at 1️⃣"])
  }

  private static let both = ["Start -push-> Detail", "Start -push-> Other"]

  @Test(
    "What is asked for is the one that can be meant",
    arguments: [
      ("pages.first { $0.id == id }", ["Start -push-> Detail"]),
      ("pages.first(where: { $0.id == id })", ["Start -push-> Detail"]),
      ("pages.last { $0.id == id }", ["Start -push-> Detail"]),
      ("pages.last { $0.id == .three }", both),
      ("pages.first { $0.isNew }", both),
    ])
  func asked(_ asking: String, _ transitions: [String]) {
    expect(
      plainLaunch + """
        enum PageID { case one, two, three }
        struct Page {
          let id: PageID
          let make: () -> UIViewController
          var isNew: Bool { UserDefaults.standard.bool(forKey: "new") }
        }
        final class Start: UIViewController {
          let pages = [
            Page(id: .one, make: { Detail() }), Page(id: .two, make: { Other() }),
          ]
          @IBAction func open() { go(to: .one) }
          private func go(to id: PageID) {
            let page = \(asking)
            guard let page else { return }
            show(page.make(), sender: self)
          }
        }
        """, transitions: transitions)
  }
}

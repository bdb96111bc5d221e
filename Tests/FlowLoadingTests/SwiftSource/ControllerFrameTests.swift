import FlowGraph
import Testing

@Suite("Generic controllers that frame those they are made with")
struct ControllerFrameTests {
  /// A frame with a page and a footer whose button asks the page what to do.
  private func app(
    _ frame: String = "Frame<Page: UIViewController, Bar: UIViewController>: UIViewController",
    second: String = "Frame(page: Detail(), bar: Footer())", more: String = ""
  ) -> String {
    launching(
      """
      window?.rootViewController = UINavigationController(
        rootViewController: Frame(page: Start(), bar: Footer()))
      """) + """
        protocol FooterHandling { func footerTapped() }
        protocol Framing { var handler: FooterHandling? { get } }
        final class \(frame), Framing {
          private let page: Page
          private let bar: Bar
          init(page: Page, bar: Bar) {
            self.page = page
            self.bar = bar
            super.init(nibName: nil, bundle: nil)
          }
          var handler: FooterHandling? { page as? FooterHandling }
          override func viewDidLoad() {
            super.viewDidLoad()
            4️⃣addChild(page)
            view.addSubview(page.view)
            3️⃣addChild(bar)
            view.addSubview(bar.view)
          }
        }
        final class Footer: UIViewController {
          @IBAction private func tapped() { (parent as? Framing)?.handler?.footerTapped() }
        }
        final class Start: UIViewController, FooterHandling {
          func footerTapped() {
            1️⃣navigationController?.pushViewController(\(second), animated: true)
          }
        }
        final class Detail: UIViewController, FooterHandling {
          func footerTapped() {
            2️⃣navigationController?.pushViewController(Plain(), animated: true)
          }
        }
        final class Plain: UIViewController {}
        \(more)
        """
  }

  @Test("Each stands for its page, on which a person uses the bar that many have")
  func pages() {
    let found = expect(
      app(), transitions: ["Start -push-> Detail at 1️⃣", "Detail -push-> Plain at 2️⃣"],
      entries: ["Start"])
    #expect(!found.screens.contains { ["Frame", "Footer"].contains($0.name) })
  }

  @Test("What stands beside pages of one class is a screen in theirs")
  func single() {
    expect(
      app(second: "Detail()"),
      transitions: ["Start -embed-> Footer at 3️⃣", "Footer -push-> Detail at 1️⃣"],
      entries: ["Start"])
  }

  @Test("A page of another class handles nothing")
  func otherClass() {
    expect(
      app(
        second: "Frame(page: Blank(), bar: Footer())",
        more: "final class Blank: UIViewController {}"),
      transitions: ["Start -push-> Blank at 1️⃣"], entries: ["Start"])
  }

  @Test("A class that is not generic is one screen")
  func plain() {
    let names = ["Page", "Bar"].map { "typealias \($0) = UIViewController" }
    expect(
      app("Frame: UIViewController", more: names.joined(separator: "\n")),
      transitions: [
        "Frame -embed-> Start at 4️⃣", "Frame -embed-> Detail at 4️⃣", "Frame -embed-> Footer at 3️⃣",
        "Footer -push-> Frame at 1️⃣", "Footer -push-> Plain at 2️⃣",
      ], entries: ["Frame"])
  }

  @Test("What a frame hosts of SwiftUI's stands for it")
  func hosted() {
    expect(
      plainLaunch + """
        final class Popup<Content: View>: UIViewController {
          private let host: UIHostingController<Content>
          init(content: Content) {
            host = UIHostingController(rootView: content)
            super.init(nibName: nil, bundle: nil)
            addChild(host)
            view.addSubview(host.view)
          }
        }
        struct Offer: View { var body: some View { Text("offer") } }
        struct News: View { var body: some View { Text("news") } }
        final class Start: UIViewController {
          @IBAction func offer() { 1️⃣present(Popup(content: Offer()), animated: true) }
          @IBAction func news() { 2️⃣present(Popup(content: News()), animated: true) }
        }
        """,
      transitions: ["Start -sheet-> Offer at 1️⃣", "Start -sheet-> News at 2️⃣"])
  }
}

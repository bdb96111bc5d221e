import Testing

@Suite("Methods that #selector names")
struct SelectorTests {
  private func source(_ selector: String, cell: String = "") -> String {
    plainLaunch + """
      class Page: UIViewController {}
      extension Page {
        @objc func chosen(_ id: String) { 1️⃣present(Detail(), animated: true) }
      }
      final class Start: Page {
        override func viewDidLoad() { view.addSubview(Cell()) }
      }
      final class Cell: UIView {
        let button = UIButton()
        init() {
          super.init(frame: .zero)
          button.addTarget(self, action: #selector(\(selector)), for: .touchUpInside)
        }
        \(cell)
      }
      """
  }

  @Test(
    "A type that has a method of the name means its own",
    arguments: ["chosen", "self.chosen", "Cell.chosen"])
  func own(_ selector: String) {
    expect(source(selector, cell: "@objc func chosen() {}"))
  }

  @Test("One that has none means another's, which the responder chain finds")
  func other() {
    let rows = ["Start -sheet-> Detail at 1️⃣"]
    expect(source("Page.chosen(_:)"), transitions: rows)
    expect(source("handler.chosen", cell: "@objc func chosen() {}"), transitions: rows)
  }

  @Test(
    "One that is made of a text can be that of any method which no code calls",
    arguments: [("", true), ("func again(_ page: Page) { page.chosen(\"a\") }", false)])
  func made(_ call: String, _ isChosen: Bool) {
    expect(
      source("chosen", cell: "@objc func chosen() {}") + """

        final class Model: NSObject {
          func has(_ key: String) -> Bool { responds(to: Selector(key)) }
        }
        enum Caller { \(call) }
        """, transitions: isChosen ? ["Start -sheet-> Detail at 1️⃣"] : [])
  }

  @Test(
    "A type inside a controller names the controller's own",
    arguments: [
      "enum Acts { static let one = #selector(open) }",
      "enum Acts { enum Inner { static let one = #selector(open) }\n static let one = Inner.one }",
      "enum Acts { case plain\n static var one: Selector { #selector(open) } }",
    ])
  func nested(_ acts: String) {
    let page = """
      final class Start: UIViewController {
        \(acts)
        override func viewDidLoad() {
          button.addTarget(self, action: Acts.one, for: .touchUpInside)
        }
        @objc private func open() { 1️⃣present(Detail(), animated: true) }
      }
      """
    expect(plainLaunch + page, transitions: ["Start -sheet-> Detail at 1️⃣"])
    // One of another type names nothing of this one's.
    expect(
      plainLaunch + page.replacing(acts, with: "").replacing("Acts.one", with: "other")
        + "enum Acts { static let one = #selector(open) }")
  }
}

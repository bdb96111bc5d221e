import Testing

@Suite("Views that code takes all touches from")
struct DisabledViewTests {
  private func source(_ statements: String) -> String {
    plainLaunch + """
      protocol CardDelegate: AnyObject { func tapped() }
      final class Card: UIView {
        weak var delegate: CardDelegate?
        @objc private func hit() { delegate?.tapped() }
        func setUp() {
          addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(hit)))
        }
      }
      final class Start: UIViewController, CardDelegate {
        let card = Card()
        override func viewDidLoad() {
          super.viewDidLoad()
          card.setUp()
          card.delegate = self
          \(statements)
        }
        func tapped() { 1️⃣present(Detail(), animated: true) }
      }
      """
  }

  @Test(
    "A person sets nothing off on one",
    arguments: [
      "card.isUserInteractionEnabled = false", "self.card.isUserInteractionEnabled = false",
    ])
  func disabled(_ statement: String) { expect(source(statement)) }

  @Test("One that gets them back in code that leads nowhere counts")
  func cold() {
    expect(
      source("card.isUserInteractionEnabled = false").replacing(
        "func setUp() {",
        with: "private func finish() { self.isUserInteractionEnabled = true }\n  func setUp() {"),
      transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test(
    "One that may get them back counts",
    arguments: [
      "", "card.isUserInteractionEnabled = isReady",
      "card.isUserInteractionEnabled = false; card.isUserInteractionEnabled = true",
      "view.isUserInteractionEnabled = false",
    ])
  func enabled(_ statement: String) {
    expect(source(statement), transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}

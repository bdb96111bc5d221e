import Testing

/// Views of UIKit's kind whose source is not read.
@Suite("Views of a library in controllers")
struct LibraryViewTests {
  @Test(
    "A view runs what a controller gives it, on that controller",
    arguments: [
      "let row = ActionView { [weak self] _ in 1️⃣self?.open() }",
      "let row = ActionView(title: \"Open\", onTap: { [weak self] in 1️⃣self?.open() })",
      "let row = ActionView()\n    row.tapHandler = { [weak self] _ in 1️⃣self?.open() }",
    ])
  func closures(_ row: String) {
    expect(
      plainLaunch + """
        import UIKit
        final class Start: UIViewController {
          override func viewDidLoad() {
            \(row.replacing("self?.open()", with: "self?.present(Detail(), animated: true)"))
            view.addSubview(row)
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("A view that is made for a property runs what is set on it later")
  func property() {
    expect(
      plainLaunch + """
        import UIKit
        import SwiftUI
        final class Start: UIViewController {
          private let text = MarkdownTextView()
          override func viewDidLoad() {
            text.linkHandler = { [weak self] url in 1️⃣self?.present(Detail(), animated: true) }
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("A view that a function of code sets up is not what the function returns")
  func setUpByTheWay() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          override func viewDidLoad() {
            let page = makePage()
            1️⃣addChild(page)
            view.addSubview(page.view)
          }
          private func makePage() -> Page {
            let page = Page()
            page.imageView.addInteraction(UIContextMenuInteraction(delegate: self))
            return page
          }
        }
        final class Page: UIViewController { let imageView = MovingImageView() }
        """, transitions: ["Start -embed-> Page at 1️⃣"])
  }
}

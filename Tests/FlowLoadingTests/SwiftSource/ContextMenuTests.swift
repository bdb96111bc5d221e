import Testing

@Suite("What a context menu lets a person look at")
struct ContextMenuTests {
  private func app(_ configuration: String, _ commit: String) -> String {
    plainLaunch + """
      final class Start: UITableViewController {
        func leaf(at path: IndexPath) -> UIViewController { Leaf() }
        override func tableView(
          _ view: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
          \(configuration)
        }
        override func tableView(
          _ view: UITableView,
          willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
          animator: UIContextMenuInteractionCommitAnimating
        ) {
          \(commit)
        }
      }
      final class Leaf: UIViewController {}
      """
  }

  private static let shown = """
    guard let shown = animator.previewViewController else { return }
        animator.addCompletion { 1️⃣self.show(shown, sender: self) }
    """

  @Test(
    "A tap on it opens it",
    arguments: [
      """
      return UIContextMenuConfiguration(
        identifier: nil, previewProvider: { self.leaf(at: path) }, actionProvider: nil)
      """,
      """
      let leaf = self.leaf(at: path)
      return UIContextMenuConfiguration(identifier: nil, previewProvider: { leaf }) { _ in nil }
      """,
      """
      return UIContextMenuConfiguration(identifier: nil) {
        Leaf()
      } actionProvider: { _ in
        nil
      }
      """,
    ])
  func commit(_ configuration: String) {
    expect(app(configuration, Self.shown), transitions: ["Start -push-> Leaf at 1️⃣"])
  }

  @Test("Nothing is opened that only the menu makes")
  func menu() {
    expect(
      app(
        """
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          UIMenu(children: [
            UIAction(title: "open") { _ in 2️⃣self.present(Leaf(), animated: true) }
          ])
        }
        """, Self.shown), transitions: ["Start -sheet-> Leaf at 2️⃣"],
      unresolved: ["call at 1️⃣"])
  }

  @Test("Where no menu comes up, nothing of it is tapped")
  func noMenu() {
    expect(
      plainLaunch + """
        class Base: UITableViewController {
          var item: ((IndexPath) -> String?)?
          override func tableView(
            _ view: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
          ) -> UIContextMenuConfiguration? {
            guard let item, let name = item(path) else { return nil }
            return UIContextMenuConfiguration(identifier: name as NSString, previewProvider: nil)
          }
          override func tableView(
            _ view: UITableView,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: UIContextMenuInteractionCommitAnimating
          ) {
            animator.addCompletion { 1️⃣self.present(Detail(), animated: true) }
          }
        }
        final class Start: Base {
          @IBAction func go() { 2️⃣present(Rich(), animated: true) }
        }
        final class Rich: Base {
          override func viewDidLoad() {
            super.viewDidLoad()
            item = { _ in "a" }
          }
        }
        """,
      transitions: ["Start -sheet-> Rich at 2️⃣", "Rich -sheet-> Detail at 1️⃣"])
  }
}

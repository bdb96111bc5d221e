import Testing

@Suite("FloatingPanel")
struct FloatingPanelTests {
  private func app(_ load: String, more: String = "") -> String {
    "import FloatingPanel\n" + plainLaunch + """
      final class Start: UIViewController, FloatingPanelControllerDelegate {
        var panel: FloatingPanelController!
        override func viewDidLoad() {
          \(load)
        }
      }
      final class Panel: UITableViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          2️⃣present(Detail(), animated: true)
        }
      }
      \(more)
      """
  }

  @Test(
    "A panel shows its content over the screen that it is added to",
    arguments: [
      "panel = FloatingPanelController(); panel.set(contentViewController: Panel()); 1️⃣panel.addPanel(toParent: self)",
      "panel = FloatingPanelController(delegate: self); panel.set(contentViewController: Panel()); 1️⃣panel.addPanel(toParent: self, animated: true)",
      "panel = FloatingPanelController(); panel.contentViewController = Panel(); 1️⃣panel.addPanel(toParent: self)",
      "panel = FloatingPanelController(); panel.setUp(); 1️⃣panel.addPanel(toParent: self)",
    ])
  func added(_ load: String) {
    expect(
      app(
        load,
        more: """
          extension FloatingPanelController {
            func setUp() {
              let content = Panel()
              surfaceView.backgroundColor = .white
              set(contentViewController: content)
              track(scrollView: content.tableView)
            }
          }
          """),
      transitions: ["Start -embed-> Panel at 1️⃣", "Panel -sheet-> Detail at 2️⃣"])
  }

  @Test("One that is presented shows its content")
  func presented() {
    expect(
      app(
        "",
        more: """
          extension Start {
            @IBAction func open() {
              let sheet = FloatingPanelController()
              sheet.set(contentViewController: Panel())
              sheet.isRemovalInteractionEnabled = true
              1️⃣present(sheet, animated: true)
            }
          }
          """),
      transitions: ["Start -sheet-> Panel at 1️⃣", "Panel -sheet-> Detail at 2️⃣"])
  }

  @Test("One without content shows nothing")
  func empty() {
    expect(app("panel = FloatingPanelController(); panel.addPanel(toParent: self)"))
  }
}

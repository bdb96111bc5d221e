import FlowGraph
import Testing

@Suite("Buttons that code puts on another controller's bar")
struct BarButtonTests {
  @Test(
    "A person taps the button on the controller whose bar it stands on",
    arguments: [
      "detail.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction",
      "detail.navigationItem.leftBarButtonItems = [UIBarButtonItem(title: \"x\", primaryAction: UIAction",
      "detail.navigationItem.setRightBarButton(UIBarButtonItem(primaryAction: UIAction",
    ])
  func presenter(_ start: String) {
    let end = start.contains("= [") ? ")]" : start.contains("set") ? "), animated: false)" : ")"
    expect(
      plainLaunch + """
        final class Start: UITableViewController {
          override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
            let detail = Detail()
            \(start) { [weak self] _ in 1️⃣self?.navigationController?.dismiss(animated: true) }\(end)
            2️⃣present(UINavigationController(rootViewController: detail), animated: true)
          }
        }
        """, transitions: ["Start -sheet-> Detail at 2️⃣"], backs: ["Detail dismiss at 1️⃣"])
  }

  @Test("What a controller puts on its bar once it was given its coordinator stands there")
  func observed() {
    expect(
      launching("window?.rootViewController = coordinator.stack; coordinator.start()")
        .replacing("var window", with: "let coordinator = Coordinator(); var window") + """
          final class Coordinator {
            let stack = UINavigationController()
            func start() {
              let start = Start()
              start.coordinator = self
              stack.viewControllers = [start]
            }
            func study() {
              let study = Study()
              study.coordinator = self
              1️⃣stack.pushViewController(study, animated: true)
            }
            @objc func finish() { 2️⃣stack.pushViewController(Review(), animated: true) }
          }
          final class Start: UITableViewController {
            var coordinator: Coordinator?
            override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
              coordinator?.study()
            }
          }
          final class Study: UIViewController {
            var coordinator: Coordinator? { didSet { configure() } }
            func configure() {
              navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Next", style: .plain, target: coordinator,
                action: #selector(Coordinator.finish))
            }
          }
          final class Review: UIViewController {}
          """,
      transitions: ["Start -push-> Study at 1️⃣", "Study -push-> Review at 2️⃣"])
  }

  @Test("A router puts a button on what it presents")
  func router() {
    expect(
      plainLaunch + """
        final class Router {
          weak var root: UIViewController?
          func show() {
            let detail = Detail()
            let stack = UINavigationController(rootViewController: detail)
            detail.navigationItem.leftBarButtonItem = UIBarButtonItem(
              systemItem: .done, primaryAction: UIAction { [weak stack] _ in 1️⃣stack?.dismiss(animated: true) })
            2️⃣root?.present(stack, animated: true)
          }
        }
        final class Start: UITableViewController {
          let router = Router()
          override func viewDidLoad() { router.root = self }
          override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
            router.show()
          }
        }
        """, transitions: ["Start -sheet-> Detail at 2️⃣"], backs: ["Detail dismiss at 1️⃣"])
  }

  @Test("A button on a controller's own bar is the controller's")
  func own() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          override func viewDidLoad() {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              systemItem: .add, primaryAction: UIAction { _ in 1️⃣self.present(Detail(), animated: true) })
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}

import FlowGraph
import Testing

@Suite("The stack of a push in a closure that another screen calls")
struct PushOwnerTests {
  private func graph(_ opening: String, pushing: String = "self?.navigationController?")
    -> FlowGraph
  {
    expect(
      launching("window?.rootViewController = UINavigationController(rootViewController: Home())")
        + """
        final class Home: UIViewController {
          @objc func open() {
            let menu = Menu()
            menu.onPick = { [weak self] in
              self?.dismiss(animated: true) {
                2️⃣\(pushing).pushViewController(Settings(), animated: true)
              }
            }
            1️⃣\(opening)
          }
          override func viewDidLoad() {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "x", style: .plain, target: self, action: #selector(open))
          }
        }
        final class Menu: UIViewController {
          var onPick: (() -> Void)?
          @objc func pick() { onPick?() }
          override func viewDidLoad() {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "y", style: .plain, target: self, action: #selector(pick))
          }
        }
        final class Settings: UIViewController {}
        """,
      transitions: [
        opening.hasPrefix("present") ? "Home -sheet-> Menu at 1️⃣" : "Home -push-> Menu at 1️⃣",
        "Menu -push-> Settings at 2️⃣",
      ],
      // On the stack there is nothing to dismiss.
      backs: opening.hasPrefix("present") ? ["Menu dismiss"] : [])
  }

  private func stacks(to screen: String, in graph: FlowGraph) -> [[String]] {
    graph.transitions.filter { $0.to == screen }.map(\.stacks)
  }

  @Test(
    "It is the one around the controller whose closure it is",
    arguments: [
      "present(menu, animated: true)",
      "present(UINavigationController(rootViewController: menu), animated: true)",
    ])
  func owner(_ opening: String) {
    let graph = graph(opening)
    let below = graph.stacks.filter { $0.roots.contains("Home") }.map(\.id)
    #expect(below.count == 1)
    #expect(stacks(to: "Settings", in: graph) == [below])
  }

  @Test("A screen on the same stack pushes there")
  func same() {
    let graph = graph("navigationController?.pushViewController(menu, animated: true)")
    let below = graph.stacks.filter { $0.roots.contains("Home") }.map(\.id)
    #expect(stacks(to: "Menu", in: graph) == [below])
    #expect(stacks(to: "Settings", in: graph) == [below])
  }

  @Test("What a closure asks of the screen that calls it is on that screen's stack")
  func caller() {
    let graph = graph(
      "present(UINavigationController(rootViewController: menu), animated: true)",
      pushing: "menu.navigationController?")
    let above = graph.stacks.filter { $0.roots.contains("Menu") }.map(\.id)
    #expect(stacks(to: "Settings", in: graph) == [above])
  }

  /// A modal, with a stack of its own or none, that pushes on the topmost stack as code finds it.
  private func topmost(_ opening: String, top: String) -> FlowGraph {
    expect(
      launching(
        """
        let center = UINavigationController(rootViewController: Home())
            Client.shared.center = center
            window?.rootViewController = center
        """) + """
          final class Client {
            static let shared = Client()
            var center: UINavigationController?
            class func top(_ stack: UINavigationController) -> UINavigationController { \(top) }
          }
          final class Home: UIViewController {
            @IBAction func open() { 1️⃣present(\(opening), animated: true) }
          }
          final class Menu: UIViewController {
            @IBAction func pick() {
              2️⃣Client.top(Client.shared.center!).pushViewController(Settings(), animated: true)
            }
          }
          final class Settings: UIViewController {}
          """,
      transitions: ["Home -sheet-> Menu at 1️⃣", "Menu -push-> Settings at 2️⃣"])
  }

  private static let visible = """
    if let above = stack.visibleViewController?.navigationController, above != stack {
      return top(above)
    }
    return stack
    """

  @Test(
    "The topmost stack is that of the modal which has one",
    arguments: [visible, "stack.visibleViewController?.navigationController ?? stack"])
  func topmost(_ top: String) {
    let graph = topmost("UINavigationController(rootViewController: Menu())", top: top)
    let above = graph.stacks.filter { $0.roots.contains("Menu") }.map(\.id)
    #expect(above.count == 1)
    #expect(stacks(to: "Settings", in: graph) == [above])
  }

  @Test(
    "It is the one below where the modal has none, or code asks for no other",
    arguments: [
      ("Menu()", visible),
      ("UINavigationController(rootViewController: Menu())", "return stack"),
    ])
  func below(_ opening: String, _ top: String) {
    let graph = topmost(opening, top: top)
    let below = graph.stacks.filter { $0.roots.contains("Home") }.map(\.id)
    #expect(below.count == 1)
    #expect(stacks(to: "Settings", in: graph) == [below])
  }
}

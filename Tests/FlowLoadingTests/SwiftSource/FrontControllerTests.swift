import FlowGraph
import Testing

/// Code that asks for the controller in front before it pushes.
@Suite("The controller that is presented")
struct FrontControllerTests {
  @Test("A push on the front stack is not one on the stack below it")
  func stack() {
    let graph = expect(
      launching(
        """
        let flow = Flow()
        flow.root = UINavigationController(rootViewController: Home(flow: flow))
        window?.rootViewController = flow.root
        """) + """
          extension UIViewController {
            var front: UIViewController? {
              var top: UIViewController? = self
              while top?.presentedViewController != nil { top = top?.presentedViewController }
              return top
            }
          }
          final class Flow {
            var root: UIViewController?
            func push(_ page: UIViewController) {
              let stack = root?.front as? UINavigationController
              1️⃣stack?.pushViewController(page, animated: true)
            }
            func present(_ page: UIViewController) { 2️⃣root?.front?.present(page, animated: true) }
          }
          class Step: UIViewController {
            let flow: Flow
            init(flow: Flow) { self.flow = flow; super.init(nibName: nil, bundle: nil) }
          }
          final class Home: Step {
            @IBAction func tap() {
              flow.present(UINavigationController(rootViewController: First(flow: flow)))
            }
          }
          final class First: Step {
            @IBAction func next() { flow.push(Second(flow: flow)) }
          }
          final class Second: Step {}
          """,
      transitions: ["Home -sheet-> First at 2️⃣", "First -push-> Second at 1️⃣"])
    let roots = graph.stacks.filter { $0.roots.contains("Home") }.map(\.id)
    let push = graph.transitions.first { $0.kind == .push }
    #expect(push?.stacks.contains(where: roots.contains) == false)
  }
}

import FlowGraph
import FlowRules
import Testing

@testable import FlowLoading

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

  @Test(
    "A link that pushes on whatever is in front may arrive anywhere",
    arguments: [
      ("UIApplication.top()?.navigationController?", Certainty.possible),
      ("(window?.rootViewController as? UINavigationController)?", Certainty.certain),
    ])
  func link(_ stack: String, _ certainty: Certainty) {
    let graph = SwiftSourceLoader(threads: 1).load(
      MarkedSource(
        """
        extension UIApplication {
          class func top(
            _ base: UIViewController? = UIApplication.shared.windows.first?.rootViewController
          ) -> UIViewController? {
            if let stack = base as? UINavigationController { return top(stack.visibleViewController) }
            if let shown = base?.presentedViewController { return top(shown) }
            return base
          }
        }
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: Options?
          ) -> Bool {
            window = UIWindow()
            window?.rootViewController = UINavigationController(rootViewController: Home())
            window?.makeKeyAndVisible()
            return true
          }
          func application(_ app: UIApplication, open url: URL) -> Bool {
            \(stack).pushViewController(Detail(), animated: true)
            return true
          }
        }
        final class Home: UIViewController {
          @IBAction func tap() { present(Form(), animated: true) }
        }
        final class Form: UIViewController {}
        final class Detail: UIViewController {}
        """
      ).files)
    #expect(graph.deepLinks.map(\.to) == ["Detail"])
    #expect(graph.deepLinks.map(\.certainty) == [certainty])
    let rules = RuleRunner.run(graph).map(\.rule)
    #expect(rules.contains("deep_link_under_modal") == (certainty == .certain))
  }
}

import FlowGraph
import Testing

@Suite("Initialisers that a program adds to UIKit's containers")
struct ExtendedContainerTests {
  @Test("A navigation controller shows what such an initialiser hands on")
  func navigation() {
    expect(
      launching("window?.rootViewController = Start()") + """
        extension UINavigationController {
          convenience init(root: UIViewController, title: String) {
            self.init(rootViewController: root)
            root.title = title
          }
        }
        final class Start: UIViewController {
          @IBAction func open() {
            1️⃣present(UINavigationController(root: Detail(), title: "d"), animated: true)
          }
        }
        final class Detail: UIViewController {
          @IBAction func more() {
            2️⃣navigationController?.pushViewController(Other(), animated: true)
          }
        }
        final class Other: UIViewController {}
        """,
      transitions: ["Start -sheet-> Detail at 1️⃣", "Detail -push-> Other at 2️⃣"],
      entries: ["Start"])
  }

  @Test("The bar buttons that it adds are those of the screen that it is given")
  func closeable() {
    expect(
      launching("window?.rootViewController = Start()") + """
        extension UINavigationController {
          convenience init(closeable page: UIViewController) {
            self.init(rootViewController: page)
            page.navigationItem.leftBarButtonItem = UIBarButtonItem(
              systemItem: .close,
              primaryAction: UIAction { [weak self] _ in 2️⃣self?.dismiss(animated: true) })
          }
        }
        final class Start: UIViewController {
          @IBAction func open() {
            1️⃣present(UINavigationController(closeable: Detail()), animated: true)
          }
        }
        final class Detail: UIViewController {}
        """,
      transitions: ["Start -sheet-> Detail at 1️⃣"], backs: ["Detail dismiss at 2️⃣"],
      entries: ["Start"])
  }

  @Test("A tab bar controller has the tabs that such an initialiser sets")
  func tabs() {
    expect(
      launching("window?.rootViewController = UITabBarController(tabs: [Start(), Other()])") + """
        extension UITabBarController {
          convenience init(tabs: [UIViewController]) {
            self.init()
            viewControllers = tabs.map { UINavigationController(rootViewController: $0) }
          }
        }
        final class Start: UIViewController {
          @IBAction func open() { 1️⃣navigationController?.pushViewController(Detail(), animated: true) }
        }
        final class Other: UIViewController {}
        final class Detail: UIViewController {}
        """,
      transitions: [
        "AppDelegate -tab-> Start", "AppDelegate -tab-> Other",
        "Start -push-> Detail at 1️⃣",
      ])
  }

  @Test("A hosting controller hosts what such an initialiser builds")
  func hosting() {
    expect(
      launching("window?.rootViewController = Start()") + """
        extension UIHostingController {
          convenience init(@ViewBuilder content: () -> Content) { self.init(rootView: content()) }
        }
        final class Start: UIViewController {
          @IBAction func open() { 1️⃣present(UIHostingController { B() }, animated: true) }
        }
        """, transitions: ["Start -sheet-> B at 1️⃣"], entries: ["Start"])
  }

  @Test(
    "A hosting controller of a class with an initialiser of its own hosts what each caller gives",
    arguments: [
      """
      final class Host<Content: View>: UIHostingController<AnyView> {
        init(_ content: Content, router: Router) {
          super.init(rootView: AnyView(content.environmentObject(router)))
        }
      }
      """,
      """
      final class Host: UIHostingController<AnyView> {
        init(_ content: some View, router: Router) {
          super.init(rootView: AnyView(content.environmentObject(router)))
        }
      }
      """,
    ])
  func ownHosts(_ host: String) {
    expect(
      launching(
        """
        let router = Router()
        window?.rootViewController = router.stack
        router.stack.viewControllers = [Host(A(), router: router)]
        """) + """
          final class Router: ObservableObject {
            let stack = UINavigationController()
            func show<V: View>(_ view: V) {
              1️⃣stack.pushViewController(Host(view, router: self), animated: true)
            }
          }
          \(host)
          struct A: View {
            @EnvironmentObject var router: Router
            var body: some View { Button("b") { router.show(B()) } }
          }
          struct B: View {
            @EnvironmentObject var router: Router
            var body: some View { Button("c") { router.show(C()) } }
          }
          """, transitions: ["A -push-> B at 1️⃣", "B -push-> C at 1️⃣"])
  }
}

import FlowGraph
import Testing

@Suite("Stacks that code empties, and asks how full they are")
struct EmptiedStackTests {
  private static let modal = """
    final class Router: NSObject, UIAdaptivePresentationControllerDelegate {
      let nav: UINavigationController
      init(_ nav: UINavigationController) { self.nav = nav }
      static func modal() -> Router {
        let nav = UINavigationController()
        let router = Router(nav)
        nav.presentationController?.delegate = router
        return router
      }
      func push(_ page: UIViewController) { nav.pushViewController(page, animated: true) }
      func presentationControllerDidDismiss(_ controller: UIPresentationController) {
        CLEAR
      }
    }
    final class Start: UIViewController {
      @IBAction func go(_ sender: Any) {
        let modal = Router.modal()
        modal.push(Detail())
        1️⃣present(modal.nav, animated: true)
      }
    }
    """

  @Test(
    "What is put on the stack of a modal that is gone is not what the modal shows",
    arguments: ["UIViewController()", "Other()"])
  func dismissed(_ page: String) {
    expect(
      plainLaunch
        + Self.modal.replacing(
          "CLEAR", with: "nav.setViewControllers([\(page)], animated: false)"),
      transitions: ["Start -sheet-> Detail at 1️⃣"], entries: ["Start"],
      screens: ["Detail", "Other", "Start"])
  }

  @Test(
    "A bare controller without a name only empties a stack",
    arguments: [
      "nav.setViewControllers([UIViewController()], animated: false)",
      "nav.viewControllers = [UIViewController()]",
    ])
  func blank(_ emptying: String) {
    expect(
      plainLaunch + """
        final class Router: NSObject {
          let nav = UINavigationController()
          func dismiss() { 2️⃣nav.dismiss(animated: true, completion: { self.empty() }) }
          func empty() { \(emptying) }
        }
        final class Start: UIViewController {
          @IBAction func go(_ sender: Any) {
            let router = Router()
            let page = Page()
            page.router = router
            router.nav.pushViewController(page, animated: false)
            1️⃣present(router.nav, animated: true)
          }
        }
        final class Page: UIViewController {
          var router: Router?
          @IBAction func close(_ sender: Any) { router?.dismiss() }
        }
        """, transitions: ["Start -sheet-> Page at 1️⃣"], backs: ["Page dismiss at 2️⃣"],
      entries: ["Start"])
  }

  @Test(
    "The answer of a stack in a local guards the pop that asks for it",
    arguments: [
      ("let isLast = (nav.viewControllers.count == 1)", true),
      ("let count = nav.viewControllers.count; let isLast = count == 1", true),
      ("var isLast = nav.viewControllers.count == 1; isLast = other", false),
      ("let isLast = other", false),
    ])
  func kept(_ test: String, _ isGuarded: Bool) {
    let graph = expect(
      plainLaunch + """
        final class Start: UIViewController {
          var other = false
          @IBAction func go(_ sender: Any) {
            1️⃣navigationController?.pushViewController(Page(), animated: true)
          }
        }
        final class Page: UIViewController {
          var other = false
          @IBAction func back(_ sender: Any) {
            guard let nav = navigationController else { return }
            \(test)
            guard isLast else {
              2️⃣nav.popViewController(animated: true)
              return
            }
          }
        }
        """, transitions: ["Start -push-> Page at 1️⃣"], backs: ["Page pop at 2️⃣"])
    #expect(graph.backs.map(\.guarded) == [isGuarded])
  }

  @Test(
    "The pages that a condition unwraps guard the pop that asks how many they are",
    arguments: [
      ("if let pages = navigationController?.viewControllers, pages.count > 1", true),
      (
        "guard let pages = navigationController?.viewControllers, pages.count > 1 else { return }; do",
        true
      ),
      ("if let pages = other, pages.count > 1", false),
      ("if let pages = pages?.viewControllers, pages.count > 1, pages.last!.isEditing", true),
      ("if let other = other?.dropFirst(), other.count > 1, other.description.isEmpty", false),
    ])
  func unwrapped(_ test: String, _ isGuarded: Bool) {
    let graph = expect(
      plainLaunch + """
        final class Start: UIViewController {
          @IBAction func go(_ sender: Any) {
            1️⃣navigationController?.pushViewController(Page(), animated: true)
          }
        }
        final class Page: UIViewController {
          var pages: UINavigationController? { navigationController }
          var other: [String]? { Bundle.main.preferredLocalizations }
          @IBAction func back(_ sender: Any) {
            \(test) { 2️⃣navigationController?.popViewController(animated: true) }
          }
        }
        """, transitions: ["Start -push-> Page at 1️⃣"], backs: ["Page pop at 2️⃣"])
    #expect(graph.backs.map(\.guarded) == [isGuarded])
  }

  @Test(
    "A pop whose other branch dismisses runs on what was pushed",
    arguments: [
      ("if isModal { dismiss(animated: true) } else { POP }", true),
      ("guard presentingViewController == nil else { dismiss(animated: true); return }; POP", true),
      ("if let nav = navigationController { nav.POPS } else { dismiss(animated: true) }", true),
      ("if isModal { dismiss(animated: true) }; POP", false),
    ])
  func wayOfTwo(_ code: String, _ isGuarded: Bool) {
    let pop = "navigationController?.popViewController(animated: true)"
    let graph = expect(
      plainLaunch + """
        final class Start: UIViewController {
          @IBAction func push(_ sender: Any) {
            navigationController?.pushViewController(Page(), animated: true)
          }
          @IBAction func present(_ sender: Any) {
            let page = Page()
            page.isModal = true
            present(UINavigationController(rootViewController: page), animated: true)
          }
        }
        final class Page: UIViewController {
          var isModal = false
          @IBAction func back(_ sender: Any) {
            \(code.replacing("POPS", with: "popViewController(animated: true)")
              .replacing("POP", with: pop))
          }
        }
        """,
      transitions: ["Start -push-> Page", "Start -sheet-> Page"],
      // A page in a navigation controller never gets to the last branch of these.
      backs: code.contains("let nav") ? ["Page pop"] : ["Page pop", "Page dismiss"])
    #expect(graph.backs.filter { $0.kind == .pop }.map(\.guarded) == [isGuarded])
  }

  @Test(
    "What the same code has pushed before, it can pop",
    arguments: [
      ("push(); pop()", [true]), ("push(); DispatchQueue.main.async { pop() }", [true]),
      ("pop(); push()", [false]), ("if flag { push() }; pop()", [false]),
    ])
  func takenBack(_ code: String, _ guarded: [Bool]) {
    let body = code.replacing(
      "push()", with: "1️⃣navigationController?.pushViewController(Detail(), animated: false)"
    ).replacing("pop()", with: "2️⃣navigationController?.popViewController(animated: false)")
    let graph = expect(
      plainLaunch + """
        final class Start: UIViewController {
          var flag = UserDefaults.standard.bool(forKey: "flag")
          @IBAction func flash() { \(body) }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"], backs: ["Start pop at 2️⃣"])
    #expect(graph.backs.map(\.guarded) == guarded)
  }
}

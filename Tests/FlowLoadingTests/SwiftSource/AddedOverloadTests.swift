import Testing

@Suite("Overloads of UIKit's methods that an app adds")
struct AddedOverloadTests {
  @Test(
    "Their labels tell them from UIKit's",
    arguments: [
      "replacingCurrent page: UIViewController, animated: Bool", "top page: UIViewController",
    ])
  func added(_ parameters: String) {
    let isAnimated = parameters.contains("animated")
    let label = isAnimated ? "replacingCurrent" : "top"
    expect(
      plainLaunch + """
        extension UINavigationController {
          func pushViewController(\(parameters)) {
            var pages = viewControllers
            pages.removeLast()
            pages.append(page)
            1️⃣setViewControllers(pages, animated: true)
          }
        }
        final class Start: UIViewController {
          @IBAction func next() {
            navigationController?.pushViewController(
              \(label): Detail()\(isAnimated ? ", animated: true" : ""))
          }
        }
        """, transitions: ["Start -root-> Detail at 1️⃣"])
  }

  @Test(
    "One calls UIKit's method of its name",
    arguments: [
      ("pop", "popViewController"), ("popToRoot", "popToRootViewController"),
    ])
  func overloaded(_ kind: String, _ name: String) {
    expect(
      plainLaunch + """
        extension UINavigationController {
          func \(name)(animated: Bool, completion: @escaping () -> Void) {
            1️⃣\(name)(animated: animated)
            completion()
          }
        }
        final class Start: UIViewController {
          @IBAction func next() {
            2️⃣navigationController?.pushViewController(Page(), animated: true)
          }
        }
        final class Page: UIViewController {
          @IBAction func back() {
            navigationController?.\(name)(animated: true) { print("left") }
          }
        }
        """, transitions: ["Start -push-> Page at 2️⃣"], backs: ["Page \(kind) at 1️⃣"])
  }
}

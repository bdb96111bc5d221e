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
}

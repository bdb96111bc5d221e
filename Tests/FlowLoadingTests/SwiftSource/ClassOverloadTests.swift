import Testing

@Suite("Overloads that differ by the classes that they take")
struct ClassOverloadTests {
  @Test(
    "What an argument is declared as tells which is meant",
    arguments: [
      ("UIViewController", "Detail at 1️⃣"), ("Base", "Other at 2️⃣"), ("Lower", "Other at 2️⃣"),
    ],
    [
      "if let shown = controller { router.go(.page, from: shown) }",
      "if let controller { router.go(.page, from: controller) }",
      "guard let shown = controller else { return }; router.go(.page, from: shown)",
    ])
  func declared(_ given: (String, String), _ call: String) {
    expect(
      plainLaunch + """
        class Base: UIViewController {}
        final class Lower: Base {}
        enum Route { case page }
        final class Router {
          func go(_ route: Route, from: Base) { 2️⃣from.present(Other(), animated: true) }
          func go(_ route: Route, from: UIViewController) {
            1️⃣from.present(Detail(), animated: true)
          }
        }
        final class Model {
          let router = Router()
          func open(from controller: \(given.0)?) { \(call) }
        }
        final class Start: Base {
          let model = Model()
          @IBAction func tap(_ sender: Any) { model.open(from: self as? \(given.0)) }
        }
        """, transitions: ["Start -sheet-> \(given.1)"])
  }
}

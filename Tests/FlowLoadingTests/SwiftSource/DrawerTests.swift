import Testing

@testable import FlowLoading

@Suite("Libraries' controllers that show several side by side")
struct DrawerTests {
  private static func app(_ drawer: String) -> String {
    launching(
      """
      let center = UINavigationController(rootViewController: Start())
      Client.shared.center = center
      window?.rootViewController = 1️⃣\(drawer)
      """) + """
        final class Client { static let shared = Client(); var center: UINavigationController? }
        final class Start: UIViewController {}
        final class Detail: UIViewController {}
        final class Menu: UIViewController {
          @IBAction func tap() { 2️⃣Client.shared.center?.pushViewController(Detail(), animated: true) }
        }
        """
  }

  @Test(
    "The menu is shown beside what is in the middle, and its actions are followed",
    arguments: [
      "DrawerController(centerViewController: center, leftDrawerViewController: Menu())",
      "RevealController(rearViewController: Menu(), frontViewController: center)",
    ])
  func menu(_ drawer: String) {
    expect(
      Self.app(drawer),
      transitions: ["Start -embed-> Menu at 1️⃣", "Menu -push-> Detail at 2️⃣"],
      entries: ["Start"])
  }

  @Test(
    "So it is where they are put into its properties",
    arguments: [
      ("let drawer = DrawerController(width: 270)", "drawer"),
      ("let drawer = DrawerViewController()", "drawer"),
      ("Client.shared.drawer = DrawerController(width: 270)", "Client.shared.drawer"),
    ], [["mainViewController", "drawerViewController"]])
  func properties(_ made: (declaration: String, name: String), _ names: [String]) {
    expect(
      launching(
        """
        let center = UINavigationController(rootViewController: Start())
        Client.shared.center = center
        \(made.declaration)
        1️⃣\(made.name).\(names[0]) = center
        2️⃣\(made.name).\(names[1]) = Menu()
        window?.rootViewController = \(made.name)
        """) + """
          final class Client {
            static let shared = Client()
            var center: UINavigationController?
            var drawer: DrawerController!
          }
          final class Start: UIViewController {}
          final class Detail: UIViewController {}
          final class Menu: UIViewController {
            @IBAction func tap() { 3️⃣Client.shared.center?.pushViewController(Detail(), animated: true) }
          }
          """,
      transitions: ["Start -embed-> Menu at 2️⃣", "Menu -push-> Detail at 3️⃣"],
      entries: ["Start"])
  }

  @Test("A controller that is only told who presents it shows nobody beside")
  func presenter() {
    expect(
      Self.app("SheetController(controller: center, presentingController: Menu())"),
      transitions: [], entries: ["Start"])
  }
}

import Testing

@Suite("Calls that code outside the program takes part in")
struct OutsideFactoryTests {
  private func app(_ body: String, _ types: String) -> String {
    """
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow? = UIWindow()
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
      ) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: Home())
        return true
      }
    }
    final class Home: UIViewController {
      @objc func tap() { \(body) }
    }
    final class About: UIViewController, StoryboardBased {}
    \(types)
    """
  }

  @Test("A protocol outside the program makes the controller that it is asked of")
  func factory() {
    expect(
      app("1️⃣navigationController?.pushViewController(About.instantiate(), animated: true)", ""),
      transitions: ["Home -push-> About at 1️⃣"])
  }

  @Test("So it does for `Self` in the program's own extension")
  func own() {
    expect(
      app(
        "1️⃣navigationController?.pushViewController(Detail.instantiate(model: 1), animated: true)",
        """
        protocol ModelBased: AnyObject { associatedtype Model; var model: Model! { get set } }
        extension ModelBased where Self: StoryboardBased & UIViewController {
          static func instantiate(model: Model) -> Self {
            let controller = Self.instantiate()
            controller.model = model
            return controller
          }
        }
        final class Detail: UIViewController, StoryboardBased, ModelBased { var model: Int! }
        """), transitions: ["Home -push-> Detail at 1️⃣"])
  }

  @Test(
    "A library's extension makes one where its method is named for that",
    arguments: ["instantiate()", "loadFromNib()", "fromStoryboard(.main)"])
  func added(call: String) {
    expect(
      app(
        "1️⃣navigationController?.pushViewController(Plain.\(call), animated: true)",
        "final class Plain: UIViewController {}"),
      transitions: ["Home -push-> Plain at 1️⃣"])
  }

  @Test("What else it does for a controller that conforms to nothing outside is not known")
  func unknown() {
    expect(
      app(
        "1️⃣navigationController?.pushViewController(Plain.shown(), animated: true)",
        "final class Plain: UIViewController {}"),
      unresolved: ["at 1️⃣"])
  }

  @Test("Several arguments are not for one parameter that takes a list")
  func lists() {
    expect(
      app(
        "Flows.use(Flow(), Flow()) { one, two in 1️⃣self.present(two, animated: true) }",
        """
        final class Flow { let root = About() }
        enum Flows {
          static func use(_ flows: [Flow], block: ([UIViewController]) -> Void) {}
          static func use(
            _ one: Flow, _ two: Flow, block: (UIViewController, UIViewController) -> Void
          ) { block(one.root, two.root) }
        }
        """), transitions: ["Home -sheet-> About at 1️⃣"])
  }

  @Test("A bar's item that code sets runs on the controller whose bar it is")
  func bars() {
    expect(
      app(
        "",
        """
        final class Helper {
          weak var navigation: UINavigationController?
          @objc func help() { 1️⃣navigation?.present(About(), animated: true) }
        }
        """
      ).replacing(
        "window?.rootViewController = UINavigationController(rootViewController: Home())",
        with: """
          let navigation = UINavigationController()
          navigation.pushViewController(Home(), animated: false)
          helper.navigation = navigation
          if let item = navigation.navigationBar.items?[0] {
            item.setRightBarButton(
              UIBarButtonItem(title: "?", target: helper, action: #selector(Helper.help)),
              animated: false)
          }
          window?.rootViewController = navigation
          """
      ).replacing("var window", with: "let helper = Helper(); var window"),
      transitions: ["Home -sheet-> About at 1️⃣"])
  }

  @Test("A flow's own property is no window's root")
  func ownProperty() {
    expect(
      app(
        "",
        """
        final class Flow {
          private let rootViewController: UIViewController
          init() { rootViewController = About() }
        }
        """
      ).replacing("return true", with: "_ = Flow(); return true"),
      entries: ["Home"])
  }
}

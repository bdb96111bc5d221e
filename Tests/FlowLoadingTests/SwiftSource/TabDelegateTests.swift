import Testing

@Suite("Delegates of tab controllers that are no screens")
struct TabDelegateTests {
  @Test("A tap on a tab is told to the object that is the delegate")
  func tapped() {
    expect(
      launching("let guide = Guide(); guide.start(); window?.rootViewController = guide.tabs") + """
        final class Guide: NSObject, UITabBarControllerDelegate {
          let tabs = UITabBarController()
          func start() {
            tabs.delegate = self
            tabs.viewControllers = [1️⃣Home()]
          }
          func tabBarController(
            _ tabBarController: UITabBarController, didSelect viewController: UIViewController
          ) {
            2️⃣tabs.present(Detail(), animated: true)
          }
        }
        final class Home: UIViewController {}
        final class Detail: UIViewController {}
        """,
      transitions: ["Guide -tab-> Home at 1️⃣", "Guide -sheet-> Detail at 2️⃣"])
  }
}

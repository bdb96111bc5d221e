import Testing

@Suite("Methods of types that are not in the source")
struct UnreadTypeTests {
  @Test(
    "A generated text of the name is no call of the app's one method that bears it",
    arguments: ["Texts.localizable.importMainAlbum()", "Texts.importMainAlbum()"])
  func generated(_ call: String) {
    expect(
      launching("window?.rootViewController = Flow.shared.stack; Flow.shared.start()") + """
        final class Flow {
          static let shared = Flow()
          let stack = UINavigationController()
          func start() { stack.viewControllers = [Start()] }
          func importMainAlbum() { stack.pushViewController(Detail(), animated: true) }
        }
        final class Start: UIViewController {
          override func viewDidLoad() { title = \(call) }
        }
        final class Detail: UIViewController {}
        """, entries: ["Start"])
  }
}

import Testing

@Suite("Properties that an app adds to UIKit's classes")
struct AddedPropertyTests {
  private func source(_ added: String, _ asks: String) -> String {
    launchingScene("window?.rootViewController = Start()") + """
      extension SceneDelegate {
        func leave() { 1️⃣window?.rootViewController = Detail() }
      }
      \(added)
      final class Start: UIViewController {
        @IBAction func tap() { \(asks)?.leave() }
      }
      final class Detail: UIViewController {}
      """
  }

  private static let delegate =
    "var sceneDelegate: SceneDelegate? { window?.windowScene?.delegate as? SceneDelegate }"

  @Test(
    "One that gives an object of the app's is known by its name",
    arguments: ["view.sceneDelegate", "self.view.sceneDelegate", "view?.superview?.sceneDelegate"])
  func own(_ asks: String) {
    expect(
      source("extension UIView { \(Self.delegate) }", asks),
      transitions: ["Start -root-> Detail at 1️⃣"])
  }

  @Test("One that another class has too may be that")
  func ambiguous() {
    expect(
      source(
        """
        extension UIView { \(Self.delegate) }
        final class Holder { var sceneDelegate: SceneDelegate? }
        """, "library.found.sceneDelegate"))
  }

  @Test("What a library's type gives is the library's")
  func library() {
    expect(source("extension UIView { \(Self.delegate) }", "Library.shared.sceneDelegate"))
  }

  @Test("A method of the name of what it asks on the way is another thing")
  func namesake() {
    let method = """
      extension SceneDelegate {
        func windowScene(
          _ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
          completionHandler: @escaping (Bool) -> Void
        ) {
          window?.rootViewController?.present(Other(), animated: true)
        }
      }
      final class Other: UIViewController {}
      """
    expect(
      source("extension UIView { \(Self.delegate) }\n\(method)", "view.sceneDelegate"),
      transitions: ["Start -root-> Detail at 1️⃣"], deepLinks: ["quick action -> Other"])
  }
}

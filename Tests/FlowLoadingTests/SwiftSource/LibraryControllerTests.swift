import Testing

@Suite("Controllers of a library, and classes below them")
struct LibraryControllerTests {
  @Test("A view that code makes in what a controller is given is not what is presented")
  func givenController() {
    expect(
      plainLaunch + """
        import UIKit
        import SwiftUI
        enum Indicator {
          static func show(_ title: String) { BadgeView(title: title).present(haptic: .success) }
        }
        final class Start: UIViewController {
          @objc func erase() {
            let alert = AlertViewController(title: "Erase?") { context in
              context.addAction(title: "Erase") { context.dispose { Indicator.show("Done") } }
            }
            1️⃣present(alert, animated: true)
          }
        }
        """, transitions: ["Start -sheet-> AlertViewController at 1️⃣"])
  }

  @Test(
    "A class below a library's controller is one by what it does",
    arguments: [
      "@objc func stop() { 2️⃣dismiss(animated: true) }",
      "override func viewDidAppear(_ animated: Bool) { 2️⃣self.dismiss(animated: true) }",
    ])
  func below(_ member: String) {
    expect(
      plainLaunch + """
        final class Speech: AlertBaseController {
          \(member)
        }
        final class Start: UIViewController {
          @objc func mic() {
            let controller = Speech()
            1️⃣present(controller, animated: true)
          }
        }
        """, transitions: ["Start -sheet-> Speech at 1️⃣"], backs: ["Speech dismiss at 2️⃣"])
  }

  @Test("A class below a library's that only bears a controller's name is no screen")
  func model() {
    expect(
      plainLaunch + """
        final class Player: AudioController {
          override func play() { print("play") }
        }
        final class Start: UIViewController { let player = Player() }
        """, screens: ["Detail", "Other", "Start"])
  }

  @Test("A class below a library's view controller is one by its own name too")
  func named() {
    expect(
      plainLaunch + """
        final class PageViewController: ViewControllerWithState<PageView> {
          func tap() {}
        }
        final class Start: UIViewController {
          @objc func tap() { 1️⃣present(PageViewController(), animated: true) }
        }
        """, transitions: ["Start -sheet-> PageViewController at 1️⃣"])
  }

  @Test(
    "The delegate of an app or a scene is one below a library's class too",
    arguments: [
      "@main final class Delegate: BaseAppDelegate",
      "final class Delegate: BaseSceneDelegate",
      "final class Delegate: Base",
    ])
  func delegate(_ head: String) {
    let method =
      head.contains("@main")
      ? "application(_ application: UIApplication, didFinishLaunchingWithOptions options: Options?)"
      : "scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: Options)"
    expect(
      """
      // UIApplicationDelegate
      \(head) {
        override func \(method) -> Bool {
          window?.rootViewController = Start()
          return true
        }
      }
      final class Start: UIViewController {
        @objc func tap() { 1️⃣present(Detail(), animated: true) }
      }
      final class Detail: UIViewController {}
      """, transitions: ["Start -sheet-> Detail at 1️⃣"], entries: ["Start"])
  }

  @Test("What a view of UIKit's conforms to is a protocol, whatever its name")
  func protocols() {
    let graph = expect(
      plainLaunch + """
        final class Box: UIView {}
        extension Box: StatefulViewController { func hasContent() -> Bool { true } }
        final class Start: UIViewController {
          @IBAction func go() { 1️⃣present(Detail(), animated: true) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
    #expect(!graph.screens.contains { $0.name == "Box" })
  }

  @Test(
    "A class below a screen of the system's is a screen",
    arguments: ["EKCalendarChooser", "EKEventViewController", "MPMediaPickerController"])
  func belowSystem(_ name: String) {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          @IBAction func go() { 1️⃣show(Chooser(), sender: self) }
        }
        final class Chooser: \(name) {}
        """, transitions: ["Start -push-> Chooser at 1️⃣"])
  }
}

import Testing

/// Classes of the app's own below the system's dialog: no screens, and what their buttons do is
/// done by whoever shows them.
@Suite("Dialogs of the app's own class")
struct OwnAlertTests {
  private func source(_ dialog: String, extension more: String = "") -> String {
    plainLaunch + """
      \(dialog)
      \(more)
      final class Start: UIViewController {
        @IBAction func ask() {
          let alert = Tinted(title: "a", message: nil, preferredStyle: .alert)
          alert.addAction(
            UIAlertAction(title: "b", style: .default) { _ in 1️⃣self.present(Detail(), animated: true) })
          present(alert, animated: true)
        }
      }
      """
  }

  @Test(
    "It is no screen, whether or not the app extends the system's",
    arguments: [
      "", "extension UIAlertController { func add() {} }",
      "extension UIAlertController: Named {}; protocol Named {}",
    ])
  func plain(_ more: String) {
    let graph = expect(
      source("final class Tinted: UIAlertController {}", extension: more),
      transitions: ["Start -sheet-> Detail at 1️⃣"])
    #expect(!graph.screens.contains { $0.name == "Tinted" })
  }

  @Test("What its own code has its buttons do is done where it is shown")
  func own() {
    expect(
      plainLaunch + """
        final class Choice: UIAlertController {
          weak var host: UIViewController?
          func setUp(_ host: UIViewController) {
            addAction(
              UIAlertAction(title: "b", style: .default) { _ in
                1️⃣host.present(Detail(), animated: true)
              })
          }
        }
        final class Start: UIViewController {
          @IBAction func ask() {
            let choice = Choice(title: "a", message: nil, preferredStyle: .actionSheet)
            choice.setUp(self)
            present(choice, animated: true)
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test(
    "What a library's helper makes and code calls an alert is one",
    arguments: ["alert", "errorAlert", "alertController"])
  func ofLibrary(_ name: String) {
    let make = "let \(name) = Macros.dialog(title: \"a\")"
    func source(_ name: String, _ make: String) -> String {
      plainLaunch + """
        final class Start: UIViewController {
          @IBAction func ask() {
            \(make)
            1️⃣present(\(name), animated: true)
          }
        }
        """
    }
    expect(source(name, make))
    expect(source(name, "let \(name): PopupDialog = Macros.dialog(title: \"a\")"))
    expect(source("page", "let page = Macros.page()"), unresolved: ["call at 1️⃣"])
  }
}

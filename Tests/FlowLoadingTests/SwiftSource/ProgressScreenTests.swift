import Testing

/// A screen that stands over others while they wait, and which they bring up and take away.
@Suite("Screens that others take away")
struct ProgressScreenTests {
  private static let progress = """
    final class Progress: UIViewController {
      func begin(on controller: UIViewController) { 1️⃣controller.present(self, animated: true) }
      func end(then: (() -> Void)? = nil) {
        2️⃣presentingViewController?.dismiss(animated: true, completion: { then?() })
      }
    }

    """

  @Test("What follows is shown by whoever waited, and what is taken away is the screen itself")
  func follows() {
    let graph = expect(
      plainLaunch + Self.progress + """
        final class Start: UIViewController {
          @IBAction func save() {
            let progress = Progress()
            progress.begin(on: self)
            Server.save { [weak self] _ in
              progress.end(then: { 3️⃣self?.present(Detail(), animated: true) })
            }
          }
        }
        """,
      transitions: ["Start -sheet-> Progress at 1️⃣", "Start -sheet-> Detail at 3️⃣"],
      backs: ["Progress dismiss at 2️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["save", "save"])
  }

  @Test("A presenter that a modal tells to dismiss takes the modal away")
  func presenter() {
    expect(
      plainLaunch + """
        protocol PickerDelegate: AnyObject { func didPick() }
        final class Picker: UIViewController {
          weak var delegate: PickerDelegate?
          @IBAction func pick() { delegate?.didPick() }
        }
        final class Start: UIViewController, PickerDelegate {
          @IBAction func open() {
            let picker = Picker()
            picker.delegate = self
            1️⃣present(picker, animated: true)
          }
          func didPick() { 2️⃣dismiss(animated: true) { 3️⃣self.present(Detail(), animated: true) } }
        }
        """,
      transitions: ["Start -sheet-> Picker at 1️⃣", "Picker -sheet-> Detail at 3️⃣"],
      backs: ["Picker dismiss at 2️⃣"])
  }

  @Test(
    "What a modal shows on another controller is pushed there, and on itself as it stands",
    arguments: [("Top.controller()", "push"), ("self", "sheet")])
  func shown(on receiver: String, as kind: String) {
    expect(
      plainLaunch + """
        enum Top {
          static func controller() -> UIViewController { Outside.window.rootViewController }
        }
        final class Picker: UIViewController {
          @IBAction func pick() {
            let detail = Detail()
            2️⃣\(receiver).show(detail, sender: nil)
          }
        }
        final class Start: UIViewController {
          @IBAction func open() { 1️⃣present(Picker(), animated: true) }
        }
        """,
      transitions: ["Start -sheet-> Picker at 1️⃣", "Picker -\(kind)-> Detail at 2️⃣"])
  }
}

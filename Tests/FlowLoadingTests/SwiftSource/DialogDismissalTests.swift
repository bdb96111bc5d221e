import FlowGraph
import Testing

@Suite("Dismissals of dialogs")
struct DialogDismissalTests {
  @Test("A delegate that takes its own alert away takes no screen away")
  func delegate() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {}
        extension AppDelegate {
          func applicationDidBecomeActive(_ application: UIApplication) {
            Self.alert?.dismiss(animated: true)
          }
          func applicationWillResignActive(_ application: UIApplication) {
            let alert = UIAlertController(title: "x", message: nil, preferredStyle: .alert)
            Self.alert = alert
            window?.rootViewController?.present(alert, animated: true)
          }
          static weak var alert: UIAlertController?
        }
        """)
  }

  @Test(
    "An alert is never the content of a level, as a picker is",
    arguments: [("alert", []), ("picker", ["Box dismiss at 2️⃣"])])
  func representable(_ name: String, _ backs: [String]) {
    expect(
      """
      struct A: View {
        @State private var isShown = false
        var body: some View { Button("x") { 1️⃣isShown = true }.sheet(isPresented: $isShown) { Box() } }
      }
      struct Box: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIViewController {
          let picker = UIImagePickerController()
          picker.delegate = context.coordinator
          return picker
        }
        func makeCoordinator() -> Delegate { Delegate() }
        final class Delegate: NSObject, UIImagePickerControllerDelegate {
          let alert = UIAlertController(title: "x", message: nil, preferredStyle: .alert)
          func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            2️⃣\(name).dismiss(animated: true)
          }
        }
      }
      """, transitions: ["A -sheet-> Box at 1️⃣"], backs: backs)
  }

  @Test(
    "What is cast to an alert is one, directly and through an extension of the app's",
    arguments: [("UIAlertController", []), ("UIViewController", ["B dismiss at 2️⃣"])])
  func castToAlert(_ type: String, _ backs: [String]) {
    for call in ["front.dismiss(animated: true)", "front.leave()"] {
      expect(
        """
        struct A: View {
          @State private var isShown = false
          var body: some View { Button("x") { 1️⃣isShown = true }.sheet(isPresented: $isShown) { B() } }
        }
        struct B: View { var body: some View { Button("x") { Alerts.replace() } } }
        enum Alerts {
          static func replace() {
            if let front = UIViewController.top as? \(type) { \(call == "front.leave()" ? "" : "2️⃣")\(call) }
          }
        }
        extension UIAlertController { var isQuestion: Bool { actions.count > 1 } }
        extension UIViewController {
          static var top: UIViewController? {
            UIApplication.shared.keyWindow?.rootViewController?.presentedViewController
          }
          func leave() { \(call == "front.leave()" ? "2️⃣" : "")dismiss(animated: true) }
        }
        """, transitions: ["A -sheet-> B at 1️⃣"], backs: backs)
    }
  }

  @Test("An alert that code takes away is no call that nobody was seen to run")
  func alertTakenAway() {
    let graph = expect(
      plainLaunch + """
        final class Start: UIViewController {
          let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
          @IBAction func hide() { alert.dismiss(animated: true) }
          func unused() { 1️⃣dismiss(animated: true) }
        }
        """)
    #expect(graph.unreached.map(\.operation) == ["dismiss(animated: true)"])
  }

  @Test(
    "What takes itself away again does not take away the screen that left before",
    arguments: ["", "3️⃣busy.dismiss(animated: true)"])
  func takesItselfAway(_ done: String) {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(
              UIButton(
                type: .system,
                primaryAction: UIAction { _ in
                  1️⃣self.present(Scan { self.ask() }, animated: true)
                }))
          }
          private func ask() {
            let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
            alert.addAction(
              UIAlertAction(title: "OK", style: .default) { _ in
                let busy = Detail()
                2️⃣self.present(busy, animated: true) { \(done) }
              })
            present(alert, animated: true)
          }
        }
        final class Scan: UIViewController {
          let done: () -> Void
          init(done: @escaping () -> Void) { self.done = done; super.init(nibName: nil, bundle: nil) }
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(
              UIButton(
                type: .system,
                primaryAction: UIAction { _ in
                  4️⃣self.dismiss(animated: true) { self.done() }
                }))
          }
        }
        """,
      transitions: ["Start -sheet-> Scan at 1️⃣", "Start -sheet-> Detail at 2️⃣"],
      backs: ["Scan dismiss at 4️⃣"] + (done.isEmpty ? [] : ["Detail dismiss at 3️⃣"]))
  }
}

import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Targets outside controllers, and UIKit inside SwiftUI")
struct TargetActionTests {
  private static let launch = """
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var coordinator: Coordinator?
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
      ) -> Bool {
        let navigation = UINavigationController()
        window?.rootViewController = navigation
        coordinator = Coordinator(navigation: navigation)
        coordinator?.start()
        return true
      }
    }
    final class Detail: UIViewController {}
    final class Start: UIViewController { let button = UIButton() }

    """

  @Test(
    "A control of a controller runs its coordinator's method",
    arguments: [
      "start.navigationItem.rightBarButtonItem = UIBarButtonItem(title: \"x\", style: .plain, target: self, action: #selector(open))",
      "start.navigationItem.leftBarButtonItems = [UIBarButtonItem(systemItem: .add, target: self, action: #selector(open))]",
      "start.button.addTarget(self, action: #selector(Coordinator.open), for: .touchUpInside)",
      "start.view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))",
    ])
  func targets(_ setUp: String) {
    expect(
      Self.launch + """
        final class Coordinator: NSObject {
          let navigation: UINavigationController
          init(navigation: UINavigationController) { self.navigation = navigation }
          func start() {
            let start = Start()
            \(setUp)
            navigation.setViewControllers([start], animated: false)
          }
          @objc func open() { 1️⃣navigation.pushViewController(Detail(), animated: true) }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"], entries: ["Start"])
  }

  @Test("What a library's initialiser gives a recogniser is run by a tap where that is set up")
  func recognizer() {
    let graph = expect(
      plainLaunch + """
        final class Start: UIViewController {
          @IBAction func pay() { 1️⃣present(Page(sum: 1), animated: true) }
        }
        final class Page: UIViewController {
          init(sum: Int) {
            super.init(nibName: nil, bundle: nil)
            line { [unowned self] in 2️⃣present(Detail(), animated: true) }
          }
          func line(_ completion: (() -> Void)?) {
            let label = UILabel()
            UITapGestureRecognizer(addTo: label) { completion?() }
          }
        }
        """, transitions: ["Start -sheet-> Page at 1️⃣", "Page -sheet-> Detail at 2️⃣"])
    #expect(graph.transitions.map(\.trigger).contains("UITapGestureRecognizer"))
  }

  @Test("A representable holds the controller that it makes; its coordinator acts on it")
  func representable() {
    expect(
      """
      struct A: View {
        @State private var isShown = false
        var body: some View { Button("x") { 1️⃣isShown = true }.sheet(isPresented: $isShown) { Box() } }
      }
      final class Inner: UIViewController {
        @objc func go() { 2️⃣present(UIHostingController(rootView: B()), animated: true) }
      }
      struct Box: UIViewControllerRepresentable {
        @Environment(\\.dismiss) var dismiss
        func makeUIViewController(context: Context) -> Inner { Inner() }
        func makeCoordinator() -> Delegate { Delegate(self) }
        final class Delegate: NSObject, UIImagePickerControllerDelegate {
          let box: Box
          init(_ box: Box) { self.box = box }
          func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { 3️⃣box.dismiss() }
        }
      }
      """,
      transitions: ["A -sheet-> Box at 1️⃣", "Box -embed-> Inner", "Inner -sheet-> B at 2️⃣"],
      backs: ["Box dismiss at 3️⃣"])
  }

  @Test("A representable that is a part of a screen adds no screen; its controller acts there")
  func part() {
    expect(
      """
      struct A: View { var body: some View { Text("x").overlay(Probe()) } }
      final class Inner: UIViewController {
        @objc func go() { 1️⃣present(UIHostingController(rootView: B()), animated: true) }
      }
      struct Probe: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Inner { Inner() }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"], screens: ["A", "B"])
  }

  @Test("A view whose control has the view's class for its target runs what its own screen gave it")
  func classAsTarget() {
    func page(_ name: String, _ act: String) -> String {
      """
      final class \(name): UITableViewController {
        override func viewDidLoad() {
          let banner = Banner(frame: .zero)
          banner.call = { [weak self] in \(act) }
          tableView.tableFooterView = banner
        }
      }

      """
    }
    expect(
      plainLaunch + """
        final class Banner: UIView {
          var call: (() -> Void)?
          let button: UIButton = {
            let button = UIButton()
            button.addTarget(Banner.self, action: #selector(tapped), for: .touchUpInside)
            return button
          }()
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(button)
          }
          @objc func tapped() { call?() }
        }

        """
        + page("Start", "1️⃣self?.navigationController?.pushViewController(Page(), animated: true)")
        + page("Page", "2️⃣self?.present(Other(), animated: true)"),
      transitions: ["Start -push-> Page at 1️⃣", "Page -sheet-> Other at 2️⃣"], entries: ["Start"])
  }
}

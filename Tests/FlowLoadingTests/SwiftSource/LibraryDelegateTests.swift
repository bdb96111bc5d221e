import Foundation
import Testing

@Suite("Delegates of libraries that are not read")
struct LibraryDelegateTests {
  /// A view of UIKit's on a screen, whose delegate is the representable's coordinator.
  private static let grid = """
    struct A: View {
      @State private var isShown = false
      var body: some View { Grid(isShown: $isShown).sheet(isPresented: $isShown) { B() } }
    }
    struct Grid: UIViewRepresentable {
      @Binding var isShown: Bool
      func makeUIView(context: Context) -> GridView {
        let grid = GridView()
        grid.delegate = context.coordinator
        return grid
      }
      func updateUIView(_ view: GridView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, GridDelegate {
        var parent: Grid
        init(_ parent: Grid) { self.parent = parent }
      }
    }
    extension Grid.Coordinator
    """

  @Test("A library need not name its methods after what calls them")
  func controller() {
    expect(
      """
      \(plainLaunch)
      final class Start: UIViewController {
        let grid = GridView()
        override func viewDidLoad() {
          super.viewDidLoad()
          grid.delegate = self
        }
      }
      extension Start: GridDelegate {
        func didSelect(_ name: String) {
          1️⃣navigationController?.pushViewController(Detail(), animated: true)
        }
      }
      final class Plain: UIViewController, Codable {
        func show(_ name: String) { present(Other(), animated: true) }
      }
      """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test("Nor a representable's coordinator")
  func coordinator() {
    expect(
      """
      \(Self.grid) { func didSelect(_ name: String) { 1️⃣parent.isShown = true } }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test(
    "An object of its own acts for the controller that makes it", arguments: ["", "NSObject, "])
  func helper(_ base: String) {
    expect(
      """
      \(plainLaunch)
      final class Start: UIViewController {
        let grid = GridView()
        lazy var handler = Handler(owner: self)
        override func viewDidLoad() {
          super.viewDidLoad()
          grid.delegate = handler
        }
      }
      final class Handler: \(base)GridDelegate {
        weak var owner: UIViewController?
        init(owner: UIViewController) { self.owner = owner }
        func gridView(_ grid: GridView, didSelect name: String) {
          1️⃣owner?.navigationController?.pushViewController(Detail(), animated: true)
        }
      }
      """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test("What a view of UIKit's inside SwiftUI is told, a person does on the screen")
  func touches() {
    expect(
      """
      protocol GridDelegate: AnyObject { func didSelect() }
      final class GridView: UIView {
        weak var delegate: GridDelegate?
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
          delegate?.didSelect()
        }
      }
      \(Self.grid) { func didSelect() { 1️⃣parent.isShown = true } }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  /// A scanner of a library's on top of the only screen of a stack, which takes it away.
  private func scanner(_ base: String, _ more: String = "") -> String {
    """
    \(plainLaunch)
    final class Start: UIViewController {
      @IBAction func open() {
        let stack = UINavigationController(rootViewController: Form())
        1️⃣present(stack, animated: true)
      }
    }
    final class Form: UIViewController, ScannerDelegate {
      @IBAction func scan() {
        let scanner = ScannerViewController()
        scanner.delegate = self
        2️⃣navigationController?.pushViewController(scanner, animated: true)
      }
      func scanned(_ text: String) { \(base) }
      \(more)
    }
    """
  }

  private static let shown = [
    "Form -push-> ScannerViewController at 2️⃣", "Start -sheet-> Form at 1️⃣",
  ]

  @Test("What a library's screen tells its delegate happens on that screen")
  func screen() {
    expect(
      scanner("3️⃣navigationController?.popViewController(animated: true)"),
      transitions: Self.shown, backs: ["ScannerViewController pop at 3️⃣"])
    expect(
      scanner("3️⃣navigationController?.pushViewController(Detail(), animated: true)"),
      transitions: Self.shown + ["ScannerViewController -push-> Detail at 3️⃣"])
  }

  @Test("What the system tells the same class happens where the class stands")
  func both() {
    expect(
      scanner(
        "",
        """
        func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
          3️⃣navigationController?.pushViewController(Detail(), animated: true)
        }
        """), transitions: Self.shown + ["Form -push-> Detail at 3️⃣"])
  }

  @Test("What the system asks by a label, it asks of the class where that stands")
  func labelled() {
    expect(
      scanner(
        "",
        """
        func updateSearchResults(for search: UISearchController) {
          3️⃣navigationController?.pushViewController(Detail(), animated: true)
        }
        """
      ).replacingOccurrences(
        of: "ScannerDelegate {", with: "ScannerDelegate, UISearchResultsUpdating {"),
      transitions: Self.shown + ["Form -push-> Detail at 3️⃣"])
  }

  @Test("A library's controller that nothing shows tells its delegate on the screen that has it")
  func child() {
    expect(
      """
      \(plainLaunch)
      final class Start: UIViewController, PagerDelegate {
        override func viewDidLoad() {
          super.viewDidLoad()
          let pager = PagingViewController()
          pager.delegate = self
          addChild(pager)
          view.addSubview(pager.view)
        }
        func selected(_ index: Int) {
          1️⃣navigationController?.pushViewController(Detail(), animated: true)
        }
      }
      """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test(
    "What a library's function is given to tell something is run by it",
    arguments: [
      ("KettleCallback", true), ("KettleCallbackProtocol", true), ("KettleListener", true),
      ("Kettle", false),
    ])
  func callback(_ name: String, _ isTold: Bool) {
    expect(
      plainLaunch + """
        import Kettle
        final class Handler: NSObject, \(name) {
          private let done: (Data?) -> Void
          init(_ done: @escaping (Data?) -> Void) { self.done = done }
          func onSteam(_ data: Data?) { done(data) }
        }
        final class Start: UIViewController {
          @IBAction func tap() {
            KettleBoil(nil, Handler { [weak self] _ in 1️⃣self?.present(Detail(), animated: true) })
          }
        }
        """, transitions: isTold ? ["Start -sheet-> Detail at 1️⃣"] : [])
  }

  @Test(
    "A split view's delegate is asked where there is a split view",
    arguments: [("", false), ("final class Columns: UISplitViewController {}", true)])
  func splitView(_ columns: String, isAsked: Bool) {
    expect(
      plainLaunch + """
        \(columns)
        final class Start: UIViewController, UISplitViewControllerDelegate {
          func primaryViewController(
            forExpanding splitViewController: UISplitViewController
          ) -> UIViewController? {
            present(Detail(), animated: true)
            return nil
          }
        }
        """, transitions: isAsked ? ["Start -sheet-> Detail"] : [])
  }

  @Test(
    "What a library or the system tells an object that the program shares happens wherever a person is",
    arguments: [
      ("StatusListener", "func changed(info: StatusKit.Info)"),
      (
        "CLLocationManagerDelegate",
        "func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)"
      ),
    ])
  func shared(_ listener: String, _ method: String) {
    func app(_ stored: String) -> String {
      launching(
        "window?.rootViewController = Home(); Center.shared.start()") + """
          final class Center: NSObject, \(listener) {
            static let shared = Center()
            \(stored)
            func start() { StatusKit.shared.notify(self) }
            \(method) {
              DispatchQueue.main.async {
                (UIApplication.shared.delegate as? AppDelegate)?.window?.rootViewController = Detail()
              }
            }
          }
          final class Home: UIViewController {}
          final class Detail: UIViewController {}
          """
    }
    expect(app(""), transitions: ["* -root-> Detail"], entries: ["Home"])
    // What it tells others, they do.
    expect(app("var onChange: (() -> Void)?"), entries: ["Home"])
  }

  @Test("What a selector names, a person sets off on the delegate and not on the library's screen")
  func selected() {
    expect(
      """
      import CropKit
      \(plainLaunch)
      @objcMembers final class Start: UIViewController, CropViewControllerDelegate {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Create", style: .done, target: self, action: #selector(create))
        }
        func create() { 1️⃣present(Detail(), animated: true) }
        @IBAction func crop() {
          let crop = CropViewController()
          crop.delegate = self
          2️⃣present(crop, animated: true)
        }
        func crop(_ crop: CropViewController, didFinish image: UIImage) {
          3️⃣present(Other(), animated: true)
        }
      }
      """,
      transitions: [
        "Start -sheet-> Detail at 1️⃣", "Start -sheet-> CropViewController at 2️⃣",
        "CropViewController -sheet-> Other at 3️⃣",
      ])
  }

  @Test("A property that bears the first name of a delegate's method is another thing")
  func namesake() {
    expect(
      plainLaunch + """
        final class Scanner: NSObject, AVCaptureMetadataOutputObjectsDelegate {
          private var metadataOutput: AVCaptureMetadataOutput?
          var found: (() -> Void)?
          func start() {
            metadataOutput = AVCaptureMetadataOutput()
            metadataOutput?.setMetadataObjectsDelegate(self, queue: .main)
          }
          func metadataOutput(
            _ output: AVCaptureMetadataOutput, didOutput objects: [AVMetadataObject],
            from connection: AVCaptureConnection
          ) { found?() }
        }
        final class Start: UIViewController {
          private let scanner = Scanner()
          override func viewDidLoad() {
            scanner.found = { [weak self] in 1️⃣self?.present(Detail(), animated: true) }
            scanner.start()
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}

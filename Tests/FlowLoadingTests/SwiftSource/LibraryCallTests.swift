import FlowGraph
import Testing

@testable import FlowLoading

@Suite("What UIKit and libraries call in the app")
struct LibraryCallTests {
  @Test(
    "A method that a library's protocol asks for is called by the library",
    arguments: ["func bind(reactor: Reactor)", "func setUp(with model: Model)", "func render()"])
  func witness(_ method: String) {
    expect(
      "import ReactorKit\n" + plainLaunch + """
        final class Start: UIViewController, ReactorKit.View {
          \(method) { 1️⃣navigationController?.pushViewController(Detail(), animated: true) }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"], screens: ["Detail", "Other", "Start"])
  }

  @Test("A method for the system is given what calls it, whatever it is named")
  func systemWitness() {
    expect(
      plainLaunch + """
        final class Start: UIViewController, AVCaptureMetadataOutputObjectsDelegate {
          func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput objects: [Any]) {
            1️⃣navigationController?.pushViewController(Detail(), animated: true)
          }
          func unused(with model: Int) { present(Detail(), animated: true) }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test("A method that the program calls runs where it is called alone")
  func called() {
    expect(
      plainLaunch + """
        final class Start: UIViewController, Bindable {
          @IBAction func tap() { Other().bind(model: 1) }
          func bind(model: Int) { navigationController?.pushViewController(Detail(), animated: true) }
        }
        """)
  }

  @Test("The methods of an app's own protocol have callers in the app")
  func ownProtocol() {
    expect(
      plainLaunch + """
        protocol Showing { func show(detail: Int) }
        final class Start: UIViewController, Showing {
          func show(detail: Int) { navigationController?.pushViewController(Detail(), animated: true) }
        }
        """)
  }

  @Test("A class is no view of SwiftUI, whatever its protocol is called")
  func viewProtocol() {
    expect(
      plainLaunch + """
        extension View { func plain() -> some View { self } }
        final class Start: UIViewController {
          @objc func go() { 1️⃣navigationController?.pushViewController(Detail(), animated: true) }
        }
        final class Cell: UITableViewCell, View { func bind(reactor: Int) {} }
        """, transitions: ["Start -push-> Detail at 1️⃣"], screens: ["Detail", "Other", "Start"])
  }

  @Test("An overridden delegate method runs, and the one that it overrides does not")
  func overriddenDelegate() {
    expect(
      plainLaunch + """
        class Base: UIViewController, UITableViewDelegate {
          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            present(Other(), animated: true)
          }
        }
        final class Start: Base {
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            1️⃣navigationController?.pushViewController(Detail(), animated: true)
          }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test(
    "An operation runs its main method",
    arguments: ["OperationQueue().addOperation(work)", "work.start()"])
  func operation(_ run: String) {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          @IBAction func go(_ sender: Any) {
            let work = Work(presenter: self)
            \(run)
          }
        }
        final class Work: Operation {
          weak var presenter: UIViewController?
          init(presenter: UIViewController?) { self.presenter = presenter; super.init() }
          override func main() { 1️⃣presenter?.present(Detail(), animated: true) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test(
    "What bears the name of a method and is something else calls nothing",
    arguments: [
      "func sizes(_ map: [String: Int]) -> [Int] { Array(map.values) }",
      "let values = Box()\n  override func viewDidLoad() { Store().add(values) }",
    ])
  func namesake(_ other: String) {
    expect(
      plainLaunch + """
        final class Box {}
        final class Store { func add(_ box: Box) {} }
        final class Start: UIViewController, LibrarySource {
          \(other)
          func values(adapter: LibraryAdapter) -> [Int] {
            1️⃣present(Detail(), animated: true)
            return []
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("A preview is looked at; its commit shows it")
  func preview() {
    expect(
      plainLaunch + """
        final class Start: UIViewController, UIViewControllerPreviewingDelegate {
          func previewingContext(
            _ context: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
          ) -> UIViewController? { Detail() }
          func previewingContext(
            _ context: UIViewControllerPreviewing, commit controller: UIViewController
          ) { 1️⃣navigationController?.pushViewController(controller, animated: true) }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test("A page controller that is its own data source holds the pages before and after")
  func pages() {
    expect(
      plainLaunch + """
        final class Start: UIPageViewController, UIPageViewControllerDataSource {
          override func viewDidLoad() { setViewControllers([Detail()], direction: .forward, animated: false) }
          func pageViewController(
            _ controller: UIPageViewController, viewControllerAfter shown: UIViewController
          ) -> UIViewController? { Other() }
        }
        """, transitions: ["Start -embed-> Detail", "Start -embed-> Other"])
  }

  @Test("A method on another controller's bar is that controller's")
  func otherBar() {
    expect(
      plainLaunch + """
        final class Start: UITableViewController {
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            let detail = Detail()
            detail.navigationItem.leftBarButtonItem = UIBarButtonItem(
              barButtonSystemItem: .cancel, target: self, action: #selector(close))
            1️⃣navigationController?.pushViewController(detail, animated: true)
          }
          @objc func close() { 2️⃣navigationController?.popViewController(animated: true) }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"], backs: ["Detail pop at 2️⃣"])
  }

  @Test("A method on bars of both runs on both")
  func bothBars() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          override func viewDidLoad() {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              barButtonSystemItem: .add, target: self, action: #selector(open))
          }
          @IBAction func go() {
            let detail = Detail()
            detail.navigationItem.rightBarButtonItem = UIBarButtonItem(
              barButtonSystemItem: .add, target: self, action: #selector(open))
            1️⃣navigationController?.pushViewController(detail, animated: true)
          }
          @objc func open() { 2️⃣present(Other(), animated: true) }
        }
        """,
      transitions: [
        "Start -push-> Detail at 1️⃣", "Start -sheet-> Other at 2️⃣", "Detail -sheet-> Other at 2️⃣",
      ])
  }
}

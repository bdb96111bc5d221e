import Testing

@testable import FlowLoading

@Suite("What a program adds to views of UIKit's")
struct SystemViewExtensionTests {
  @Test(
    "A controller's own table has what is added to all views",
    arguments: [
      ("UITableViewController", "tableView", "UIView"),
      ("UITableViewController", "self.tableView", "UITableView"),
      ("UITableViewController", "tableView", "UIScrollView"),
      ("UICollectionViewController", "collectionView", "UICollectionView"),
    ])
  func own(_ controller: String, _ view: String, _ extended: String) {
    expect(
      """
      \(plainLaunch)
      struct Work { let run: () -> Void }
      extension \(extended) {
        func fillBlank(work: Work) {
          UIButton().addAction(UIAction { _ in work.run() }, for: .touchUpInside)
        }
      }
      final class Start: \(controller) {
        override func viewDidLoad() {
          \(view).fillBlank(work: Work { 1️⃣self.show(Detail(), sender: self) })
        }
      }
      """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test("A control that is its own target runs what is added to its class")
  func target() {
    expect(
      """
      \(plainLaunch)
      enum Box { static var body: (() -> Void)? }
      extension UIButton {
        @objc func fire() { Box.body?() }
        func arm() { addTarget(self, action: #selector(UIButton.fire), for: .touchUpInside) }
      }
      final class Start: UIViewController {
        override func viewDidLoad() {
          Box.body = { 1️⃣self.show(Detail(), sender: self) }
          UIButton().arm()
        }
      }
      """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  /// The closure is kept in one place for all, as associated objects are.
  @Test("A control's code that it is given to keep is its own")
  func given() {
    expect(
      """
      \(plainLaunch)
      enum Box { static var body: (() -> Void)? }
      extension UIButton {
        @objc func fire() { Box.body?() }
        func onTap(_ body: @escaping () -> Void) {
          Box.body = body
          addTarget(self, action: #selector(UIButton.fire), for: .touchUpInside)
        }
      }
      final class Start: UIViewController {
        override func viewDidLoad() { UIButton().onTap { 1️⃣self.show(Detail(), sender: self) } }
      }
      final class Page: UIViewController {
        override func viewDidLoad() { UIButton().onTap { 2️⃣self.present(Other(), animated: true) } }
      }
      extension Detail {
        override func viewDidLoad() { UIButton().onTap { 3️⃣self.show(Page(), sender: self) } }
      }
      """,
      transitions: [
        "Start -push-> Detail at 1️⃣", "Page -sheet-> Other at 2️⃣", "Detail -push-> Page at 3️⃣",
      ])
  }

  @Test(
    "A tab is selected by a number that has a name",
    arguments: ["selectedIndex = .other", "selectedIndex = Int.other", "selectedIndex = 1"])
  func numbers(_ select: String) {
    let graph = SwiftSourceLoader(threads: 1).load([
      SwiftFile(
        path: "App.swift",
        text: launching("window?.rootViewController = Tabs()") + """
          extension Int {
            static let start = 0
            static let other = 1
          }
          final class Tabs: UITabBarController {
            override func viewDidLoad() { viewControllers = [Start(), Other()] }
            func showOther() { \(select) }
          }
          final class Start: UIViewController {
            @IBAction func ask() { (tabBarController as? Tabs)?.showOther() }
          }
          final class Other: UIViewController {}
          """)
    ])
    let selected = graph.transitions.filter { $0.from == "Start" && $0.kind == .tab }
    #expect(selected.map(\.to) == ["Other"])
    #expect(graph.unresolved.isEmpty)
  }
}

import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Controllers of no class of their own")
struct BlankControllerTests {
  @Test(
    "One that nothing is put into is no screen",
    arguments: ["", "page.view.backgroundColor = .red", "page.title = title"])
  func nothing(_ setUp: String) {
    let graph = expect(
      """
      \(plainLaunch)
      final class Start: UIViewController {
        @IBAction func open() {
          let page = UIViewController()
          \(setUp)
          showDetailViewController(UINavigationController(rootViewController: page), sender: self)
          1️⃣show(Detail(), sender: self)
        }
      }
      """, transitions: ["Start -push-> Detail at 1️⃣"])
    #expect(graph.screens.map(\.name).sorted() == ["Detail", "Other", "Start"])
    #expect(graph.unresolved.isEmpty)
  }

  @Test(
    "One that code fills is a page under the name of what makes it",
    arguments: [
      "page.view.addSubview(UILabel())", "page.view = UILabel()", "fill(page)",
      "page.addChild(Detail())",
    ])
  func filled(_ setUp: String) {
    let source = """
      \(plainLaunch)
      final class Start: UIViewController {
        @IBAction func open() {
          let page = UIViewController()
          \(setUp)
          show(page, sender: self)
        }
        private func fill(_ other: UIViewController) { other.view.addSubview(UILabel()) }
      }
      """
    let graph = SwiftSourceLoader(threads: 1).load([SwiftFile(path: "App.swift", text: source)])
    #expect(graph.transitions.contains { $0.from == "Start" && $0.to == "Start.open" })
  }

  @Test("A coordinator that makes no more than one is the page")
  func coordinator() {
    expect(
      """
      \(plainLaunch)
      final class About {
        let page = UIViewController()
      }
      final class Start: UIViewController {
        let about = About()
        @IBAction func open() { 1️⃣show(about.page, sender: self) }
      }
      """, transitions: ["Start -push-> About at 1️⃣"])
  }

  @Test("What an empty one only lies under comes from the screen that shows both")
  func acting() {
    expect(
      """
      \(plainLaunch)
      final class Start: UIViewController {
        @IBAction func open() {
          let page = UIViewController()
          present(page, animated: true)
          1️⃣page.present(Detail(), animated: true)
        }
      }
      """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("What makes it and is no screen itself gives it its own name")
  func factory() {
    expect(
      """
      \(plainLaunch)
      final class Start: UIViewController {
        @IBAction func open() { 1️⃣show(Pages.about(), sender: self) }
      }
      enum Pages {
        static func about() -> UIViewController {
          let page = UIViewController()
          page.view.addSubview(UILabel())
          return page
        }
      }
      """, transitions: ["Start -push-> Pages at 1️⃣"])
  }

  @Test(
    "An empty one that stands in a stack until code fills that is nowhere",
    arguments: [
      "stack.viewControllers = [Detail()]", "stack.setViewControllers([Detail()], animated: false)",
      "UIView.animate(withDuration: 1) { self.stack.viewControllers = [Detail()] }",
    ])
  func filledStack(_ statement: String) {
    expect(
      """
      \(plainLaunch)
      final class Start: UIViewController {
        lazy var flow = Flow(on: self)
        @IBAction func open() { flow.start() }
      }
      final class Flow {
        weak var host: UIViewController?
        let stack = UINavigationController(rootViewController: UIViewController())
        init(on host: UIViewController) { self.host = host }
        func start() {
          \(statement)
          1️⃣host?.present(stack, animated: true)
        }
      }
      """, transitions: ["Start -sheet-> Detail at 1️⃣"], screens: ["Detail", "Other", "Start"])
  }
}

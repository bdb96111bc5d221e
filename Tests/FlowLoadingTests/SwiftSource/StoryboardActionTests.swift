import FlowGraph
import Foundation
import Testing

@testable import FlowLoading

@Suite("What the controls of storyboards call")
struct StoryboardActionTests {
  private typealias Text = StoryboardText

  private func rows(_ source: String, _ scenes: String...) throws -> [String] {
    try rows([source], scenes.joined())
  }

  private func rows(_ sources: [String], _ scenes: String) throws -> [String] {
    let text = Text.storyboard(initial: "start", scenes)
    let document = try InterfaceBuilderReader.read(
      data: Data(text.utf8), file: "Main.storyboard")
    let graph = SwiftSourceLoader(threads: 1).read(
      sources.enumerated().map { SwiftFile(path: "Screens\($0.offset).swift", text: $0.element) },
      resources: .init(
        documents: [document], entries: [EntryStoryboard(name: "Main", file: "Info.plist", line: 3)]
      )
    ).graph
    return graph.transitions.map { "\($0.from) -\($0.kind.rawValue)-> \($0.to)" }
      + graph.backs.map { "\($0.from) \($0.kind.rawValue)" }
  }

  private func button(_ selector: String, _ target: String) -> String {
    Text.button("x", Text.action(selector, of: target))
  }

  @Test("An action to which no control is connected is never called")
  func unconnected() throws {
    let source = """
      final class Start: UIViewController {
        @IBAction func openHelp(_ sender: Any) { present(Help(), animated: true) }
        @IBAction func changePlan(_ sender: Any) { present(Plans(), animated: true) }
      }
      final class Help: UIViewController {}
      final class Plans: UIViewController {}
      """
    let scene = Text.scene("start", class: "Start", button("openHelp:", "start"))
    #expect(try rows(source, scene) == ["Start -sheet-> Help"])
    let naming = "extension Start { func set() { let action = #selector(changePlan(_:)) } }"
    #expect(
      try Set(rows(source + "\n" + naming, scene)) == [
        "Start -sheet-> Help", "Start -sheet-> Plans",
      ])
  }

  @Test(
    "A method of the same name elsewhere connects no control",
    arguments: [
      "extension Alert { static func changePlan() {} }; func f() { Alert.changePlan() }",
      """
      final class Other: UIViewController {
        func set() { let action = #selector(changePlan(_:)) }
        @objc func changePlan(_ sender: Any) {}
      }
      """,
      "func f() { let action = #selector(Help.changePlan) }",
    ])
  func elsewhere(_ other: String) throws {
    let source = """
      final class Start: UIViewController {
        @IBAction func openHelp(_ sender: Any) { present(Help(), animated: true) }
        @IBAction func changePlan(_ sender: Any) { present(Plans(), animated: true) }
      }
      final class Help: UIViewController { @objc func changePlan() {} }
      final class Plans: UIViewController {}
      enum Alert {}
      """
    let scene = Text.scene("start", class: "Start", button("openHelp:", "start"))
    #expect(try rows([source, other], scene) == ["Start -sheet-> Help"])
    let heir = "final class Heir: Start { func set() { let action = #selector(changePlan(_:)) } }"
    #expect(
      try Set(rows([source, heir], scene)) == ["Start -sheet-> Help", "Start -sheet-> Plans"])
  }

  @Test("An action that all controllers have runs on those that name it or are connected to it")
  func ofExtension() throws {
    let source = """
      extension UIViewController {
        @IBAction func leave(_ sender: Any) { navigationController?.dismiss(animated: true) }
      }
      final class Start: UIViewController {
        @IBAction func one(_ sender: Any) { present(Help(), animated: true) }
        @IBAction func two(_ sender: Any) {
          present(storyboard!.instantiateViewController(withIdentifier: "plans"), animated: true)
        }
      }
      final class Help: UIViewController {
        override func viewDidLoad() {
          navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "x", style: .plain, target: self, action: #selector(leave(_:)))
        }
      }
      final class Plans: UIViewController {}
      """
    let found = try rows(
      source,
      Text.scene("start", class: "Start", button("one:", "start") + button("two:", "start")),
      Text.scene("plans", class: "Plans", identifier: "plans", button("leave:", "plans")))
    #expect(
      Set(found) == [
        "Start -sheet-> Help", "Start -sheet-> Plans", "Help dismiss", "Plans dismiss",
      ])
  }

  @Test("A view of the app's that stands in a scene acts on the scene's screen")
  func viewOfScene() throws {
    let source = """
      protocol NoticeDelegate: AnyObject { func act() }
      final class Notice: UIView {
        weak var delegate: NoticeDelegate?
        @IBAction func act(_ sender: Any) { delegate?.act() }
      }
      final class Start: UIViewController, NoticeDelegate {
        @IBOutlet weak var notice: Notice!
        override func viewDidLoad() { notice.delegate = self }
        func act() { present(Help(), animated: true) }
      }
      final class Help: UIViewController {}
      """
    let view = """
      <view id="notice" customClass="Notice"><subviews>\(button("act:", "notice"))</subviews></view>
      """
    #expect(
      try rows(source, Text.scene("start", class: "Start", view)) == ["Start -sheet-> Help"])
  }

  @Test(
    "A control is connected to the method of its selector, not to one of its first word",
    arguments: [
      ("userTapped:", "userTapped(userId: String)", false),
      ("userTapped:", "userTapped(_ sender: Any)", true),
      ("userTappedWithUserId:", "userTapped(userId: String)", true),
      ("userTapped", "userTapped()", true), ("userTapped:", "userTapped()", false),
      ("userTapped:forEvent:", "userTapped(_ sender: Any, forEvent event: UIEvent)", true),
    ])
  func selector(_ selector: String, _ method: String, _ isConnected: Bool) throws {
    let source = """
      class Base: UIViewController {
        @objc func \(method) { present(Help(), animated: true) }
      }
      final class Start: Base {}
      final class Help: UIViewController {
        private let action = #selector(close)
        @objc private func close() {}
      }
      """
    let scene = Text.scene("start", class: "Start", button(selector, "start"))
    #expect(try rows(source, scene) == (isConnected ? ["Start -sheet-> Help"] : []))
  }
}

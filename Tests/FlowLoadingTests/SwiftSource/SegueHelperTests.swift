import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Helpers that perform segues")
struct SegueHelperTests {
  private typealias Text = StoryboardText

  @Test(
    "One by the name of a method of UIKit's, with whatever sender", arguments: ["nil", "self"])
  func generated(_ sender: String) throws {
    let storyboard = Text.storyboard(
      initial: "list",
      Text.scene(
        "list", class: "List",
        Text.connections(Text.segue("presentation", to: "terms", "identifier=\"terms\""))),
      Text.scene("terms", class: "Terms"))
    let graph = SwiftSourceLoader(threads: 1).read(
      [
        SwiftFile(
          path: "Screens.swift",
          text: """
            enum StoryboardSegue { enum Main: String, SegueType { case account, terms } }
            protocol SegueType: RawRepresentable {}
            extension UIViewController {
              func perform<S: SegueType>(segue: S, sender: Any? = nil) where S.RawValue == String {
                performSegue(withIdentifier: segue.rawValue, sender: sender)
              }
            }
            final class List: UIViewController {
              @objc func tap() { perform(segue: StoryboardSegue.Main.terms, sender: \(sender)) }
            }
            final class Terms: UIViewController {}
            """)
      ],
      resources: .init(
        documents: [try Text.read(storyboard, file: "Main.storyboard")],
        entries: [EntryStoryboard(name: "Main", file: "Info.plist", line: 2)])
    ).graph
    #expect(graph.transitions.map { "\($0.from) -> \($0.to)" } == ["List -> Terms"])
  }
}

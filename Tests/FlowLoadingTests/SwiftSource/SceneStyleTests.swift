import FlowGraph
import Foundation
import Testing

@testable import FlowLoading

/// The `modalPresentationStyle` that a storyboard gives a scene.
@Suite("Styles that scenes have")
struct SceneStyleTests {
  private func kinds(_ open: String, segue: String = "", prepare: String = "") throws
    -> [Transition.Kind]
  {
    let source = """
      final class Start: UIViewController {
        @IBAction func open() {
          let page = storyboard!.instantiateViewController(withIdentifier: "Page")
          \(open)
        }
        \(prepare)
      }
      final class Page: UIViewController {}
      """
    let styled = StoryboardText.scene("page", class: "Page", identifier: "Page")
      .replacing(
        "storyboardIdentifier", with: #"modalPresentationStyle="fullScreen" storyboardIdentifier"#)
    let button = StoryboardText.button(
      "Open", segue, StoryboardText.action("open", of: "start"))
    let text = StoryboardText.storyboard(
      initial: "nav", StoryboardText.navigation("nav", root: "start"),
      StoryboardText.scene("start", class: "Start", button), styled)
    let graph = SwiftSourceLoader(threads: 1).read(
      [SwiftFile(path: "Screens.swift", text: source)],
      resources: .init(
        documents: [
          try InterfaceBuilderReader.read(data: Data(text.utf8), file: "Main.storyboard")
        ], entries: [EntryStoryboard(name: "Main", file: "Info.plist", line: 3)])
    ).graph
    return graph.transitions.filter { $0.to == "Page" }.map(\.kind)
  }

  @Test(
    "Code presents a scene by its style, unless it says another",
    arguments: [
      ("present(page, animated: true)", Transition.Kind.cover),
      ("page.modalPresentationStyle = .pageSheet\n    present(page, animated: true)", .sheet),
      ("show(page, sender: nil)", .push),
    ])
  func code(_ open: String, _ expected: Transition.Kind) throws {
    #expect(try kinds(open) == [expected])
  }

  private static func segue(_ attributes: String) -> String {
    StoryboardText.segue("presentation", to: "page", attributes)
  }

  @Test(
    "A segue presents by its own style, by the scene's where it has none, and as code prepares it",
    arguments: [
      (segue(""), "", Transition.Kind.cover),
      (segue("modalPresentationStyle=\"formSheet\""), "", .sheet),
      (segue(""), "segue.destination.modalPresentationStyle = .pageSheet", .sheet),
      (
        segue("modalPresentationStyle=\"formSheet\""),
        "segue.destination.modalPresentationStyle = .overFullScreen", .cover
      ),
    ])
  func segues(_ segue: String, _ prepared: String, _ expected: Transition.Kind) throws {
    let prepare = """
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) { \(prepared) }
      """
    #expect(
      try kinds("_ = page", segue: segue, prepare: prepared.isEmpty ? "" : prepare) == [expected])
  }
}

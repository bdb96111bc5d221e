import FlowGraph
import Foundation
import Testing

@testable import FlowLoading

@Suite("Scenes that functions name")
struct SceneTextTests {
  private typealias Text = StoryboardText

  private func rows(_ source: String, _ storyboards: [String: String]) throws -> [String] {
    let documents = try storyboards.keys.sorted().map { name in
      try InterfaceBuilderReader.read(
        data: Data(storyboards[name, default: ""].utf8), file: "\(name).storyboard")
    }
    let graph = SwiftSourceLoader(threads: 1).read(
      [SwiftFile(path: "Screens.swift", text: source)],
      resources: .init(
        documents: documents, entries: [EntryStoryboard(name: "Main", file: "Info.plist", line: 3)])
    ).graph
    return graph.transitions.map { "\($0.from) -\($0.kind.rawValue)-> \($0.to)" }.sorted()
  }

  @Test("The storyboard and the identifier are texts that functions give, by state")
  func functions() throws {
    let source = """
      struct Phase {
        static let setup = "Setup", lock = "Lock"
        static let ready = false
      }
      final class Phases {
        static let shared = Phases()
        func phase() -> String {
          guard Store.isReady() else { return "none" }
          return "some"
        }
        func board() -> String {
          switch phase() {
          case "none": return Phase.setup
          case "some": return Phase.lock
          default: fatalError()
          }
        }
        func title() -> String { "Setup" }
      }
      final class Boards {
        static let shared = Boards()
        private let kept = [Phase.lock]
        private var boards: [String: UIStoryboard] = [:]
        func board(_ name: String) -> UIStoryboard {
          guard kept.contains(name) else { return UIStoryboard(name: name, bundle: nil) }
          if !boards.keys.contains(name) { boards[name] = UIStoryboard(name: name, bundle: nil) }
          return boards[name]!
        }
      }
      final class Start: UIViewController {
        @IBAction func go() {
          let name = Phases.shared.board()
          let board = Boards.shared.board(name)
          present(board.instantiateViewController(withIdentifier: root(of: name)), animated: true)
        }
        func root(of name: String) -> String { "\\(name)Root" }
      }
      final class Setup: UIViewController {}
      final class Lock: UIViewController {}
      final class Other: UIViewController {}
      """
    let found = try rows(
      source,
      [
        "Main": Text.storyboard(
          initial: "start",
          Text.scene("start", class: "Start", Text.button("Go", Text.action("go", of: "start")))),
        "Setup": Text.storyboard(Text.scene("one", class: "Setup", identifier: "SetupRoot")),
        "Lock": Text.storyboard(
          Text.scene("one", class: "Lock", identifier: "LockRoot"),
          Text.scene("two", class: "Other", identifier: "Other")),
      ])
    #expect(found == ["Start -sheet-> Lock", "Start -sheet-> Setup"])
  }
}

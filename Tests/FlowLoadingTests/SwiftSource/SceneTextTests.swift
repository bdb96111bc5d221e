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

  @Test(
    "A scene that code names is not dead, though nothing was seen to run that code",
    arguments: [("make(\"help\")", []), ("make(\"other\")", ["Help"])])
  func named(call: String, dead: [String]) throws {
    let source = """
      final class Boards {
        func make(_ name: String) -> UIViewController {
          UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: name)
        }
        var page: UIViewController { \(call) }
      }
      final class Start: UIViewController {}
      final class Help: UIViewController {
        static func load() -> UIViewController {
          UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "help")
        }
      }
      """
    let text = Text.storyboard(
      initial: "start", Text.scene("start", class: "Start"),
      Text.scene("help", class: "Help", identifier: "help"))
    let graph = SwiftSourceLoader(threads: 1).read(
      [SwiftFile(path: "Screens.swift", text: source)],
      resources: .init(
        documents: [
          try InterfaceBuilderReader.read(data: Data(text.utf8), file: "Main.storyboard")
        ], entries: [EntryStoryboard(name: "Main", file: "Info.plist", line: 3)])
    ).graph
    #expect(graph.unshown.map(\.name) == dead)
  }

  @Test("A segue of the app's own class does what its perform says")
  func customSegues() throws {
    let source = """
      final class Drawer: UIStoryboardSegue {
        override func perform() {
          destination.modalPresentationStyle = .fullScreen
          source.present(destination, animated: true, completion: nil)
        }
      }
      final class Plain: UIStoryboardSegue {
        override func perform() { self.source.present(self.destination, animated: true) }
      }
      final class Swap: UIStoryboardSegue {
        override func perform() { source.view.window?.rootViewController = destination }
      }
      final class Fade: UIStoryboardSegue {
        override func perform() { source.view.addSubview(destination.view) }
      }
      final class Start: UIViewController {
        @IBAction func go() { performSegue(withIdentifier: "plain", sender: nil) }
      }
      final class One: UIViewController {}
      final class Two: UIViewController {}
      final class Three: UIViewController {}
      final class Four: UIViewController {}
      """
    func custom(_ name: String, to scene: String, _ more: String = "") -> String {
      Text.segue("custom", to: scene, "customClass=\"\(name)\" customModule=\"App\" \(more)")
    }
    let found = try rows(
      source,
      [
        "Main": Text.storyboard(
          initial: "nav", Text.navigation("nav", root: "start"),
          Text.scene(
            "start", class: "Start",
            Text.connections(custom("Plain", to: "two", "identifier=\"plain\""))
              + Text.button("One", custom("Drawer", to: "one"))
              + Text.button("Go", Text.action("go", of: "start"))
              + Text.button("Three", custom("Swap", to: "three"))
              + Text.button("Four", custom("Fade", to: "four"))),
          Text.scene("one", class: "One"), Text.scene("two", class: "Two"),
          Text.scene("three", class: "Three"), Text.scene("four", class: "Four"))
      ])
    #expect(
      found == [
        "Start -cover-> One", "Start -push-> Four", "Start -root-> Three", "Start -sheet-> Two",
      ])
  }
}

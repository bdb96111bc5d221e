import FlowGraph
import Foundation
import Testing

@testable import FlowLoading

@Suite("Segues and scenes that storyboards lack")
struct MissingReferenceTests {
  private typealias Text = StoryboardText

  private func missing(_ source: String, _ storyboards: [String: String]) throws -> [String] {
    try graph(source, storyboards).missingReferences.map { row in
      "\(row.kind.rawValue) \(row.identifier) of \(row.owner) in \(row.storyboards.joined(separator: " "))"
        + (row.idiom.map { " on \($0)" } ?? "") + " at \(row.line)"
    }
  }

  private func graph(_ source: String, _ storyboards: [String: String]) throws -> FlowGraph {
    let documents = try storyboards.sorted { $0.key < $1.key }.map { file, text in
      try InterfaceBuilderReader.read(data: Data(text.utf8), file: file)
    }
    return SwiftSourceLoader(threads: 1).read(
      [SwiftFile(path: "Screens.swift", text: source)],
      resources: .init(
        documents: documents,
        entries: [EntryStoryboard(name: "Main", file: "Info.plist", line: 3)])
    ).graph
  }

  @Test("Where the app stops, nothing is left to find out")
  func noDoubt() throws {
    let source = """
      final class List: UIViewController {
        @objc func open() { performSegue(withIdentifier: "detial", sender: self) }
        @objc func push() {
          let board = UIStoryboard(name: "Main", bundle: nil)
          let detail = board.instantiateViewController(withIdentifier: "Detial")
          navigationController?.pushViewController(detail, animated: true)
        }
        @objc func make() {
          let board = UIStoryboard(name: "Main", bundle: nil)
          show(board.instantiateViewController(withIdentifier: "Detial"), sender: nil)
        }
        @objc func other() { navigationController?.pushViewController(shelf(), animated: true) }
        func shelf() -> UIViewController {
          UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: text())
        }
        func text() -> String { UserDefaults.standard.string(forKey: "x")! }
      }
      final class Detail: UIViewController {}
      """
    let graph = try graph(source, ["Main.storyboard": Self.phone])
    #expect(graph.unresolved.map(\.line) == [12])
    #expect(graph.unreached.isEmpty)
  }

  private static let phone = Text.storyboard(
    initial: "list",
    Text.scene(
      "list", class: "List",
      Text.connections(Text.segue("show", to: "detail", "identifier=\"detail\""))),
    Text.scene("detail", class: "Detail", identifier: "Detail"))

  private static let screens = """
    final class List: UIViewController {
      @objc func open() { performSegue(withIdentifier: "detail", sender: self) }
      @objc func make() { show(storyboard!.instantiateViewController(withIdentifier: "Detail"), sender: nil) }
    }
    final class Detail: UIViewController {}
    """

  @Test("What is there is not missing")
  func present() throws {
    #expect(try missing(Self.screens, ["Main.storyboard": Self.phone]) == [])
  }

  @Test("A literal that no scene has; what is made up at run time is not judged")
  func literals() throws {
    let source = """
      final class List: UIViewController {
        private let name = "detial"
        @objc func open() { performSegue(withIdentifier: name, sender: self) }
        @objc func other() { performSegue(withIdentifier: text(), sender: self) }
        @objc func make() {
          let board = UIStoryboard(name: "Main", bundle: nil)
          show(board.instantiateViewController(withIdentifier: "Detial"), sender: nil)
          show(board.instantiateViewController(withIdentifier: text()), sender: nil)
          show(UIStoryboard(name: "Elsewhere", bundle: .module)
            .instantiateViewController(withIdentifier: "Any"), sender: nil)
        }
        func text() -> String { UserDefaults.standard.string(forKey: "x")! }
      }
      final class Detail: UIViewController {}
      """
    #expect(
      try missing(source, ["Main.storyboard": Self.phone]) == [
        "segue detial of List in Main.storyboard at 3",
        "storyboardID Detial of Main in Main.storyboard at 7",
      ])
  }

  @Test("What several controllers are set up by may offer a segue on that one alone which has it")
  func shared() throws {
    let source = """
      final class Menu {
        private var rows: [() -> Void] = []
        func build(for controller: UIViewController) {
          add { controller.performSegue(withIdentifier: "detail", sender: self) }
          add { controller.performSegue(withIdentifier: "detial", sender: self) }
        }
        private func add(_ act: @escaping () -> Void) { act() }
      }
      final class List: UIViewController {
        override func viewDidLoad() { Menu().build(for: self) }
        @objc func go() { show(storyboard!.instantiateViewController(withIdentifier: "Other"), sender: nil) }
      }
      final class Other: UIViewController {
        override func viewDidLoad() { Menu().build(for: self) }
      }
      final class Detail: UIViewController {}
      """
    let board = Text.storyboard(
      initial: "list",
      Text.scene(
        "list", class: "List",
        Text.connections(Text.segue("show", to: "detail", "identifier=\"detail\""))),
      Text.scene("detail", class: "Detail"),
      Text.scene("other", class: "Other", identifier: "Other"))
    #expect(
      try missing(source, ["Main.storyboard": board]) == [
        "segue detial of List in Main.storyboard at 5",
        "segue detial of Other in Main.storyboard at 5",
      ])
  }

  @Test("Each kind of device has a storyboard of its own")
  func idioms() throws {
    let pad = Text.storyboard(
      initial: "list", Text.scene("list", class: "List"), Text.scene("detail", class: "Detail"))
    let boards = ["Main.storyboard": Self.phone, "Main~ipad.storyboard": pad]
    #expect(
      try missing(Self.screens, boards) == [
        "segue detail of List in Main~ipad.storyboard on ipad at 2",
        "storyboardID Detail of Main in Main~ipad.storyboard on ipad at 3",
      ])
    let asking = """
      final class List: UIViewController {
        @objc func open() {
          if traitCollection.userInterfaceIdiom == .phone {
            performSegue(withIdentifier: "detail", sender: self)
          }
        }
      }
      final class Detail: UIViewController {}
      """
    #expect(try missing(asking, boards) == [])
  }
}

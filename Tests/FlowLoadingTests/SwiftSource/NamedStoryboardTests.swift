import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Storyboards by names that code works out")
struct NamedStoryboardTests {
  private typealias Text = StoryboardText

  /// `Main` begins with `Home`; `Other` with `First`, and has `Second` and `Third`.
  private func graph(_ source: String) throws -> FlowGraph {
    let main = Text.storyboard(initial: "home", Text.scene("home", class: "Home"))
    let other = Text.storyboard(
      initial: "first", Text.scene("first", class: "First"),
      Text.scene("second", class: "Second", identifier: "Second"),
      Text.scene("third", class: "Third", identifier: "Third"))
    return SwiftSourceLoader(threads: 1).read(
      [
        SwiftFile(
          path: "Screens.swift",
          text: source
            + "\nfinal class First: UIViewController {}\nfinal class Second: UIViewController {}"
            + "\nfinal class Third: UIViewController {}")
      ],
      resources: .init(
        documents: [
          try Text.read(main, file: "Main.storyboard"),
          try Text.read(other, file: "Other.storyboard"),
        ], entries: [EntryStoryboard(name: "Main", file: "Info.plist", line: 2)])
    ).graph
  }

  private func home(_ shown: String, _ code: String) throws -> FlowGraph {
    try graph(
      """
      \(code)
      final class Home: UIViewController {
        @objc func tap() { present(\(shown), animated: true) }
      }
      """)
  }

  private func rows(_ graph: FlowGraph) -> [String] {
    graph.transitions.map { "\($0.from) -\($0.kind.rawValue)-> \($0.to)" }
  }

  @Test(
    "By the case of an enum",
    arguments: [
      (
        """
        enum Board: String { case main, other
          var filename: String { return self.rawValue.capitalized } }
        extension UIStoryboard {
          static func named(_ board: Board) -> UIStoryboard {
            UIStoryboard(name: board.filename, bundle: nil)
          }
        }
        """, "UIStoryboard.named(.other).instantiateInitialViewController()!"
      ),
      (
        """
        extension UIStoryboard {
          enum Storyboard: String { case main = "Main", other = "Other" }
          convenience init(storyboard: Storyboard, bundle: Bundle? = nil) {
            self.init(name: storyboard.rawValue, bundle: bundle)
          }
        }
        """, "UIStoryboard(storyboard: .other).instantiateInitialViewController()!"
      ),
      (
        """
        enum Board: String {
          case main = "Main"
          case other = "Other"
          var instance: UIStoryboard { return UIStoryboard(name: rawValue, bundle: Bundle.main) }
          func first() -> UIViewController? { return instance.instantiateInitialViewController() }
        }
        """, "Board.other.first()!"
      ),
    ])
  func enums(_ code: String, _ shown: String) throws {
    #expect(rows(try home(shown, code)) == ["Home -sheet-> First"])
  }

  @Test("A storyboard whose name nobody knows is none in particular")
  func unknown() throws {
    let code = "func board() -> UIStoryboard { UIStoryboard(name: read(), bundle: nil) }"
    let named = try home("board().instantiateViewController(withIdentifier: \"Second\")", code)
    #expect(rows(named) == ["Home -sheet-> Second"])
    #expect(named.missingReferences.isEmpty)
    let initial = try home("board().instantiateInitialViewController()!", code)
    #expect(rows(initial) == [])
    #expect(initial.unresolved.count == 1)
  }

  @Test(
    "A scene by the type that a function is given",
    arguments: ["\"\\(type)\"", "\"\\(T.self)\"", "String(describing: type)"])
  func types(_ identifier: String) throws {
    let found = try graph(
      """
      extension UIStoryboard {
        func make<T: UIViewController>(ofType type: T.Type) -> T {
          instantiateViewController(withIdentifier: \(identifier)) as! T
        }
      }
      final class Home: UIViewController {
        let board = UIStoryboard(name: "Other", bundle: nil)
        @objc func tap() { present(board.make(ofType: Second.self), animated: true) }
        @objc func other() { present(board.make(ofType: Third.self), animated: true) }
      }
      """)
    #expect(rows(found) == ["Home -sheet-> Second", "Home -sheet-> Third"])
  }
}

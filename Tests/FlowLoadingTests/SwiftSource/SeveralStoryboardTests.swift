import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Apps with a storyboard each")
struct SeveralStoryboardTests {
  private typealias Text = StoryboardText

  private func graph(_ files: [SwiftFile], _ storyboards: [(file: String, text: String)]) throws
    -> FlowGraph
  {
    let folders = storyboards.map {
      $0.file.split(separator: "/").dropLast().joined(separator: "/")
    }
    return SwiftSourceLoader(threads: 1).read(
      files,
      resources: .init(
        documents: try storyboards.map { try Text.read($0.text, file: $0.file) },
        entries: folders.map {
          EntryStoryboard(
            name: "Main", file: $0.isEmpty ? "Info.plist" : "\($0)/Info.plist", line: 2)
        })
    ).graph
  }

  @Test("Each storyboard means the class beside it of two of one name, and each app begins with it")
  func twoApps() throws {
    let scene = Text.storyboard(initial: "main", Text.scene("main", class: "Main"))
    func source(_ detail: String) -> String {
      """
      final class Main: UIViewController {
        @objc func open() { present(\(detail)(), animated: true) }
      }
      final class \(detail): UIViewController {}
      """
    }
    let found = try graph(
      [
        SwiftFile(path: "A/Main.swift", text: source("First")),
        SwiftFile(path: "B/Main.swift", text: source("Second")),
      ], [("A/Main.storyboard", scene), ("B/Main.storyboard", scene)])
    #expect(found.entries.map(\.screenID) == ["Main@A/Main.swift", "Main@B/Main.swift"])
    #expect(found.entries.map(\.file) == ["A/Info.plist", "B/Info.plist"])
    #expect(
      found.transitions.map { "\($0.fromID) -> \($0.toID)" } == [
        "Main@A/Main.swift -> First", "Main@B/Main.swift -> Second",
      ])
    #expect(found.unshown.isEmpty)
  }

  @Test("A navigation controller of the app's own class is a stack", arguments: [nil, "Flow"])
  func ownClass(_ name: String?) throws {
    let found = try graph(
      [
        SwiftFile(
          path: "Screens.swift",
          text: """
            final class Flow: UINavigationController {}
            final class Home: UIViewController {
              @objc func back() { navigationController?.popViewController(animated: true) }
            }
            """)
      ],
      [
        (
          "Main.storyboard",
          Text.storyboard(
            initial: "flow",
            Text.navigation("flow", root: "home", class: name, identifier: "main"),
            Text.scene("home", class: "Home"))
        )
      ])
    #expect(found.stacks.map(\.owner) == [name ?? "main"])
    #expect(found.stacks.map(\.roots) == [["Home"]])
    #expect(found.backs.map(\.stacks) == [found.stacks.map(\.id)])
  }
}

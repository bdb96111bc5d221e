import FlowGraph
import Foundation
import Testing

@testable import FlowLoading

/// Segues of the app's own classes, whatever kind the storyboard says that they are.
@Suite("Segues of the app's own classes")
struct CustomSegueTests {
  private static let classes = """
    final class Boxed: UIStoryboardSegue {
      override func perform() {
        let stack = UINavigationController(rootViewController: destination)
        stack.modalPresentationStyle = .fullScreen
        source.present(stack, animated: true, completion: nil)
      }
    }
    final class BoxedAtOnce: UIStoryboardSegue {
      override func perform() {
        guard let page = self.destinationViewController as? Page else { return }
        source.present(UINavigationController(rootViewController: page), animated: true)
      }
    }
    final class Plain: UIStoryboardSegue {
      override func perform() { source.present(destination, animated: true) }
    }
    final class Animated: UIStoryboardSegue {
      override func perform() {
        source.present(destination, animated: true)
        super.perform()
      }
    }
    final class Replacing: UIStoryboardSegue {
      override func perform() {
        guard let stack = source.navigationController else { return }
        var all = stack.viewControllers
        all.removeLast()
        all.append(destination)
        stack.setViewControllers(all, animated: true)
      }
    }
    final class Adding: UIStoryboardSegue {
      override func perform() {
        var all = source.navigationController?.viewControllers ?? []
        all.append(destination)
        source.navigationController?.setViewControllers(all, animated: true)
      }
    }
    final class Only: UIStoryboardSegue {
      override func perform() {
        source.navigationController?.setViewControllers([destination], animated: true)
      }
    }
    final class Embedding: UIStoryboardSegue {
      override func perform() {
        source.addChild(destination)
        source.view.addSubview(destination.view)
        destination.didMove(toParent: source)
      }
    }
    final class Idle: UIStoryboardSegue {
      override func perform() {}
    }
    final class Start: UIViewController {}
    final class Page: UIViewController {}
    final class More: UIViewController {}
    """

  private func graph(_ kind: String, _ name: String) throws -> FlowGraph {
    let text = StoryboardText.storyboard(
      initial: "nav", StoryboardText.navigation("nav", root: "start"),
      StoryboardText.scene(
        "start", class: "Start",
        StoryboardText.button(
          "Page", StoryboardText.segue(kind, to: "page", "customClass=\"\(name)\""))),
      StoryboardText.scene(
        "page", class: "Page",
        StoryboardText.button("More", StoryboardText.segue("show", to: "more"))),
      StoryboardText.scene("more", class: "More"))
    return SwiftSourceLoader(threads: 1).read(
      [SwiftFile(path: "Screens.swift", text: Self.classes)],
      resources: .init(
        documents: [
          try InterfaceBuilderReader.read(data: Data(text.utf8), file: "Main.storyboard")
        ], entries: [EntryStoryboard(name: "Main", file: "Info.plist", line: 3)])
    ).graph
  }

  @Test(
    "What `perform()` does counts, and not the storyboard's kind",
    arguments: [
      ("show", "Boxed", Transition.Kind.cover), ("presentation", "Boxed", .cover),
      ("show", "BoxedAtOnce", .sheet), ("custom", "BoxedAtOnce", .sheet),
      ("push", "Plain", .sheet), ("show", "Animated", .push), ("show", "Unknown", .push),
      ("custom", "Replacing", .root), ("custom", "Adding", .push), ("custom", "Only", .root),
      ("custom", "Embedding", .embed),
    ])
  func kinds(_ kind: String, _ name: String, _ expected: Transition.Kind) throws {
    let rows = try graph(kind, name).transitions.filter { $0.to == "Page" }
    #expect(rows.map(\.kind) == [expected])
  }

  @Test(
    "The stack that it puts the screen into is where the screen pushes",
    arguments: [("Boxed", Transition.Kind.push), ("BoxedAtOnce", .push), ("Plain", .sheet)])
  func stack(_ name: String, _ expected: Transition.Kind) throws {
    let rows = try graph("show", name).transitions.filter { $0.to == "More" }
    #expect(rows.map(\.kind) == [expected])
  }

  @Test("One that does nothing shows nothing by itself")
  func idle() throws {
    #expect(try graph("custom", "Idle").transitions.filter { $0.to == "Page" } == [])
  }
}

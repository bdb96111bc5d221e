import FlowGraph
import Testing

@testable import FlowLoading

@Suite struct InterfaceBuilderGraphTests {
  private typealias Text = StoryboardText

  private let main = InterfaceBuilderGraph.Options(
    entries: [EntryStoryboard(name: "Main", file: "App/Info.plist", line: 5)])

  @Test func aNavigationControllerIsSeenThrough() throws {
    let graph = try Text.graph(
      Text.storyboard(
        initial: "n", Text.navigation("n", root: "a"),
        Text.scene("a", class: "List", Text.button("Open", Text.segue("show", to: "b"))),
        Text.scene("b", class: "Detail", Text.button("Edit", Text.segue("show", to: "m"))),
        Text.navigation("m", root: "c"), Text.scene("c", class: "Editor")),
      options: main
    ).graph
    #expect(graph.arrows == ["Detail -sheet-> Editor", "List -push-> Detail"])
    #expect(graph.entries.map(\.name) == ["List"])
    #expect(graph.entries.map(\.line) == [4])
    #expect(graph.screens.map(\.id) == ["Detail", "Editor", "List"])
    #expect(graph.stacks.map(\.roots) == [["Editor"], ["List"]])
    #expect(graph.stacks.map(\.id) == ["App/Main.storyboard#m", "App/Main.storyboard#n"])
    let push = try #require(graph.transitions.last)
    #expect(push.stacks == ["App/Main.storyboard#n"])
    #expect(push.trigger == "button “Open”")
    #expect(push.steps.map(\.label) == ["button “Open”"])
    #expect(push.line == 5)
    #expect(graph.unresolved.isEmpty)
    #expect(graph.resolvedCalls == 4)
  }

  /// `show` asks its surroundings: a push in a navigation controller, else a presentation.
  @Test func whatShowDoes() throws {
    let text = Text.storyboard(
      initial: "a",
      Text.scene("a", class: "First", Text.button("Go", Text.segue("show", to: "b"))),
      Text.scene("b", class: "Second"),
      Text.scene(
        "c", class: "Made", identifier: "made", Text.button("Go", Text.segue("show", to: "b"))))
    #expect(
      try Text.graph(text, options: main).graph.arrows == [
        "First -sheet-> Second", "Made -push?-> Second",
      ])
    var options = main
    options.surroundings = ["Made": .none]
    #expect(
      try Text.graph(text, options: options).graph.arrows == [
        "First -sheet-> Second", "Made -sheet-> Second",
      ])
    options.surroundings = ["Made": .navigationController, "First": .navigationController]
    #expect(
      try Text.graph(text, options: options).graph.arrows == [
        "First -push?-> Second", "First -sheet?-> Second", "Made -push-> Second",
      ])
  }

  @Test func presentationStyles() throws {
    let styles = ["", "fullScreen", "overCurrentContext", "formSheet", "popover", "automatic"]
    let segues = styles.map {
      Text.segue("presentation", to: "b", $0.isEmpty ? "" : "modalPresentationStyle=\"\($0)\"")
    }
    let graph = try Text.graph(
      Text.storyboard(
        initial: "a",
        Text.scene(
          "a", class: "A",
          segues.enumerated().map { Text.button("\($0.offset)", $0.element) }.joined()
            + Text.button("p", Text.segue("popoverPresentation", to: "b"))
            + Text.button("x", Text.segue("custom", to: "b", "customClass=\"Flip\""))
            + Text.button("r", Text.segue("replace", to: "b"))),
        Text.scene("b", class: "B")), options: main
    ).graph
    let kinds = Dictionary(
      graph.transitions.map { ($0.trigger ?? "", $0.kind) }, uniquingKeysWith: { a, _ in a })
    #expect(
      kinds == [
        "button “0”": .sheet, "button “1”": .cover, "button “2”": .cover, "button “3”": .sheet,
        "button “4”": .popover, "button “5”": .sheet, "button “p”": .popover, "button “x”": .push,
        "button “r”": .root,
      ])
    #expect(graph.transitions.filter { $0.certainty == .possible }.map(\.trigger) == ["button “x”"])
  }

  @Test func tabs() throws {
    let tabs = ["n", "b"].map {
      Text.segue("relationship", to: $0, "relationship=\"viewControllers\"")
    }
    let item = "<tabBarItem key=\"tabBarItem\" title=\"Two\" id=\"i\"/>"
    let graph = try Text.graph(
      Text.storyboard(
        initial: "t",
        Text.scene("t", kind: "tabBarController", "<connections>\(tabs.joined())</connections>"),
        Text.navigation("n", root: "a"), Text.scene("a", class: "A", attributes: "title=\"One\""),
        Text.scene("b", class: "B", item)),
      options: main
    ).graph
    #expect(graph.arrows == ["Main.t -tab-> A", "Main.t -tab-> B"])
    #expect(graph.entries.map(\.name) == ["Main.t"])
    #expect(graph.screens.filter(\.container).map(\.id) == ["Main.t"])
    #expect(graph.screens.map(\.kind) == [.controller, .controller, .scene])
    let group = try #require(graph.tabGroups.first)
    #expect(group.owner == "Main.t")
    #expect(group.tabs.map(\.label) == ["One", "Two"])
    #expect(group.tabs.map(\.screen) == ["A", "B"])
    #expect(!group.partial)
  }

  @Test func splitView() throws {
    let columns = ["master": "n", "detail": "b"].sorted { $0.key < $1.key }.map {
      Text.segue("relationship", to: $0.value, "relationship=\"\($0.key)ViewController\"")
    }
    let graph = try Text.graph(
      Text.storyboard(
        initial: "s",
        Text.scene(
          "s", kind: "splitViewController", class: "Split",
          "<connections>\(columns.joined())</connections>"),
        Text.navigation("n", root: "a"),
        Text.scene("a", class: "List", Text.button("Open", Text.segue("showDetail", to: "c"))),
        Text.scene("b", class: "Empty", Text.button("New", Text.segue("showDetail", to: "m"))),
        Text.scene("c", class: "Detail"), Text.navigation("m", root: "c")),
      options: main
    ).graph
    #expect(
      graph.arrows == [
        "Empty -root-> Detail", "List -push-> Detail", "Split -embed-> Empty",
        "Split -embed-> List",
      ])
  }

  @Test func whatIsPushedInASplitViewStandsInIt() throws {
    let master = Text.segue("relationship", to: "n", "relationship=\"masterViewController\"")
    let graph = try Text.graph(
      Text.storyboard(
        initial: "s",
        Text.scene("s", kind: "splitViewController", class: "Split", Text.connections(master)),
        Text.navigation("n", root: "a"),
        Text.scene("a", class: "A", Text.button("Go", Text.segue("push", to: "b"))),
        Text.scene("b", class: "B", Text.button("Go", Text.segue("showDetail", to: "c"))),
        Text.scene("c", class: "C")), options: main
    ).graph
    #expect(graph.arrows == ["A -push-> B", "B -push-> C", "Split -embed-> A"])
  }

  @Test func showDetailWithoutASplitViewPresents() throws {
    let text = Text.storyboard(
      initial: "n", Text.navigation("n", root: "a"),
      Text.scene("a", class: "A", Text.button("Go", Text.segue("showDetail", to: "b"))),
      Text.scene("b", class: "B"))
    #expect(try Text.graph(text, options: main).graph.arrows == ["A -sheet-> B"])
  }

  @Test func anEmbeddedSceneStandsWhereItsParentDoes() throws {
    let box =
      "<containerView id=\"v\"><connections>\(Text.segue("embed", to: "b", "identifier=\"box\""))"
    let graph = try Text.graph(
      Text.storyboard(
        initial: "n", Text.navigation("n", root: "a"),
        Text.scene("a", class: "A", box + "</connections></containerView>"),
        Text.scene("b", class: "B", Text.button("Go", Text.segue("show", to: "c"))),
        Text.scene("c", class: "C")), options: main
    ).graph
    #expect(graph.arrows == ["A -embed-> B", "B -push-> C"])
    #expect(graph.transitions.map(\.trigger) == [nil, "button “Go”"])
    #expect(graph.transitions.map(\.via) == ["box", nil])
  }

  @Test func seguesThatOnlyCodePerforms() throws {
    let text = Text.storyboard(
      initial: "a",
      Text.scene(
        "a", class: "A",
        Text.connections(
          Text.segue("show", to: "b", "identifier=\"open\""), Text.segue("presentation", to: "c"))),
      Text.scene("b", class: "B"), Text.scene("c", class: "C"))
    let graph = try Text.graph(text).graph
    #expect(graph.arrows == ["A -push?-> B"])
    #expect(graph.transitions.map(\.via) == ["open"])
    #expect(graph.transitions.map(\.trigger) == [nil])
    // Nothing can perform a segue without an identifier.
    #expect(graph.unshown.map(\.id) == ["C"])
    #expect(
      try Text.graph(text, options: .init(manualSegues: false)).graph.transitions.isEmpty)
  }

  @Test func namesOfScenesWithoutAClass() throws {
    let graph = try Text.graph(
      Text.storyboard(
        Text.scene("a", identifier: "intro"),
        Text.scene(
          "b", attributes: "title=\"Help \n page\"", Text.button("x", Text.segue("show", to: "a"))),
        Text.scene(
          "c", identifier: "list",
          Text.button(
            "x", Text.segue("show", to: "d"), Text.segue("show", to: "e"),
            Text.segue("show", to: "f"), Text.segue("show", to: "b"))),
        Text.scene("d", attributes: "userLabel=\"Same\""),
        Text.scene("e", attributes: "userLabel=\"Same\""),
        Text.scene("f"))
    ).graph
    #expect(
      graph.screens.map(\.name) == [
        "Main.Help page", "Main.d", "Main.e", "Main.f", "intro", "list",
      ])
    #expect(graph.screens.allSatisfy { $0.kind == .scene })
  }

  @Test func equalNamesInTwoStoryboards() throws {
    let text = Text.storyboard(Text.scene("a", identifier: "root"))
    let graph = InterfaceBuilderGraph([
      try Text.read(text, file: "One.storyboard"), try Text.read(text, file: "Two.storyboard"),
    ]).graph
    #expect(graph.screens.map(\.id) == ["root@One.storyboard", "root@Two.storyboard"])
    #expect(graph.screens.map(\.name) == ["root", "root"])
  }

  @Test func aClassOfTheSourceGivesItsPlace() throws {
    let place = SourcePlace(file: "A.swift", line: 9, column: 3)
    let document = try Text.read(Text.storyboard(initial: "a", Text.scene("a", class: "A")))
    let graph = InterfaceBuilderGraph([document]) { name, _ in
      name == "A" ? ControllerClass(id: "A@A.swift", name: "A", at: place) : nil
    }.graph
    #expect(graph.screens.map(\.id) == ["A@A.swift"])
    #expect(graph.screens.map(\.place) == [place])
  }

  @Test func scenesThatNothingCanShow() throws {
    let graph = try Text.graph(
      Text.storyboard(
        initial: "a", Text.scene("a", class: "A"),
        Text.scene("b", class: "Lost", Text.button("x", Text.segue("show", to: "c"))),
        Text.scene("c", class: "LostToo"), Text.scene("d", class: "Named", identifier: "d"))
    ).graph
    #expect(graph.unshown.map(\.id) == ["Lost", "LostToo"])
    #expect(graph.screens.map(\.id) == ["A", "Named"])
    #expect(graph.transitions.isEmpty)
  }

  @Test func otherPlatformsAndLaunchScreensAreLeftOut() throws {
    for text in [
      Text.storyboard(initial: "a", runtime: "MacOSX.Cocoa", Text.scene("a", class: "A")),
      Text.storyboard(initial: "a", runtime: "watchKit", Text.scene("a", class: "A")),
      Text.storyboard(initial: "a", launch: true, Text.scene("a", class: "A")),
    ] {
      #expect(try Text.graph(text).graph.screens.isEmpty)
    }
    let television = Text.storyboard(initial: "a", runtime: "AppleTV", Text.scene("a", class: "A"))
    #expect(try Text.graph(television).graph.screens.count == 1)
  }

  @Test func emptyDocuments() throws {
    #expect(InterfaceBuilderGraph([]).graph.screens.isEmpty)
    #expect(try Text.graph(Text.storyboard()).graph.screens.isEmpty)
    let bare = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"/>"
    #expect(try Text.graph(bare, options: main).graph.unresolved.count == 1)
  }
}

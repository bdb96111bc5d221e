import FlowGraph
import Testing

@testable import FlowLoading

@Suite struct StoryboardReferenceTests {
  private typealias Text = StoryboardText

  private func graph(
    _ files: [String: String], options: InterfaceBuilderGraph.Options = .init()
  ) throws -> FlowGraph {
    InterfaceBuilderGraph(
      try files.map { try Text.read($0.value, file: $0.key) }, options: options
    ).graph
  }

  private func leading(to reference: String) -> String {
    Text.storyboard(
      initial: "n", Text.navigation("n", root: "a"),
      Text.scene("a", class: "Home", Text.button("Go", Text.segue("show", to: "r"))), reference)
  }

  private let shop = Text.storyboard(
    initial: "x", Text.scene("x", class: "Shop"), Text.scene("y", class: "Cart", identifier: "cart")
  )

  @Test func referencesLeadToOtherStoryboards() throws {
    let initial = leading(to: Text.reference("r", to: "Shop"))
    let named = leading(to: Text.reference("r", to: "Shop", identifier: "cart"))
    #expect(
      try graph(["Main.storyboard": initial, "Shop.storyboard": shop]).arrows == [
        "Home -push-> Shop"
      ])
    #expect(
      try graph(["Main.storyboard": named, "Shop.storyboard": shop]).arrows == [
        "Home -push-> Cart"
      ])
  }

  @Test func danglingReferences() throws {
    let cases = [
      (Text.reference("r", to: "Nowhere"), "no storyboard is named `Nowhere`"),
      (
        Text.reference("r", to: "Shop", identifier: "till"),
        "Shop.storyboard has no view controller with the identifier `till`"
      ),
      (Text.scene("q"), "no view controller of Main.storyboard has the object id `r`"),
      (
        Text.scene("r", kind: "viewControllerPlaceholder"),
        "the storyboard reference names no storyboard"
      ),
      (
        Text.scene("r", kind: "navigationController"),
        "the navigation controller at Main.storyboard:6 has no root there, so code sets what it "
          + "shows"
      ),
    ]
    for (reference, reason) in cases {
      let graph = try graph(["Main.storyboard": leading(to: reference), "Shop.storyboard": shop])
      #expect(graph.transitions.isEmpty)
      #expect(graph.unresolved.map(\.reason) == [reason])
      #expect(graph.unresolved.map(\.operation) == ["show segue of Home"])
      #expect(graph.unresolved.map(\.place) == [SourcePlace(file: "Main.storyboard", line: 5)])
      #expect(graph.unresolved.allSatisfy { !$0.concerns.isEmpty })
    }
  }

  @Test func referencesInACircleEnd() throws {
    let one = Text.storyboard(initial: "r", Text.reference("r", to: "Two"))
    let two = Text.storyboard(initial: "r", Text.reference("r", to: "One"))
    let graph = try graph([
      "Main.storyboard": leading(to: Text.reference("r", to: "One")), "One.storyboard": one,
      "Two.storyboard": two,
    ])
    #expect(graph.unresolved.map(\.reason) == ["storyboard references lead in a circle"])
  }

  @Test func navigationControllersInACircleEnd() throws {
    let text = Text.storyboard(
      initial: "n", Text.navigation("n", root: "m"), Text.navigation("m", root: "n"))
    let graph = try graph(
      ["Main.storyboard": text], options: .init(entries: [.init(name: "Main", file: "Info.plist")]))
    #expect(graph.entries.isEmpty)
  }

  @Test func translationsCountOnce() throws {
    let text = Text.storyboard(initial: "a", Text.scene("a", class: "A"))
    let other = Text.storyboard(initial: "a", Text.scene("a", class: "Old"))
    let graph = try graph([
      "App/de.lproj/Main.storyboard": other, "App/Base.lproj/Main.storyboard": text,
      "App/fr.lproj/Main.storyboard": other,
    ])
    #expect(graph.screens.map(\.id) == ["A"])
  }

  @Test func devicesHaveStoryboardsOfTheirOwn() throws {
    let phone = Text.storyboard(
      initial: "a", Text.scene("a", identifier: "home"),
      Text.scene("b", class: "B", identifier: "b"))
    let tablet = Text.storyboard(initial: "a", Text.scene("a", identifier: "home"))
    let documents = [
      try Text.read(phone, file: "Main~iphone.storyboard"),
      try Text.read(tablet, file: "Main~ipad.storyboard"),
    ]
    let joined = InterfaceBuilderGraph(documents)
    #expect(joined.graph.screens.map(\.id) == ["B", "home"])
    guard case .found(let scenes, let problem) = joined.scene(storyboard: "Main", identifier: "b")
    else {
      Issue.record("not found")
      return
    }
    #expect(scenes.flatMap(\.screens).map(\.id) == ["B"])
    #expect(problem == "Main~ipad.storyboard has no view controller with the identifier `b`")
  }

  @Test func theNearestOfEqualNames() throws {
    let files = [
      "One/Main.storyboard": leading(to: Text.reference("r", to: "Shop")),
      "One/Parts/Shop.storyboard": shop,
      "Two/Shop.storyboard": Text.storyboard(initial: "z", Text.scene("z", class: "OtherShop")),
    ]
    #expect(try graph(files).arrows == ["Home -push-> Shop"])
  }

  @Test func entriesThatDoNotExist() throws {
    let options = InterfaceBuilderGraph.Options(entries: [
      EntryStoryboard(name: "Main", file: "Info.plist", line: 7),
      EntryStoryboard(name: "Gone", key: "UISceneStoryboardFile", file: "Info.plist", line: 9),
    ])
    let graph = try graph(
      ["Main.storyboard": Text.storyboard(Text.scene("a", class: "A"))], options: options)
    #expect(graph.entries.isEmpty)
    #expect(
      graph.unresolved.map { "\($0.place) \($0.operation): \($0.reason)" } == [
        "Info.plist:7:1 UIMainStoryboardFile “Main”: Main.storyboard has no initial view controller",
        "Info.plist:9:1 UISceneStoryboardFile “Gone”: no storyboard is named `Gone`",
      ])
  }

  @Test func theOrderOfFilesDoesNotMatter() throws {
    let documents = [
      try Text.read(leading(to: Text.reference("r", to: "Shop")), file: "Main.storyboard"),
      try Text.read(shop, file: "Shop.storyboard"), try Text.read(shop, file: "B/Shop.storyboard"),
    ]
    let expected = InterfaceBuilderGraph(documents).graph
    #expect(InterfaceBuilderGraph(documents.reversed()).graph == expected)
    #expect(try InterfaceBuilderGraph(documents.shuffled()).graph.document() == expected.document())
  }
}

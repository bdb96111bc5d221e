import FlowDiff
import FlowGraph
import Foundation
import Testing

@testable import FlowDiagrams

@Suite struct ChangeDiagramTests {
  private static func place(_ name: String) -> SourcePlace {
    SourcePlace(file: "\(name).swift", line: 1)
  }

  private static func graph(_ names: [String], _ ways: [(String, String, Transition.Kind)])
    -> FlowGraph
  {
    var graph = FlowGraph(root: "App")
    graph.screens = names.map { Screen(name: $0, at: place($0)) }
    graph.entries = [Entry(name: "Home", at: place("App"))]
    graph.transitions = ways.map {
      Transition(
        from: $0.0, to: $0.1, kind: $0.2, trigger: "Button \"\($0.1)\"", at: place($0.0))
    }
    return graph
  }

  /// Home loses Old, gains New, and shows Settings another way; List is Table now.
  private static let base = graph(
    ["Home", "List", "Old", "Settings"],
    [("Home", "List", .push), ("Home", "Old", .push), ("Home", "Settings", .sheet)])
  private static let head: FlowGraph = {
    var result = graph(
      ["Home", "ListPage", "New", "Settings"],
      [("Home", "ListPage", .push), ("ListPage", "New", .push), ("Home", "Settings", .cover)])
    result.findings = [
      Finding(
        rule: "no_way_back", severity: .warning, subject: "New", message: "m", at: place("New"))
    ]
    return result
  }()

  private func diagram(
    _ base: FlowGraph, _ head: FlowGraph, _ view: ChangeDiagramOptions.View = .change
  ) -> ChangeDiagram {
    ChangeDiagram(
      change: FlowChange(from: base, to: head), head: head,
      options: ChangeDiagramOptions(title: "App: base → head", view: view))
  }

  @Test(arguments: ChangeDiagramOptions.View.allCases)
  func dot(view: ChangeDiagramOptions.View) throws {
    try expectGolden(
      diagram(Self.base, Self.head, view).dot(), "change-\(view.rawValue).dot")
  }

  @Test func mermaid() throws {
    try expectGolden(try #require(diagram(Self.base, Self.head).mermaid()), "change.mmd")
  }

  @Test func nothingChangedIsNoPictureInMarkdown() {
    #expect(diagram(Self.base, Self.base).mermaid() == nil)
    #expect(diagram(Self.base, Self.base).dot().contains("nothing changed"))
  }

  @Test func theOrderOfRowsDoesNotMatter() {
    let wanted = diagram(Self.base, Self.head)
    for _ in 0..<10 {
      var (base, head) = (Self.base, Self.head)
      base.transitions.shuffle()
      base.screens.shuffle()
      head.transitions.shuffle()
      head.screens.shuffle()
      #expect(diagram(base, head).dot() == wanted.dot())
      #expect(diagram(base, head).mermaid() == wanted.mermaid())
    }
  }

  /// The places of the boxes by their ids.
  private func places(_ dot: String) throws -> [String: String] {
    let svg = String(
      decoding: try GraphvizRenderer.render(dot: dot, format: .svg), as: UTF8.self)
    var result: [String: String] = [:]
    for part in svg.components(separatedBy: "<g id=\"").dropFirst() {
      let id = part.prefix { $0 != "\"" }
      guard part.contains("class=\"node"), let start = part.firstRange(of: " d=\"M") else {
        continue
      }
      result[String(id)] = String(part[start.upperBound...].prefix { $0 != "C" && $0 != "\"" })
    }
    return result
  }

  @Test func boxesStandAtOnePlaceInEveryView() throws {
    let change = try places(diagram(Self.base, Self.head).dot())
    let before = try places(diagram(Self.base, Self.head, .before).dot())
    let after = try places(diagram(Self.base, Self.head, .after).dot())
    #expect(change.count == 5 && before.count == 4 && after.count == 4)
    for (id, place) in before.merging(after, uniquingKeysWith: { first, _ in first }) {
      #expect(change[id] == place, "\(id)")
    }
    for (id, place) in before where after[id] != nil { #expect(after[id] == place, "\(id)") }
  }

  @Test func screensThatChangedAlikeAreOneBox() {
    let names = (1...9).map { "Screen\($0)" }
    let ways = names.map { ("Home", $0, Transition.Kind.push) }
    let base = Self.graph(["Home"] + names, ways)
    let head = Self.graph(["Home", "Menu"] + names, ways + names.map { ($0, "Menu", .sheet) })
    let plan = diagram(base, head).plan
    let many = plan.boxes.filter(\.isMany)
    #expect(many.map(\.name) == ["9 screens"])
    #expect(many.first?.lines.map(\.to) == ["Menu"])
    #expect(plan.lines.count { $0.to == "Menu" } == 1)
  }

  @Test func aLargeAppShowsTheSurroundingsOfTheChange() {
    let names = (1...60).map { "Screen\($0)" }
    var ways = names.map { ("Home", $0, Transition.Kind.push) }
    let base = Self.graph(["Home"] + names, ways)
    ways.append(("Screen7", "New", .push))
    let head = Self.graph(["Home", "New"] + names, ways)
    let plan = diagram(base, head).plan
    #expect(Set(plan.boxes.map(\.name)) == ["Home", "Screen7", "New"])
    #expect(plan.hidden == 59)
  }

  @Test func tooMuchForMermaidIsCutWithANote() throws {
    let names = (1...400).map { "AScreenWithARatherLongNameNumber\($0)" }
    let base = Self.graph(["Home"], [])
    let head = Self.graph(["Home"] + names, names.map { ("Home", $0, .push) })
    let text = try #require(diagram(base, head).mermaid())
    #expect(text.count <= ChangeMermaid.maximumCharacters)
    #expect(text.split(separator: "\n").count { $0.contains("==>") } <= ChangeMermaid.maximumLines)
    #expect(text.contains("more changes, see the list"))
  }

  @Test func hostileNamesStayText() throws {
    let evil = "A\"]<script>alert(1)</script>;]]>\n%% & end 🧭\\N"
    var head = Self.graph(["Home"], [])
    head.screens.append(Screen(name: evil, at: Self.place("x")))
    head.transitions = [
      Transition(from: "Home", to: evil, kind: .push, via: evil, at: Self.place("Home"))
    ]
    let picture = ChangeDiagram(
      change: FlowChange(from: Self.graph(["Home"], []), to: head), head: head,
      options: ChangeDiagramOptions(title: evil))
    let svg = try GraphvizRenderer.render(dot: picture.dot(), format: .svg, title: evil)
    let text = String(decoding: svg, as: UTF8.self)
    #expect(!text.contains("<script"))
    #expect(text.contains("&lt;script&gt;"))
    let mermaid = try #require(picture.mermaid())
    #expect(!mermaid.contains("<script") && !mermaid.contains("]]>"))
    let page = ChangePage(title: evil, pictures: [("change", text)]).html()
    #expect(!page.contains("<script"))
  }

  @Test func thePageHoldsEachViewOnceWithIdsOfItsOwn() {
    let svg = "<?xml version=\"1.0\"?>\n<svg><g id=\"a\"><a href=\"#b\"> id=\"x\"</a></g></svg>"
    let page = ChangePage(title: "T", pictures: [("before", svg), ("change", svg)]).html()
    #expect(page.contains("<g id=\"before-a\"><a href=\"#before-b\"> id=\"x\"</a>"))
    #expect(page.contains("<g id=\"change-a\">"))
    #expect(page.contains("id=\"view-change\" checked"))
    #expect(!page.contains("<?xml") && !page.contains("http"))
  }

  /// Colours that text stands on are dark or light enough to read (WCAG: 4.5 to 1).
  @Test func textCanBeRead() {
    for state in ChangeState.allCases {
      let fill = ChangeTheme.style(.init(id: "", dotID: "", name: "", state: state)).fill
      for ink in Set([ChangeTheme.ink(state), Theme.muted, Theme.ink]) {
        #expect(contrast(ink, fill) >= 4.5, "\(ink) on \(fill)")
      }
    }
  }

  private func contrast(_ one: String, _ other: String) -> Double {
    func light(_ color: String) -> Double {
      let value = Int(color.dropFirst(), radix: 16) ?? 0
      let parts = [16, 8, 0].map { shift -> Double in
        let part = Double((value >> shift) & 255) / 255
        return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let (a, b) = (light(one), light(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}

import FlowGraph
import Foundation
import Testing

@testable import WaymarkKit

@Suite struct LinkVisitTests {
  private func place(_ line: Int) -> SourcePlace { SourcePlace(file: "App.swift", line: line) }

  private var app: FlowGraph {
    var graph = FlowGraph(root: "App")
    for (line, name) in ["Home", "Recipe", "Tips", "Note"].enumerated() {
      graph.screens.append(Screen(name: name, at: place(line + 1)))
    }
    graph.entries = [Entry(name: "Home", at: place(10))]
    graph.stacks = [Stack(id: "main", owner: "Home", roots: ["Home"], at: place(11))]
    graph.transitions = [
      Transition(from: "Home", to: "Tips", kind: .push, stacks: ["main"], at: place(12)),
      Transition(from: "Home", to: "Note", kind: .sheet, at: place(13)),
    ]
    graph.declaredLinks = [
      DeclaredLink(.scheme, "Recipes", at: place(1)),
      DeclaredLink(.domain, "*.example.com", at: place(2)),
    ]
    func link(
      _ pattern: String, replaces: Bool, closes: [String] = [], guard condition: String? = nil
    ) {
      graph.deepLinks.append(
        DeepLink(
          pattern: pattern, to: "Recipe", path: [.init(screen: "Recipe")], stack: "main",
          replacesPath: replaces, handler: "App.open", guard: condition, kind: .push,
          closes: closes, at: place(20)))
    }
    link("recipes://r/{id:Int}", replaces: false, guard: "isSignedIn")
    link("recipes://r/{name}", replaces: false)
    link("https://www.example.com/r/{id:Int}", replaces: true, closes: ["Note"])
    graph.deepLinks.append(DeepLink(pattern: "*", handler: "Other.open", at: place(30)))
    return graph
  }

  @Test func aURLOfTheAppsScheme() throws {
    let visit = try LinkVisit("recipes://r/7", graph: app)
    #expect(visit.delivery.map(\.arrives) == [true])
    #expect(visit.answers.map(\.handler).contains("App.open"))
    let answer = try #require(visit.answers.first { $0.pattern == "recipes://r/{id:Int}" })
    #expect(answer.condition == "isSignedIn")
    #expect(answer.values == ["id": "7"])
    #expect(
      answer.standings.map { "\($0.from): \($0.levels.joined(separator: "/"))" } == [
        "cold start: Home/Recipe", "Tips on the stack: Home/Tips/Recipe",
        "Note on show: Home/Recipe/Note",
      ])
    #expect(visit.isHandled)
    #expect(visit.text().contains("  id = 7\n  only if isSignedIn\n"))
    #expect(try JSONDecoder().decode(LinkVisit.self, from: Data(visit.json().utf8)) == visit)
  }

  @Test func whatReplacesAndClosesLeavesOneState() throws {
    let visit = try LinkVisit("https://www.example.com/r/7", graph: app)
    #expect(visit.delivery.map(\.arrives) == [true])
    #expect(visit.answers.first?.standings.map(\.from) == ["cold start"])
  }

  @Test func whatDoesNotReachTheApp() throws {
    #expect(try LinkVisit("other://r/7", graph: app).delivery.map(\.arrives) == [false])
    #expect(try LinkVisit("https://evil.org/r/7", graph: app).delivery.map(\.arrives) == [false])
    #expect(try LinkVisit("other://x", graph: app).isHandled == false)
    #expect(try LinkVisit("x://y", graph: FlowGraph()).delivery.map(\.arrives) == [nil])
    #expect(throws: InputError.self) { try LinkVisit("no url", graph: FlowGraph()) }
  }

  @Test func anAssociationFileIsAsked() throws {
    let text = """
      {"applinks": {"details": [{"appIDs": ["A.b"], "components": [
        {"/": "/r/private", "exclude": true}, {"/": "/r/*"}]}]}}
      """
    let file = try AssociationFile.read(data: Data(text.utf8), file: "aasa")
    func arrives(_ path: String) throws -> Bool? {
      try LinkVisit(
        "https://www.example.com\(path)", graph: app, associations: [("www.example.com", file)]
      ).delivery.last?.arrives
    }
    #expect(try arrives("/r/7") == true)
    #expect(try arrives("/r/private") == false)
    #expect(try arrives("/s") == false)
  }
}

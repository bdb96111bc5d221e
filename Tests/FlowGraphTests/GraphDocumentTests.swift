import FlowGraph
import Foundation
import Testing

@Suite("Graph document")
struct GraphDocumentTests {
  @Test(arguments: [FullGraph.complete(), FullGraph.bare(), FullGraph.large(), FlowGraph()])
  func roundTripGivesTheNormalizedGraph(graph: FlowGraph) throws {
    let document = try graph.document()
    let read = try FlowGraph(document: document)
    #expect(read == graph.normalized())
    #expect(try read.document() == document)
  }

  @Test func documentIsTextWithAFinalNewline() throws {
    let text = String(decoding: try FullGraph.complete().document(), as: UTF8.self)
    #expect(text.hasPrefix("{\n"))
    #expect(text.hasSuffix("}\n"))
    #expect(text.contains("shop://"), "slashes are not escaped")
  }

  @Test(arguments: 0..<20) func orderOfRowsDoesNotMatter(seed: UInt64) throws {
    let graph = FullGraph.large()
    var generator = FixedGenerator(state: seed)
    let shuffled = graph.shuffled(with: &generator)
    #expect(shuffled != graph)
    #expect(try shuffled.document() == graph.document())
  }

  @Test func normalizingTwiceChangesNothing() {
    let once = FullGraph.large().normalized()
    #expect(once.normalized() == once)
  }

  @Test func equalRowsStandOnce() {
    var graph = FullGraph.large()
    let count = graph.normalized().transitions.count
    graph.transitions += graph.transitions
    graph.findings += graph.findings
    #expect(graph.normalized().transitions.count == count)
    #expect(graph.normalized().findings.count == FullGraph.large().findings.count)
  }

  @Test func orderOfTabsIsKept() throws {
    var graph = FlowGraph()
    let place = SourcePlace(file: "a", line: 1)
    graph.tabGroups = [
      TabGroup(
        owner: "A", tabs: [.init(screen: "Z", at: place), .init(screen: "B", at: place)],
        at: place)
    ]
    let read = try FlowGraph(document: graph.document())
    #expect(read.tabGroups.first?.tabs.map(\.screen) == ["Z", "B"])
  }

  @Test func findingsStandInReadingOrder() {
    func finding(_ rule: String, _ line: Int) -> Finding {
      Finding(
        rule: rule, severity: .note, subject: "s", message: "m",
        at: SourcePlace(file: "a", line: line))
    }
    var graph = FlowGraph()
    graph.findings = [finding("b", 10), finding("z", 9), finding("a", 10)]
    #expect(graph.normalized().findings.map(\.rule) == ["z", "a", "b"])
  }

  @Test func tablesMayBeLeftOut() throws {
    let graph = try FlowGraph(document: Data(#"{"schemaVersion": 1}"#.utf8))
    #expect(graph.root == ".")
    #expect(graph.screens.isEmpty)
    #expect(graph.title == nil)
    #expect(graph.tool == FlowGraph.Tool())
  }

  @Test func unknownKeysAreIgnored() throws {
    let text = #"{"schemaVersion": 1, "later": [], "entries": []}"#
    #expect(try FlowGraph(document: Data(text.utf8)) == FlowGraph())
  }

  // MARK: Errors

  private func error(_ text: String) -> GraphDocumentError? {
    do {
      _ = try FlowGraph(document: Data(text.utf8))
      return nil
    } catch {
      return error as? GraphDocumentError
    }
  }

  private func document(_ table: String, _ row: String) -> String {
    #"{"schemaVersion": 1, "\#(table)": [\#(row)]}"#
  }

  @Test func missingKeyNamesItsPlace() {
    let screen = #"{"id": "A", "name": "A", "kind": "view", "container": false, "file": "f"}"#
    #expect(
      error(document("screens", screen))
        == .wrongShape(path: "screens[0]", problem: #"the key "line" is missing"#))
    let entry = #"{"name": "A", "screenID": "A", "file": "f", "line": 1, "column": 1}"#
    #expect(
      error(document("entries", entry + ", {}"))
        == .wrongShape(path: "entries[1]", problem: #"the key "name" is missing"#))
  }

  @Test func wrongTypeNamesItsPlace() {
    let back = #"{"from": "A", "fromID": 5}"#
    #expect(error(document("backs", back))?.description.hasPrefix("at backs[0].fromID: ") == true)
    let entry = #"{"name": null}"#
    #expect(
      error(document("entries", entry))?.description.hasPrefix("at entries[0].name: ") == true)
    #expect(
      error(#"{"schemaVersion": 1, "screens": {}}"#)?.description.hasPrefix("at screens") == true)
  }

  @Test func unknownWordNamesItsPlace() {
    let row = #"{"from": "A", "fromID": "A", "to": "B", "toID": "B", "kind": "fly"}"#
    let found = error(document("transitions", row))?.description ?? ""
    #expect(found.hasPrefix("at transitions[0].kind: "))
    #expect(found.contains("fly"))
  }

  @Test func nestedPlaceIsNamedWhole() {
    let group = #"{"owner": "A", "partial": false, "tabs": [{"file": "f", "line": "1"}]}"#
    #expect(
      error(document("tabGroups", group))?.description.hasPrefix("at tabGroups[0].tabs[0].line: ")
        == true)
  }

  @Test(arguments: ["", "{", "not JSON", #"{"schemaVersion": 1"#, "{]"])
  func textThatIsNoJSON(text: String) throws {
    let found = try #require(error(text))
    guard case .notJSON = found else {
      Issue.record("\(found)")
      return
    }
    #expect(found.description.hasPrefix("not a JSON document: "))
  }

  @Test(arguments: ["[]", "5", #"{"schemaVersion": "1"}"#, "{}", "null"])
  func jsonThatIsNoGraph(text: String) throws {
    let found = try #require(error(text))
    guard case .wrongShape = found else {
      Issue.record("\(found)")
      return
    }
  }

  @Test func newerSchemaIsRefusedWhateverItHolds() {
    let newer = FlowGraph.currentSchemaVersion + 1
    let found = error(#"{"schemaVersion": \#(newer), "screens": "elsewhere"}"#)
    #expect(found == .newerSchema(found: newer, known: FlowGraph.currentSchemaVersion))
    #expect(found?.description.contains("update waymark") == true)
  }

  // MARK: Fingerprints

  @Test func fingerprintIsStableAndTellsPartsApart() {
    // FNV-1a of the empty text is its offset basis; of "a" it is in the authors' test vectors.
    #expect(Fingerprint.of("") == "cbf29ce484222325")
    #expect(Fingerprint.of("a") == "af63dc4c8601ec8c")
    #expect(Fingerprint.of("ab", "c") != Fingerprint.of("a", "bc"))
    #expect(Fingerprint.of("rule", "subject").count == 16)
  }

  @Test func placesAreOrderedAndPrinted() {
    let places = [
      SourcePlace(file: "a", line: 10), SourcePlace(file: "a", line: 9, column: 2),
      SourcePlace(file: "a", line: 9), SourcePlace(file: "B", line: 99),
    ]
    #expect(places.sorted().map(\.description) == ["B:99:1", "a:9:1", "a:9:2", "a:10:1"])
  }
}

import FlowDiff
import FlowGraph
import Foundation
import Testing

/// `Schemas/change.schema.json` says what `waymark diff --format json` prints.
@Suite("Schema of the change document")
struct ChangeSchemaTests {
  typealias Table = [String: Any]

  private static let schemas = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Schemas")

  private func schema(_ name: String) throws -> Table {
    let data = try Data(contentsOf: Self.schemas.appendingPathComponent("\(name).schema.json"))
    return try #require(JSONSerialization.jsonObject(with: data) as? Table)
  }

  /// Rows of the graph document are those of its schema.
  @Test func sharedRowsAreThoseOfTheGraph() throws {
    let change = try #require(try schema("change")["$defs"] as? Table)
    let graph = try #require(try schema("graph")["$defs"] as? Table)
    let shared = [
      "transition", "back", "deepLink", "deepLinkElement", "finding", "unresolvedCall", "step",
      "flowGraphTool",
    ]
    for name in shared {
      let (ours, theirs) = (try #require(change[name]), try #require(graph[name]))
      #expect(try text(ours) == text(theirs), "copy $defs.\(name) from graph.schema.json")
    }
  }

  private func text(_ value: Any) throws -> Data {
    try JSONSerialization.data(withJSONObject: value, options: .sortedKeys)
  }

  @Test func everyPropertyIsDeclaredAndNoOther() throws {
    let root = try schema("change")
    let definitions = try #require(root["$defs"] as? Table)
    var seen: Set<String> = []
    func check(_ value: Any, _ schema: Table, _ path: String) throws {
      if let reference = schema["$ref"] as? String {
        let name = String(reference.dropFirst("#/$defs/".count))
        seen.insert(name)
        return try check(value, try #require(definitions[name] as? Table), path)
      }
      if let list = value as? [Any] {
        let items = try #require(schema["items"] as? Table)
        for element in list { try check(element, items, path + "[]") }
      } else if let object = value as? Table {
        let properties = try #require(schema["properties"] as? Table, "\(path)")
        let required = Set(schema["required"] as? [String] ?? [])
        #expect(Set(object.keys).subtracting(properties.keys).isEmpty, "\(path)")
        #expect(required.subtracting(object.keys).isEmpty, "\(path)")
        #expect(schema["additionalProperties"] as? Bool == false, "\(path)")
        for (key, value) in object {
          try check(value, try #require(properties[key] as? Table), "\(path).\(key)")
        }
      } else if let words = schema["enum"] as? [String] {
        #expect(words.contains(try #require(value as? String)), "\(path)")
      }
    }
    let document = try JSONSerialization.jsonObject(with: JSONEncoder().encode(Self.full()))
    try check(document, root, "change")
    // The change has a row of every kind, so that none goes unchecked.
    #expect(seen == Set(definitions.keys))
  }

  @Test func wordsAreTheCasesOfTheModel() throws {
    let definitions = try #require(try schema("change")["$defs"] as? Table)
    let change = (definitions["transitionChange"] as? Table)?["properties"] as? Table
    let items = (change?["aspects"] as? Table)?["items"] as? Table
    #expect(
      items?["enum"] as? [String] == FlowChange.TransitionChange.Aspect.allCases.map(\.rawValue))
    let properties = try schema("change")["properties"] as? Table
    #expect(
      (properties?["schemaVersion"] as? Table)?["maximum"] as? Int
        == FlowChange.currentSchemaVersion)
  }

  /// A change with a row in every table.
  private static func full() throws -> FlowChange {
    var base = App.graph {
      $0.add("Old")
      $0.add("Lost")
      $0.add("Behind")
      $0.add("Linked")
      $0.way("Home", "Old")
      $0.way("Home", "Lost")
      $0.way("Lost", "Behind")
      $0.way("Home", "Linked")
      $0.backs = [Back(from: "Home", kind: .pop, at: SourcePlace(file: "a", line: 4))]
      $0.find("pop", "List", .note)
      $0.find("dead_screen", "Old")
    }
    base.deepLinks = [
      DeepLink(pattern: "app://a", to: "List", handler: "h", at: SourcePlace(file: "a", line: 1)),
      DeepLink(pattern: "app://b", to: "List", handler: "h", at: SourcePlace(file: "a", line: 2)),
    ]
    base.unresolved = [
      UnresolvedCall(operation: "go()", reason: "unknown", at: SourcePlace(file: "b", line: 1))
    ]
    var head = base.renaming("Settings", to: "SettingsPage", file: "Settings.swift")
    head.delete("Old")
    head.cut("Home", "Lost")
    head.cut("Home", "Linked")
    head.add("New")
    head.add("Gate")
    head.way("SettingsPage", "New")
    head.cut("Home", "List")
    head.way("Home", "Gate")
    head.way("Gate", "List")
    head.transitions = head.transitions.map { row in
      var row = row
      if row.toID == "SettingsPage" { row.kind = .cover }
      if row.toID == "Detail" { row.steps = [Step("tap", at: SourcePlace(file: "a", line: 1))] }
      return row
    }
    head.backs = [
      Back(
        from: "Home", kind: .dismiss, trigger: "Button", at: SourcePlace(file: "a", line: 5),
        steps: [Step("tap", at: SourcePlace(file: "a", line: 1))])
    ]
    head.findings = []
    head.find("pop", "List", .error)
    head.find("pop", "New")
    head.findings[1].witness = [Step("launch", at: SourcePlace(file: "", line: 0))]
    head.deepLinks = [
      DeepLink(
        pattern: "app://a", to: "Linked", path: [.init(route: "R", screen: "Linked")], tab: "Home",
        handler: "h", at: SourcePlace(file: "a", line: 1)),
      DeepLink(
        pattern: "app://c", to: "New", path: [.init(route: "R", screen: "New")], handler: "h",
        at: SourcePlace(file: "a", line: 3)),
    ]
    head.unresolved = [
      UnresolvedCall(
        operation: "open(url)", reason: "unknown", concerns: ["Lost"],
        at: SourcePlace(file: "Home.swift", line: 9))
    ]
    var change = FlowChange(from: base, to: head, named: ("main", "topic"))
    let row = try #require(change.screens.added.first)
    change.entries.added = [row]
    (change.screens.split, change.screens.joined) = ([row], [row])
    let finding = try #require(change.findings.new.first)
    change.findings.moved = [finding]
    change.findings.triggers = [
      .init(Step("tap", at: SourcePlace(file: "a", line: 1)), of: finding)
    ]
    return change
  }
}

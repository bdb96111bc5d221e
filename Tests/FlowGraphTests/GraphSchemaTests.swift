import FlowGraph
import Foundation
import Testing

@Suite("Schema of the graph document")
struct GraphSchemaTests {
  typealias Table = [String: Any]

  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let file = repository.appendingPathComponent("Schemas/graph.schema.json")

  private func schema() throws -> Table {
    try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: Self.file)) as? Table)
  }

  /// Walks a document beside its schema and calls back at every object.
  private func walk(
    _ value: Any, _ schema: Table, root: Table, path: String,
    _ visit: (_ object: Table, _ schema: Table, _ path: String) -> Void
  ) throws {
    if let reference = schema["$ref"] as? String {
      let name = String(reference.dropFirst("#/$defs/".count))
      let target = try #require((root["$defs"] as? Table)?[name] as? Table, "no \(reference)")
      return try walk(value, target, root: root, path: path, visit)
    }
    if let list = value as? [Any] {
      let items = try #require(schema["items"] as? Table, "\(path) is no list in the schema")
      for element in list { try walk(element, items, root: root, path: path + "[]", visit) }
    } else if let object = value as? Table {
      visit(object, schema, path)
      let properties = try #require(schema["properties"] as? Table, "\(path) is no object")
      for (key, value) in object {
        guard let property = properties[key] as? Table else { continue }
        try walk(value, property, root: root, path: "\(path).\(key)", visit)
      }
    } else if let words = schema["enum"] as? [String] {
      #expect(words.contains(try #require(value as? String)), "\(path)")
    }
  }

  private func object(_ graph: FlowGraph) throws -> Any {
    try JSONSerialization.jsonObject(with: graph.document())
  }

  @Test func everyPropertyIsDeclaredAndNoOther() throws {
    let root = try schema()
    var visited: Set<String> = []
    try walk(object(FullGraph.complete()), root, root: root, path: "graph") {
      object, schema, path in
      visited.insert(path)
      let declared = Set((schema["properties"] as? Table ?? [:]).keys)
      #expect(Set(object.keys) == declared, "\(path)")
      #expect(schema["additionalProperties"] as? Bool == false, "\(path)")
    }
    // The graph and its tool; 22 tables; tabs, steps of two tables and of the witness, elements
    // of a deep link's path, and the places in routes, actions, misplaced parts and unshown
    // screens. Two more tables hold only names.
    #expect(visited.count == 2 + 22 + 5 + 9)
    let tables = (root["properties"] as? Table ?? [:]).values
      .filter { ($0 as? Table)?["type"] as? String == "array" }
    #expect(tables.count == 24)
  }

  @Test func requiredIsWhatIsNeverAbsent() throws {
    let root = try schema()
    try walk(object(FullGraph.bare()), root, root: root, path: "graph") { object, schema, path in
      let required = Set(schema["required"] as? [String] ?? [])
      if path == "graph" {
        // A document may leave a table out.
        #expect(required == ["schemaVersion"])
      } else {
        #expect(required == Set(object.keys), "\(path)")
      }
    }
  }

  @Test func versionIsCurrent() throws {
    let version = (try schema()["properties"] as? Table)?["schemaVersion"] as? Table
    #expect(version?["maximum"] as? Int == FlowGraph.currentSchemaVersion)
  }

  @Test func wordsAreTheCasesOfTheModel() throws {
    let definitions = try #require(try schema()["$defs"] as? Table)
    func words(_ row: String, _ key: String) -> [String]? {
      let properties = (definitions[row] as? Table)?["properties"] as? Table
      return (properties?[key] as? Table)?["enum"] as? [String]
    }
    #expect(words("screen", "kind") == Screen.Kind.allCases.map(\.rawValue))
    #expect(words("unshownScreen", "kind") == Screen.Kind.allCases.map(\.rawValue))
    #expect(words("transition", "kind") == Transition.Kind.allCases.map(\.rawValue))
    #expect(
      words("missingReference", "kind") == MissingReference.Kind.allCases.map(\.rawValue))
    #expect(words("hazard", "kind") == Hazard.Kind.allCases.map(\.rawValue))
    #expect(words("misplacedPart", "kind") == MisplacedPart.Kind.allCases.map(\.rawValue))
    #expect(words("misplacedPart", "shownAs") == Transition.Kind.allCases.map(\.rawValue))
    #expect(words("back", "kind") == Back.Kind.allCases.map(\.rawValue))
    #expect(words("finding", "severity") == Severity.allCases.map(\.rawValue))
    for row in ["transition", "back", "deepLink", "undeliveredValue", "hazard"] {
      #expect(words(row, "certainty")?.allSatisfy { Certainty(rawValue: $0) != nil } == true)
    }
    #expect(words("back", "onEmpty")?.allSatisfy { Back.OnEmpty(rawValue: $0) != nil } == true)
    #expect(words("route", "handling")?.allSatisfy { Route.Handling(rawValue: $0) != nil } == true)
    #expect(
      words("action", "handling")?.allSatisfy { Action.Handling(rawValue: $0) != nil } == true)
  }

  // MARK: A second opinion

  static let absence: Comment = "python3 with the packages jsonschema and PyYAML is not installed"
  static let hasPython =
    (try? python(["-c", "import jsonschema, yaml; jsonschema.Draft202012Validator"]))?.status == 0

  @Test(.enabled(if: hasPython, absence)) func schemaTakesGraphsAndRefusesOthers() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("waymark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, _ name: String) throws -> String {
      let file = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: file)
      return file.path
    }
    func text(_ graph: FlowGraph) throws -> String {
      String(decoding: try graph.document(), as: UTF8.self)
    }
    let good = try text(FullGraph.complete())
    var files: [(path: String, verdict: String)] = []
    for (index, graph) in [FullGraph.complete(), .init(), FullGraph.bare(), FullGraph.large()]
      .enumerated()
    {
      files.append((try write(text(graph), "good\(index).json"), "valid"))
    }
    files.append((try write(#"{"schemaVersion": 1}"#, "least.json"), "valid"))
    for (index, (old, new)) in [
      ("\"schemaVersion\" : 1", "\"schemaVersion\" : 2"),
      ("\"kind\" : \"push\"", "\"kind\" : \"fly\""),
      ("\"onEmpty\" : \"crash\"", "\"onEmpty\" : 1"), ("\"fromID\" : ", "\"formID\" : "),
      ("\"backs\" : [", "\"backs\" : [5,"), ("\"line\" : 16", "\"line\" : -1"),
      ("\"partial\" : true", "\"partial\" : \"yes\""),
    ].enumerated() {
      let bad = good.replacingOccurrences(of: old, with: new)
      #expect(bad != good, "\(old) is not in the document")
      files.append((try write(bad, "bad\(index).json"), "invalid"))
    }
    let script = Self.repository.appendingPathComponent("Tests/Support/check-schema.py").path
    let (status, output) = try Self.python([script, Self.file.path] + files.map(\.path))
    #expect(status == 0, "the schema is not valid")
    let lines = output.split(separator: "\n")
    #expect(lines.count == files.count)
    for (line, file) in zip(lines, files) {
      #expect(line.hasPrefix("\(file.verdict) \(file.path)"))
    }
  }

  private static func python(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}

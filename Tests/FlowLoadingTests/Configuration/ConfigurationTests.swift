import Foundation
import Testing

@testable import FlowLoading

@Suite("Configuration")
struct ConfigurationTests {
  static let valid = (try? Fixtures.files(in: "Configuration/valid")) ?? []
  static let misshapen = (try? Fixtures.files(in: "Configuration/misshapen")) ?? []
  static let mismeant = (try? Fixtures.files(in: "Configuration/mismeant")) ?? []

  private func load(_ text: String, rules: [String]? = nil) throws -> Configuration {
    try Configuration.load(text: text, file: ".waymark.yml", knownRules: rules)
  }

  @Test func theFoldersHoldFiles() {
    #expect(Self.valid.count >= 2)
    #expect(Self.misshapen.count >= 4)
    #expect(Self.mismeant.count >= 1)
  }

  @Test(arguments: misshapen + mismeant) func brokenFileGivesEveryProblem(file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let error = try #require(throws: FlowFileError.self) {
      try Configuration.load(
        text: text, file: file.lastPathComponent, knownRules: ["dead_screen", "dead_route"])
    }
    try Fixtures.expect("\(error)\n", matches: file.appendingPathExtension("txt"))
  }

  @Test func everyKeyIsRead() throws {
    let file = try #require(Self.valid.first { $0.lastPathComponent == "every-key.yml" })
    let configuration = try load(String(contentsOf: file, encoding: .utf8))
    #expect(configuration.title == "7")
    #expect(configuration.include.map(\.pattern) == ["Sources"])
    #expect(configuration.exclude.map(\.pattern) == ["**/*.generated.swift", "Tests/"])
    #expect(configuration.entries == ["Root"])
    #expect(
      configuration.rules == ["a": .off, "b": .off, "c": .note, "d": .warning, "e": .error])
    #expect(configuration.deepLinkCoverage == 1)
    #expect(configuration.file == ".waymark.yml")
    let operations = configuration.operations
    #expect(operations.map(\.route) == [0, 1, 0, 0, 0, 0, nil, 0, nil, nil])
    #expect(Set(operations.map(\.effect)) == Set(DeclaredOperation.Effect.allCases))
    #expect(operations[1].type == "Outer.Router")
    #expect(operations[1].function == "show")
    #expect(operations[1].labels == ["_", "with"])
    #expect(operations[2].type == nil)
    #expect(operations[6].labels == [])
    #expect(operations[6].place.line == 14)
    for operation in operations {
      #expect((operation.effect.transition == nil) == (operation.effect.back != nil))
    }
  }

  @Test(arguments: ["", "# nothing\n", "{}", "---\n"]) func emptyFileSaysNothing(text: String)
    throws
  {
    var nothing = Configuration()
    nothing.file = ".waymark.yml"
    nothing.files = [".waymark.yml"]
    #expect(try load(text) == nothing)
  }

  @Test func rulesAreCheckedWhereTheyAreKnown() throws {
    #expect(try load("rules: { my_rule: error }").rules == ["my_rule": .error])
    let error = try #require(throws: FlowFileError.self) {
      try load("rules: { my_rul: error }", rules: ["my_rule"])
    }
    #expect(error.suggestion == "my_rule")
    #expect((error.line, error.column) == (1, 10))
  }

  @Test func offHasASeverityOfNone() {
    #expect(Configuration.RuleLevel.off.severity == nil)
    #expect(Configuration.RuleLevel.allCases.compactMap(\.severity) == [.note, .warning, .error])
  }

  @Test func excludeWinsOverInclude() throws {
    let configuration = try load("include: [Sources]\nexclude: ['**/Generated']")
    #expect(configuration.reads("Sources/A.swift"))
    #expect(!configuration.reads("Sources/Generated/A.swift"))
    #expect(!configuration.reads("Tests/A.swift"))
    #expect(try load("exclude: Tests").reads("Sources/A.swift"))
  }

  // MARK: Search

  @Test func fileIsFoundInTheFolderOrAboveUpToTheRepository() throws {
    let files = FileManager.default
    let top = files.temporaryDirectory.appendingPathComponent("waymark-\(UUID().uuidString)")
    defer { try? files.removeItem(at: top) }
    let inner = top.appendingPathComponent("repository/App/Sources")
    try files.createDirectory(at: inner, withIntermediateDirectories: true)
    try files.createDirectory(
      at: top.appendingPathComponent("repository/.git"), withIntermediateDirectories: true)
    func write(_ name: String) throws -> String {
      let file = top.appendingPathComponent(name)
      try Data("title: x".utf8).write(to: file)
      return file.path
    }
    // Above the repository: not its own.
    _ = try write(".waymark.yml")
    #expect(Configuration.find(from: inner.path) == nil)
    let repository = try write("repository/.waymark.yaml")
    #expect(Configuration.find(from: inner.path) == repository)
    let preferred = try write("repository/.waymark.yml")
    #expect(Configuration.find(from: inner.path) == preferred)
    // A folder of that name is no file.
    try files.createDirectory(
      at: top.appendingPathComponent("repository/App/.waymark.yml"),
      withIntermediateDirectories: true)
    #expect(Configuration.find(from: inner.path) == preferred)
    let nearest = try write("repository/App/Sources/.waymark.yml")
    #expect(Configuration.find(from: inner.path) == nearest)
    #expect(Configuration.find(from: inner.path + "/") == nearest)
  }

  @Test func searchEndsAtTheTop() {
    #expect(Configuration.find(from: "/") == nil)
  }

  // MARK: Documentation and schema

  @Test func theExampleOfTheDocumentationIsReadAndHoldsEveryKey() throws {
    let example = try Fixtures.yamlBlocks(of: "Documentation/Configuration.md")[0]
    let configuration = try load(example)
    #expect(configuration.operations.map(\.route) == [0, 0, 0, nil])
    let text = try Fixtures.text("Documentation/Configuration.md")
    for key in ConfigurationKeys.file.keys {
      #expect(example.contains("\(key.name):"), "no \(key.name)")
      #expect(text.contains("| `\(key.name)` |"), "\(key.name) is not documented")
    }
    for key in ConfigurationKeys.operation.keys {
      #expect(text.contains("| `\(key.name)` |"), "\(key.name) is not documented")
    }
    let records = [
      PolicyKeys.forbidden, PolicyKeys.allowed, PolicyKeys.passage, PolicyKeys.distance,
      PolicyKeys.conditions, ConfigurationKeys.ruleOptions,
    ]
    for key in records.flatMap(\.keys) {
      #expect(text.contains("`\(key.name)`"), "\(key.name) is not documented")
    }
    for effect in DeclaredOperation.Effect.allCases {
      #expect(text.contains("`\(effect.rawValue)`"), "\(effect) is not documented")
    }
  }

  @Test func theCommittedSchemaIsCurrent() throws {
    try Fixtures.expect(
      Configuration.jsonSchema,
      matches: Fixtures.repository.appendingPathComponent("Schemas/config.schema.json"))
  }

  @Test(.enabled(if: PythonSchema.isAvailable, PythonSchema.absence))
  func theSchemaAgreesWithTheLoader() throws {
    let example = FileManager.default.temporaryDirectory
      .appendingPathComponent("example-\(UUID().uuidString).yml")
    try Data(Fixtures.yamlBlocks(of: "Documentation/Configuration.md")[0].utf8).write(to: example)
    defer { try? FileManager.default.removeItem(at: example) }
    // The meaning of a pattern or a call is beyond the schema, so mismeant files may pass it.
    let files = [example] + Self.valid + Self.misshapen
    let verdicts = try PythonSchema.verdicts(schema: "Schemas/config.schema.json", files: files)
    for file in files {
      let expected = Self.misshapen.contains(file) ? "invalid" : "valid"
      #expect(verdicts[file.lastPathComponent] == expected, "\(file.lastPathComponent)")
    }
  }
}

import FlowGraph
import Foundation
import Testing

@testable import FlowLoading

@Suite("Flow files of the golden folder")
struct FlowFileFilesTests {
  static let valid = (try? Fixtures.files(in: "FlowFiles/valid")) ?? []
  static let misshapen = (try? Fixtures.files(in: "FlowFiles/misshapen")) ?? []
  static let misnamed = (try? Fixtures.files(in: "FlowFiles/misnamed")) ?? []

  @Test func theFoldersHoldFiles() {
    #expect(Self.valid.count >= 5)
    #expect(Self.misshapen.count >= 12)
    #expect(Self.misnamed.count >= 3)
  }

  @Test(arguments: valid) func validFileGivesItsGraph(file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let graph = try FlowFileLoader().load(text: text, file: file.lastPathComponent)
    let document = String(decoding: try graph.document(), as: UTF8.self)
    try Fixtures.expect(document, matches: file.appendingPathExtension("txt"))
  }

  @Test(arguments: misshapen + misnamed) func brokenFileGivesEveryProblem(file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let error = try #require(throws: FlowFileError.self) {
      try FlowFileLoader().load(text: text, file: file.lastPathComponent)
    }
    try Fixtures.expect("\(error)\n", matches: file.appendingPathExtension("txt"))
  }

  @Test func theExampleOfTheDocumentationIsComplete() throws {
    let example = try #require(
      try Fixtures.yamlBlocks(of: "Documentation/FlowFiles.md").first { $0.hasPrefix("flow: 1") })
    let graph = try FlowFileLoader().load(text: example, file: "Shop.flow.yml")
    #expect(graph.screens.map(\.id).contains("SignIn"))
    for key in FlowFileKeys.file.keys where key.name != "strict" {
      #expect(example.contains("\n\(key.name):") || key.name == "flow", "no \(key.name)")
    }
  }

  @Test func theDocumentationNamesEveryKey() throws {
    let text = try Fixtures.text("Documentation/FlowFiles.md")
    let records = [
      FlowFileKeys.file, FlowFileKeys.coordinator, FlowFileKeys.stack, FlowFileKeys.screen,
      FlowFileKeys.tab, FlowFileKeys.action, FlowFileKeys.deepLink,
    ]
    for key in records.flatMap(\.keys) {
      let named = text.contains("`\(key.name)`") || text.contains("\(key.name): ")
      #expect(named || text.contains(", \(key.name)"), "\(key.name) is not documented")
    }
  }

  @Test func theCommittedSchemaIsCurrent() throws {
    try Fixtures.expect(
      FlowFileLoader.jsonSchema,
      matches: Fixtures.repository.appendingPathComponent("Schemas/flow.schema.json"))
  }

  @Test(.enabled(if: PythonSchema.isAvailable, PythonSchema.absence))
  func theSchemaAgreesWithTheLoader() throws {
    let example = FileManager.default.temporaryDirectory
      .appendingPathComponent("example-\(UUID().uuidString).flow.yml")
    let blocks = try Fixtures.yamlBlocks(of: "Documentation/FlowFiles.md")
    try Data(blocks[0].utf8).write(to: example)
    defer { try? FileManager.default.removeItem(at: example) }
    // What two keys mean together is beyond the schema: misnamed files have a valid shape, but
    // for the key that stands twice, which Python takes.
    let files = [example] + Self.valid + Self.misnamed + Self.misshapen
    let verdicts = try PythonSchema.verdicts(schema: "Schemas/flow.schema.json", files: files)
    for file in [example] + Self.valid + Self.misnamed {
      #expect(verdicts[file.lastPathComponent] == "valid", "\(file.lastPathComponent)")
    }
    for file in Self.misshapen {
      #expect(verdicts[file.lastPathComponent] == "invalid", "\(file.lastPathComponent)")
    }
  }
}

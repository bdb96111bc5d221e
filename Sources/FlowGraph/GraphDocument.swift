import Foundation

/// A graph document that cannot be read.
public enum GraphDocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  case notJSON(String)
  case wrongShape(path: String, problem: String)
  case newerSchema(found: Int, known: Int)

  public var description: String {
    switch self {
    case .notJSON(let problem): "not a JSON document: \(problem)"
    case .wrongShape(let path, let problem): "at \(path): \(problem)"
    case .newerSchema(let found, let known):
      "schema version \(found) is newer than \(known), the newest this waymark reads; update waymark"
    }
  }
}

extension FlowGraph {
  /// The graph document: JSON with sorted keys, two spaces and a final newline.
  ///
  /// - Complexity: O(n log n) in the number of rows.
  public func document() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(normalized()) + Data("\n".utf8)
  }

  /// Reads a graph document.
  ///
  /// - Throws: `GraphDocumentError`, with the place in the document.
  public init(document: Data) throws {
    struct Header: Decodable { var schemaVersion: Int }
    let decoder = JSONDecoder()
    do {
      let header = try decoder.decode(Header.self, from: document)
      guard header.schemaVersion <= Self.currentSchemaVersion else {
        throw GraphDocumentError.newerSchema(
          found: header.schemaVersion, known: Self.currentSchemaVersion)
      }
      self = try decoder.decode(FlowGraph.self, from: document).normalized()
    } catch let error as DecodingError {
      throw GraphDocumentError(error)
    }
  }
}

extension GraphDocumentError {
  init(_ error: DecodingError) {
    func path(_ context: DecodingError.Context, _ last: (any CodingKey)? = nil) -> String {
      let keys = context.codingPath + (last.map { [$0] } ?? [])
      let words = keys.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
      return words.isEmpty ? "the top level" : String(words.joined().drop { $0 == "." })
    }
    switch error {
    case .keyNotFound(let key, let context):
      self = .wrongShape(path: path(context), problem: "the key \"\(key.stringValue)\" is missing")
    case .typeMismatch(let type, let context):
      self = .wrongShape(path: path(context), problem: "expected \(type)")
    case .valueNotFound(let type, let context):
      self = .wrongShape(path: path(context), problem: "expected \(type), found null")
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      self = .notJSON(context.debugDescription)
    case .dataCorrupted(let context):
      self = .wrongShape(path: path(context), problem: context.debugDescription)
    @unknown default:
      self = .notJSON(String(describing: error))
    }
  }
}

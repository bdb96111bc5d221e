/// A JSON value that keeps the order of its keys.
indirect enum OrderedJSON: Hashable, Sendable {
  case text(String)
  case literal(String)
  case list([OrderedJSON])
  case table([Pair])

  struct Pair: Hashable, Sendable {
    var key: String
    var value: OrderedJSON
  }

  static func object(_ pairs: KeyValuePairs<String, OrderedJSON>) -> OrderedJSON {
    .table(pairs.map { Pair(key: $0.key, value: $0.value) })
  }

  func adding(_ key: String, _ value: OrderedJSON) -> OrderedJSON {
    guard case .table(let pairs) = self else { return self }
    return .table(pairs + [Pair(key: key, value: value)])
  }

  /// The value as text, two spaces a level; a list of plain values stands on one line.
  func rendered(_ indent: String = "") -> String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .literal(let literal): literal
    case .list(let values) where values.allSatisfy(\.isPlain):
      "[" + values.map { $0.rendered() }.joined(separator: ", ") + "]"
    case .list(let values):
      Self.block("[", values.map { $0.rendered(indent + "  ") }, "]", indent)
    case .table(let pairs) where pairs.count < 2 && pairs.allSatisfy(\.value.isPlain):
      "{" + pairs.map { " \(Self.quoted($0.key)): \($0.value.rendered()) " }.joined() + "}"
    case .table(let pairs):
      Self.block(
        "{", pairs.map { "\(Self.quoted($0.key)): \($0.value.rendered(indent + "  "))" }, "}",
        indent)
    }
  }

  private var isPlain: Bool {
    switch self {
    case .text, .literal: true
    case .list, .table: false
    }
  }

  private static func block(
    _ open: String, _ lines: [String], _ close: String, _ indent: String
  ) -> String {
    "\(open)\n" + lines.map { "\(indent)  \($0)" }.joined(separator: ",\n") + "\n\(indent)\(close)"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20:
        let code = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - code.count) + code
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension Record {
  /// The JSON Schema (draft 2020-12) of a file whose top level is this record.
  func jsonSchema(id: String, title: String) -> String {
    var definitions: [OrderedJSON.Pair] = []
    let body = schema(&definitions)
    guard case .table(let pairs) = body else { return "" }
    let head: [OrderedJSON.Pair] = [
      .init(key: "$schema", value: .text("https://json-schema.org/draft/2020-12/schema")),
      .init(key: "$id", value: .text(id)),
      .init(key: "title", value: .text(title)),
    ]
    definitions.sort { $0.key < $1.key }
    return OrderedJSON.table(head + pairs + [.init(key: "$defs", value: .table(definitions))])
      .rendered() + "\n"
  }

  fileprivate func schema(_ definitions: inout [OrderedJSON.Pair]) -> OrderedJSON {
    var properties: [OrderedJSON.Pair] = []
    for key in keys {
      let schema = key.shape.schema(&definitions).adding("description", .text(key.summary))
      properties.append(.init(key: key.name, value: schema))
    }
    var schema = OrderedJSON.object([
      "description": .text(summary), "type": .text("object"), "properties": .table(properties),
      "additionalProperties": .literal("false"),
    ])
    let required = keys.filter(\.required).map { OrderedJSON.text($0.name) }
    if !required.isEmpty { schema = schema.adding("required", .list(required)) }
    if !exactlyOne.isEmpty {
      let choices = exactlyOne.map { OrderedJSON.object(["required": .list([.text($0)])]) }
      schema = schema.adding("oneOf", .list(choices))
    }
    return schema
  }
}

extension Shape {
  fileprivate func schema(_ definitions: inout [OrderedJSON.Pair]) -> OrderedJSON {
    switch self {
    case .text:
      return .object(["type": .list([.text("string"), .text("number"), .text("boolean")])])
    case .name: return .object(["type": .text("string"), "minLength": .literal("1")])
    case .flag: return .object(["type": .text("boolean")])
    case .yes: return .object(["const": .literal("true")])
    case .integer(let range):
      let schema = OrderedJSON.object([
        "type": .text("integer"), "minimum": .literal("\(range.lowerBound)"),
      ])
      return range.upperBound == .max
        ? schema : schema.adding("maximum", .literal("\(range.upperBound)"))
    case .number(let range):
      return .object([
        "type": .text("number"), "minimum": .literal("\(range.lowerBound)"),
        "maximum": .literal("\(range.upperBound)"),
      ])
    case .word(let words):
      // YAML 1.1 tools hand `off` on as false.
      let values = words.map(OrderedJSON.text)
      return .object(["enum": .list(words.contains("off") ? values + [.literal("false")] : values)])
    case .list(let element):
      return .object(["type": .text("array"), "items": element.schema(&definitions)])
    case .table(_, let value):
      return .object([
        "type": .text("object"), "propertyNames": .object(["minLength": .literal("1")]),
        "additionalProperties": value.schema(&definitions),
      ])
    case .record(let record):
      if !definitions.contains(where: { $0.key == record.name }) {
        definitions.append(.init(key: record.name, value: .literal("null")))
        let schema = record.schema(&definitions)
        if let index = definitions.firstIndex(where: { $0.key == record.name }) {
          definitions[index].value = schema
        }
      }
      return .object(["$ref": .text("#/$defs/\(record.name)")])
    case .optional(let inner):
      return .object([
        "anyOf": .list([inner.schema(&definitions), .object(["type": .text("null")])])
      ])
    case .either(let shapes):
      return .object(["anyOf": .list(shapes.map { $0.schema(&definitions) })])
    }
  }
}

@testable import FlowLoading

/// The lowered program as short text, so that a test can say what it expects in a line.
enum ProgramShape {
  static func unit(_ text: String) -> SourceUnit {
    Lowering.unit(file: 0, path: "A.swift", text: text).0
  }

  /// The statements of a file, one string each.
  static func statements(_ text: String) -> [String] {
    unit(text).members.statements.map(statement)
  }

  static func statement(_ node: Statement) -> String {
    switch node.kind {
    case .expression(let value): expression(value)
    case .variable(let name, let type, let value):
      "var \(pattern(name))" + (type.map { ": \(self.type($0))" } ?? "")
        + (value.map { " = \(expression($0))" } ?? "")
    case .computed(let variable): "computed \(variable.name)"
    case .function(let function): "func \(function.name)"
    case .conditional(let conditions, let then, let otherwise):
      "if \(conditions.map(condition).joined(separator: ", ")) \(block(then))"
        + (otherwise.map { " else \(block($0))" } ?? "")
    case .guarding(let conditions, let otherwise):
      "guard \(conditions.map(condition).joined(separator: ", ")) else \(block(otherwise))"
    case .switching(let subject, let cases):
      "switch \(expression(subject)) { \(cases.map(branch).joined(separator: " ")) }"
    case .loop(let name, let sequence, _, let body):
      "for \(pattern(name)) in \(expression(sequence)) \(block(body))"
    case .whileLoop(let conditions, let body):
      "while \(conditions.map(condition).joined(separator: ", ")) \(block(body))"
    case .block(let body, let catches):
      "do \(block(body))" + catches.map { " catch \(block($0))" }.joined()
    case .deferred(let body): "defer \(block(body))"
    case .returning(let value): "return" + (value.map { " \(expression($0))" } ?? "")
    case .throwing(let value): "throw \(expression(value))"
    case .jump(let word): word
    }
  }

  private static func block(_ body: [Statement]) -> String {
    "{ \(body.map(statement).joined(separator: "; ")) }"
  }

  private static func branch(_ one: SwitchCase) -> String {
    let head = one.isDefault ? "default" : one.patterns.map(pattern).joined(separator: ", ")
    return head + (one.condition.map { " where \(expression($0))" } ?? "") + ": "
      + one.body.map(statement).joined(separator: "; ")
  }

  static func condition(_ node: Condition) -> String {
    switch node {
    case .expression(let value): expression(value)
    case .pattern(let pattern, let value): "case \(self.pattern(pattern)) = \(expression(value))"
    case .binding(let name, _, let value, _):
      "let \(name)" + (value.map { " = \(expression($0))" } ?? "")
    case .other: "other"
    }
  }

  static func pattern(_ node: Pattern) -> String {
    switch node {
    case .wildcard: "_"
    case .bind(let name): name
    case .enumCase(let type, let name, let parts, _):
      (type.map(expression) ?? "") + ".\(name)"
        + (parts.isEmpty
          ? ""
          : "(\(parts.map { ($0.label.map { "\($0): " } ?? "") + pattern($0.pattern) }.joined(separator: ", ")))")
    case .tuple(let parts): "(\(parts.map(pattern).joined(separator: ", ")))"
    case .optional(let inner): pattern(inner) + "?"
    case .type(let inner, let type): (inner.map { pattern($0) + " as " } ?? "is ") + self.type(type)
    case .expression(let value): "=\(expression(value))"
    }
  }

  static func expression(_ node: Expression) -> String {
    switch node.kind {
    case .name(let name, let generics): name + list(generics)
    case .member(let base, let name, let generics):
      (base.map(expression) ?? "") + ".\(name)" + list(generics)
    case .call(let callee, let arguments):
      "\(expression(callee))(\(arguments.map(argument).joined(separator: ", ")))"
    case .index(let base, let arguments):
      "\(expression(base))[\(arguments.map(argument).joined(separator: ", "))]"
    case .closure(let closure):
      "{ " + closure.parameters.map(\.name).joined(separator: ", ")
        + (closure.parameters.isEmpty ? "" : " in ")
        + closure.body.map(statement).joined(separator: "; ") + " }"
    case .string(let text, _): text.map { "\"\($0)\"" } ?? "\"…\""
    case .integer(let number): number.map(String.init) ?? "number"
    case .boolean(let flag): String(flag)
    case .null: "nil"
    case .array(let items): "[\(items.map(expression).joined(separator: ", "))]"
    case .dictionary(let pairs):
      "[\(pairs.map { "\(expression($0.key)): \(expression($0.value))" }.joined(separator: ", "))]"
    case .tuple(let parts):
      "(\(parts.map { ($0.label.map { "\($0): " } ?? "") + expression($0.value) }.joined(separator: ", ")))"
    case .ternary(let a, let b, let c): "(\(expression(a)) ? \(expression(b)) : \(expression(c)))"
    case .binary(let name, let left, let right):
      "(\(expression(left)) \(name) \(expression(right)))"
    case .prefix(let name, let inner): "\(name)\(expression(inner))"
    case .unwrap(let inner): "\(expression(inner))!"
    case .cast(let inner, let type, let conditional):
      "(\(expression(inner)) as\(conditional ? "?" : "") \(self.type(type)))"
    case .typeTest(let inner, let type): "(\(expression(inner)) is \(self.type(type)))"
    case .statement(let inner): statement(inner)
    case .keyPath(let root, let parts): "\\\(root.map(type) ?? "").\(parts.joined(separator: "."))"
    case .type(let type): self.type(type)
    case .macro(let name, _): "#\(name)"
    case .other(let parts): "other(\(parts.map(expression).joined(separator: ", ")))"
    }
  }

  private static func argument(_ one: Argument) -> String {
    (one.isTrailing ? "&" : "") + (one.label.map { "\($0): " } ?? "") + expression(one.value)
  }

  private static func list(_ generics: [TypeReference]) -> String {
    generics.isEmpty ? "" : "<\(generics.map(type).joined(separator: ", "))>"
  }

  static func type(_ node: TypeReference) -> String {
    switch node {
    case .named(let parts):
      parts.map { $0.name + list($0.generics) }.joined(separator: ".")
    case .optional(let inner): type(inner) + "?"
    case .array(let inner): "[\(type(inner))]"
    case .dictionary(let key, let value): "[\(type(key)): \(type(value))]"
    case .function(let parts, let result, _):
      "(\(parts.map(type).joined(separator: ", "))) -> \(type(result))"
    case .tuple(let parts, _): "(\(parts.map(type).joined(separator: ", ")))"
    case .opaque(let inner): "some \(type(inner))"
    case .composition(let parts): parts.map(type).joined(separator: " & ")
    case .metatype(let inner): type(inner) + ".Type"
    case .unknown: "?"
    }
  }
}

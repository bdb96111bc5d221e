/// Compares a value with its shape and collects every difference.
struct ShapeCheck {
  typealias Problem = FlowFileError.Problem

  private(set) var problems: [Problem] = []

  /// The problems of a whole file.
  static func problems(of value: YAMLValue, as record: Record) -> [Problem] {
    var check = ShapeCheck()
    if case .table(let pairs) = value.content {
      check.check(pairs, as: record, at: value)
    } else {
      let example = record.keys.first.map { "`\($0.name):`" } ?? "a word and a colon"
      check.report(
        value.line, value.column,
        "\(record.called) is a table of keys and begins with one, such as \(example); "
          + "found \(value.summary)")
    }
    return check.problems
  }

  private static func problems(of value: YAMLValue, as shape: Shape) -> [Problem] {
    var check = ShapeCheck()
    check.check(value, as: shape, for: "it")
    return check.problems
  }

  /// - Parameter owner: What the value belongs to, for the message: "`push`", "the file".
  private mutating func check(_ value: YAMLValue, as shape: Shape, for owner: String) {
    switch (shape, value.content) {
    case (.optional, .scalar(_, .nothing)): break
    case (.optional(let inner), _): check(value, as: inner, for: owner)
    case (.either(let shapes), _): check(value, asOneOf: shapes, for: owner)
    case (.list(let element), .list(let values)):
      for value in values { check(value, as: element, for: "each element of \(owner)") }
    case (.table(let keys, let inner), .table(let pairs)):
      for pair in pairs {
        if pair.key == "<<" {
          reportMerge(pair)
          continue
        }
        if pair.key.isEmpty {
          report(pair.line, pair.column, "a key of \(owner) is empty; write the name of \(keys)")
        }
        check(pair.value, as: inner, for: "`\(pair.key)`")
      }
    case (.record(let record), .table(let pairs)):
      check(pairs, as: record, at: value)
    default:
      if !Self.matches(value, shape) { mismatch(value, shape.expectation, for: owner) }
    }
  }

  private mutating func check(_ value: YAMLValue, asOneOf shapes: [Shape], for owner: String) {
    let fitting = shapes.filter { Self.isSameKind(value, $0) }
    if fitting.contains(where: { Self.matches(value, $0) }) { return }
    if fitting.count == 1, let shape = fitting.first {
      check(value, as: shape, for: owner)
    } else {
      mismatch(value, Shape.either(shapes).expectation, for: owner)
    }
  }

  private mutating func check(_ pairs: [YAMLValue.Pair], as record: Record, at value: YAMLValue) {
    let unknown = pairs.filter { record.key($0.key) == nil }
    for pair in pairs {
      guard let key = record.key(pair.key) else { continue }
      check(pair.value, as: key.shape, for: "`\(pair.key)`")
    }
    let meant = Set(unknown.compactMap { report(unknown: $0, of: record) })
    // A mistyped key has been reported; that the record then lacks it is no second mistake.
    for key in record.keys where key.required && !meant.contains(key.name) {
      guard !pairs.contains(where: { $0.key == key.name }) else { continue }
      report(
        value.line, value.column,
        "\(record.called) needs the key `\(key.name)`: \(key.shape.expectation)")
    }
    guard !record.exactlyOne.isEmpty else { return }
    let found = pairs.filter { record.exactlyOne.contains($0.key) }
    if found.isEmpty, unknown.isEmpty {
      let words = Shape.choice(record.exactlyOne.map { "`\($0)`" })
      report(value.line, value.column, "\(record.called) needs one of \(words)")
    }
    for extra in found.dropFirst() {
      report(
        extra.line, extra.column,
        "\(record.called) does one thing: `\(found[0].key)` and `\(extra.key)` cannot stand together"
      )
    }
  }

  /// - Returns: The key that was probably meant.
  private mutating func report(unknown pair: YAMLValue.Pair, of record: Record) -> String? {
    if pair.key == "<<" {
      reportMerge(pair)
      return nil
    }
    let problem = "`\(pair.key)` is no key of \(record.called)"
    if let hint = record.hints[pair.key] {
      report(pair.line, pair.column, "\(problem): write \(hint)")
      return record.keys.first { hint.hasPrefix("`\($0.name)") }?.name
    }
    let words = record.keys.map(\.name)
    let suggestion = NearestWord.to(pair.key, among: words)
    let list = words.map { "`\($0)`" }.joined(separator: ", ")
    report(
      pair.line, pair.column, suggestion == nil ? "\(problem); its keys are \(list)" : problem,
      suggestion: suggestion)
    return suggestion
  }

  private mutating func reportMerge(_ pair: YAMLValue.Pair) {
    report(pair.line, pair.column, "`<<` is not read; write the keys out")
  }

  private mutating func mismatch(_ value: YAMLValue, _ expectation: String, for owner: String) {
    var message = "\(owner) takes \(expectation), found \(value.summary)"
    var suggestion: String?
    if case .scalar(let text, let meaning) = value.content {
      if expectation.hasPrefix("the name"), meaning != .nothing, meaning != .text {
        message += "; put it in quotes if it is a name"
      }
      suggestion = NearestWord.to(text, among: expectation.backquoted)
    }
    report(value.line, value.column, message, suggestion: suggestion)
  }

  private mutating func report(
    _ line: Int, _ column: Int, _ message: String, suggestion: String? = nil
  ) {
    problems.append(Problem(line: line, column: column, message: message, suggestion: suggestion))
  }

  /// Whether a value without parts fits; for a list or a table whether all its parts do.
  private static func matches(_ value: YAMLValue, _ shape: Shape) -> Bool {
    switch shape {
    case .text: value.text != nil
    case .name: value.name != nil
    case .flag: value.flag != nil
    case .yes: value.flag == true
    case .integer(let range): value.integer.map(range.contains) ?? false
    case .number(let range): value.number.map(range.contains) ?? false
    case .word(let words): value.word.map(words.contains) ?? false
    case .optional, .either, .list, .table, .record:
      isSameKind(value, shape) && problems(of: value, as: shape).isEmpty
    }
  }

  private static func isSameKind(_ value: YAMLValue, _ shape: Shape) -> Bool {
    switch (value.content, shape) {
    case (_, .either(let shapes)): shapes.contains { isSameKind(value, $0) }
    case (.scalar(_, .nothing), .optional): true
    case (_, .optional(let inner)): isSameKind(value, inner)
    case (.list, .list), (.table, .table), (.table, .record): true
    case (.scalar, .list), (.scalar, .table), (.scalar, .record): false
    case (.scalar, _): true
    default: false
    }
  }
}

extension YAMLValue {
  /// A word of a fixed set. YAML 1.1 reads `off` as false; in a set of words it is a word, and a
  /// tool that wrote `false` for it is understood.
  var word: String? {
    guard case .scalar(let text, let meaning) = content else { return nil }
    return switch meaning {
    case .text: text
    case .flag(let flag):
      ["true", "false"].contains(text.lowercased()) ? (flag ? "on" : "off") : text.lowercased()
    default: nil
    }
  }
}

extension String {
  /// The words between backquotes.
  fileprivate var backquoted: [String] {
    split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
  }
}

import Yams

/// Turns the text of a file into values with places, or says why it cannot be read.
struct YAMLReading {
  typealias Problem = FlowFileError.Problem

  private let source: YAMLText
  private var count = 0
  private(set) var problems: [Problem] = []

  /// Reads one document.
  ///
  /// - Returns: nil for a file with nothing in it.
  /// - Throws: `FlowFileError` with what the YAML parser found.
  static func read(text: String, file: String) throws(FlowFileError) -> YAMLValue? {
    var reading = YAMLReading(source: YAMLText(text, file: file))
    if let hazard = reading.source.hazard() {
      throw FlowFileError(file: file, problems: [hazard])
    }
    let root: Node?
    do {
      // The default resolver tries seven regular expressions on every word.
      root = try Yams.Parser(yaml: reading.source.text, resolver: .basic, encoding: .utf8)
        .singleRoot()
    } catch {
      throw FlowFileError(file: file, problems: [reading.problem(error)])
    }
    let value = root.flatMap { reading.value($0, depth: 1) }
    guard reading.problems.isEmpty else {
      throw FlowFileError(file: file, problems: reading.problems)
    }
    if case .scalar(_, .nothing) = value?.content { return nil }
    return value
  }

  private init(source: YAMLText) { self.source = source }

  /// The value of a node. Aliases are followed, so the number of values and levels is bounded.
  private mutating func value(_ node: Node, depth: Int) -> YAMLValue? {
    let (line, column) = place(node.mark)
    count += 1
    guard count <= YAMLText.Limit.values, depth <= YAMLText.Limit.depth else {
      if problems.last?.message != Self.tooMuch {
        problems.append(Problem(line: line, column: column, message: Self.tooMuch))
      }
      return nil
    }
    let content: YAMLValue.Content
    switch node {
    case .scalar(let scalar):
      content = .scalar(scalar.string, Self.meaning(scalar))
    case .sequence(let sequence):
      content = .list(bounded(sequence) { $0.value($1, depth: depth + 1) })
    case .mapping(let mapping):
      content = .table(bounded(mapping) { $0.pair($1.key, $1.value, depth: depth + 1) })
    case .alias:
      return nil
    }
    return YAMLValue(content: content, line: line, column: column)
  }

  private static let tooMuch =
    "the aliases (`*name`) of this file unfold to too many values; write it without them"

  /// Maps until the first element that is over the limit, so that a bomb ends the walk.
  private mutating func bounded<S: Swift.Sequence, T>(
    _ elements: S, _ transform: (inout YAMLReading, S.Element) -> T?
  ) -> [T] {
    var result: [T] = []
    for element in elements {
      guard count <= YAMLText.Limit.values else { break }
      if let value = transform(&self, element) { result.append(value) }
    }
    return result
  }

  private mutating func pair(_ key: Node, _ value: Node, depth: Int) -> YAMLValue.Pair? {
    let (line, column) = place(key.mark)
    guard case .scalar(let scalar) = key else {
      problems.append(
        Problem(line: line, column: column, message: "a key must be a plain word"))
      return nil
    }
    guard let value = self.value(value, depth: depth) else { return nil }
    return YAMLValue.Pair(key: scalar.string, line: line, column: column, value: value)
  }

  private func place(_ mark: Mark?) -> (line: Int, column: Int) {
    let line = max(1, mark?.line ?? 1)
    return (line, source.byteColumn(line: line, column: mark?.column ?? 1))
  }

  private static func meaning(_ scalar: Node.Scalar) -> YAMLValue.Meaning {
    // A quoted word has the tag `!`, and a word may have one that its writer gave it.
    guard scalar.style == .plain, scalar.tag.rawValue == Tag.Name.implicit.rawValue else {
      return .text
    }
    return YAMLValue.Meaning(plain: scalar.string)
  }

  /// The parser's complaint, with its place.
  private func problem(_ error: any Error) -> Problem {
    func at(_ mark: Mark, _ message: String) -> Problem {
      let (line, column) = place(mark)
      return Problem(line: line, column: column, message: message)
    }
    guard let error = error as? YamlError else {
      return Problem(line: 1, column: 1, message: "\(error)")
    }
    switch error {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      if problem.contains("another document") {
        return at(mark, "a second document begins here; put it in a file of its own")
      }
      if problem.contains("start any token"), character(at: mark) == "\t" {
        return at(mark, "a tab cannot indent YAML; use spaces")
      }
      let reason = [context?.text, problem].compactMap(\.self).joined(separator: ", ")
      return at(mark, "this is not YAML: \(reason)")
    case .duplicatedKeysInMapping(let keys, let context):
      let list = keys.sorted().map { "`\($0)`" }.joined(separator: ", ")
      return at(
        context.mark,
        "\(list) stands twice among the keys of one table (here first); keep one of them")
    case .reader(let problem, _, let value, _):
      let code = value < 0 ? "" : " (U+\(String(value, radix: 16, uppercase: true)))"
      return Problem(line: 1, column: 1, message: "this is not readable text: \(problem)\(code)")
    default:
      return Problem(line: 1, column: 1, message: "this is not YAML: \(error)")
    }
  }

  private func character(at mark: Mark) -> Unicode.Scalar? {
    source.scalar(line: mark.line, column: mark.column)
  }
}

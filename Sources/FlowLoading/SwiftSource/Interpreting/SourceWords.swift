import FlowGraph

/// What source says in words, for people to read.
extension Interpreter {
  func place(_ span: Span) -> SourcePlace {
    let unit = index.units[Int(span.file)]
    let position = unit.lines.position(of: span.start)
    return SourcePlace(file: unit.path, line: position.line, column: position.column)
  }

  func text(_ span: Span, limit: Int = 80) -> String {
    texts.text(of: span, limit: limit) {
      let words = index.text(span).split(whereSeparator: \.isWhitespace)
      let line = words.joined(separator: " ")
      return line.count <= limit ? line : String(line.prefix(limit - 1)) + "…"
    }
  }

  func steps(_ trigger: Trigger?, _ hops: [Span]) -> [Step] {
    guard let trigger else { return [] }
    return [Step(trigger.label, at: place(trigger.span))]
      + withoutCircles(hops).map { Step(text($0, limit: 60), at: place($0)) }
  }

  /// A way without what leads back to where it was: observers that post for each other.
  private func withoutCircles(_ hops: [Span]) -> [Span] {
    var way: [Span] = []
    for hop in hops {
      if let known = way.firstIndex(of: hop) { way.removeSubrange(known...) }
      way.append(hop)
    }
    return way
  }
}

/// Pieces of source on one line, each made once.
struct TextMemory {
  private struct Key: Hashable {
    let span: Span
    let limit: Int
  }

  private var texts: [Key: String] = [:]

  mutating func text(of span: Span, limit: Int, _ make: () -> String) -> String {
    let key = Key(span: span, limit: limit)
    if let known = texts[key] { return known }
    let text = make()
    texts[key] = text
    return text
  }
}

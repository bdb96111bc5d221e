import FlowGraph

/// A change as a comment on a pull request.
///
/// GitHub takes comments of at most 65,536 characters: long lists fold, and the rest is cut with a
/// note.
struct ChangeMarkdownReport {
  /// Below GitHub's limit, with room for what a workflow puts around it.
  static let longest = 60_000
  private static let openItems = 12
  private static let mostItems = 100
  private static let longestName = 160
  /// A message ends with what to do.
  private static let longestMessage = 500

  var outline: ChangeOutline
  var pathPrefix: String
  var diagram: String?

  func render() -> String {
    let headline = "### " + text(outline.headline)
    guard !outline.isEmpty else {
      let remark = outline.remark.isEmpty ? "" : " " + text(outline.remark)
      return "\(headline)\n\nNothing changed.\(remark)\n"
    }
    let counts = outline.counts.map { "**\($0)**" }.joined(separator: " · ")
    var blocks = [headline] + (counts.isEmpty ? [] : [counts])
    let picture = diagram.map { text in
      let drawing = text.hasSuffix("\n") ? text : text + "\n"
      return "```mermaid\n\(drawing)```"
    }
    var room = Self.longest - blocks.joined().count - (picture?.count ?? 0) - 400
    var isCut = false
    for section in outline.sections {
      let block = block(section)
      guard block.count < room else {
        isCut = true
        continue
      }
      room -= block.count
      blocks.append(block)
    }
    if isCut {
      blocks.append("_Too much for one comment: `waymark diff` in a terminal says the rest._")
    }
    if let picture { blocks.append(picture) }
    if !outline.remark.isEmpty { blocks.append(text(outline.remark)) }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func block(_ section: ChangeOutline.Section) -> String {
    let shown = section.items.prefix(Self.mostItems)
    var lines = shown.flatMap { self.lines($0, indent: 0) }
    let more = section.items.count - shown.count
    if more > 0 { lines.append("- and \(more) more") }
    let list = lines.joined(separator: "\n")
    guard section.items.count > Self.openItems else { return "#### \(section.title)\n\n\(list)" }
    return "<details><summary><b>\(section.title)</b> (\(section.items.count))</summary>\n\n"
      + "\(list)\n\n</details>"
  }

  private func lines(_ item: ChangeOutline.Item, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    let place = item.place.map { place in
      let operation = item.operation.map { other in
        " via " + (other.file == place.file ? "line \(other.line)" : code(other))
      }
      return " (\(code(place))\(operation ?? ""))"
    }
    return ["\(margin)- \(sign(item.sign)) \(text(item.pieces))\(place ?? "")"]
      + item.details.flatMap { lines($0, indent: indent + 2) }
  }

  private func code(_ place: SourcePlace) -> String {
    Self.code(pathPrefix + (place.line > 0 ? "\(place.file):\(place.line)" : place.file))
  }

  private func sign(_ sign: ChangeOutline.Sign) -> String {
    switch sign {
    case .added: "🟢"
    case .removed: "🔴"
    case .changed: "🟠"
    case .alarm: "⚠️"
    case .fixed: "✅"
    }
  }

  private func text(_ pieces: [ChangeOutline.Piece]) -> String {
    pieces.map { piece in
      switch piece {
      case .words(let words): words
      case .name(let name): Self.code(Self.cut(name, to: Self.longestName))
      case .message(let message): MarkdownText.prose(Self.cut(message, to: Self.longestMessage))
      }
    }.joined()
  }

  /// A code span; outside of tables a bar stands for itself.
  private static func code(_ text: String) -> String {
    MarkdownText.code(text).replacing("\\|", with: "|")
  }

  private static func cut(_ text: String, to longest: Int) -> String {
    text.count > longest ? text.prefix(longest - 1) + "…" : text
  }
}

import FlowGraph

/// A change for people in a terminal.
struct ChangeTextReport {
  private static let longest = 160
  /// A message ends with what to do.
  private static let longestMessage = 500

  var outline: ChangeOutline
  var pathPrefix: String
  var isColored: Bool

  func render() -> String {
    var lines = [firstLine()]
    for section in outline.sections {
      lines += ["", painted(section.title, "1")]
      for item in section.items { lines += self.lines(item, indent: 2) }
    }
    if !outline.isEmpty, !outline.remark.isEmpty { lines += ["", text(outline.remark)] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// All in one line.
  func firstLine() -> String {
    let headline = text(outline.headline)
    guard !outline.isEmpty else {
      let remark = outline.remark.isEmpty ? "" : " " + text(outline.remark)
      return "\(headline): nothing changed.\(remark)"
    }
    return headline
      + (outline.counts.isEmpty ? "." : ": \(outline.counts.joined(separator: "; ")).")
  }

  private func lines(_ item: ChangeOutline.Item, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    let sign = painted(item.sign.rawValue, color(item.sign))
    let place = item.place.map { place in
      let operation = item.operation.map { other in
        " via " + (other.file == place.file ? "line \(other.line)" : text(other))
      }
      return "  " + painted("(\(text(place))\(operation ?? ""))", "2")
    }
    return ["\(margin)\(sign) \(text(item.pieces))\(place ?? "")"]
      + item.details.flatMap { lines($0, indent: indent + 4) }
  }

  private func text(_ pieces: [ChangeOutline.Piece]) -> String {
    pieces.map { piece in
      switch piece {
      case .words(let words): words
      case .name(let name): Self.cut(TerminalText.clean(name), to: Self.longest)
      case .message(let message): Self.cut(TerminalText.clean(message), to: Self.longestMessage)
      }
    }.joined()
  }

  private func text(_ place: SourcePlace) -> String {
    let file = TerminalText.clean(pathPrefix + place.file)
    return place.line > 0 ? "\(file):\(place.line)" : file
  }

  private static func cut(_ text: String, to longest: Int) -> String {
    text.count > longest ? text.prefix(longest - 1) + "…" : text
  }

  private func color(_ sign: ChangeOutline.Sign) -> String {
    switch sign {
    case .added, .fixed: "32"
    case .removed: "31"
    case .changed: "33"
    case .alarm: "1;31"
    }
  }

  private func painted(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

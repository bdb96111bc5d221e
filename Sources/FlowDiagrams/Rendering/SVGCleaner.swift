/// Makes Graphviz's SVG safe to put anywhere and pleasant to use.
///
/// Only drawing elements and attributes that are known to be harmless are kept, so that no script
/// and no outside resource can get in. Tooltips become `title` elements, which every browser
/// shows; links keep `http`, `https` and places in the picture, and open in a tab of their own.
public struct SVGCleaner {
  private static let elements: Set<String> = [
    "svg", "g", "a", "text", "tspan", "path", "polygon", "polyline", "ellipse", "circle", "rect",
    "line", "defs", "linearGradient", "radialGradient", "stop", "clipPath",
  ]
  private static let attributes: Set<String> = [
    "id", "class", "transform", "fill", "stroke", "stroke-width", "stroke-dasharray",
    "stroke-opacity", "fill-opacity", "points", "d", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy",
    "r", "rx", "ry", "width", "height", "viewBox", "text-anchor", "font-family", "font-size",
    "font-weight", "font-style", "text-decoration", "textLength", "lengthAdjust", "offset",
    "stop-color", "stop-opacity", "xmlns",
  ]

  /// The cleaned picture.
  ///
  /// - Parameters:
  ///   - svg: what Graphviz wrote; anything that is not well formed is left out.
  ///   - title: what a screen reader says and a browser shows as the picture's name.
  /// - Complexity: O(n) in the length of the text.
  public static func clean(_ svg: String, title: String) -> String {
    var cleaner = SVGCleaner(svg: Array(svg.utf8), title: title)
    return cleaner.run()
  }

  private let svg: [UInt8]
  private let title: String
  private var position = 0
  private var output = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  /// The elements that are open: what was read, and what was written for it.
  private var open: [(read: String, written: String)] = []
  /// How many of the open elements lie in one that is left out.
  private var skipped = 0

  private init(svg: [UInt8], title: String) {
    self.svg = svg
    self.title = title
  }

  private mutating func run() -> String {
    while position < svg.count {
      if svg[position] == UInt8(ascii: "<") { markup() } else { text() }
    }
    while let element = open.popLast() {
      if skipped > 0 { skipped -= 1 } else { output += "</\(element.written)>" }
    }
    return output + "\n"
  }

  private mutating func text() {
    let end = svg[position...].firstIndex(of: UInt8(ascii: "<")) ?? svg.count
    if skipped == 0, !open.isEmpty { output += XMLText.safe(svg[position..<end]) }
    position = end
  }

  private mutating func markup() {
    if starts("<!--") { return skip(past: "-->") }
    if starts("<?") { return skip(past: "?>") }
    if starts("<!") { return skip(past: ">") }
    // A `>` may stand in a quoted attribute.
    var end = position + 1
    var quote: UInt8?
    while end < svg.count, quote != nil || svg[end] != UInt8(ascii: ">") {
      let byte = svg[end]
      if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      end += 1
    }
    let tag = svg[(position + 1)..<min(end, svg.count)]
    position = min(end + 1, svg.count)
    if tag.first == UInt8(ascii: "/") { return close() }
    start(tag)
  }

  private func starts(_ text: String) -> Bool { svg[position...].starts(with: text.utf8) }

  private mutating func skip(past end: String) {
    let end = Array(end.utf8)
    while position < svg.count, !svg[position...].starts(with: end) { position += 1 }
    position = min(position + end.count, svg.count)
  }

  private mutating func close() {
    guard let element = open.popLast() else { return }
    if skipped > 0 { skipped -= 1 } else { output += "</\(element.written)>" }
  }

  private mutating func start(_ tag: ArraySlice<UInt8>) {
    let closes = tag.last == UInt8(ascii: "/")
    var scanner = AttributeScanner(bytes: closes ? tag.dropLast() : tag)
    let name = scanner.name()
    let attributes = scanner.attributes()
    guard skipped == 0, Self.elements.contains(name) else {
      if !closes {
        open.append((name, name))
        skipped += 1
      }
      return
    }
    let link = attributes.first { $0.name == "href" || $0.name == "xlink:href" }
      .flatMap { Self.link($0.value) }
    // A tooltip without a link needs no anchor.
    let written = name == "a" && link == nil ? "g" : name
    output += "<\(written)"
    for attribute in attributes where Self.attributes.contains(attribute.name) {
      // `url(…)` could name an outside resource; Graphviz's own name places in the picture.
      let value = XMLText.safe(attribute.value, quoted: true)
      if value.contains("url("), !value.hasPrefix("url(#") { continue }
      // Graphviz numbers its anchors through the life of a process; equal input, equal bytes.
      if attribute.name == "id", value.hasPrefix("a_") { continue }
      output += " \(attribute.name)=\"\(value)\""
    }
    if name == "a", let link {
      output += " href=\"\(link)\""
      if !link.hasPrefix("#") { output += " target=\"_blank\" rel=\"noopener noreferrer\"" }
    }
    if name == "svg", open.isEmpty { output += " role=\"img\"" }
    var inner = ""
    if name == "svg", open.isEmpty {
      inner = "<title>\(Escaping.html(title))</title>"
    } else if let tip = attributes.first(where: { $0.name == "xlink:title" }) {
      inner = "<title>\(XMLText.safe(tip.value, quoted: true))</title>"
    }
    output += closes && inner.isEmpty ? "/>" : ">" + inner
    if closes {
      if !inner.isEmpty { output += "</\(written)>" }
    } else {
      open.append((name, written))
    }
  }

  private static func link(_ value: ArraySlice<UInt8>) -> String? {
    let text = XMLText.safe(value, quoted: true)
    if text == "#" { return nil }
    let isSafe = ["#", "https://", "http://"].contains { text.lowercased().hasPrefix($0) }
    return isSafe ? text : nil
  }
}

/// Reads the inside of a tag.
private struct AttributeScanner {
  var bytes: ArraySlice<UInt8>

  mutating func name() -> String {
    let name = bytes.prefix { !Self.isSpace($0) && $0 != UInt8(ascii: "=") }
    bytes = bytes.dropFirst(name.count)
    return String(decoding: name, as: UTF8.self)
  }

  mutating func attributes() -> [(name: String, value: ArraySlice<UInt8>)] {
    var result: [(name: String, value: ArraySlice<UInt8>)] = []
    while true {
      bytes = bytes.drop(while: Self.isSpace)
      let name = name()
      bytes = bytes.drop { Self.isSpace($0) || $0 == UInt8(ascii: "=") }
      guard !name.isEmpty, let quote = bytes.first, quote == 0x22 || quote == 0x27 else {
        return result
      }
      let value = bytes.dropFirst().prefix { $0 != quote }
      bytes = bytes.dropFirst(value.count + 2)
      if !result.contains(where: { $0.name == name }) { result.append((name, value)) }
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}

/// Text that is XML already, made well formed where it is not.
enum XMLText {
  private static let known = ["amp;", "lt;", "gt;", "quot;", "apos;"]

  static func safe(_ bytes: ArraySlice<UInt8>, quoted: Bool = false) -> String {
    var result = String.UnicodeScalarView()
    let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
    var index = text.startIndex
    while index < text.endIndex {
      let scalar = text[index]
      index = text.index(after: index)
      switch scalar {
      case "&":
        let rest = text[index...]
        let isReference =
          known.contains { rest.starts(with: $0.unicodeScalars) } || isNumber(rest.prefix(10))
        result.append(contentsOf: (isReference ? "&" : "&amp;").unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"" where quoted: result.append(contentsOf: "&quot;".unicodeScalars)
      default: if isCharacter(scalar.value) { result.append(scalar) }
      }
    }
    return String(result)
  }

  /// Whether a character reference follows an `&`, and to a character that XML allows.
  private static func isNumber(_ text: Substring.UnicodeScalarView) -> Bool {
    guard text.first == "#", let end = text.firstIndex(of: ";") else { return false }
    let digits = String(text[text.index(after: text.startIndex)..<end])
    let isHex = digits.hasPrefix("x")
    guard let value = UInt32(isHex ? String(digits.dropFirst()) : digits, radix: isHex ? 16 : 10)
    else { return false }
    return isCharacter(value)
  }

  private static func isCharacter(_ value: UInt32) -> Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}

/// Pieces of Graphviz's HTML-like labels, each escaped where it is made.
enum HTMLLabel {
  static func font(
    _ text: String, color: String? = nil, size: Double? = nil, bold: Bool = false,
    italic: Bool = false
  ) -> String {
    var inner = Escaping.label(text)
    // An empty font element is a syntax error.
    if inner.isEmpty { inner = " " }
    if italic { inner = "<i>\(inner)</i>" }
    if bold { inner = "<b>\(inner)</b>" }
    var attributes = ""
    if let color { attributes += " color=\"\(color)\"" }
    if let size { attributes += " point-size=\"\(number(size))\"" }
    return attributes.isEmpty ? inner : "<font\(attributes)>\(inner)</font>"
  }

  /// A table cell. `content` is escaped already.
  static func cell(
    _ content: String, port: String? = nil, align: String = "left", padding: Int? = nil,
    fill: String? = nil, link: String? = nil, tooltip: String? = nil, extra: String = ""
  ) -> String {
    var attributes = " align=\"\(align)\" balign=\"\(align)\""
    if let port { attributes += " port=\"\(port)\"" }
    if let padding { attributes += " cellpadding=\"\(padding)\"" }
    if let fill { attributes += " bgcolor=\"\(fill)\"" }
    attributes += target(link: link, tooltip: tooltip)
    return "<td\(attributes)\(extra)>\(content)</td>"
  }

  /// Cells have one padding for all sides; a space at both ends keeps small text off the border.
  static let space = "\u{A0}"

  static func row(_ cells: String...) -> String { "<tr>\(cells.joined())</tr>" }

  /// The attributes that make a link or a tooltip; a tooltip needs a link to be shown at all.
  static func target(link: String?, tooltip: String?) -> String {
    guard link != nil || tooltip != nil else { return "" }
    var attributes = " href=\"\(Escaping.htmlAttribute(link ?? "#"))\""
    if let tooltip { attributes += " tooltip=\"\(Escaping.htmlAttribute(tooltip))\"" }
    return attributes
  }

  static func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}

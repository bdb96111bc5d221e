/// How wide text is in Helvetica, and in the fonts that share its measures.
///
/// Graphviz measures each box itself; this only decides how wide a column should be, so that its
/// boxes stand in line.
enum TextMeasure {
  /// Thousandths of the font size for the printable ASCII characters, from the space on.
  private static let widths: [Int] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  private static let others: [Unicode.Scalar: Int] = [
    "\u{A0}": 278, "·": 278, "“": 333, "”": 333, "…": 1000, "×": 584,
  ]

  /// The width of a line of text in points.
  static func width(_ text: String, size: Double, bold: Bool = false) -> Double {
    var sum = 0
    for scalar in text.unicodeScalars {
      let index = Int(scalar.value) - 0x20
      sum += widths.indices.contains(index) ? widths[index] : others[scalar] ?? 900
    }
    return Double(sum) / 1000 * size * (bold ? 1.07 : 1)
  }
}

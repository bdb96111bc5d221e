import Foundation
import Testing

@testable import FlowDiagrams

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What an SVG shows, read back from it.
final class PictureReader: NSObject, XMLParserDelegate {
  struct Box {
    var id: String
    var minX = Double.infinity
    var minY = Double.infinity
    var maxX = -Double.infinity
    var maxY = -Double.infinity
    var texts: [Text] = []

    mutating func include(_ x: Double, _ y: Double) {
      (minX, maxX) = (min(minX, x), max(maxX, x))
      (minY, maxY) = (min(minY, y), max(maxY, y))
    }

    func overlaps(_ other: Box) -> Bool {
      minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    func contains(_ x: Double, _ y: Double, margin: Double) -> Bool {
      x > minX + margin && x < maxX - margin && y > minY + margin && y < maxY - margin
    }
  }

  struct Text {
    var words: String
    var x: Double
    var y: Double
    var size: Double
    var bold: Bool

    var minX: Double { x }
    var maxX: Double { x + TextMeasure.width(words, size: size, bold: bold) }
  }

  struct Element {
    var name: String
    var attributes: [String: String]
  }

  private(set) var boxes: [Box] = []
  /// The points along each line, a few for each of its curves.
  private(set) var lines: [[(x: Double, y: Double)]] = []
  private(set) var elements: [Element] = []
  private(set) var titles: [String] = []
  private var path: [Element] = []
  private var text: Text?
  private var title: String?

  init(_ svg: Data) throws {
    super.init()
    let parser = XMLParser(data: svg)
    parser.delegate = self
    try #require(parser.parse(), "not well formed: \(String(describing: parser.parserError))")
  }

  private var isInEdge: Bool { path.contains { $0.attributes["class"] == "edge" } }
  private var isInNode: Bool { path.contains { $0.attributes["class"] == "node" } }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    let element = Element(name: name, attributes: attributes)
    elements.append(element)
    path.append(element)
    let number = { (key: String) in Double(attributes[key] ?? "") ?? 0 }
    switch name {
    case "g" where attributes["class"] == "node": boxes.append(Box(id: attributes["id"] ?? ""))
    case "path" where isInEdge: lines.append(Self.samples(attributes["d"] ?? ""))
    case "path" where isInNode, "polygon" where isInNode:
      let numbers = Self.numbers(attributes["d"] ?? attributes["points"] ?? "")
      for index in stride(from: 0, to: numbers.count - 1, by: 2) {
        boxes[boxes.count - 1].include(numbers[index], numbers[index + 1])
      }
    case "text":
      text = Text(
        words: "", x: number("x"), y: number("y"), size: number("font-size"),
        bold: attributes["font-weight"] == "bold")
    case "title": title = ""
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if title != nil { title? += string } else { text?.words += string }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if name == "text", let text {
      if isInNode { boxes[boxes.count - 1].texts.append(text) }
      self.text = nil
    }
    if name == "title", let title {
      titles.append(title)
      self.title = nil
    }
    path.removeLast()
  }

  private static func numbers(_ text: String) -> [Double] {
    text.split { !("0"..."9").contains($0) && $0 != "." && $0 != "-" }.compactMap { Double($0) }
  }

  private static func samples(_ path: String) -> [(x: Double, y: Double)] {
    let numbers = numbers(path)
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
      (x: numbers[$0], y: numbers[$0 + 1])
    }
    var samples: [(x: Double, y: Double)] = []
    for start in stride(from: 0, to: points.count - 3, by: 3) {
      for step in 0...12 {
        let t = Double(step) / 12
        let weights = [pow(1 - t, 3), 3 * t * pow(1 - t, 2), 3 * t * t * (1 - t), pow(t, 3)]
        let curve = zip(weights, points[start...(start + 3)])
        samples.append(
          (x: curve.reduce(0) { $0 + $1.0 * $1.1.x }, y: curve.reduce(0) { $0 + $1.0 * $1.1.y }))
      }
    }
    return samples
  }
}

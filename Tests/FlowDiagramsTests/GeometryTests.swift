import FlowGraph
import Foundation
import Testing

@testable import FlowDiagrams

/// What can be measured of how a picture looks.
@Suite("Geometry")
struct GeometryTests {
  static let cases: [(String, FlowGraph)] =
    Samples.all.map { ($0.name, $0.graph) } + [
      ("large", Samples.large(70)), ("hostile", Samples.hostile),
    ]

  private func reader(_ graph: FlowGraph, _ direction: DiagramOptions.Direction) throws
    -> PictureReader
  {
    let options = Samples.options(direction: direction, scope: .screens)
    let dot = try Diagram(graph: graph, options: options).dot()
    return try PictureReader(try GraphvizRenderer.render(dot: dot, format: .svg))
  }

  @Test(arguments: DiagramOptions.Direction.allCases)
  func boxesDoNotOverlap(direction: DiagramOptions.Direction) throws {
    for (name, graph) in Self.cases {
      let boxes = try reader(graph, direction).boxes
      #expect(boxes.count >= graph.screens.count)
      for (index, box) in boxes.enumerated() {
        for other in boxes.dropFirst(index + 1) {
          #expect(!box.overlaps(other), "\(name): \(box.id) and \(other.id)")
        }
      }
    }
  }

  /// Measured with Helvetica's own widths, which Arial and Liberation Sans share.
  @Test(arguments: DiagramOptions.Direction.allCases)
  func textStaysInItsBox(direction: DiagramOptions.Direction) throws {
    for (name, graph) in Self.cases where name != "hostile" {
      for box in try reader(graph, direction).boxes {
        #expect(!box.texts.isEmpty)
        for text in box.texts {
          #expect(
            text.minX >= box.minX && text.maxX <= box.maxX + 0.5 && text.y <= box.maxY
              && text.y - text.size * 0.7 >= box.minY,
            "\(name): '\(text.words)' in \(box.id)")
        }
      }
    }
  }

  @Test func textsOfABoxDoNotOverlap() throws {
    for (name, graph) in Self.cases where name != "hostile" {
      for box in try reader(graph, .leftToRight).boxes {
        for (index, text) in box.texts.enumerated() {
          for other in box.texts.dropFirst(index + 1) where abs(text.y - other.y) < 6 {
            #expect(
              text.maxX <= other.minX + 1 || other.maxX <= text.minX + 1,
              "\(name): '\(text.words)' and '\(other.words)' in \(box.id)")
          }
        }
      }
    }
  }

  @Test func noLineRunsThroughABox() throws {
    for (name, graph) in Self.cases {
      let picture = try reader(graph, .leftToRight)
      #expect(!picture.lines.isEmpty)
      for line in picture.lines {
        for box in picture.boxes {
          let inside = line.filter { box.contains($0.x, $0.y, margin: 3) }
          #expect(inside.isEmpty, "\(name): through \(box.id)")
        }
      }
    }
  }

  /// Boxes of one column start and end together.
  @Test func columnsAreEven() throws {
    let boxes = try reader(Samples.large(70), .leftToRight).boxes
    let edges = Set(boxes.map { Int($0.minX.rounded()) })
    #expect(edges.count <= 12, "\(edges.sorted())")
  }

  @Test func layoutIsQuick() throws {
    let dot = try Diagram(graph: Samples.large(70), options: Samples.options(scope: .screens)).dot()
    let clock = ContinuousClock()
    let time = try clock.measure { _ = try GraphvizRenderer.render(dot: dot, format: .svg) }
    #expect(time < .seconds(10), "\(time)")
  }
}

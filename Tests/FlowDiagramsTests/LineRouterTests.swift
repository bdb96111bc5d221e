import FlowGraph
import Testing

@testable import FlowDiagrams

@Suite("Lines between columns")
struct LineRouterTests {
  private typealias Point = LineRouter.Point

  private func box(_ along: ClosedRange<Double>, _ across: ClosedRange<Double>) -> LineRouter.Box {
    LineRouter.Box(along: along, across: across)
  }

  private func line(_ start: (Double, Double), _ end: (Double, Double), passes: [Double] = [])
    -> LineRouter.Line
  {
    LineRouter.Line(
      source: 0, start: Point(along: start.0, across: start.1),
      end: Point(along: end.0, across: end.1), passes: passes)
  }

  /// Points along a route, close enough to see crossings.
  private func samples(_ route: [Point]) -> [Point] {
    stride(from: 0, to: route.count - 3, by: 3).flatMap { start in
      (0...8).map { step in
        let t = Double(step) / 8
        let weights = [
          (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t,
        ]
        let points = route[start...(start + 3)]
        return Point(
          along: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.along },
          across: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.across })
      }
    }
  }

  @Test func aLineThatIsNearlyLevelIsLevel() throws {
    let boxes = [box(0...10, 0...20), box(100...110, 0...20)]
    let route = try #require(LineRouter.routes([line((10, 7), (100, 10))], around: boxes)[0])
    #expect(route.allSatisfy { $0.across == 10 })
  }

  private func cross(_ first: [Point], _ second: [Point]) -> Bool {
    func side(_ a: Point, _ b: Point, _ c: Point) -> Double {
      (b.along - a.along) * (c.across - a.across) - (b.across - a.across) * (c.along - a.along)
    }
    for (a, b) in zip(first, first.dropFirst()) {
      for (c, d) in zip(second, second.dropFirst())
      where side(a, b, c) * side(a, b, d) < -1e-6 && side(c, d, a) * side(c, d, b) < -1e-6 {
        return true
      }
    }
    return false
  }

  @Test func theLinesOfAFanDoNotCross() throws {
    // Rows close together, targets far apart, above and below.
    let lines = (0..<12).map { line((100, 300 + Double($0) * 10), (180, Double($0) * 60)) }
    let routes = LineRouter.routes(lines, around: [box(0...100, 280...430)])
    let drawn = try routes.map { samples(try #require($0)) }
    for (index, route) in drawn.enumerated() {
      for other in drawn.dropFirst(index + 1) { #expect(!cross(route, other)) }
    }
  }

  @Test func endsAreKept() throws {
    let lines = [line((0, 0), (80, 200)), line((0, 10), (80, 10))]
    for (line, route) in zip(lines, LineRouter.routes(lines, around: [])) {
      let route = try #require(route)
      #expect(route.first == line.start)
      #expect(route.last == line.end)
      // A Bézier curve of thirds.
      #expect(route.count % 3 == 1)
    }
  }

  @Test func passesBetweenBoxes() throws {
    let column = [box(100...200, 0...50), box(100...200, 60...120)]
    let free = LineRouter.routes([line((20, 10), (280, 100), passes: [55])], around: column)
    let route = samples(try #require(free[0]))
    for box in column {
      #expect(!route.contains { box.along.contains($0.along) && box.across.contains($0.across) })
    }
  }

  @Test func aLineWithoutRoomIsLeft() {
    let wall = [box(100...200, -500...500)]
    #expect(LineRouter.routes([line((20, 10), (280, 100))], around: wall) == [nil])
    // Too narrow a gap, and a line that runs back.
    #expect(LineRouter.routes([line((0, 0), (10, 50))], around: []) == [nil])
    #expect(LineRouter.routes([line((90, 0), (10, 50))], around: []) == [nil])
  }

  @Test func aRaggedColumnNarrowsTheGap() throws {
    let boxes = [box(0...60, 0...20), box(0...90, 30...60)]
    let routes = LineRouter.routes([line((60, 10), (160, 100))], around: boxes)
    let route = samples(try #require(routes[0]))
    #expect(!route.contains { $0.along < 90 && $0.across > 29 && $0.across < 61 })
  }
}

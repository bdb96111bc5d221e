import CGraphviz
import Foundation

/// Lays new lines between the boxes of a graph that Graphviz has laid out.
enum GraphvizLines {
  private typealias Graph = UnsafeMutablePointer<Agraph_t>
  private typealias Edge = UnsafeMutablePointer<Agedge_t>

  /// Replaces the curves of all lines that `LineRouter` has a better way for.
  ///
  /// The graph must have been laid out and not yet been freed.
  static func straighten(_ graph: UnsafeMutablePointer<Agraph_t>, leftToRight: Bool) {
    var boxes: [LineRouter.Box] = []
    var lines: [LineRouter.Line] = []
    var curves: [UnsafeMutablePointer<bezier>] = []
    var node = agfstnode(graph)
    while let current = node {
      if let box = box(current, leftToRight) { boxes.append(box) }
      var edge = agfstout(graph, current)
      while let out = edge {
        if let curve = curve(out) {
          let points = (0..<Int(curve.pointee.size)).map {
            point(curve.pointee.list[$0], leftToRight)
          }
          let halves = zip(points, points.dropFirst()).map { ($0.across + $1.across) / 2 }
          lines.append(
            LineRouter.Line(
              source: boxes.count, start: points[0], end: point(curve.pointee.ep, leftToRight),
              passes: points.map(\.across) + halves))
          curves.append(curve)
        }
        edge = agnxtout(graph, out)
      }
      node = agnxtnode(graph, current)
    }
    for (route, curve) in zip(LineRouter.routes(lines, around: boxes), curves) {
      if let route { replace(curve, route.map { pointf($0, leftToRight) }) }
    }
  }

  private static func box(_ node: UnsafeMutablePointer<Agnode_t>, _ leftToRight: Bool)
    -> LineRouter.Box?
  {
    guard let data = node.pointee.base.data else { return nil }
    let info = UnsafeMutableRawPointer(data).assumingMemoryBound(to: Agnodeinfo_t.self).pointee
    // Width and height are in inches, a half of each to both sides.
    let (dx, dy) = (info.width * 36, info.height * 36)
    let center = point(info.coord, leftToRight)
    let (along, across) = leftToRight ? (dx, dy) : (dy, dx)
    return LineRouter.Box(
      along: (center.along - along)...(center.along + along),
      across: (center.across - across)...(center.across + across))
  }

  /// The only curve of an edge that ends in an arrow head.
  private static func curve(_ edge: Edge) -> UnsafeMutablePointer<bezier>? {
    guard let data = edge.pointee.base.data else { return nil }
    let info = UnsafeMutableRawPointer(data).assumingMemoryBound(to: Agedgeinfo_t.self).pointee
    guard let splines = info.spl, splines.pointee.size == 1, let curve = splines.pointee.list,
      curve.pointee.size >= 4, curve.pointee.eflag != 0, curve.pointee.sflag == 0,
      curve.pointee.list != nil
    else { return nil }
    return curve
  }

  /// `route` ends at the arrow head's tip; the curve itself ends where the head begins.
  private static func replace(_ curve: UnsafeMutablePointer<bezier>, _ route: [CGraphviz.pointf]) {
    guard let old = curve.pointee.list, let tip = route.last else { return }
    let last = old[Int(curve.pointee.size) - 1]
    let length = hypot(curve.pointee.ep.x - last.x, curve.pointee.ep.y - last.y)
    var points = route
    let before = points[points.count - 4]
    let whole = hypot(tip.x - before.x, tip.y - before.y)
    guard whole > length else { return }
    for index in 1...3 {
      let share = (1 - length / whole) * Double(index) / 3
      points[points.count - 4 + index].x = before.x + (tip.x - before.x) * share
      points[points.count - 4 + index].y = before.y + (tip.y - before.y) * share
    }
    // Graphviz frees the list with `free`.
    let bytes = points.count * MemoryLayout<CGraphviz.pointf>.stride
    guard let memory = realloc(old, bytes) else { return }
    let list = memory.assumingMemoryBound(to: CGraphviz.pointf.self)
    for (index, point) in points.enumerated() { list[index] = point }
    curve.pointee.list = list
    curve.pointee.size = numericCast(points.count)
    curve.pointee.ep = tip
  }

  /// Graphviz counts upwards.
  private static func point(_ point: CGraphviz.pointf, _ leftToRight: Bool) -> LineRouter.Point {
    leftToRight
      ? LineRouter.Point(along: point.x, across: -point.y)
      : LineRouter.Point(along: -point.y, across: point.x)
  }

  private static func pointf(_ point: LineRouter.Point, _ leftToRight: Bool) -> CGraphviz.pointf {
    leftToRight
      ? CGraphviz.pointf(x: point.along, y: -point.across)
      : CGraphviz.pointf(x: point.across, y: -point.along)
  }
}

/// Draws lines between columns as a draughtsman would: across, along a channel of their own, and
/// across again, with round corners.
///
/// Graphviz lets the lines of a fan swing through each other. Here the lines that leave one box
/// get their channels in the order in which they leave, so that they do not cross. A line that
/// runs past other boxes is left as Graphviz drew it.
struct LineRouter {
  /// `along` grows in the direction in which the picture is read, `across` to the right of it.
  struct Point: Hashable, Sendable {
    var along: Double
    var across: Double
  }

  struct Box: Hashable, Sendable {
    var along: ClosedRange<Double>
    var across: ClosedRange<Double>
  }

  struct Line: Hashable, Sendable {
    var source: Int
    var start: Point
    var end: Point
    /// Where Graphviz leads it, as places where it may pass between other boxes.
    var passes: [Double] = []
  }

  /// A part of a line that lies between two columns.
  private struct Piece {
    var line: Int
    var source: Int
    var start: Point
    var end: Point
    /// Whether it starts at a box, where it can start a little higher or lower.
    var isFirst: Bool = true

    /// Whether a corner would be no more than a kink.
    var isStraight: Bool { abs(start.across - end.across) < 4 }
    var across: ClosedRange<Double> {
      min(start.across, end.across)...max(start.across, end.across)
    }
  }

  private struct Gap: Hashable {
    var from: Int
    var to: Int
  }

  private static let corner = 12.0
  private static let narrowest = 24.0
  /// How far a line that passes between boxes keeps from them and from other such lines.
  private static let passMargin = 2.5

  /// The control points of a Bézier curve for each line, or nil where it should stay as it is.
  ///
  /// - Complexity: O(l · b + l²) for l lines and b boxes.
  static func routes(_ lines: [Line], around boxes: [Box]) -> [[Point]?] {
    let pieces = pieces(lines, boxes)
    var curves: [Int: [Point]] = [:]
    var gaps: [Gap: (low: Double, high: Double, pieces: [Int])] = [:]
    for (index, piece) in pieces.enumerated() {
      guard let room = room(piece, boxes) else { continue }
      let gap = Gap(from: Int(piece.start.along), to: Int(piece.end.along))
      var known = gaps[gap] ?? (room.lowerBound, room.upperBound, [])
      known.low = max(known.low, room.lowerBound)
      known.high = min(known.high, room.upperBound)
      known.pieces.append(index)
      gaps[gap] = known
    }
    for gap in gaps.values where gap.high - gap.low >= narrowest {
      let channels = channels(gap.pieces, pieces)
      let count = (channels.values.max() ?? 0) + 1
      // The arrow heads need some room before the end.
      let (low, high) = (gap.low + 6, gap.high - 14)
      for index in gap.pieces {
        let place = Double(channels[index, default: 0] + 1) / Double(count + 1)
        curves[index] = curve(pieces[index], channel: low + (high - low) * place)
      }
    }
    return lines.indices.map { line in
      let own = pieces.indices.filter { pieces[$0].line == line }
      let parts = own.compactMap { curves[$0] }
      guard !own.isEmpty, parts.count == own.count else { return nil }
      return parts.dropFirst().reduce(parts[0]) { whole, part in
        whole + straight(whole[whole.count - 1], part[0]).dropFirst() + part.dropFirst()
      }
    }
  }

  /// One piece for a line to the next column; two for a line that passes between the boxes of
  /// those in the middle.
  private static func pieces(_ lines: [Line], _ boxes: [Box]) -> [Piece] {
    var pieces: [Piece] = []
    var taken: [(along: ClosedRange<Double>, across: Double)] = []
    for (index, line) in lines.enumerated() where line.start.along < line.end.along {
      let middle = boxes.filter {
        $0.along.lowerBound > line.start.along && $0.along.upperBound < line.end.along
      }
      guard let low = middle.map(\.along.lowerBound).min(),
        let high = middle.map(\.along.upperBound).max()
      else {
        pieces.append(Piece(line: index, source: line.source, start: line.start, end: line.end))
        continue
      }
      let isFree = { (across: Double) in
        !middle.contains {
          $0.across.lowerBound - passMargin < across && across < $0.across.upperBound + passMargin
        }
          && !taken.contains {
            $0.along.overlaps(low...high) && abs($0.across - across) < passMargin
          }
      }
      let free = ([line.end.across, line.start.across] + line.passes).filter(isFree)
      let way = { (across: Double) in
        abs(line.start.across - across) + abs(across - line.end.across)
      }
      guard let pass = free.min(by: { way($0) < way($1) - 0.5 }) else { continue }
      taken.append((low...high, pass))
      let (enter, leave) = (Point(along: low, across: pass), Point(along: high, across: pass))
      pieces.append(Piece(line: index, source: line.source, start: line.start, end: enter))
      pieces.append(
        Piece(line: index, source: line.source, start: leave, end: line.end, isFirst: false))
    }
    return pieces
  }

  /// Where a piece's channel can lie, or nil where a box stands in its way.
  private static func room(_ line: Piece, _ boxes: [Box]) -> ClosedRange<Double>? {
    var (low, high) = (line.start.along, line.end.along)
    guard low < high else { return nil }
    for box in boxes where box.across.overlaps(line.across) {
      guard box.along.upperBound > line.start.along + 0.5,
        box.along.lowerBound < line.end.along - 0.5
      else { continue }
      // A box beside the start or the end makes the gap narrower.
      if box.along.lowerBound <= line.start.along {
        low = max(low, box.along.upperBound)
      } else if box.along.upperBound >= line.end.along {
        high = min(high, box.along.lowerBound)
      } else {
        return nil
      }
    }
    return low < high ? low...high : nil
  }

  /// A channel for each line of a gap, counted from where the lines start.
  private static func channels(_ indices: [Int], _ lines: [Piece]) -> [Int: Int] {
    var channels: [Int: Int] = [:]
    var taken: [[ClosedRange<Double>]] = []
    let bundles = Dictionary(grouping: indices.filter { !lines[$0].isStraight }) { index in
      [lines[index].source, lines[index].end.across < lines[index].start.across ? 0 : 1]
    }
    let ordered = bundles.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    for (key, bundle) in ordered {
      // What turns back takes the inner channel: the first that leaves upwards, the last downwards.
      let sorted = bundle.sorted { lhs, rhs in
        key[1] == 0
          ? lines[lhs].start.across < lines[rhs].start.across
          : lines[lhs].start.across > lines[rhs].start.across
      }
      var placed: [Int] = []
      for index in sorted {
        let span = lines[index].across
        let inner = placed.filter { lines[$0].across.overlaps(span) }.map {
          channels[$0, default: 0]
        }
        var channel = (inner.max() ?? -1) + 1
        while channel < taken.count, taken[channel].contains(where: span.overlaps) { channel += 1 }
        while taken.count <= channel { taken.append([]) }
        taken[channel].append(span)
        channels[index] = channel
        placed.append(index)
      }
    }
    return channels
  }

  private static func curve(_ line: Piece, channel: Double) -> [Point] {
    let (start, end) = (line.start, line.end)
    if line.isStraight {
      let level = Point(along: start.along, across: end.across)
      return straight(line.isFirst ? level : start, end)
    }
    let sign = end.across > start.across ? 1.0 : -1.0
    let radius = min(
      corner, abs(end.across - start.across) / 2, channel - start.along, end.along - channel)
    let turns = [
      Point(along: channel - radius, across: start.across),
      Point(along: channel, across: start.across),
      Point(along: channel, across: start.across + sign * radius),
      Point(along: channel, across: end.across - sign * radius),
      Point(along: channel, across: end.across),
      Point(along: channel + radius, across: end.across),
    ]
    // Two corners, drawn as curves that lean on the corner's own point.
    let first = [between(turns[0], turns[1]), between(turns[2], turns[1]), turns[2]]
    let second = [between(turns[3], turns[4]), between(turns[5], turns[4]), turns[5]]
    return straight(start, turns[0]) + first + straight(turns[2], turns[3]).dropFirst() + second
      + straight(turns[5], end).dropFirst()
  }

  /// The control point that makes a quarter of a circle of two tangents.
  private static func between(_ point: Point, _ corner: Point) -> Point {
    let share = 0.5523
    return Point(
      along: point.along + (corner.along - point.along) * share,
      across: point.across + (corner.across - point.across) * share)
  }

  private static func straight(_ start: Point, _ end: Point) -> [Point] {
    func part(_ share: Double) -> Point {
      Point(
        along: start.along + (end.along - start.along) * share,
        across: start.across + (end.across - start.across) * share)
    }
    return [start, part(1 / 3), part(2 / 3), end]
  }
}

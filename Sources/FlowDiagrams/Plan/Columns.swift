/// Puts the boxes of a picture that is read from left to right in even columns.
enum Columns {
  /// A column taller than this, in points, is relieved of half of a box's leaves.
  private static let tall = 1300.0
  /// Fewer leaves than this stay together.
  private static let manyLeaves = 5

  static func arrange(_ plan: inout DiagramPlan) {
    place(&plan)
    plan.depth = (plan.boxes.map(\.column).max() ?? 0) + 1
    guard plan.options.direction == .leftToRight else { return }
    fold(&plan)
    var widths: [Int: Double] = [:]
    for box in plan.boxes {
      widths[box.column] = max(widths[box.column, default: 0], width(box, plan))
    }
    for shared in plan.shared {
      let names = shared.chips.map { TextMeasure.width("↗ " + $0.name, size: 9) + 14 }
      widths[0] = max(widths[0, default: 0], names.max() ?? 0)
    }
    for index in plan.boxes.indices {
      plan.boxes[index].width = Int(widths[plan.boxes[index].column, default: 0])
    }
    for index in plan.shared.indices { plan.shared[index].width = Int(widths[0, default: 0]) }
  }

  /// The column of each box: one after the last box that leads to it. A box that nothing leads to
  /// stands right before the first that it leads to. Lines make no circle.
  private static func place(_ plan: inout DiagramPlan) {
    var into: [String: [String]] = [:]
    for way in plan.lines { into[way.to, default: []].append(way.from) }
    var columns: [String: Int] = [:]
    func column(_ id: String) -> Int {
      if let known = columns[id] { return known }
      columns[id] = 0
      let column = into[id, default: []].map { column($0) + 1 }.max() ?? 0
      columns[id] = column
      return column
    }
    for index in plan.boxes.indices { plan.boxes[index].column = column(plan.boxes[index].node.id) }
    for index in plan.boxes.indices where into[plan.boxes[index].node.id] == nil {
      let targets = plan.boxes[index].lines.compactMap { columns[$0.to] }
      plan.boxes[index].column = max(0, (targets.min() ?? 1) - 1)
    }
  }

  /// Moves every second leaf of a box with many leaves one column on, where its column is tall.
  private static func fold(_ plan: inout DiagramPlan) {
    var heights: [Int: Double] = [:]
    for box in plan.boxes { heights[box.column, default: 0] += height(box, plan) }
    let leaves = Set(plan.boxes.filter { $0.lines.isEmpty }.map(\.node.id))
    var waysIn: [String: Int] = [:]
    for way in plan.lines { waysIn[way.to, default: 0] += 1 }
    var moved: Set<String> = []
    for index in plan.boxes.indices {
      let box = plan.boxes[index]
      guard heights[box.column + 1, default: 0] > tall else { continue }
      let own = box.lines.indices.filter {
        leaves.contains(box.lines[$0].to) && waysIn[box.lines[$0].to] == 1
      }
      guard own.count >= manyLeaves else { continue }
      for (number, line) in own.enumerated() where number % 2 == 1 {
        plan.boxes[index].lines[line].span = 2
        moved.insert(box.lines[line].to)
      }
    }
    for index in plan.boxes.indices where moved.contains(plan.boxes[index].node.id) {
      plan.boxes[index].column += 1
    }
  }

  private static func height(_ box: DiagramPlan.Box, _ plan: DiagramPlan) -> Double {
    let guards = plan.options.showsGuards ? box.lines.count { $0.transitions[0].guard != nil } : 0
    let chips = box.chips.count > BoxLabel.oneColumn ? (box.chips.count + 1) / 2 : box.chips.count
    let rows = box.lines.count + chips + box.shared.count + min(box.deepLinks.count, 3)
    return 36 + Double(rows + box.findings.count) * 14 + Double(guards) * 9
  }

  /// About as wide as the widest of what every box of that kind shows.
  private static func width(_ box: DiagramPlan.Box, _ plan: DiagramPlan) -> Double {
    var width = TextMeasure.width(box.node.name, size: 12, bold: true) + 14
    if box.chips.count > BoxLabel.oneColumn {
      // Two columns, each as wide as its widest chip.
      let half = (box.chips.count + 1) / 2
      let sides = [box.chips.prefix(half), box.chips.dropFirst(half)].map { side in
        side.map { TextMeasure.width("↗ " + words($0, plan), size: 9) + 12 }.max() ?? 0
      }
      width = max(width, sides[0] + sides[1] + 6)
    }
    let chips = box.chips.count > BoxLabel.oneColumn ? [] : box.chips.map { words($0, plan) }
    let small = chips + box.deepLinks.prefix(2).map { Labels.pattern($0.pattern) }
    let labels = box.lines.flatMap { $0.transitions.prefix(2).map(Labels.short) }
    for text in small.map({ "↗ " + $0 }) + labels + [box.facts.joined(separator: " · ")] {
      width = max(width, TextMeasure.width(text, size: 9) + 14)
    }
    return width
  }

  private static func words(_ way: DiagramPlan.Way, _ plan: DiagramPlan) -> String {
    plan.isOverview ? "\(way.name) (\(way.transitions.count))" : way.name
  }
}

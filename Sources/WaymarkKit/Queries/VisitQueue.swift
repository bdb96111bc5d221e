/// What a search has still to look at: the fewest acts first, and of those the fewest steps.
///
/// Costs are pairs that grow by (1, 1) or (0, 1). Each of the three queues is sorted as it is
/// filled, so that one look at two heads finds the least.
struct VisitQueue {
  struct Item {
    var visit: Int
    var steps: Int
  }

  private struct Queue {
    private var items: [Item] = []
    private var head = 0

    var first: Item? { head < items.count ? items[head] : nil }
    mutating func append(_ item: Item) { items.append(item) }
    mutating func popFirst() -> Item? {
      defer { head += 1 }
      return first
    }
  }

  /// Came with the last act.
  private var reached = Queue()
  /// Follows by itself, with no further act.
  private var following = Queue()
  private var next = Queue()

  init(starts: Range<Int>) { starts.forEach { reached.append(Item(visit: $0, steps: 0)) } }

  mutating func add(_ visit: Int, after item: Item, isAct: Bool) {
    let new = Item(visit: visit, steps: item.steps + 1)
    if isAct { next.append(new) } else { following.append(new) }
  }

  mutating func popFirst() -> Item? {
    if reached.first == nil, following.first == nil {
      (reached, following, next) = (next, Queue(), Queue())
    }
    guard let item = reached.first else { return following.popFirst() }
    if let other = following.first, other.steps < item.steps { return following.popFirst() }
    return reached.popFirst()
  }
}

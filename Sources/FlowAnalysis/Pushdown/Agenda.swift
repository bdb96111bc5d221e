import Collections

/// The transitions that wait to be followed, the cheapest first and then the oldest.
///
/// Costs count steps, so they are small: those below a limit wait in one queue for each cost, after
/// Dial, "Algorithm 360: Shortest-path forest with topological ordering" (CACM 12, 1969), which
/// takes a constant time for each. The others wait in a heap.
struct Agenda {
  private struct Queue {
    var transitions: [Int32] = []
    var next = 0
  }

  /// A transition of a high cost.
  private struct Late: Comparable {
    let cost: Int
    let order: Int
    let transition: Int

    static func < (lhs: Late, rhs: Late) -> Bool {
      (lhs.cost, lhs.order) < (rhs.cost, rhs.order)
    }
  }

  private static let queueLimit = 4_096

  private var queues: [Queue] = []
  /// No queue before this one holds anything.
  private var cheapest = 0
  private var late = Heap<Late>()
  private var order = 0

  mutating func add(_ transition: Int, cost: Int) {
    guard (0..<Self.queueLimit).contains(cost) else {
      late.insert(Late(cost: cost, order: order, transition: transition))
      order += 1
      return
    }
    while queues.count <= cost { queues.append(Queue()) }
    queues[cost].transitions.append(Int32(transition))
    cheapest = min(cheapest, cost)
  }

  /// The cheapest transition whose cost has not been lowered since it was added.
  mutating func next(in automaton: StackAutomaton) -> Int? {
    while cheapest < queues.count {
      let position = queues[cheapest].next
      guard position < queues[cheapest].transitions.count else {
        queues[cheapest] = Queue()
        cheapest += 1
        continue
      }
      let transition = Int(queues[cheapest].transitions[position])
      queues[cheapest].next += 1
      if automaton[transition].cost == cheapest { return transition }
    }
    while let waiting = late.popMin() {
      if automaton[waiting.transition].cost == waiting.cost { return waiting.transition }
    }
    return nil
  }
}

import Foundation

/// Results of parallel work, each in its own place.
// Unchecked because the lock guards the array.
final class ParallelResults<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value?]

  init(count: Int) { values = [Value?](repeating: nil, count: count) }

  func set(_ position: Int, _ value: Value) {
    lock.withLock { values[position] = value }
  }

  /// All results, once the work is done.
  func all() -> [Value] { lock.withLock { values.compactMap { $0 } } }
}

/// Hands out numbers, each once.
// Unchecked because the lock guards the number.
final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var next = 0

  func take(below limit: Int) -> Int? {
    lock.withLock {
      guard next < limit else { return nil }
      defer { next += 1 }
      return next
    }
  }
}

enum ProcessorCount {
  static var active: Int { ProcessInfo.processInfo.activeProcessorCount }
}

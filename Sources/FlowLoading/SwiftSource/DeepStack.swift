import Foundation

/// Runs work on threads with room for deep recursion.
///
/// The parser, the lowering and the interpreter descend into nested source. The stack of a thread
/// that a library is called on can be as small as half a megabyte, which ordinary source uses up
/// in a debug build.
enum DeepStack {
  /// Address space, of which only what is used takes memory.
  private static let bytes = 512 << 20
  /// More would not be faster, and take address space.
  static let mostThreads = 64

  /// Does the work on a thread of its own, and waits for it.
  static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
    let result = ParallelResults<Value>(count: 1)
    run(threads: 1) { result.set(0, work()) }
    return result.all()[0]
  }

  /// Does the same work on several threads, and waits for all.
  static func run(threads: Int, _ work: @escaping @Sendable () -> Void) {
    let ended = DispatchSemaphore(value: 0)
    for _ in 0..<threads {
      let thread = Thread {
        work()
        ended.signal()
      }
      thread.stackSize = bytes
      thread.start()
    }
    for _ in 0..<threads { ended.wait() }
  }
}

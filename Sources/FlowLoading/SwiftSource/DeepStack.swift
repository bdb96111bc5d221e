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

  /// Does work on a thread of its own, and waits for what it gives.
  ///
  /// - Parameter work: Hands its result over once it has it. What it then still holds, the thread
  ///   frees while its caller goes on.
  static func run<Value: Sendable>(
    _ work: @escaping @Sendable (_ finish: (Value) -> Void) -> Void
  ) -> Value {
    let result = ParallelResults<Value>(count: 1)
    let ended = DispatchSemaphore(value: 0)
    start {
      work { value in
        result.set(0, value)
        ended.signal()
      }
    }
    ended.wait()
    return result.all()[0]
  }

  /// Does the same work on several threads, and waits for all.
  static func run(threads: Int, _ work: @escaping @Sendable () -> Void) {
    let ended = DispatchSemaphore(value: 0)
    for _ in 0..<threads {
      start {
        work()
        ended.signal()
      }
    }
    for _ in 0..<threads { ended.wait() }
  }

  private static func start(_ work: @escaping @Sendable () -> Void) {
    let thread = Thread(block: work)
    thread.stackSize = bytes
    thread.start()
  }
}

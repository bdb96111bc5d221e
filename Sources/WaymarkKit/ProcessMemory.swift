#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the process holds.
enum ProcessMemory {
  /// The most resident memory so far, in bytes.
  static var peak: Int {
    var usage = rusage()
    #if canImport(Darwin)
      guard getrusage(RUSAGE_SELF, &usage) == 0 else { return 0 }
      return Int(usage.ru_maxrss)
    #elseif canImport(Glibc)
      guard getrusage(numericCast(RUSAGE_SELF.rawValue), &usage) == 0 else { return 0 }
      return Int(usage.ru_maxrss) * 1024
    #else
      return 0
    #endif
  }
}

import Foundation

/// What an analysis reads and how.
public struct AnalyzerOptions: Hashable, Sendable {
  /// Patterns of files to read, with `*` and `**`; empty for all.
  public var includes: [String]
  /// Patterns of files and folders to leave out.
  public var excludes: [String]
  /// Names of screens that a launch can show first, beside those that the source tells.
  public var entries: [String]
  /// A configuration file; nil for `.waymark.yml` in the root, where there is one.
  public var configurationFile: String?
  /// The folder that file names are relative to; nil for the nearest that holds every path.
  public var relativeRoot: String?
  /// How many threads may work. The result does not depend on it.
  public var threads: Int
  /// Files above this many bytes are left out.
  public var largestFile: Int
  /// Where what was read is kept for the next run on the same source; nil for nowhere. It is made
  /// if it is missing, and holds at most about 100 MB. The result does not depend on it.
  public var cacheFolder: String?

  public init(
    includes: [String] = [], excludes: [String] = [], entries: [String] = [],
    configurationFile: String? = nil, relativeRoot: String? = nil,
    threads: Int = ProcessInfo.processInfo.activeProcessorCount, largestFile: Int = 20_000_000,
    cacheFolder: String? = nil
  ) {
    self.includes = includes
    self.excludes = excludes
    self.entries = entries
    self.configurationFile = configurationFile
    self.relativeRoot = relativeRoot
    self.threads = threads
    self.largestFile = largestFile
    self.cacheFolder = cacheFolder
  }
}

extension AnalyzerOptions {
  /// Where the system keeps what programs can make anew: in `~/.cache` or what `XDG_CACHE_HOME`
  /// names, on a Mac in `~/Library/Caches`.
  public static var standardCacheFolder: String? {
    FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?
      .appendingPathComponent("waymark", isDirectory: true).path
  }
}

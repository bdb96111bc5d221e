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

  public init(
    includes: [String] = [], excludes: [String] = [], entries: [String] = [],
    configurationFile: String? = nil, relativeRoot: String? = nil,
    threads: Int = ProcessInfo.processInfo.activeProcessorCount, largestFile: Int = 20_000_000
  ) {
    self.includes = includes
    self.excludes = excludes
    self.entries = entries
    self.configurationFile = configurationFile
    self.relativeRoot = relativeRoot
    self.threads = threads
    self.largestFile = largestFile
  }
}

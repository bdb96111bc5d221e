import ArgumentParser
import Foundation
import WaymarkKit

/// The options that every command takes which looks at a graph.
struct SharedOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Leave out files and folders of that name, or below the root where it has a /. May be repeated.",
      valueName: "pattern"))
  var exclude: [String] = []

  @Option(
    help: ArgumentHelp("Read only such files. May be repeated.", valueName: "pattern"))
  var include: [String] = []

  @Option(
    help: ArgumentHelp(
      "A screen that a launch can show first, beside those that the source tells. May be repeated.",
      valueName: "screen"))
  var entry: [String] = []

  @Option(
    help: ArgumentHelp(
      "The configuration file. (default: .waymark.yml in the root or above it)", valueName: "file"))
  var config: String?

  @Option(
    help: ArgumentHelp(
      "The folder that file names are relative to. (default: the nearest that holds every path)",
      valueName: "folder"))
  var root: String?

  @Option(
    help: ArgumentHelp(
      "Read a graph document instead of source; - for standard input.", valueName: "file"))
  var fromGraph: String?

  @Option(help: "Color the output: auto, always or never. NO_COLOR turns auto off.")
  var color = ColorChoice.auto

  @Flag(name: .shortAndLong, help: "Print findings only: no summary, no warnings about files.")
  var quiet = false

  @Flag(
    name: .shortAndLong,
    help: "Say on standard error what was read, and the time and memory of each stage.")
  var verbose = false

  @Option(
    help: ArgumentHelp("How many threads may work. (default: one a core)", valueName: "count"))
  var threads: Int?

  @Flag(help: "Read all source anew, and keep nothing of it for the next run.")
  var noCache = false

  @Option(
    help: ArgumentHelp(
      "Where what was read is kept for the next run. (default: waymark in the user's caches)",
      valueName: "folder"))
  var cachePath: String?

  func validate() throws {
    if noCache, cachePath != nil {
      throw ValidationError("Give either --no-cache or --cache-path, not both")
    }
    if let threads, !(1...1024).contains(threads) {
      throw ValidationError("--threads takes a number from 1 to 1024, not \(threads)")
    }
  }

  /// Reads what the command was given, and says on standard error what was left out.
  func analyze(_ paths: [String]) throws -> AnalysisResult {
    guard fromGraph == nil || paths.isEmpty else {
      throw ValidationError("Give either paths or --from-graph, not both")
    }
    let progress = ProgressLine(isWanted: !quiet)
    defer { progress.finish() }
    let analyzer = Analyzer(options)
    let result =
      try fromGraph.map { file in
        try analyzer.analyze(
          document: read(file), name: file == "-" ? "standard input" : file, root: root ?? ".")
      }
      ?? analyzer.analyze(paths: paths) { progress.enter($0) }
    progress.finish()
    tell(result)
    return result
  }

  /// Reads two versions of what the command was given.
  func compare(
    from base: String, to head: String?, paths: [String], sinceFork: Bool
  ) async throws -> Comparison.Result {
    let progress = ProgressLine(isWanted: !quiet)
    defer { progress.finish() }
    let result = try await Comparison(options).run(
      from: base, to: head, paths: paths, sinceFork: sinceFork
    ) { progress.enter($0) }
    progress.finish()
    tell(result.head, timings: result.timings)
    return result
  }

  /// Does something after the analysis that can take long.
  func working<Value>(
    on stage: AnalysisStage, _ work: () async throws -> Value
  ) async rethrows -> Value {
    let progress = ProgressLine(isWanted: !quiet)
    defer { progress.finish() }
    progress.enter(stage)
    let start = ContinuousClock.now
    let value = try await work()
    progress.finish()
    if verbose { tell(.init(stage: stage, since: start)) }
    return value
  }

  private var options: AnalyzerOptions {
    AnalyzerOptions(
      includes: include, excludes: exclude, entries: entry, configurationFile: config,
      relativeRoot: root,
      threads: threads ?? ProcessInfo.processInfo.activeProcessorCount,
      cacheFolder: noCache ? nil : cachePath ?? AnalyzerOptions.standardCacheFolder)
  }

  private func tell(_ result: AnalysisResult, timings: [AnalysisResult.Timing]? = nil) {
    if !quiet {
      for diagnostic in result.diagnostics {
        Output.problem("waymark: warning: \(TerminalText.clean(diagnostic.description))")
      }
    }
    if verbose {
      Output.problem(
        "waymark: read \(result.files.count) file\(result.files.count == 1 ? "" : "s") below \(result.root)"
      )
      if result.isKept {
        Output.problem("waymark: the source is as an earlier run read it; --no-cache reads it anew")
      }
      (timings ?? result.timings).forEach(tell)
    }
  }

  private func tell(_ timing: AnalysisResult.Timing) {
    let milliseconds = Int((timing.duration / .milliseconds(1)).rounded())
    let megabytes = timing.peakMemory / 1_000_000
    Output.problem(
      "waymark: \(timing.stage.rawValue): \(milliseconds) ms, \(megabytes) MB at most so far")
  }

  private func read(_ document: String) throws -> Data {
    do {
      if document == "-" { return try FileHandle.standardInput.readToEnd() ?? Data() }
      return try Data(contentsOf: URL(fileURLWithPath: document))
    } catch {
      let exists = FileManager.default.fileExists(atPath: document)
      throw InputError(
        "\(document): " + (exists ? "cannot be read" : "no such file")
          + "; --from-graph takes a document that `waymark graph` wrote")
    }
  }
}

extension AnalysisResult {
  /// What goes before a file's name so that it can be opened from the current folder.
  var pathPrefix: String {
    let current = FileManager.default.currentDirectoryPath
    if root == current { return "" }
    if root.hasPrefix(current + "/") { return root.dropFirst(current.count + 1) + "/" }
    return root == "/" ? "/" : root + "/"
  }
}

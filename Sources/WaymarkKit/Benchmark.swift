import FlowLoading

/// Measures a whole analysis against the least that any tool must do: parse each file once.
public struct Benchmark: Sendable {
  public var files: Int
  public var lines: Int
  /// The parser alone on one thread; nil where no parser is built in.
  public var parsing: Duration?
  /// Everything from the paths to the findings.
  public var analysis: Duration

  /// How many times longer the analysis takes than the parser alone.
  public var ratio: Double? { parsing.map { analysis / $0 } }

  /// Measures both in one run, the best of several rounds each.
  ///
  /// - Throws: `InputError` as `Analyzer.analyze(paths:)` does.
  public init(paths: [String], options: AnalyzerOptions, rounds: Int = 3) throws {
    try self.init(paths: paths, options: options, rounds: rounds, pipeline: .standard)
  }

  init(paths: [String], options: AnalyzerOptions, rounds: Int, pipeline: Pipeline) throws {
    let analyzer = Analyzer(options, pipeline: pipeline)
    let clock = ContinuousClock()
    var result = try analyzer.analyze(paths: paths)
    analysis = .seconds(Int64.max / 4)
    for _ in 0..<max(1, rounds) {
      analysis = min(analysis, try clock.measure { result = try analyzer.analyze(paths: paths) })
    }
    let swift = result.sources.filter { $0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }
    files = swift.count
    lines = swift.reduce(0) { $0 + $1.value.utf8.count { $0 == UInt8(ascii: "\n") } }
    if let parse = pipeline.parse {
      var best = Duration.seconds(Int64.max / 4)
      for _ in 0..<max(1, rounds) {
        best = min(best, clock.measure { for file in swift { parse(file.value) } })
      }
      parsing = best
    }
  }
}

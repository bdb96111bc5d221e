import FlowDiff
import FlowGraph
import FlowLoading
import Foundation

/// Compares two versions of an app's navigation.
///
/// ```swift
/// let result = try await Comparison().run(from: "main", paths: ["App/Sources"])
/// for screen in result.change.screens.added { print(screen.name) }
/// ```
public struct Comparison: Sendable {
  public struct Result: Sendable {
    public var change: FlowChange
    public var base: AnalysisResult
    public var head: AnalysisResult
    /// How long the stages took; both versions are worked out and checked at the same time.
    public var timings: [AnalysisResult.Timing] = []
  }

  public var options: AnalyzerOptions

  public init(_ options: AnalyzerOptions = AnalyzerOptions()) { self.options = options }

  /// Compares two versions.
  ///
  /// The configuration is that of the disk for both versions, so that the same is asked of both.
  ///
  /// - Parameters:
  ///   - base: a git revision, the file of a graph document, or a range (`A..B`, `A...B`).
  ///   - head: a git revision or the file of a graph document; nil for the working tree.
  ///   - paths: files and folders of the app's source; the current folder where there are none.
  ///   - sinceFork: whether to compare with the commit where `head` left `base`.
  ///   - progress: called at the start of each stage.
  /// - Throws: `InputError` where a version cannot be read.
  public func run(
    from base: String, to head: String? = nil, paths: [String] = [], sinceFork: Bool = false,
    progress: @escaping (AnalysisStage) -> Void = { _ in }
  ) async throws -> Result {
    let sides = try Sides(base: base, head: head, sinceFork: sinceFork)
    var timings: [AnalysisResult.Timing] = []
    progress(.finding)
    var start = ContinuousClock.now
    func end(_ stage: AnalysisStage) {
      timings.append(.init(stage: stage, since: start))
      start = .now
    }
    let reader = VersionReader(options: options, paths: paths)
    let read = try await reader.read(sides, progress: progress)
    try read.requireSource(paths)
    end(.reading)
    progress(.loading)
    let (old, new) = try await analyze(read.base, read.head)
    end(.loading)
    let names = (base: sides.base.name, head: sides.head.name)
    progress(.comparing)
    let change = FlowChange(
      from: old.graph, to: new.graph, suppressed: new.setAside.map(\.finding), named: names)
    end(.comparing)
    return Result(change: change, base: old, head: new, timings: timings)
  }

  /// Both at the same time; once where nothing that is read differs.
  private func analyze(
    _ base: VersionReader.Content, _ head: VersionReader.Content
  ) async throws -> (AnalysisResult, AnalysisResult) {
    if case .source(let old, _) = base, case .source(let new, let settings) = head,
      old.files == new.files, old.texts == new.texts
    {
      let result = try Analyzer(options).analyze(new, settings: settings)
      return (result, result)
    }
    async let old = analyze(base, isOlder: true)
    async let new = analyze(head, isOlder: false)
    return try await (old, new)
  }

  private func analyze(
    _ content: VersionReader.Content, isOlder: Bool
  ) async throws -> AnalysisResult {
    var analyzer = Analyzer(options)
    analyzer.mayLackEntries = isOlder
    switch content {
    case .graph(let document, let name):
      return try analyzer.analyze(
        document: document, name: name, root: options.relativeRoot ?? ".")
    case .source(let snapshot, let settings):
      return try analyzer.analyze(snapshot, settings: settings)
    case .paths(let paths):
      return try analyzer.analyze(paths: paths)
    }
  }
}

/// The two versions as a person named them.
struct Sides: Equatable {
  enum Side: Equatable {
    case revision(String)
    case document(String)
    case workingTree

    var name: String {
      switch self {
      case .revision(let name), .document(let name): name
      case .workingTree: "the working tree"
      }
    }
  }

  var base: Side
  var head: Side
  var sinceFork: Bool

  init(base: String, head: String?, sinceFork: Bool) throws {
    var (base, head, sinceFork) = (base, head, sinceFork)
    if head == nil, !Self.isDocument(base), let dots = base.firstRange(of: "..") {
      let hasThree = base[dots.upperBound...].hasPrefix(".")
      let (from, to) = (
        String(base[..<dots.lowerBound]),
        String(base[dots.upperBound...].dropFirst(hasThree ? 1 : 0))
      )
      base = from.isEmpty ? "HEAD" : from
      head = to.isEmpty ? "HEAD" : to
      sinceFork = sinceFork || hasThree
    }
    self.base = try Self.side(base)
    self.head = try head.map(Self.side) ?? .workingTree
    self.sinceFork = sinceFork
    guard sinceFork else { return }
    for case .document(let file) in [self.base, self.head] {
      throw InputError(
        "\(file): a graph document has no commit to compare from; leave --merge-base out")
    }
  }

  private static func side(_ name: String) throws -> Side {
    guard name.hasSuffix(".json") else { return .revision(name) }
    guard isDocument(name) else {
      throw InputError("\(name): no such file; 'waymark graph -o \(name)' writes a graph document")
    }
    return .document(name)
  }

  private static func isDocument(_ name: String) -> Bool {
    name.hasSuffix(".json") && FileManager.default.fileExists(atPath: name)
  }
}

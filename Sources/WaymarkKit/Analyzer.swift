import FlowGraph
import FlowLoading
import FlowRules
import Foundation

/// Reads an app's source and says how its screens are reached and what is wrong with that.
///
/// ```swift
/// let result = try Analyzer().analyze(paths: ["App/Sources"])
/// for finding in result.findings { print(finding.place, finding.message) }
/// ```
public struct Analyzer: Sendable {
  public var options: AnalyzerOptions
  private let pipeline: Pipeline
  /// Whether screens that are named as entries may be missing, as in an older version.
  var mayLackEntries = false

  public init(_ options: AnalyzerOptions = AnalyzerOptions()) {
    self.init(options, pipeline: .standard)
  }

  init(_ options: AnalyzerOptions, pipeline: Pipeline) {
    self.options = options
    self.pipeline = pipeline
  }

  /// Analyses the files below the paths.
  ///
  /// - Parameters:
  ///   - paths: files and folders; the current folder where there are none.
  ///   - progress: called at the start of each stage, on the calling thread.
  /// - Throws: `InputError` where a path is missing or a file cannot be read or understood.
  public func analyze(
    paths: [String], progress: @escaping (AnalysisStage) -> Void = { _ in }
  ) throws -> AnalysisResult {
    var clock = StageClock(progress: progress)
    do {
      let root = try SourceDiscovery(root: options.relativeRoot).root(of: paths)
      let settings = try ProjectSettings(options, root: root)
      var found = try clock.measure(.finding) { try settings.discovery(root: root).find(paths) }
      let nested = try NestedConfigurations(
        of: found.files.map(\.path), root: found.root, top: settings.configuration.file)
      found.files.removeAll { !nested.reads($0.path) }
      let read = try clock.measure(.reading) {
        try SourceReader(largest: options.largestFile).read(found.files)
      }
      return try analyze(
        SourceSnapshot(
          root: found.root, files: found.files, texts: read.texts,
          diagnostics: found.diagnostics + read.diagnostics),
        settings: settings, nested: nested, clock: &clock)
    } catch let error as DiscoveryError {
      throw InputError(error.description)
    }
  }

  /// Analyses files that were read already, from wherever they were kept.
  ///
  /// - Throws: `InputError` where a file cannot be understood.
  func analyze(_ snapshot: SourceSnapshot, settings: ProjectSettings) throws -> AnalysisResult {
    var clock = StageClock { _ in }
    let nested = try NestedConfigurations(
      of: snapshot.files.map(\.path), root: snapshot.root, top: settings.configuration.file)
    var snapshot = snapshot
    snapshot.files.removeAll { !nested.reads($0.path) }
    snapshot.texts.removeAll { !nested.reads($0.path) }
    return try analyze(snapshot, settings: settings, nested: nested, clock: &clock)
  }

  private func analyze(
    _ snapshot: SourceSnapshot, settings: ProjectSettings, nested: NestedConfigurations,
    clock: inout StageClock
  ) throws -> AnalysisResult {
    let loaded = try clock.measure(.loading) {
      try load(snapshot.texts, kinds: snapshot.files, root: snapshot.root, settings: settings)
    }
    var result = try check(
      AnalysisResult(
        graph: loaded.result.graph, root: snapshot.root,
        sources: Dictionary(
          snapshot.texts.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first }),
        diagnostics: snapshot.diagnostics + loaded.result.diagnostics),
      settings: settings, rules: settings.rules(root: snapshot.root, nested: nested), clock: &clock)
    result.associations = loaded.associations
    result.isKept = loaded.isKept
    return result
  }

  /// Checks a graph document that an earlier run wrote.
  ///
  /// - Parameters:
  ///   - document: what `waymark graph` printed.
  ///   - name: the document's name for messages.
  ///   - root: the folder that its file names are relative to.
  /// - Throws: `InputError` where it is not a graph document.
  public func analyze(document: Data, name: String, root: String = ".") throws -> AnalysisResult {
    var clock = StageClock { _ in }
    do {
      let root = SourceDiscovery.absolute(root)
      let settings = try ProjectSettings(options, root: root)
      let graph = try clock.measure(.loading) { try FlowGraph(document: document) }
      return try check(
        AnalysisResult(graph: graph, root: root), settings: settings,
        rules: settings.rules(root: root), clock: &clock)
    } catch let error as GraphDocumentError {
      throw InputError("\(name): \(error)")
    }
  }

  private struct Loaded {
    let result: SwiftSourceLoader.Result
    let associations: [AssociationFile]
    /// Whether an earlier run had read the same.
    let isKept: Bool
  }

  private func load(
    _ texts: [SourceText], kinds: [SourceDiscovery.File], root: String, settings: ProjectSettings
  ) throws -> Loaded {
    let kind = Dictionary(kinds.map { ($0.path, $0.kind) }, uniquingKeysWith: { first, _ in first })
    let name = root.split(separator: "/").last.map(String.init) ?? "/"
    let loaderOptions = LoaderOptions(
      root: name, threads: options.threads,
      entries: options.entries + settings.configuration.entries,
      operations: settings.configuration.operations)
    let resources = ResourceFiles(
      interfaces: texts.filter { kind[$0.path] == .interfaceBuilder },
      propertyLists: texts.filter { kind[$0.path] == .propertyList },
      entitlements: texts.filter { kind[$0.path] == .entitlements },
      associations: texts.filter { kind[$0.path] == .siteAssociation },
      projects: texts.filter { kind[$0.path] == .xcodeProject },
      swift: texts.map(\.path).filter { kind[$0] == .swift })
    let texts = texts.filter { !resources.leftover.contains($0.path) }
    let (read, isKept) = try reading(
      of: texts.filter { kind[$0.path] != .flowFile }, loaderOptions
    ) {
      try pipeline.loadSwift(
        texts.filter { kind[$0.path] == .swift }, resources.resources, loaderOptions)
    }
    var loaded = read
    loaded.diagnostics += resources.diagnostics
    loaded.graph.declaredLinks += resources.declaredLinks
    loaded.graph.associationProblems = resources.associations.flatMap(\.problems).map {
      AssociationProblem($0.message, at: $0.place)
    }
    let fromFlowFiles = try pipeline.loadFlowFiles(
      texts.filter { kind[$0.path] == .flowFile }, loaderOptions)
    loaded.graph = loaded.graph.merging(fromFlowFiles)
    loaded.graph.suppressions = SuppressionReader().read(texts)
    return Loaded(result: loaded, associations: resources.associations, isKept: isKept)
  }

  /// What reading the source comes to: from the cache where an earlier run read the same.
  private func reading(
    of texts: [SourceText], _ loaderOptions: LoaderOptions,
    _ read: () throws -> SwiftSourceLoader.Result
  ) rethrows -> (result: SwiftSourceLoader.Result, isKept: Bool) {
    guard let folder = options.cacheFolder, let program = ReadingKey.runningProgram else {
      return (try read(), false)
    }
    let cache = ReadingCache(folder: URL(fileURLWithPath: folder, isDirectory: true))
    let key = ReadingKey(texts, loaderOptions, program: program)
    if let kept = cache.reading(of: key) { return (kept, true) }
    let start = ContinuousClock.now
    let result = try read()
    cache.keep(result, of: key, took: .now - start)
    return (result, false)
  }

  private func check(
    _ result: AnalysisResult, settings: ProjectSettings, rules: RuleConfiguration,
    clock: inout StageClock
  ) throws -> AnalysisResult {
    var result = result
    result.baseline = settings.baseline
    if let title = settings.configuration.title { result.graph.title = title }
    for name in options.entries + settings.configuration.entries {
      do {
        try result.graph.addEntries([name])
      } catch {
        if !mayLackEntries { throw error }
      }
    }
    result.diagnostics += IdlePolicy.diagnostics(
      rules.policy, in: result.graph, folder: rules.folder)
    let outcome = clock.measure(.checking) { pipeline.check(result.graph, rules) }
    result.graph.findings = outcome.findings
    result.setAside = outcome.suppressed
    result.graph = result.graph.normalized()
    result.timings = clock.timings
    return result
  }
}

import FlowGraph

/// A file of Swift source, as text.
public struct SwiftFile: Sendable {
  /// Relative to the root of the analysed project, with `/` between its parts.
  public let path: String
  public let text: String

  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// Reads the navigation of an app out of its Swift source.
///
/// Files are parsed and lowered in parallel; the program is then run on abstract values as a
/// whole. The result is the same whatever the order of the files and the number of threads.
public struct SwiftSourceLoader: Sendable {
  /// How many threads parse; nil for one a processor.
  public var threads: Int?

  public init(threads: Int? = nil) { self.threads = threads }

  /// The navigation graph of a whole program.
  ///
  /// - Parameters:
  ///   - files: All Swift files of the app, tests left out, in any order.
  ///   - root: The name of the project's folder, for the document.
  /// - Complexity: Parsing is linear in the source; interpretation in the code that screens run.
  public func load(_ files: [SwiftFile], root: String = ".") -> FlowGraph {
    read(files, root: root).graph
  }

  /// What else tells of an app's screens.
  public struct Resources: Sendable {
    public var documents: [InterfaceBuilderDocument]
    /// Storyboards that a launch begins with.
    public var entries: [EntryStoryboard]

    /// The Info.plists of the app and its extensions.
    public var bundles: [AppBundle]
    /// The Xcode projects that build for other devices too.
    public var projects: [XcodeProject]

    public init(
      documents: [InterfaceBuilderDocument] = [], entries: [EntryStoryboard] = [],
      bundles: [AppBundle] = [], projects: [XcodeProject] = []
    ) {
      self.documents = documents
      self.entries = entries
      self.bundles = bundles
      self.projects = projects
    }
  }

  /// What was read, and what had to be left out.
  public struct Result: Codable, Sendable {
    public var graph: FlowGraph
    /// One for each file that could not be read as a whole.
    public var diagnostics: [LoadDiagnostic]

    public init(graph: FlowGraph, diagnostics: [LoadDiagnostic] = []) {
      self.graph = graph
      self.diagnostics = diagnostics
    }
  }

  /// The navigation graph of a whole program, and the files that it lacks a part of.
  ///
  /// - Parameters:
  ///   - files: All Swift files of the app, tests left out, in any order.
  ///   - resources: What else tells of the app's screens.
  ///   - operations: What calls of routers do that are not in the source.
  ///   - root: The name of the project's folder, for the document.
  /// - Complexity: Parsing is linear in the source; interpretation in the code that screens run.
  public func read(
    _ files: [SwiftFile], resources: Resources = Resources(),
    operations: [DeclaredOperation] = [], root: String = "."
  ) -> Result {
    DeepStack.run { finish in
      analyze(files, resources, DeclaredOperations(operations), root: root, finish)
    }
  }

  private func analyze(
    _ files: [SwiftFile], _ resources: Resources, _ operations: DeclaredOperations, root: String,
    _ finish: (Result) -> Void
  ) {
    let ordered = files.sorted { $0.path < $1.path }
    let elsewhere = ForeignApps(resources, files: ordered)
    let (parsed, libraries) = withoutLibraries(parse(ordered, elsewhere), elsewhere)
    let extra = resourceUnits(resources, after: parsed.count)
    let declared = Set(parsed.flatMap { $0.unit.members.types.map(\.name) })
    let models = libraries.enumerated().map { position, model in
      Libraries.unit(
        model, file: UInt32(parsed.count + extra.count + position), declared: declared)
    }
    let classes = resources.documents.reduce(into: [String: Set<String>]()) { all, document in
      for named in document.scenes.compactMap(\.customClass) {
        if let module = named.module { all[module, default: []].insert(named.name) }
      }
    }
    let index = ProgramIndex(
      parsed.map(\.unit) + extra + models, models: models.count, classes: classes)
    let storyboards = storyboards(resources, index, extra, root: root)
    var occurrences = CaseOccurrences()
    for one in parsed { occurrences.merge(one.occurrences) }
    let interpreter = Interpreter(
      index: index,
      syntax: SyntaxFacts(
        parsed.map(\.facts) + models.map(FileFacts.init), index,
        operations: Set(operations.byFunction.keys)),
      storyboards: storyboards, operations: operations)
    interpreter.bundles = resources.bundles
    for nib in resources.documents where nib.kind == .nib {
      interpreter.nibClasses[nib.name] = nib.topLevelObjects.compactMap { $0.customClass?.name }
      for cell in nib.topLevelObjects {
        guard let identifier = cell.reuseIdentifier, let own = cell.customClass else { continue }
        interpreter.cellClasses[identifier] = own.name
      }
    }
    let assertions = parsed.flatMap(\.said.assertions)
    interpreter.assertedScreens = Set(
      assertions.compactMap { $0.claim == .screen ? $0.type : nil })
    let links = interpreter.runToFixpoint(occurrences)
    var graph = GraphBuilder(interpreter, links, occurrences).build(root: root)
    var diagnostics = parsed.compactMap(\.diagnostic) + parsed.flatMap(\.said.diagnostics)
    if !assertions.isEmpty {
      diagnostics += graph.assert(assertions)
      graph = graph.normalized()
    }
    withExtendedLifetime(interpreter) { finish(Result(graph: graph, diagnostics: diagnostics)) }
  }

  /// Leaves out the source of libraries that a model stands in for.
  private func withoutLibraries(
    _ parsed: [Parsed], _ elsewhere: ForeignApps
  ) -> ([Parsed], [LibraryModel]) {
    let uses = parsed.map { Libraries.FileUse($0.unit, mentioned: $0.occurrences.constructed) }
    let use = Libraries.used(by: uses)
    var kept = parsed
    if !use.replaced.isEmpty {
      let files = parsed.enumerated().filter { !use.replaced.contains($0.offset) }
      // A file's number is its position.
      kept = parse(
        files.map { SwiftFile(path: $0.element.unit.path, text: $0.element.text) }, elsewhere)
    }
    if !use.copies.isEmpty {
      kept = kept.map { one in
        let unit = Libraries.removing(use.copies, from: one.unit)
        return Parsed(
          unit: unit, facts: FileFacts(unit), occurrences: one.occurrences,
          diagnostic: one.diagnostic, said: one.said)
      }
    }
    return (kept, use.models)
  }

  /// A unit for each storyboard and Info.plist, with one byte a line, so that their lines are
  /// places like any other.
  private func resourceUnits(_ resources: Resources, after count: Int) -> [SourceUnit] {
    let paths = Set(resources.documents.map(\.file) + resources.entries.map(\.file)).sorted()
    let lines = LineTable(bytesPerLine: 1, lines: 60_000)
    return paths.enumerated().map { position, path in
      SourceUnit(
        file: UInt32(count + position), path: path, imports: [], members: .init(),
        lines: lines, text: [])
    }
  }

  private func storyboards(
    _ resources: Resources, _ index: ProgramIndex, _ units: [SourceUnit], root: String
  ) -> Storyboards? {
    guard resources.documents.contains(where: { $0.kind == .storyboard }) else { return nil }
    let files = Dictionary(
      units.map { ($0.path, $0.file) }, uniquingKeysWith: { first, _ in first })
    let graph = InterfaceBuilderGraph(
      resources.documents,
      options: .init(entries: resources.entries, manualSegues: false), root: root,
      classNamed: { name, file in
        guard let type = index.find(dotted: name, file: files[file] ?? 0), !type.isExternal
        else { return nil }
        let position = index.units[Int(type.span.file)].lines.position(of: type.span.start)
        return ControllerClass(
          name: type.name,
          at: SourcePlace(
            file: index.units[Int(type.span.file)].path, line: position.line,
            column: position.column))
      })
    return Storyboards(graph, entries: resources.entries, files: files, index)
  }

  private struct Parsed: Sendable {
    let unit: SourceUnit
    let facts: FileFacts
    let occurrences: CaseOccurrences
    let diagnostic: LoadDiagnostic?
    /// What its comments say about screens.
    let said: (assertions: [Assertion], diagnostics: [LoadDiagnostic])

    var text: String { String(decoding: unit.text, as: UTF8.self) }
  }

  /// Tests are read where there is nothing else: someone asks about them.
  private func parse(_ files: [SwiftFile], _ elsewhere: ForeignApps) -> [Parsed] {
    let parsed = parse(files, elsewhere, readsTests: false)
    return parsed.contains { !$0.unit.isTest } ? parsed : parse(files, elsewhere, readsTests: true)
  }

  private func parse(
    _ files: [SwiftFile], _ elsewhere: ForeignApps, readsTests: Bool
  ) -> [Parsed] {
    let results = ParallelResults<Parsed>(count: files.count)
    let next = Counter()
    let workers = max(1, min(threads ?? ProcessorCount.active, files.count, DeepStack.mostThreads))
    DeepStack.run(threads: workers) {
      while let position = next.take(below: files.count) {
        let file = files[position]
        let (unit, problem) = Lowering.unit(
          file: UInt32(position), path: file.path, text: file.text,
          isElsewhere: elsewhere.hold(file.path), isForMac: elsewhere.isMacAlone,
          readsTests: readsTests)
        results.set(
          position,
          Parsed(
            unit: unit, facts: FileFacts(unit), occurrences: CaseOccurrences(unit),
            diagnostic: problem.map { LoadDiagnostic(file: file.path, problem: $0) },
            said: AssertionReader.read(file.text, file: file.path)))
      }
    }
    return results.all()
  }
}

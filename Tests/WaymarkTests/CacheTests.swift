import FlowGraph
import FlowLoading
import Foundation
import Testing

@testable import WaymarkKit

@Suite("What was read is kept for the next run on the same source") struct CacheTests {
  @Test(
    "SHA-256 of the standard's examples, in whatever pieces",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 1_000_000),
        "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
      ),
    ])
  func hashes(text: String, expected: String) {
    let bytes = Array(text.utf8)
    for size in [1, 7, 64, 1_000_003] where size > 1 || bytes.count < 1_000 {
      var hash = SHA256()
      for start in stride(from: 0, to: bytes.count, by: size) {
        hash.update(bytes[start..<min(bytes.count, start + size)])
      }
      #expect(hash.finish() == expected)
    }
  }

  private static func text(_ path: String, _ text: String) -> SourceText {
    SourceText(path: path, absolutePath: "/" + path, text: text)
  }

  private static func key(
    _ texts: [SourceText], _ options: LoaderOptions = LoaderOptions(root: "App"),
    program: String = "1"
  ) -> ReadingKey { ReadingKey(texts, options, program: program) }

  private static let texts = [text("A.swift", "struct A {}"), text("B.swift", "struct B {}")]

  @Test("The order of files and the number of threads do not tell readings apart")
  func sameReading() {
    let known = Self.key(Self.texts)
    #expect(Self.key(Self.texts.reversed()) == known)
    #expect(Self.key(Self.texts, LoaderOptions(root: "App", threads: 9)) == known)
    var moved = Self.texts
    moved[0].absolutePath = "/elsewhere/A.swift"
    #expect(Self.key(moved) == known)
  }

  @Test("Whatever else goes into the graph does")
  func otherReadings() {
    let operation = DeclaredOperation(
      call: "Router.go(to:)", type: "Router", function: "go", labels: ["to"], effect: .push,
      route: 0, at: SourcePlace(file: ".waymark.yml", line: 1, column: 1))
    var sheet = operation
    sheet.effect = .sheet
    let readings = [
      Self.key(Self.texts),
      Self.key([Self.text("A.swift", "struct A { }"), Self.texts[1]]),
      Self.key([Self.text("C.swift", "struct A {}"), Self.texts[1]]),
      Self.key([Self.texts[0]]),
      // Where one text ends and the next begins.
      Self.key([Self.text("A.swift", "struct A {}B.swift"), Self.text("B.swift", "struct B {}")]),
      Self.key(Self.texts, program: "2"),
      Self.key(Self.texts, LoaderOptions(root: "Other")),
      Self.key(Self.texts, LoaderOptions(root: "App", operations: [operation])),
      Self.key(Self.texts, LoaderOptions(root: "App", operations: [sheet])),
    ]
    #expect(Set(readings).count == readings.count)
  }

  // MARK: Entries

  private struct Kept {
    let folder: TestFolder
    var cache: ReadingCache

    init() throws {
      folder = try TestFolder()
      cache = ReadingCache(folder: URL(fileURLWithPath: folder.path + "/made/for/it"))
    }
  }

  private static func result(_ title: String, size: Int = 0) -> SwiftSourceLoader.Result {
    var graph = FlowGraph(root: "App")
    graph.title = title
    graph.components = size > 0 ? [String(repeating: "x", count: size)] : []
    return .init(graph: graph, diagnostics: [.init(file: "A.swift", problem: "is odd")])
  }

  private static func key(named name: String) -> ReadingKey { key([text(name, "")]) }

  @Test("What is kept comes back whole, under its own key alone")
  func roundTrip() throws {
    let kept = try Kept()
    #expect(kept.cache.reading(of: Self.key(named: "a")) == nil)
    kept.cache.keep(Self.result("One"), of: Self.key(named: "a"), took: .seconds(1))
    let back = try #require(kept.cache.reading(of: Self.key(named: "a")))
    #expect(back.graph == Self.result("One").graph)
    #expect(back.diagnostics == Self.result("One").diagnostics)
    #expect(kept.cache.reading(of: Self.key(named: "b")) == nil)
  }

  @Test("What is read at once is not kept")
  func quickReading() throws {
    let kept = try Kept()
    kept.cache.keep(Self.result("One"), of: Self.key(named: "a"), took: .milliseconds(249))
    #expect(kept.cache.reading(of: Self.key(named: "a")) == nil)
    #expect(try kept.folder.names().isEmpty)
  }

  @Test("What was not asked for for longest goes first, and what was just read stays")
  func bounded() throws {
    var kept = try Kept()
    kept.cache.mostBytes = 7_000
    func age(_ name: String, days: Double) throws {
      let file = kept.cache.folder.appendingPathComponent(Self.key(named: name).name + ".reading")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -days * 86_400)], ofItemAtPath: file.path)
    }
    func holds(_ name: String) -> Bool {
      let file = kept.cache.folder.appendingPathComponent(Self.key(named: name).name + ".reading")
      return FileManager.default.fileExists(atPath: file.path)
    }
    kept.cache.keep(Self.result("A", size: 2_000), of: Self.key(named: "a"), took: .seconds(1))
    kept.cache.keep(Self.result("B", size: 2_000), of: Self.key(named: "b"), took: .seconds(1))
    try age("a", days: 9)
    try age("b", days: 8)
    // Being asked for keeps it.
    #expect(kept.cache.reading(of: Self.key(named: "a")) != nil)
    kept.cache.keep(Self.result("C", size: 2_000), of: Self.key(named: "c"), took: .seconds(1))
    #expect(["a", "b", "c"].map(holds) == [true, false, true])
    kept.cache.keep(Self.result("D", size: 9_000), of: Self.key(named: "d"), took: .seconds(1))
    #expect(["a", "c", "d"].map(holds) == [false, false, true])
  }

  @Test("A broken entry and a folder that cannot be are as if there were none")
  func broken() throws {
    let kept = try Kept()
    kept.cache.keep(Self.result("One"), of: Self.key(named: "a"), took: .seconds(1))
    let file = kept.cache.folder.appendingPathComponent(Self.key(named: "a").name + ".reading")
    try Data("{\"graph\":".utf8).write(to: file)
    #expect(kept.cache.reading(of: Self.key(named: "a")) == nil)
    let blocked = ReadingCache(folder: file)
    blocked.keep(Self.result("One"), of: Self.key(named: "a"), took: .seconds(1))
    #expect(blocked.reading(of: Self.key(named: "a")) == nil)
  }

  // MARK: Commands

  /// Takes long enough to be kept.
  private static func slow() -> Pipeline {
    var pipeline = Pipeline.standard
    pipeline.loadSwift = { texts, resources, options in
      Thread.sleep(forTimeInterval: 0.3)
      return try Pipeline.standard.loadSwift(texts, resources, options)
    }
    return pipeline
  }

  private static let app = """
    import SwiftUI
    @main struct Sample: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View {
      @Environment(\\.dismiss) var dismiss
      var body: some View {
        NavigationStack { NavigationLink("On") { Detail() } }
        Button("Back") { dismiss() }
      }
    }
    struct Detail: View { var body: some View { Text("x") } }
    struct Lost: View { var body: some View { NavigationStack { Text("x") } } }
    """

  @Test("A second run says the same as the first; another text is read anew")
  func analyses() throws {
    let folder = try TestFolder()
    let source = try folder.write(Self.app, to: "App/App.swift")
    var options = AnalyzerOptions(cacheFolder: folder.path + "/caches")
    func run() throws -> AnalysisResult {
      try Analyzer(options, pipeline: Self.slow()).analyze(paths: [folder.path + "/App"])
    }
    let first = try run()
    let second = try run()
    #expect((first.isKept, second.isKept) == (false, true))
    #expect(try first.graph.document() == second.graph.document())
    #expect(!first.findings.isEmpty)
    try Data((Self.app + "\nstruct Found: View { var body: some View { Lost() } }").utf8)
      .write(to: URL(fileURLWithPath: source))
    let third = try run()
    #expect(!third.isKept)
    #expect(third.graph != first.graph)
    // What is asked of the graph is no part of what was read.
    try folder.write("rules: { dead_screen: off }\n", to: "App/.waymark.yml")
    #expect(try run().isKept)
    options.cacheFolder = nil
    #expect(try !run().isKept)
  }
}

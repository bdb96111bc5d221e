import FlowGraph
import Testing

@testable import FlowLoading

/// Swift source with marks: `1️⃣` before a piece of code names its place.
///
/// A line `//// Name.swift` begins another file. To keep tests short, an app whose window shows
/// `A()` and the plain screens `B` to `F` are added where the source does not declare them.
struct MarkedSource {
  private(set) var files: [SwiftFile] = []
  /// The mark at a place.
  private(set) var marks: [SourcePlace: Character] = [:]

  init(_ source: String) {
    var name = "Screens.swift"
    var lines: [String] = []
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("//// ") {
        add(name, lines)
        name = String(line.dropFirst(5))
        lines = []
      } else {
        lines.append(String(line))
      }
    }
    add(name, lines)
    if !source.contains(": App {"), !source.contains("UIApplicationDelegate") {
      add(
        "TestApp.swift",
        ["@main struct TestApp: App { var body: some Scene { WindowGroup { A() } } }"])
    }
    let missing = ["B", "C", "D", "E", "F"].filter { !source.contains("struct \($0): View") }
    add(
      "Plain.swift",
      missing.map { "struct \($0): View { var body: some View { Text(\"\($0)\") } }" })
  }

  private mutating func add(_ name: String, _ lines: [String]) {
    var plain: [String] = []
    for line in lines {
      var text = ""
      for character in line {
        if "1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣9️⃣".contains(character) {
          let place = SourcePlace(file: name, line: plain.count + 1, column: text.utf8.count + 1)
          marks[place] = character
        } else {
          text.append(character)
        }
      }
      plain.append(text)
    }
    guard plain.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else { return }
    files.append(SwiftFile(path: name, text: plain.joined(separator: "\n") + "\n"))
  }

  func text(_ place: SourcePlace) -> String { marks[place].map(String.init) ?? "\(place)" }
}

/// Reads source and compares what a person can do in it, whole: a row too many fails as well as a
/// row that is missing.
///
/// Rows read `A -push-> B at 1️⃣`, `B pop at 2️⃣` and `at 3️⃣`; without ` at …` the place is free.
/// The rows that a container has by itself (`root`, `tab`, `embed` with no act of a person) are
/// compared like all others.
@discardableResult
func expect(
  _ source: String, transitions: [String] = [], backs: [String] = [], unresolved: [String] = [],
  deepLinks: [String] = [], entries: [String]? = nil, screens: [String]? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> FlowGraph {
  let marked = MarkedSource(source)
  let graph = SwiftSourceLoader(threads: 1).load(marked.files)
  func compare(_ table: String, _ wanted: [String], _ found: [(row: String, place: SourcePlace)]) {
    let rows = found.map { (bare: $0.row, full: $0.row + " at " + marked.text($0.place)) }
    let missing = wanted.filter { row in !rows.contains { row == $0.bare || row == $0.full } }
    let extra = rows.filter { row in !wanted.contains { $0 == row.bare || $0 == row.full } }
    #expect(missing == [], "\(table) missing", sourceLocation: sourceLocation)
    #expect(
      Set(extra.map(\.full)).sorted() == [], "\(table) too many", sourceLocation: sourceLocation)
  }
  compare(
    "transitions", transitions,
    graph.transitions.map { ("\($0.from) -\($0.kind.rawValue)-> \($0.to)", $0.place) })
  compare("backs", backs, graph.backs.map { ("\($0.from) \($0.kind.rawValue)", $0.place) })
  compare(
    "unresolved", unresolved.map { $0.hasPrefix("at ") ? "call " + $0 : $0 },
    graph.unresolved.map { ("call", $0.place) })
  compare(
    "deep links", deepLinks,
    graph.deepLinks.map { ("\($0.pattern) -> \($0.to ?? "nothing")", $0.place) })
  if let entries {
    #expect(graph.entries.map(\.name) == entries, sourceLocation: sourceLocation)
  }
  if let screens {
    #expect(graph.screens.map(\.name) == screens, sourceLocation: sourceLocation)
  }
  return graph
}

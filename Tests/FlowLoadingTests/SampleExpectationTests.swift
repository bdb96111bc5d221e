import FlowRules
import Foundation
import Testing

/// Holds each sample's `expected.json` to its source: what it names must stand where it says.
@Suite("What the samples expect")
struct SampleExpectationTests {
  @Test("The samples are found")
  func samplesAreFound() {
    #expect(Sample.all.count >= 8)
  }

  @Test("Every planted mark has its row, and every row its mark", arguments: Sample.all)
  func marksAndRowsAgree(sample: Sample) throws {
    let expected = try sample.expected()
    let rows = Set(expected.defects.map { "\($0.file):\($0.line) \($0.rule ?? "")" })
    let marks = try sample.marks()
    #expect(rows.subtracting(marks).sorted() == [], "rows without a mark in the source")
    #expect(marks.subtracting(rows).sorted() == [], "marks without a row in expected.json")
  }

  @Test("Every rule on navigation is planted twice or more")
  func rulesArePlantedTwice() throws {
    var counts: [String: Int] = [:]
    for sample in Sample.all {
      for row in try sample.expected().defects { counts[row.rule ?? "", default: 0] += 1 }
    }
    // What a team's own configuration asks for, and what could not be read, is no defect.
    let policy = ["allowed", "forbidden", "required", "max_taps", "deep_link_coverage"]
    let aside = Set(policy + ["unresolved_navigation"])
    let rules = Set(RuleRegistry.all.map(\.id)).subtracting(aside)
    #expect(rules.filter { counts[$0, default: 0] < 2 }.sorted() == [])
  }

  @Test("Every row's line is in its file and not empty", arguments: Sample.all)
  func linesHoldText(sample: Sample) throws {
    for row in try sample.expected().rows {
      for place in [row.place] + (row.also ?? []) {
        let text = try sample.text(at: place)
        #expect(!text.isEmpty, "\(sample.name) \(place) is empty or past the end")
      }
    }
  }

  @Test("Every screen's line declares it", arguments: Sample.all)
  func screensAreDeclared(sample: Sample) throws {
    for screen in try sample.expected().screens {
      let name = try #require(screen.name?.split(separator: ".").last.map(String.init))
      let words = try sample.text(at: screen.place)
        .split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      #expect(words.contains(Substring(name)), "\(sample.name) \(screen.place): \(name)")
    }
  }

  @Test("Rows name screens that are listed", arguments: Sample.all)
  func namesAreListed(sample: Sample) throws {
    let expected = try sample.expected()
    let names = Set(expected.screens.compactMap(\.name)).union(["*"])
    for row in expected.rows {
      for name in [row.from, row.to].compactMap({ $0 }) {
        #expect(names.contains(name), "\(sample.name) \(row.place): no screen \(name)")
      }
    }
    #expect(names.isSuperset(of: expected.entries))
  }
}

/// One folder under `Samples`.
struct Sample: CustomTestStringConvertible, Sendable {
  let folder: URL

  var name: String { folder.lastPathComponent }
  var testDescription: String { name }

  static let all: [Sample] = {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Samples")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.sorted()
      .map { Sample(folder: root.appendingPathComponent($0)) }
      .filter { FileManager.default.fileExists(atPath: $0.expectation.path) }
  }()

  private var expectation: URL { folder.appendingPathComponent("expected.json") }

  func expected() throws -> Expected {
    try JSONDecoder().decode(Expected.self, from: Data(contentsOf: expectation))
  }

  /// The text of the line that `file:line` names, without white space at its ends.
  func text(at place: String) throws -> String {
    let parts = place.split(separator: ":")
    let number = try #require(parts.last.flatMap { Int($0) })
    let lines = try lines(of: String(parts[0]))
    guard lines.indices.contains(number - 1) else { return "" }
    return lines[number - 1].trimmingCharacters(in: .whitespaces)
  }

  /// Every `planted: rule`, as `file:line rule`.
  func marks() throws -> Set<String> {
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    var marks: Set<String> = []
    for file in files ?? [] where Self.marked.contains(where: file.hasSuffix) {
      for (index, line) in try lines(of: file).enumerated() {
        guard let mark = line.range(of: "planted: ") else { continue }
        let rule = line[mark.upperBound...].prefix { $0.isLetter || $0 == "_" }
        marks.insert("\(file):\(index + 1) \(rule)")
      }
    }
    return marks
  }

  /// How the names of files end that can bear marks.
  private static let marked = [".swift", ".yml", ".plist", "apple-app-site-association"]

  private func lines(of file: String) throws -> [String] {
    try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      .components(separatedBy: "\n")
  }
}

/// The parts of an `expected.json` that tests compare.
struct Expected: Decodable {
  struct Row: Decodable {
    var name: String?
    var from: String?
    var to: String?
    var kind: String?
    var rule: String?
    var subject: String?
    var file: String
    var line: Int
    var also: [String]?

    var place: String { "\(file):\(line)" }
  }

  var screens: [Row]
  var entries: [String]
  var transitions: [Row]
  var backs: [Row]
  var deepLinks: [Row]
  var defects: [Row]

  var rows: [Row] { screens + transitions + backs + deepLinks + defects }
}

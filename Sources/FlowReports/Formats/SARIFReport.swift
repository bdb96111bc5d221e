import FlowGraph
import FlowRules
import Foundation

/// SARIF 2.1.0 (OASIS), as GitHub's code scanning and other viewers read it.
///
/// Every rule that has a finding is described with its help; the steps from launch are a code flow,
/// and what is set aside stands there with its reason.
struct SARIFReport: ReportWriter {
  var input: ReportInput
  var style: ReportStyle

  func render() throws -> String {
    let rules = rules()
    let index = Dictionary(
      rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let live = input.findings.map { result($0, index[$0.rule], suppression: nil) }
    let aside = input.result.setAside.map {
      result($0.finding, index[$0.finding.rule], suppression: .init($0))
    }
    let driver = SARIF.Driver(
      name: input.result.tool.name, semanticVersion: input.result.tool.version, rules: rules)
    return try JSONText.of(
      SARIF.Log(runs: [.init(tool: .init(driver: driver), results: live + aside)]))
  }

  /// The rules that the result names, sorted.
  private func rules() -> [SARIF.Rule] {
    let ids = Set((input.findings + input.result.setAside.map(\.finding)).map(\.rule))
    return ids.sorted().map { id in
      RuleRegistry.rule(id).map { SARIF.Rule($0) } ?? SARIF.Rule(id: id)
    }
  }

  private func result(
    _ finding: Finding, _ rule: Int?, suppression: SARIF.Suppression?
  ) -> SARIF.Result {
    let steps = finding.witness.filter { !$0.file.isEmpty }.map {
      SARIF.Step(location: location($0.place, message: $0.label))
    }
    var place = location(finding.place)
    place.logicalLocations = [.init(name: finding.subject)]
    return SARIF.Result(
      ruleId: finding.rule, ruleIndex: rule, level: SARIF.level(finding.severity),
      message: .init(text: finding.message), locations: [place],
      baselineState: input.raised.map { $0.contains(finding) ? "updated" : "new" },
      codeFlows: steps.isEmpty ? nil : [.init(threadFlows: [.init(locations: steps)])],
      // GitHub tells results apart by the first alone.
      partialFingerprints: [
        "primaryLocationLineHash": finding.fingerprint + ":1", "waymark/v1": finding.fingerprint,
      ],
      suppressions: suppression.map { [$0] })
  }

  private func location(_ place: SourcePlace, message: String? = nil) -> SARIF.Location {
    // An address must not be empty; a finding without a file is about the whole project.
    let file = place.file.isEmpty ? "." : input.relativePath(place.file)
    let isAbsolute = file.hasPrefix("/")
    return SARIF.Location(
      physicalLocation: .init(
        artifactLocation: .init(
          uri: (isAbsolute ? "file://" : "") + Self.uri(file),
          uriBaseId: isAbsolute ? nil : "%SRCROOT%"),
        region: place.line > 0
          ? .init(startLine: place.line, startColumn: column(place)) : nil),
      message: message.map { .init(text: $0.isEmpty ? "…" : $0) })
  }

  /// Columns are bytes here and UTF-16 code units there.
  private func column(_ place: SourcePlace) -> Int {
    guard let text = input.source(place.file),
      let line = SourceExcerpt.line(place.line, of: text)
    else { return max(1, place.column) }
    return String(decoding: line.utf8.prefix(max(0, place.column - 1)), as: UTF8.self).utf16.count
      + 1
  }

  /// A path as a relative reference (RFC 3986): everything but letters, digits, `-._~/` in
  /// percent signs.
  private static func uri(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let code = String(byte, radix: 16, uppercase: true)
        result += "%" + (code.count < 2 ? "0" : "") + code
      }
    }
    return result
  }
}

import Foundation

/// The published result itself, for other programs.
struct JSONReport: ReportWriter {
  var input: ReportInput
  var style: ReportStyle

  func render() throws -> String { try JSONText.of(input.result) }
}

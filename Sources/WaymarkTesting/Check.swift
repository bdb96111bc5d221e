import Foundation
@_exported import WaymarkKit

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Checks an app's navigation as a test.
///
/// ```swift
/// import Testing
/// import WaymarkTesting
///
/// @Test func navigation() throws { try Waymark.check("Sources") }
/// ```
public enum Waymark {
  /// Records an issue for each finding, at its place in the source.
  ///
  /// In Swift Testing the issue stands at the finding's own line. In XCTest it stands at the call
  /// and names the line.
  ///
  /// - Parameters:
  ///   - paths: Files and folders, relative to the package or the repository of the test.
  ///   - options: What is read and how.
  ///   - baseline: A baseline file, relative as the paths are; nil for the one that the
  ///     configuration names, if any.
  ///   - severity: The least severity that fails the test.
  /// - Returns: The result, for further expectations.
  /// - Throws: `InputError` where a path is missing or a file cannot be used.
  @discardableResult
  public static func check(
    _ paths: String..., options: AnalyzerOptions = AnalyzerOptions(), baseline: String? = nil,
    from severity: Severity = .warning, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line
  ) throws -> FindingsResult {
    let test = "\(filePath)"
    let analysis = try Analyzer(options).analyze(
      paths: paths.map { ProjectFolder.absolute($0, for: test) })
    let file = baseline.map { ProjectFolder.absolute($0, for: test) } ?? analysis.baseline
    let known = try file.map { try Baseline(contentsOf: $0) }
    let result = analysis.judged(against: known)
    for finding in result.findings where finding.severity >= severity {
      record(finding, root: analysis.root, filePath: filePath, line: line)
    }
    return result
  }

  private static func record(
    _ finding: Finding, root: String, filePath: StaticString, line: UInt
  ) {
    let file = root.hasSuffix("/") ? root + finding.file : root + "/" + finding.file
    let message = "\(finding.message) (\(finding.rule))"
    #if canImport(Testing)
      if Test.current != nil {
        Issue.record(
          Comment(rawValue: message),
          sourceLocation: SourceLocation(
            fileID: "\(ProjectFolder.name(of: root))/\(finding.file)", filePath: file,
            line: max(1, finding.line), column: max(1, finding.column)))
        return
      }
    #endif
    #if canImport(XCTest)
      XCTFail(
        "\(file):\(finding.line):\(finding.column): \(message)", file: filePath, line: line)
    #endif
  }
}

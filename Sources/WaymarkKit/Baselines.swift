import FlowReports
import FlowRules
import Foundation

extension Baseline {
  /// Reads a baseline file.
  ///
  /// - Throws: `InputError` where there is no such file or a line of it cannot be read.
  public init(contentsOf file: String) throws {
    guard let data = FileManager.default.contents(atPath: file) else {
      let exists = FileManager.default.fileExists(atPath: file)
      throw InputError(
        "\(file): "
          + (exists
            ? "cannot be read" : "no such baseline; `waymark lint --write-baseline` writes one"))
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw InputError("\(file): is not UTF-8; save it as UTF-8")
    }
    do {
      try self.init(text: text)
    } catch {
      throw InputError("\(file):\(error.line): \(error.problem)")
    }
  }
}

extension AnalysisResult {
  /// What counts of the findings, as the result that reports are made from.
  ///
  /// - Parameter baseline: findings that the team knows; nil where it keeps no baseline.
  public func judged(against baseline: Baseline? = nil) -> FindingsResult {
    let outcome = baseline?.divide(findings)
    return FindingsResult(
      graph: graph, findings: outcome?.new ?? findings,
      setAside: setAside + (outcome?.known ?? []), staleBaseline: outcome?.stale ?? [])
  }
}

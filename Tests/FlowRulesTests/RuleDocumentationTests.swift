import Foundation
import Testing

@testable import FlowRules

@Suite struct RuleDocumentationTests {
  /// `WAYMARK_RECORD=1 swift test` writes the page anew, and fails so that it is looked at.
  @Test func theCommittedPageIsCurrent() throws {
    let page = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation/Rules.md")
    let current = RuleDocumentation.allMarkdown()
    if ProcessInfo.processInfo.environment["WAYMARK_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: page.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(current.utf8).write(to: page)
      Issue.record("recorded Documentation/Rules.md; look at it and run again without recording")
    }
    let committed = try String(contentsOf: page, encoding: .utf8)
    #expect(
      committed == current,
      "Documentation/Rules.md is old: run WAYMARK_RECORD=1 swift test --filter theCommittedPage")
  }

  @Test func everyRuleHasItsSection() {
    let page = RuleDocumentation.allMarkdown()
    for rule in RuleRegistry.all {
      #expect(page.contains("\n### \(rule.id)\n"))
      #expect(page.contains(RuleDocumentation.markdown(for: rule)))
      for example in rule.examples { #expect(page.contains(example.code)) }
    }
  }
}

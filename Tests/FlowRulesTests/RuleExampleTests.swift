import FlowGraph
import Testing

@testable import FlowRules

/// One example of one rule, named in the test's output.
struct ExampleCase: CustomTestStringConvertible, Sendable {
  let rule: any Rule
  let example: RuleExample

  var testDescription: String { "\(rule.id): \(example.title)" }

  static let all = RuleRegistry.all.flatMap { rule in
    rule.examples.map { ExampleCase(rule: rule, example: $0) }
  }
}

@Suite struct RuleExampleTests {
  @Test(arguments: ExampleCase.all) func findsWhatItSays(_ test: ExampleCase) {
    let all = RuleRunner.run(test.example.graph, configuration: test.example.configuration)
    // An example is about one mistake; `unreachable_screen` and `dead_route` go together.
    let others = Set(all.map(\.rule)).subtracting([test.rule.id])
    #expect(others.isSubset(of: ["dead_route", "unreachable_screen"]))
    let findings = all.filter { $0.rule == test.rule.id }
    #expect(findings.map(\.subject).sorted() == test.example.expected.sorted())
    for finding in findings {
      #expect(finding.message.contains(" "))
      #expect(finding.message.hasSuffix(".") || finding.message.hasSuffix("`."))
      #expect(finding.line > 0)
      #expect(finding.severity <= test.rule.defaultSeverity)
    }
  }

  @Test(arguments: RuleRegistry.all.map(\.id)) func hasExamplesOfBothKinds(id: String) throws {
    let rule = try #require(RuleRegistry.rule(id))
    #expect(rule.examples.count { !$0.expected.isEmpty } >= 2)
    #expect(rule.examples.count { $0.expected.isEmpty } >= 2)
    #expect(Set(rule.examples.map(\.title)).count == rule.examples.count)
  }

  @Test(arguments: RuleRegistry.all.map(\.id)) func isDescribed(id: String) throws {
    let rule = try #require(RuleRegistry.rule(id))
    #expect(!id.isEmpty && id.allSatisfy { $0.isLowercase || $0 == "_" })
    for text in [rule.summary, rule.rationale, rule.howToFix] { #expect(text.hasSuffix(".")) }
  }

  @Test func theRegistryIsSorted() {
    #expect(RuleRegistry.ids == RuleRegistry.ids.sorted())
    #expect(Set(RuleRegistry.ids).count == RuleRegistry.ids.count)
    #expect(RuleRegistry.rule("no_such_rule") == nil)
  }
}

import Foundation
import Testing
import WaymarkTesting

/// `Waymark.check` as a client uses it.
@Suite struct TestingTests {
  @Test func aCleanAppPasses() throws {
    let result = try Waymark.check("Samples/Clean")
    #expect(!result.findings.contains { $0.severity > .note })
    #expect(result.summary.screens > 0)
  }

  @Test func eachFindingIsAnIssueAtItsPlace() throws {
    let seen = Seen()
    try withKnownIssue {
      try Waymark.check("Samples/CheckoutFlow")
    } matching: { issue in
      seen.add(issue.sourceLocation.map { "\($0.fileName):\($0.line)" } ?? "")
      return true
    }
    #expect(seen.places.contains("checkout.flow.yml:24"))
  }

  @Test func aMissingFolderIsAnError() {
    #expect(throws: InputError.self) { try Waymark.check("Samples/None") }
  }

  private final class Seen: @unchecked Sendable {
    // Unchecked: issues of one test are matched one after the other.
    private(set) var places: [String] = []
    func add(_ place: String) { places.append(place) }
  }
}

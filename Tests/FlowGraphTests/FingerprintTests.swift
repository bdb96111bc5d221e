import FlowGraph
import Testing

@Suite struct FingerprintTests {
  @Test func isStableAcrossVersions() {
    // Written into baselines: it must never change.
    #expect(Fingerprint.of("dead_screen", "Promo", "") == "ca1d390dd15d29c1")
  }

  @Test func theFileInAnIDDoesNotCount() {
    #expect(Fingerprint.of("r", "Row@List/Row.swift") == Fingerprint.of("r", "Row@Other.swift"))
    #expect(Fingerprint.of("r", "Row@List/Row.swift") == Fingerprint.of("r", "Row"))
    #expect(Fingerprint.of("r", "a@b") != Fingerprint.of("r", "a"))
    #expect(Fingerprint.withoutFile("@A.swift") == "@A.swift")
  }

  @Test func partsDoNotRunTogether() {
    #expect(Fingerprint.of("ab", "c") != Fingerprint.of("a", "bc"))
  }

  @Test(arguments: [
    ("0123456789abcdef", true), ("0123456789abcde", false), ("0123456789abcdeF", false),
  ])
  func form(text: String, isWellFormed: Bool) {
    #expect(Fingerprint.isWellFormed(text) == isWellFormed)
  }
}

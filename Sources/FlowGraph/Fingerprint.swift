/// A short stable hash (FNV-1a, 64 bit) of a finding's parts that neither a moved line nor a
/// renamed file changes.
///
/// A baseline, SARIF's `partialFingerprints` and the comparison of two versions rely on it: equal
/// for the same defect in later versions of the source, different for another defect of the same
/// kind on the same screen. So it is made of the rule, of what the finding is about, of the screen,
/// and of the operation and its trigger, never of a place or of the message.
public enum Fingerprint {
  /// The fingerprint of parts in their order.
  public static func of(_ parts: String...) -> String { of(parts) }

  /// The fingerprint of parts in their order; the file in the id of a screen does not count.
  public static func of(_ parts: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in parts.map(withoutFile).joined(separator: "\u{1F}").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Whether a text has the form of a fingerprint: sixteen lower-case hexadecimal digits.
  public static func isWellFormed(_ text: some StringProtocol) -> Bool {
    text.utf8.count == 16
      && text.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }

  /// An id without the file that tells it from another of the same name: `Row@List/Row.swift`
  /// is `Row`, and a renamed file leaves it so.
  public static func withoutFile(_ id: String) -> String {
    guard let at = id.lastIndex(of: "@"), at > id.startIndex else { return id }
    let file = id[id.index(after: at)...]
    return fileExtensions.contains { file.hasSuffix($0) } ? String(id[..<at]) : id
  }

  private static let fileExtensions = [
    ".swift", ".storyboard", ".xib", ".yml", ".yaml", ".json",
  ]
}

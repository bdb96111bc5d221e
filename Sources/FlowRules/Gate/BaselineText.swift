import FlowGraph
import Foundation

/// A line of a baseline file that cannot be read.
public struct BaselineError: Error, Hashable, Sendable, CustomStringConvertible {
  public var line: Int
  public var problem: String

  public var description: String { "line \(line): \(problem)" }
}

/// The baseline as a file: sorted, one entry a line, so that a review sees each finding that was
/// let in and two branches seldom touch the same line.
///
///     pop_without_push 8f3c1d20aa41b7e9 "Basket" - the old checkout goes in March
extension Baseline {
  private static let head = """
    # waymark baseline 1: known findings, which are not reported. One a line: rule, fingerprint,
    # subject and, behind " - ", why. `waymark lint --write-baseline FILE` writes it anew.

    """

  /// The text of the file, with a final newline.
  public func text() -> String {
    Self.head
      + entries.map { entry in
        let reason = entry.reason.map { " - \(Self.oneLine($0))" } ?? ""
        return "\(entry.rule) \(entry.fingerprint) \(Self.quoted(entry.subject))\(reason)\n"
      }.joined()
  }

  /// Reads the text of a file. Empty lines and lines that begin with `#` say nothing.
  ///
  /// - Throws: `BaselineError` for the first line that is no entry.
  public init(text: String) throws(BaselineError) {
    var entries: [Entry] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      if let version = line.firstMatch(of: /^# waymark baseline (\d+)/), version.1 != "1" {
        throw BaselineError(
          line: index + 1,
          problem: "baseline version \(version.1) is newer than this waymark reads; update waymark")
      }
      if line.isEmpty || line.hasPrefix("#") { continue }
      entries.append(try Self.entry(line, number: index + 1))
    }
    self.init(entries)
  }

  private static func entry(_ line: String, number: Int) throws(BaselineError) -> Entry {
    if line.hasPrefix("<<<<<<<") || line.hasPrefix("=======") || line.hasPrefix(">>>>>>>") {
      throw BaselineError(
        line: number,
        problem: "this is a merge conflict; keep the lines of both sides and delete the marks")
    }
    guard let match = line.wholeMatch(of: /(\S+)\s+(\S+)\s+("(?:[^"\\]|\\.)*")\s*(?:-\s+(.*))?/)
    else {
      throw BaselineError(
        line: number,
        problem: "an entry is a rule, a fingerprint and a subject in quotes, as in "
          + "`dead_screen 8f3c1d20aa41b7e9 \"Promo\" - goes in March`")
    }
    guard Fingerprint.isWellFormed(match.2) else {
      throw BaselineError(
        line: number,
        problem: "`\(match.2)` is no fingerprint: it has sixteen digits from 0 to 9 and a to f")
    }
    guard let subject = try? JSONDecoder().decode(String.self, from: Data(match.3.utf8)) else {
      throw BaselineError(
        line: number, problem: "the subject \(match.3) is not written as a JSON string")
    }
    let reason = match.4.map(String.init).flatMap { $0.isEmpty ? nil : $0 }
    return Entry(
      rule: String(match.1), fingerprint: String(match.2), subject: subject, reason: reason)
  }

  /// A JSON string in ASCII where a character could break the line or hide what stands there.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where isPlain(scalar): result.unicodeScalars.append(scalar)
      default:
        for unit in String(scalar).utf16 {
          let code = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - code.count) + code
        }
      }
    }
    return result + "\""
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
    default: true
    }
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

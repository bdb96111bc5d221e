import FlowGraph

extension ReportInput {
  /// The same, with the places inside messages named as the findings' own places are.
  ///
  /// Rules name files relative to the root; a reader who stands elsewhere could not open them.
  var withPlacesInMessages: ReportInput {
    guard !pathPrefix.isEmpty, !pathPrefix.hasPrefix("/") else { return self }
    var input = self
    input.result.findings = findings.map(openable)
    input.result.setAside = result.setAside.map { row in
      var row = row
      row.finding = openable(row.finding)
      return row
    }
    input.raised = raised.map { Set($0.map(openable)) }
    return input
  }

  private func openable(_ finding: Finding) -> Finding {
    var finding = finding
    finding.message = openable(finding.message)
    return finding
  }

  private func openable(_ message: String) -> String {
    var (result, rest) = ("", message[...])
    while let match = rest.firstMatch(of: #/\.[A-Za-z]+:[0-9]/#) {
      let colon = rest[match.range].firstIndex(of: ":") ?? match.range.upperBound
      if let start = start(ofFileIn: rest[..<colon]) {
        result += rest[..<start] + path(String(rest[start..<colon]))
      } else {
        result += rest[..<colon]
      }
      rest = rest[colon...]
    }
    return result + rest
  }

  /// Where the name of a known file begins that a text ends with; names may hold spaces.
  private func start(ofFileIn text: Substring) -> Substring.Index? {
    var position = text.endIndex
    var words = 0
    while position > text.startIndex, words < Self.longestName {
      let before = text.index(before: position)
      if " (`“".contains(text[before]), source(String(text[position...])) != nil { return position }
      if text[before] == " " { words += 1 }
      position = before
    }
    return position == text.startIndex && source(String(text)) != nil ? position : nil
  }

  private static let longestName = 8
}

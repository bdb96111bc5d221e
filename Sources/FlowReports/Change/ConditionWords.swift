/// Conditions as people read them: short, and cut where what tells one from another still shows.
enum ConditionWords {
  private static let longest = 80
  /// What is left of what two texts share before they differ.
  private static let lead = 16

  /// The parts that are joined by "and"; brackets and quoted text are not taken apart.
  static func clauses(_ text: String?) -> [String] {
    var clauses: [String] = []
    var (clause, depth, isQuoted, last) = ("", 0, false, Character(" "))
    var rest = Substring(text ?? "")
    while let character = rest.first {
      if depth == 0, !isQuoted, rest.hasPrefix(" && ") {
        clauses.append(clause)
        clause = ""
        rest = rest.dropFirst(4)
        continue
      }
      if character == "\"", last != "\\" { isQuoted.toggle() }
      if !isQuoted {
        if "([{".contains(character) { depth += 1 }
        // The loader cuts long conditions, so that a bracket may be missing.
        if ")]}".contains(character) { depth = max(0, depth - 1) }
      }
      clause.append(character)
      last = character
      rest = rest.dropFirst()
    }
    return (clauses + [clause]).filter { !$0.isEmpty }
  }

  /// The conditions of rows that are else alike, each so that it differs from the others.
  static func telling(_ conditions: [String?]) -> [String?] {
    let parts = conditions.map(clauses)
    return conditions.indices.map { index in
      let others = parts.indices.filter { $0 != index && parts[$0] != parts[index] }
      let own = parts[index].filter { part in !others.allSatisfy { parts[$0].contains(part) } }
      return words(parts[index], own: own, unlike: others.flatMap { parts[$0] })
    }
  }

  /// - Parameters:
  ///   - own: the clauses that must show.
  ///   - others: clauses that they must be told from.
  private static func words(_ all: [String], own: [String], unlike others: [String]) -> String? {
    guard !all.isEmpty else { return nil }
    let whole = all.joined(separator: " && ")
    if whole.count <= longest { return whole }
    var shown = own.isEmpty ? [mostTelling(all)] : Array(own.prefix(2))
    // What all have is the first to go.
    for clause in all where !shown.contains(clause) {
      let more = all.filter { shown.contains($0) || $0 == clause }
      guard more.joined(separator: " && ").count <= longest else { continue }
      shown = more
    }
    let cut = shown.map { Self.cut($0, unlike: others.filter { !all.contains($0) }) }
    let more = all.count - shown.count
    return cut.joined(separator: " && ") + (more > 0 ? " && \(more) more" : "")
  }

  /// The last clause that names a case, which says what was chosen; else the first that need not
  /// be cut.
  private static func mostTelling(_ all: [String]) -> String {
    let whole = all.filter { $0.count <= longest }
    return whole.last { !$0.hasPrefix("!") && $0.contains(" is .") } ?? whole.first ?? all[0]
  }

  /// At most eighty characters of a text, with the place where it parts from the others.
  static func cut(_ text: String, unlike others: [String] = []) -> String {
    guard text.count > longest else { return text }
    let shared = others.filter { $0 != text }.map { text.commonPrefix(with: $0).count }.max() ?? 0
    guard shared > longest - lead else { return text.prefix(longest - 1) + "…" }
    // The end tells as much as any other part of a long text.
    let start = min(shared - lead, text.count - (longest - 1))
    let rest = text.dropFirst(start)
    let isWhole = rest.count <= longest - 1
    return "…" + (isWhole ? rest : rest.prefix(longest - 2)) + (isWhole ? "" : "…")
  }

  /// Says which of the conditions that are joined by "and" came and went.
  static func difference(from before: String?, to after: String?) -> [ChangeOutline.Piece] {
    let (was, now) = (clauses(before), clauses(after))
    let (lost, gained) = (was.filter { !now.contains($0) }, now.filter { !was.contains($0) })
    func joined(_ clauses: [String], unlike others: [String]) -> [ChangeOutline.Piece] {
      ChangeOutline.list(clauses.map { cut($0, unlike: others) }, limit: 3, and: " and ")
    }
    if now.isEmpty {
      return [.words("always now, no longer only if ")] + joined(lost, unlike: [])
    }
    if gained.isEmpty && lost.isEmpty { return [.words("the same conditions in another order")] }
    if lost.isEmpty {
      return [.words(was.isEmpty ? "only if " : "only if also ")] + joined(gained, unlike: [])
    }
    if gained.isEmpty { return [.words("no longer needs ")] + joined(lost, unlike: []) }
    return [.words("if ")] + joined(gained, unlike: lost) + [.words(" in place of ")]
      + joined(lost, unlike: gained)
  }
}

extension String {
  /// Without Foundation's, which takes equivalent characters for equal.
  fileprivate func commonPrefix(with other: String) -> Substring {
    var end = startIndex
    for (one, two) in zip(indices, other.indices) {
      guard self[one] == other[two] else { break }
      end = index(after: one)
    }
    return self[..<end]
  }
}

import FlowGraph

/// Rows for pieces of screens that stand where they do not work.
extension GraphBuilder {
  func misplaced() -> [MisplacedPart] {
    links.misplaced.map { row in
      var (shownBy, shownAs): (String?, TransitionKind?) = (nil, row.shownAs)
      if case .row(let way)? = row.way {
        shownBy = way.from.map(name)
        shownAs = way.kind
      }
      return MisplacedPart(
        kind: row.kind, subject: row.subject.isEmpty ? name(row.screen) : row.subject,
        screen: name(row.screen), screenID: screenIDs[row.screen], shownBy: shownBy,
        shownAs: shownAs, container: row.container, other: row.other.map(interpreter.place),
        at: interpreter.place(row.span))
    }
  }
}

import FlowGraph

/// Finds screens that a person cannot leave.
///
/// That nothing leads away is easily said of code that was not understood, so that every doubt
/// counts as a way out: a view of a library, a call that could not be resolved, a name that
/// speaks of leaving.
extension Linker {
  func judgeTraps() {
    var arrivals: [Int: [Links.Transition]] = [:]
    for row in links.transitions { arrivals[row.to, default: []].append(row) }
    let entries = Set(links.entries.map(\.screen))
    for (screen, rows) in arrivals.sorted(by: { $0.key < $1.key }) {
      guard !entries.contains(screen), let kind = rows.first?.kind,
        rows.allSatisfy({ $0.kind == kind && $0.isCertain && $0.from != nil }),
        !rows.contains(where: { isOverlay($0.span) }),
        let span = holds(screen, shownAs: kind), isShut(screen, shownAs: kind)
      else { continue }
      links.misplaced.insert(
        .init(kind: .trap, subject: "", screen: screen, span: span, way: .row(rows[0])))
    }
  }

  /// What keeps a person on a screen that comes up in one way: the place of the modifier, or the
  /// screen's own for a cover, which has no gesture to leave it by.
  private func holds(_ screen: Int, shownAs kind: TransitionKind) -> Span? {
    func place(_ wanted: Part.Kind) -> Span? {
      facts.parts.first { $0.screen == screen && $0.kind == wanted && !$0.isConditional }?.span
    }
    switch kind {
    case .cover: return facts.screens[screen].span
    case .sheet: return place(.undismissable)
    case .push: return place(.hiddenBack)
    default: return nil
    }
  }

  /// Whether nothing that is known, and nothing that could be, takes the screen away.
  private func isShut(_ screen: Int, shownAs kind: TransitionKind) -> Bool {
    let layer = self.layer(above: [screen])
    guard layer.allSatisfy(isWhollyRead), kind != .push || !isInSheet(screen) else { return false }
    let leaves = links.transitions.contains { row in
      row.trigger != nil && layer.contains(row.from ?? screen)
        && (kind == .push ? !row.kind.isModal : row.kind == .root || row.kind == .tab)
    }
    let goesBack = links.backs.contains { $0.from.map(layer.contains) ?? true }
    return !leaves && !goesBack && !isClosedElsewhere(layer)
  }

  /// Whether a person can pull down the sheet in whose stack a screen stands.
  private func isInSheet(_ screen: Int) -> Bool {
    links.transitions.contains { row in
      guard row.kind == .sheet || row.kind == .popover,
        layer(above: [row.to]).contains(screen)
      else { return false }
      return !facts.parts.contains { $0.screen == row.to && $0.kind == .undismissable }
    }
  }

  private func isWhollyRead(_ screen: Int) -> Bool {
    guard case .type(let number) = facts.screens[screen].key else { return false }
    let type = interpreter.index.types[number]
    guard type.inherits(external: "View") else { return false }
    if facts.foreign.contains(screen) { return false }
    let file = type.span.file
    let isOpen = facts.unresolved.contains {
      $0.span.file == file && !links.resolvedSpans.contains($0.span)
    }
    if isOpen { return false }
    // What keeps a sheet up speaks of the way out that it bars.
    let text = interpreter.index.text(type.span).lowercased()
      .replacing("interactivedismissdisabled", with: "")
    return !Self.wordsOfLeaving.contains(where: text.contains)
  }

  private static let wordsOfLeaving = [
    "dismiss", "presentationmode", "ispresented", "close", "done", "cancel", "finish", "complet",
    "binding", "back()", "pop", "logout", "signout",
  ]

  /// Whether code anywhere clears state that shows one of the screens, or state that is not known
  /// does.
  private func isClosedElsewhere(_ layer: Set<Int>) -> Bool {
    for presentation in facts.presentations {
      let arguments = presentation.isItem ? [itemValue(.none, presentation)] : []
      let shown = targets(of: presentation, arguments)
      guard shown.contains(where: { layer.contains($0.screen) }) else { continue }
      if presentation.places.isEmpty { return true }
      let isCleared = facts.operations.contains { operation in
        guard case .state(let place, .assign(let values)) = operation.effect,
          presentation.places.contains(where: { $0.meets(place) })
        else { return false }
        if values == Interpreter.eitherWay, operation.trigger.map(Triggers.isTapped) == true,
          let screen = operation.screen, !layer.contains(screen)
        {
          // `isShown.toggle()` by a control of a screen that lies below brings it up.
          return false
        }
        return values.isEmpty || values.isOpen
          || values.values.contains { $0 == .null || $0 == .boolean(false) }
      }
      if isCleared { return true }
    }
    return false
  }
}

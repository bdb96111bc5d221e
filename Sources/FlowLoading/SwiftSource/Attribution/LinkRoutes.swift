extension Linker {
  /// Where each case of each route enum leads.
  func linkRoutes() {
    for destination in facts.destinations.sorted(by: { $0.span.key < $1.span.key }) {
      guard case .program(let type) = destination.type else { continue }
      link(
        type, destination.content, screen: destination.screen, stack: destination.stack,
        destination.span)
    }
    for presentation in facts.presentations.sorted(by: { $0.span.key < $1.span.key })
    where presentation.isItem {
      for value in itemValue(.none, presentation).values {
        guard let type = interpreter.type(of: value) else { continue }
        link(
          type.id, presentation.content, screen: presentation.screen, stack: presentation.stack,
          presentation.span)
      }
    }
    linkSelectedPages()
  }

  private func link(_ type: Int, _ content: ValueSet, screen: Int?, stack: Int?, _ span: Span) {
    let info = interpreter.index.types[type]
    guard info.kind == .enumeration, !info.caseOrder.isEmpty else { return }
    links.routeTypes.insert(type)
    let found = info.caseOrder.map { name in
      let payload = (info.cases[name]?.payload ?? []).map { part in
        interpreter.anyValue(
          of: ScopedType(reference: part.type, scope: info, file: info.span.file))
      }
      let value = ValueSet(.enumCase(type, name, payload))
      let (targets, shows) = targets(of: content, [value], screen: screen, stack: stack)
      return (name: name, targets: targets, shows: shows)
    }
    let shown = found.flatMap(\.targets).compactMap(\.shown)
    for (name, targets, showsAnything) in found {
      var target = links.routes[CaseName(type: type, name: name)] ?? .init()
      let handlers = facts.handled[CaseName(type: type, name: name)] ?? []
      let blank = handlers.filter(\.isBlank)
      // What is laid around the page that a `switch` chooses does not fill a blank one.
      let isBare =
        targets.isEmpty
        && blank.contains { branch in shown.contains { branch.choice.isAround($0.span) } }
      let shows = showsAnything && !isBare
      target.isTaken = true
      target.isValue = true
      target.shows = target.shows || shows
      for one in targets {
        if !target.screens.contains(one.screen) { target.screens.append(one.screen) }
        if let shown = one.shown {
          let text = interpreter.text(shown.span)
          if !target.content.contains(text) { target.content.append(text) }
        }
      }
      if shows, let place = blankElse(type, name, content) {
        target.blankElse = [target.blankElse, place].compactMap { $0 }.min { $0.key < $1.key }
      }
      if !shows {
        target.isBlank = !blank.isEmpty
        target.emptyAt =
          (blank.isEmpty ? handlers : blank).map(\.span).min { $0.key < $1.key } ?? span
      }
      links.routes[CaseName(type: type, name: name)] = target
    }
  }

  /// Where a branch of the content itself shows nothing for a case on a condition.
  private func blankElse(_ type: Int, _ name: String, _ content: ValueSet) -> Span? {
    let closures = content.values.compactMap { value -> Span? in
      guard case .closure(let number) = value else { return nil }
      return interpreter.heap.closures[number].closure.span
    }
    return (facts.handled[CaseName(type: type, name: name)] ?? []).compactMap(\.blankElse).filter {
      place in closures.contains { $0.isAround(place) }
    }.min { $0.key < $1.key }
  }
}

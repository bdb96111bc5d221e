import FlowGraph

/// A branch of a column that shows what a list selects.
struct SelectedPage: Hashable {
  let accepted: ScreenSwitch.Accepted
  let views: ValueSet
  let span: Span
  /// Whether it says that it shows nothing: `EmptyView()`.
  let isBlank: Bool

  /// Whether it names the cases that it is for.
  var isNamed: Bool { if case .cases = accepted { true } else { false } }
}

extension Linker {
  /// The cases that lists select are routes to what the column shows for them.
  func linkSelectedPages() {
    for record in facts.switches where !record.pages.isEmpty {
      guard let place = record.places.first(where: interpreter.isSelection),
        let declared = interpreter.declaredType(of: place),
        let type = interpreter.resolve(declared.with(declared.reference.unwrapped)),
        type.kind == .enumeration, !type.isExternal, !type.caseOrder.isEmpty
      else { continue }
      let pages = type.caseOrder.map { name in
        (name, record.pages.filter { $0.accepted.takes(case: name) })
      }
      // Of a column that asks for some cases only, the others are shown elsewhere.
      guard pages.allSatisfy({ !$0.1.isEmpty }) else { continue }
      links.routeTypes.insert(type.id)
      links.selectedTypes.insert(type.id)
      for (name, pages) in pages { link(CaseName(type: type.id, name: name), pages) }
    }
  }

  private func link(_ route: CaseName, _ pages: [SelectedPage]) {
    var target = links.routes[route] ?? .init()
    target.isTaken = true
    target.isValue = true
    for page in pages where !page.isBlank {
      target.shows = true
      for found in targets(page.views.values).0 where !target.screens.contains(found.screen) {
        target.screens.append(found.screen)
      }
    }
    let named = pages.filter(\.isNamed)
    if named.isEmpty, interpreter.syntax.tellsApart(route.name) {
      // What the rest of the cases shows here is no blank page of one that other code asks for.
      target.shows = true
    }
    if !target.shows {
      target.isBlank = target.isBlank || !named.isEmpty
      target.emptyAt = target.emptyAt ?? (named.first ?? pages.first)?.span
    }
    links.routes[route] = target
  }
}

extension GraphBuilder {
  /// Cases that a list would have to select, and that nothing makes.
  func unmadePages() -> Set<CaseName> {
    var result: Set<CaseName> = []
    for number in links.selectedTypes {
      let type = index.types[number]
      for name in type.caseOrder {
        let key = CaseName(type: number, name: name)
        if produced(key, type).isEmpty { result.insert(key) }
      }
    }
    return result
  }

  /// Whether a container would show something only for cases that nothing makes.
  func isNeverShown(_ row: Links.Transition, _ unmade: Set<CaseName>) -> Bool {
    guard row.kind.isStructure, row.trigger == nil, !unmade.isEmpty else { return false }
    return row.conditions.contains { condition in
      let cases = interpreter.conditionTexts[condition.number].cases
      return !cases.isEmpty && cases.allSatisfy(unmade.contains)
    }
  }
}

/// Code that asks which tab is selected: `switch selected { case .home: homePath.append(page) … }`.
extension Linker {
  /// Whether an operation runs only while a tab is selected in which its screen never stands.
  func isOfOtherTab(_ operation: Operation) -> Bool {
    guard let screen = operation.screen else { return false }
    return operation.conditions.contains { condition in
      guard let claim = interpreter.conditionTexts[condition.number].selection else { return false }
      return facts.tabs.indices.contains { number in
        facts.tabs[number].places.contains { $0.meets(claim.place) }
          && isOther(screen, claim, number)
      }
    }
  }

  private func isOther(_ screen: Int, _ claim: SelectionClaim, _ number: Int) -> Bool {
    let around = tabs(around: screen, in: number)
    guard !around.isEmpty else { return false }
    return around.allSatisfy { position in
      let tab = facts.tabs[number].tabs[position]
      guard !tab.tag.isEmpty, !tab.tag.isOpen else { return false }
      return isAsked(tab, by: claim) == claim.isOther
    }
  }

  private func isAsked(_ tab: TabsRecord.Tab, by claim: SelectionClaim) -> Bool {
    isSelected(tab, by: claim.values)
      || tab.tag.values.contains { value in
        guard case .enumCase(let type, let name, _) = value else { return false }
        return claim.cases.contains(.init(type: type, name: name))
      }
  }

  /// The tabs in which a screen can stand, by their positions.
  private func tabs(around screen: Int, in number: Int) -> [Int] {
    let layers =
      tabLayers[number]
      ?? (links.tabScreens[number] ?? []).map { layer(above: $0, modals: true) }
    tabLayers[number] = layers
    return layers.indices.filter { layers[$0].contains(screen) }
  }

  /// Makes one way of those that an act goes by whichever tab is selected: the code that pushes on
  /// the path of each tab pushes on the stack that is on show.
  func joinSelected() {
    var firsts: [Choice: Int] = [:]
    var left: Set<Int> = []
    let order = links.transitions.indices.sorted {
      links.transitions[$0].span.key < links.transitions[$1].span.key
    }
    for position in order {
      let row = links.transitions[position]
      guard row.deepLink == nil, row.kind == .push, let choice = choice(row) else { continue }
      guard let first = firsts[choice] else {
        firsts[choice] = position
        continue
      }
      left.insert(position)
      links.transitions[first].conditions = choice.conditions
      links.transitions[first].stacks = Set(links.transitions[first].stacks + row.stacks).sorted()
      links.transitions[first].isCertain = links.transitions[first].isCertain || row.isCertain
    }
    guard !left.isEmpty else { return }
    links.transitions = links.transitions.indices.filter { !left.contains($0) }
      .map { links.transitions[$0] }
  }

  /// A way without what it asks of the selected tab.
  private struct Choice: Hashable {
    let from: Int?
    let to: Int
    let via: String?
    let trigger: Span?
    let hops: [Span]
    let listener: Span?
    let selection: Place
    let conditions: [RunCondition]
  }

  private func choice(_ row: Links.Transition) -> Choice? {
    let claims = row.conditions.compactMap { interpreter.conditionTexts[$0.number].selection }
      .filter { claim in facts.tabs.contains { $0.places.contains { $0.meets(claim.place) } } }
    guard let first = claims.first, claims.allSatisfy({ $0.place == first.place }) else {
      return nil
    }
    return Choice(
      from: row.from, to: row.to, via: row.via, trigger: row.trigger?.span, hops: row.hops,
      listener: row.listener, selection: first.place,
      conditions: row.conditions.filter {
        interpreter.conditionTexts[$0.number].selection?.place != first.place
      })
  }
}

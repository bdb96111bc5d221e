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
      return isSelected(tab, by: claim.values) == claim.isOther
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
}

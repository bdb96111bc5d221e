/// Which screen a dismissal takes away.
extension Linker {
  /// The screens that a dismissal takes away: the one that acts, unless it is another's, which
  /// neither is that one nor has it above itself.
  func dismissed(_ operation: Operation) -> [Int?] {
    if let below = presenters(dismissedBy: operation) { return below }
    if case .dismissPresented(let own) = operation.effect, let screen = operation.screen {
      if let below = own.flatMap({ facts.screenNumbers[.type($0)] }), below != screen,
        case let modals = modals(over: below, around: screen), !modals.isEmpty
      {
        return modals
      }
      return (links.above[screen] ?? []).sorted()
    }
    guard case .dismissModal(let types, let own) = operation.effect, let screen = operation.screen
    else { return [operation.screen] }
    if types.isEmpty, let modal = own.flatMap({ facts.screenNumbers[.type($0)] }),
      isAbove(modal, screen)
    {
      return [modal]
    }
    let named = types.compactMap { facts.screenNumbers[.type($0)] }
    guard !named.isEmpty, named.count == types.count,
      !layer(above: named, modals: true).contains(screen), areInModals(named)
    else { return [screen] }
    return named
  }

  /// The modals over a screen that are another or have it in them: what is told from there takes
  /// them away.
  private func modals(over below: Int, around screen: Int) -> [Int] {
    (links.above[below] ?? []).sorted().filter { modal in
      modal == screen || layer(above: [modal], modals: true).contains(screen)
    }
  }

  /// Whether screens are modals, or stand in some: what no modal is takes away what it presents.
  private func areInModals(_ screens: [Int]) -> Bool {
    let modals = links.above.values.reduce(into: Set<Int>()) { $0.formUnion($1) }
    let inside = layer(above: Array(modals), modals: true)
    return screens.contains(where: inside.contains)
  }

  /// Whether a screen's own code, which another screen has run, takes itself away from above that.
  private func isAbove(_ modal: Int, _ screen: Int) -> Bool {
    modal != screen && layer(above: [screen], modals: true).contains(modal)
      && !layer(above: [modal], modals: true).contains(screen)
  }
}

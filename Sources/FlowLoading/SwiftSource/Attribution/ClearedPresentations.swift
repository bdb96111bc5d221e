import FlowGraph

/// Presentations that go when the state that shows them is cleared.
extension Linker {
  /// Clearing the state takes the modal away, if it is from the modal that the person acts.
  func dismiss(_ presentation: Presentation, _ operation: Operation) {
    if let link = operation.deepLink {
      let arguments = presentation.isItem ? [itemValue(.none, presentation)] : []
      let found = targets(of: presentation, arguments)
      links.closes[link, default: []].formUnion(found.map(\.screen))
    }
    guard let screen = operation.isUnattended ? presentation.screen : operation.screen,
      !isNeverShown(presentation)
    else { return }
    // Where the code asked what is up, it is that.
    let held = interpreter.caseHeld(by: presentation.places, under: operation.conditions) ?? .none
    let arguments = presentation.isItem ? [itemValue(held, presentation)] : []
    let found = targets(of: presentation, arguments)
    let shown = found.map(\.screen)
    guard
      layer(above: shown).contains(screen)
        // A modal on top of it goes with it.
        || !layer(above: presentation.screen.map { [$0] } ?? []).contains(screen)
          && layer(above: shown, modals: true).contains(screen)
    else {
      takeAway(shown, presentation, operation)
      return
    }
    links.backs.append(
      .init(
        from: screen, kind: presentation.kind == .push ? .pop : .dismiss, count: 1, traps: false,
        isGuarded: false, operation: operation, stacks: []))
  }

  /// Whether nothing ever sets the state of a view's own that would present it.
  private func isNeverShown(_ presentation: Presentation) -> Bool {
    presentation.kind.isModal && !presentation.places.isEmpty
      && presentation.places.allSatisfy { place in
        guard place.type >= 0, !place.isPayload,
          let (variable, _) = interpreter.index.types[place.type].variable(place.name),
          variable.attribute("State") != nil, isNothing(variable.value)
        else { return false }
        return !(openedState[place.name] ?? []).contains { $0.meets(place) }
      }
  }

  private func isNothing(_ value: Expression?) -> Bool {
    switch value?.kind {
    case nil, .null, .boolean(false): true
    default: false
    }
  }

  /// What a screen shows above itself goes when the screen's own code clears the state. A person
  /// cannot tap the screen then: something that runs by itself does it, or what is left to do of the
  /// act that presented the modal.
  private func takeAway(_ shown: [Int], _ presentation: Presentation, _ operation: Operation) {
    guard presentation.kind.isModal, operation.deepLink == nil,
      operation.isUnattended
        || operation.screen == presentation.screen && operation.trigger != nil,
      operation.isUnattended || runsByItself(operation)
        || isRestOfPresenting(presentation, operation)
    else { return }
    for screen in shown where screen != presentation.screen {
      let key = Links.TakenAway(screen: screen, span: operation.span, deepLink: operation.deepLink)
      if let known = links.takenAway[key] {
        // The first way stands for all, on the conditions that all ask for.
        links.backs[known].operation = links.backs[known].operation.on(operation.conditions)
        continue
      }
      links.takenAway[key] = links.backs.count
      links.backs.append(
        .init(
          from: screen, kind: .dismiss, count: 1, traps: false, isGuarded: false,
          operation: operation, stacks: []))
    }
  }

  private func runsByItself(_ operation: Operation) -> Bool {
    Self.runningAlone.contains(operation.trigger?.label ?? "")
  }

  /// Modifiers whose code runs while a screen lasts; `onAppear` runs before anything is above it.
  private static let runningAlone: Set<String> = ["task", "onReceive", "onChange"]

  /// The screens of the view whose environment an action is from, where that is the one whose code
  /// builds the page that acts: `.sheet { Form { Button("Close") { dismiss() } } }` leaves what
  /// presents the sheet.
  func presenters(dismissedBy operation: Operation) -> [Int?]? {
    guard case .dismiss(let owner?) = operation.effect, let screen = operation.screen,
      case .inline(let page) = facts.screens[screen].key, page.type == owner
    else { return nil }
    if let own = facts.screenNumbers[.type(owner)] { return [own] }
    let leading = links.transitions.filter { $0.to == screen }.compactMap(\.from)
    return leading.isEmpty ? nil : leading.uniqued()
  }

  private func isRestOfPresenting(
    _ presentation: Presentation, _ operation: Operation
  ) -> Bool {
    guard operation.isDeferred, let act = Act(operation) else { return false }
    return (assigningActs[act] ?? []).contains { position in
      let other = facts.operations[position]
      guard case .state(let place, .assign(let values)) = other.effect,
        other.span.file == operation.span.file, other.span.end <= operation.span.start
      else { return false }
      return presentation.places.contains { $0.meets(place) }
        && !values.values.contains(.boolean(false)) && !values.values.contains(.null)
        && other.conditions.allSatisfy(operation.conditions.contains)
    }
  }
}

extension StateChange {
  /// Whether it can leave something in a flag or an optional.
  var opens: Bool {
    guard case .assign(let values) = self else { return true }
    return values.isOpen || values.isEmpty
      || values.values.contains { $0 != .null && $0 != .boolean(false) }
  }
}

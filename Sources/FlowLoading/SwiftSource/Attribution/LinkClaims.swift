/// Screens that take turns as state says, found by the conditions on which a screen shows them.
struct ClaimedSwitch {
  struct Branch {
    /// All of which must take what the state is set to.
    var accepted: [ScreenSwitch.Accepted]
    let target: Target
    let isInStack: Bool
  }

  /// The screen that they fill; nil for a scene's.
  let screen: Int?
  let place: Place
  var branches: [Branch] = []
}

extension Linker {
  /// Finds which screens take turns: `var body: some View { page(for: model.phase) }`.
  ///
  /// What a body switches over by itself, ``ScreenSwitch`` has.
  func claimSwitches() {
    var found: [SwitchKey: ClaimedSwitch] = [:]
    func note(_ screen: Int?, _ target: Target, _ conditions: [RunCondition], isInStack: Bool) {
      var accepted: [Place: [ScreenSwitch.Accepted]] = [:]
      for claim in conditions.compactMap({ interpreter.conditionTexts[$0.number].claim }) {
        for place in claim.places { accepted[place, default: []].append(claim.accepted) }
      }
      for (place, accepted) in accepted where !isRead(place, on: screen) {
        let key = SwitchKey(screen: screen, place: place)
        found[key, default: .init(screen: screen, place: place)].branches.append(
          .init(accepted: accepted, target: target, isInStack: isInStack))
      }
    }
    for row in links.transitions
    where row.trigger == nil && (row.kind == .root || row.kind == .embed) {
      let target = Target(screen: row.to, shown: nil, ownStack: row.ownStack)
      note(row.from, target, row.conditions, isInStack: row.kind == .root && row.ownStack != nil)
    }
    for entry in facts.entries {
      for target in targets(entry.content.values).0 {
        let bare = Target(screen: target.screen, shown: nil, ownStack: target.ownStack)
        note(nil, bare, target.shown?.conditions ?? [], isInStack: false)
      }
    }
    claimedSwitches = found.values.filter { Set($0.branches.map(\.target.screen)).count > 1 }
      .sorted { one, other in
        one.place == other.place
          ? one.screen ?? -1 < other.screen ?? -1 : one.place.order < other.place.order
      }
    interpreter.heap.steer(claimedSwitches.map(\.place))
  }

  private struct SwitchKey: Hashable {
    let screen: Int?
    let place: Place
  }

  private func isRead(_ place: Place, on screen: Int?) -> Bool {
    facts.switches.contains { record in
      record.screen == screen && record.places.contains { $0.meets(place) }
    }
  }

  /// Whether the screen that switches is itself what the state brings up, so that it is not there yet:
  /// `.sheet(item: $kind) { Picker(kind: $0) }`, where the picker switches over its kind.
  func isBroughtUp(_ screen: Int?, by place: Place, _ operation: Operation) -> Bool {
    guard let screen, let acting = operation.screen, !presentations.meeting(place).isEmpty else {
      return false
    }
    return !layer(above: [screen], modals: true).contains(acting)
  }

  /// Shows the screens that state brings up which conditions ask.
  func switchClaimed(_ values: ValueSet, _ place: Place, _ operation: Operation) {
    for record in claimedSwitches where record.place.meets(place) {
      links.resolvedSpans.insert(operation.span)
      guard operation.screen != record.screen, operation.screen != nil || operation.deepLink != nil,
        isSeen(record.screen, from: operation.screen),
        !isBroughtUp(record.screen, by: place, operation)
      else { continue }
      for branch in record.branches where branch.target.screen != operation.screen {
        let isTaken = values.values.contains { value in
          branch.accepted.allSatisfy { $0.takes(value) }
        }
        guard isTaken || values.isEmpty && values.isOpen else { continue }
        add(
          from: operation.screen, to: branch.target,
          kind: record.screen == nil || branch.isInStack ? .root : .embed, span: operation.span,
          stacks: [], operation: operation, isCertain: !values.isEmpty,
          isSwitch: onlyChoose(values))
      }
    }
  }
}

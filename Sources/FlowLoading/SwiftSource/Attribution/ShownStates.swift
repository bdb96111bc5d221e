/// What state holds while a screen is on show that only one case of it brings up: on the first page of
/// a wizard, `step` is the first.
extension Linker {
  /// Finds the screens that one case of state alone shows.
  func noteShownStates() {
    var states: [Int: [(place: Place, name: String)]] = [:]
    func note(_ screen: Int, _ places: [Place], _ accepted: [ScreenSwitch.Accepted]) {
      guard places.count == 1, accepted.count == 1, case .cases(let names) = accepted[0],
        names.count == 1, let name = names.first
      else {
        interpreter.shownElsewhere.insert(screen)
        return
      }
      states[screen, default: []].append((places[0], name))
    }
    for record in facts.switches {
      for branch in record.branches {
        for screen in knownScreens(of: branch) { note(screen, record.places, [branch.accepted]) }
      }
    }
    for record in claimedSwitches {
      for branch in record.branches {
        note(branch.target.screen, [record.place], branch.accepted)
      }
    }
    for row in links.transitions where row.kind != .root && row.kind != .embed {
      interpreter.shownElsewhere.insert(row.to)
    }
    var found: [Int: Written] = [:]
    for (screen, known) in states where !interpreter.shownElsewhere.contains(screen) {
      guard Set(known.map(\.name)).count == 1, let (place, name) = known.first,
        known.allSatisfy({ $0.place.meets(place) }), let type = interpreter.enumType(of: place),
        type.cases[name]?.payload.isEmpty == true
      else { continue }
      found[screen] = Written(
        place: place, values: ValueSet(.enumCase(type.id, name, [])))
    }
    guard found.mapValues(\.key) != interpreter.shownStates.mapValues(\.key) else { return }
    interpreter.shownStates = found
    interpreter.heap.touch()
  }

  /// The screens of the program's own that a branch shows, as far as they are known already: to ask
  /// for them makes none.
  private func knownScreens(of branch: ScreenSwitch.Branch) -> [Int] {
    interpreter.levels(branch.views.values).shown.compactMap { shown in
      guard case .object(let object) = shown.content else { return nil }
      return facts.screenNumbers[.type(interpreter.heap.objects[object].type)]
    }
  }
}

/// State that an act sets to a case before it brings something up that is chosen by the case:
///
/// ```swift
/// Button("Help") { page = .help; isShown = true }
/// // …
/// .sheet(isPresented: $isShown) { switch page { … } }
/// ```
extension Linker {
  /// The one case that an act sets besides the flag by which something comes up.
  func chosenCase(by operation: Operation, beside flag: Place) -> Written? {
    guard let act = Act(operation), let positions = choosingActs[act] else { return nil }
    var found: [Written] = []
    for position in positions {
      let other = facts.operations[position]
      guard case .state(let place, .assign(let values)) = other.effect, !place.meets(flag),
        other.conditions.allSatisfy(operation.conditions.contains)
      else { continue }
      if !found.contains(where: { $0.place == place && $0.values == values }) {
        found.append(Written(place: place, values: values))
      }
    }
    return found.count == 1 ? found[0] : nil
  }
}

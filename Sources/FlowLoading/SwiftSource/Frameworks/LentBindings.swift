/// Bindings made by hand that a view of the app's is given: `Settings(isOn: $isOn.onChange { … })`.
extension Interpreter {
  func lending(_ body: () -> ValueSet) -> ValueSet {
    let outer = isLending
    isLending = true
    defer { isLending = outer }
    return body()
  }

  /// Runs a setter that hands on whatever it is given. What the view writes is told where it does;
  /// told here is what else the setter does.
  func withoutStores(to places: [Place], _ body: () -> Void) {
    guard !places.isEmpty else { return body() }
    let (_, list) = isolated(body)
    let rest = flattened(list).filter { effect in
      guard case .operation(let operation, _) = effect.kind,
        case .state(let place, .assign(let values)) = operation, values.values.isEmpty
      else { return true }
      return !places.contains(where: place.meets)
    }
    absorb(EffectList(rest.map { .act($0) }, asks: list.asks, isForeign: list.isForeign))
  }
}

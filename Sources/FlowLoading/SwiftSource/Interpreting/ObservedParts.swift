/// Properties of structs that are written one by one: what observes the struct runs too.
extension Interpreter {
  /// Runs what observes the state whose part is written: `didSet` of `settings` for
  /// `settings.action = { … }`.
  func observeWhole(of left: Expression, _ frame: Frame) {
    var part = left
    while true {
      switch part.kind {
      case .unwrap(let inner): part = inner
      case .member(let base?, _, _):
        guard !base.isSelf, let name = base.lastName else { return }
        if observedStructs.contains(name) {
          for place in places(of: base, frame) where isObservedStruct(place) {
            observe(place, evaluate(base, frame))
          }
        }
        part = base
      default: return
      }
    }
  }

  private func isObservedStruct(_ place: Place) -> Bool {
    guard place.type >= 0, let (variable, owner) = index.types[place.type].variable(place.name)
    else {
      return false
    }
    return variable.observer != nil && keepsStruct(variable, owner)
  }

  /// Names of properties with an observer that hold a struct of the program's.
  func findObservedStructs() -> Set<String> {
    index.types.reduce(into: []) { names, type in
      for variable in type.stored where variable.observer != nil && keepsStruct(variable, type) {
        names.insert(variable.name)
      }
    }
  }

  private func keepsStruct(_ variable: VariableDeclaration, _ owner: TypeInfo) -> Bool {
    declared(variable, owner).flatMap { resolve($0.with($0.reference.unwrapped)) }?.kind
      == .structure
  }
}

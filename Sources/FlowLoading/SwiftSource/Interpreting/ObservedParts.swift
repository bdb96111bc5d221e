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
        guard !base.isSelf, let name = base.lastName, !isObject(base, frame) else { return }
        if observedStructs.contains(name) {
          for place in places(of: base, frame) {
            guard let variable = observedStruct(place) else { continue }
            let observe = { self.observe(place, self.evaluate(base, frame), isWhole: false) }
            // `willSet` still reads what was there before.
            if variable.isObservedBefore { besidesFresh(observe) } else { observe() }
          }
        }
        part = base
      default: return
      }
    }
  }

  /// Whether what has the part is an object, which is the same one after its part is written.
  private func isObject(_ whole: Expression, _ frame: Frame) -> Bool {
    let types = evaluate(whole, frame).values.compactMap(type)
    if !types.isEmpty { return types.allSatisfy(\.isReference) }
    return declared(whole, frame)?.isReference ?? false
  }

  /// The program's type of an expression as it is declared, of whatever nothing is known yet.
  private func declared(_ expression: Expression, _ frame: Frame) -> TypeInfo? {
    func resolved(_ type: ScopedType?) -> TypeInfo? {
      type.flatMap { resolve($0.with($0.reference.unwrapped)) }
    }
    if let known = resolved(staticType(of: expression, frame)) { return known }
    guard case .member(let base?, let name, _) = expression.plain.kind,
      let (variable, owner) = declared(base, frame)?.variable(name)
    else { return nil }
    return resolved(declared(variable, owner))
  }

  private func observedStruct(_ place: Place) -> VariableDeclaration? {
    guard place.type >= 0, let (variable, owner) = index.types[place.type].variable(place.name),
      variable.observer != nil, keepsStruct(variable, owner)
    else { return nil }
    return variable
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

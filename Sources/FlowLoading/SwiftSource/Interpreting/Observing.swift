/// What runs because state was written.
extension Interpreter {
  /// Runs what listens to a piece of state: `didSet`, and sinks of a published property.
  ///
  /// - Parameters:
  ///   - isWhole: Whether the values are all that it holds now, and no element of it.
  ///   - isOwn: Whether a closure of the object's own writes, which another screen calls back.
  ///   - isGrown: Whether they are what a list has more than before.
  func observe(
    _ place: Place, _ values: ValueSet, isWhole: Bool = true, isOwn: Bool = false,
    isGrown: Bool = false
  ) {
    spoil(place)
    guard place.type >= 0 else { return }
    for (variable, owner) in observed(place) {
      guard let observer = variable.observer else { continue }
      let receiver = place.object.map { Value.object($0) } ?? .some(place.type)
      let frame = Frame(receiver: receiver, scope: owner, file: variable.span.file)
      frame.bind("newValue", values)
      frame.bind("oldValue", .unknown)
      let isKnown =
        isWhole && (!values.isOpen || isGrown) && !variable.isObservedBefore
        && !observesItself(variable)
      let run = {
        // What is observed tells more than another case that was set just before.
        if isKnown { self.fresh = [:] }
        self.assuming(isKnown ? .init(place: place, values: values) : nil) {
          _ = self.invokeBody(
            key: ObjectIdentifier(variable), receiver: receiver, arguments: [values, .none], frame,
            observer)
        }
      }
      // What a controller that is being set up makes of what it is given is no act of the screen
      // that sets it up: a person finds its controls on that controller.
      let controller = type(of: receiver) ?? index.types[place.type]
      if !isOwn, isElsewhere(controller) {
        let list = isolated(run).1
        hold(list, for: HeldKey(type: controller.id))
        absorbChildren(of: receiver, in: list)
      } else {
        run()
      }
    }
    if isGivenChannel(place, values) { return }
    for listener in heap.listeners(on: place) {
      assuming(.init(place: place, values: values)) {
        listening(listener) {
          if case .closure(let number) = listener {
            // `.onChange` gives the old value too.
            _ = invoke(closure: number, [values, values])
          } else {
            invokeAll(
              ValueSet(listener), [values], Expression(.null, .none),
              Frame(receiver: nil, scope: nil, file: 0))
          }
        }
      }
    }
  }

  /// Runs what listens to a list that something was taken out of, as far as it takes screens away:
  /// what is left in the list was shown before.
  func observeRemoval(_ place: Place) {
    let (_, list) = isolated { observe(place, .unknown) }
    let leaving = flattened(list).filter { effect in
      guard case .operation(let operation, _) = effect.kind else { return false }
      return operation.isLeaving
    }
    guard !leaving.isEmpty else { return }
    absorb(EffectList(leaving.map { .act($0) }, asks: list.asks, isForeign: list.isForeign))
  }

  /// The declarations of a property that observe it: beside an override's own code runs that of the
  /// class above, before it.
  private func observed(_ place: Place) -> [(VariableDeclaration, TypeInfo)] {
    guard let found = index.types[place.type].variable(place.name), found.0.observer != nil else {
      return []
    }
    guard found.0.isOverride else { return [found] }
    return index.types[place.type].lineage.reversed().compactMap { owner in
      guard owner.kind == .classType, let variable = owner.variables[place.name] else { return nil }
      return (variable, owner)
    }
  }

  /// What a controller puts into itself it holds, whoever gave it that: a frame's `didSet` shows the
  /// child that a button of the child before it chose.
  private func absorbChildren(of controller: Value, in list: EffectList) {
    guard list.embeds else { return }
    let children = flattened(list).filter { effect in
      guard case .operation(.embed(_, let parents), _) = effect.kind else { return false }
      return parents.only == controller
    }
    guard !children.isEmpty else { return }
    absorb(EffectList(children.map { .act($0) }, asks: list.asks, isForeign: list.isForeign))
  }

  /// Whether a property that holds a subject is given one: who listens hears what is sent, and not
  /// that.
  private func isGivenChannel(_ place: Place, _ values: ValueSet) -> Bool {
    guard let (variable, owner) = index.types[place.type].variable(place.name) else { return false }
    return isChannel(variable, owner) && values.values.allSatisfy { $0.asStream != nil }
  }

  private func isElsewhere(_ type: TypeInfo) -> Bool {
    guard type.isController, !type.isNavigationController, let showing else { return false }
    return facts.screens[showing].key != .type(type.id)
  }
}

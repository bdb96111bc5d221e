/// State that is computed of other state and shows something: `sheet(item: $sheets.sendItem)`, where
/// `sendItem` is made of what `sheets.active` holds.
///
/// Nobody sets it, so it is asked anew each time that what it is made of is set, as SwiftUI does.
extension Interpreter {
  /// Has a computed property asked whenever state is set that it is made of.
  ///
  /// - Returns: Whether it is computed, of state that something can set.
  func follow(derived place: Place) -> Bool {
    guard place.type >= 0, place.local == nil,
      let (variable, owner) = index.types[place.type].variable(place.name),
      let getter = variable.getter, !variable.isStatic, owner.kind != .enumeration
    else { return false }
    let frame = Frame(
      receiver: place.object.map { .object($0) } ?? .some(place.type), scope: owner,
      file: variable.span.file)
    return follow(getter, as: place, frame)
  }

  /// The same of the getter of a binding made by hand, which stands for state of its own then.
  func follow(_ getter: Expression, at span: Span, _ frame: Frame) -> Place? {
    guard case .closure(let closure) = getter.kind else { return nil }
    var place = Place(
      object: objectNumber(frame.receiver), of: .bindings, name: "derived", local: span)
    if case .binding(let source)? = frame.receiver {
      // Code that the program adds to bindings is that of all.
      place = Place(
        object: source.object, of: .bindings, name: "derived \(source.type).\(source.name)",
        local: span)
    }
    guard follow(closure.body, as: place, frame) else { return nil }
    heap.write(evaluate(getter, frame), to: place)
    return place
  }

  /// The same of a constant one: `.constant(!isDone)`.
  func follow(value: Expression, _ frame: Frame) -> Place? {
    let body = [Statement(.expression(value), value.span)]
    guard inverts(body, frame) else { return nil }
    let place = Place(
      object: objectNumber(frame.receiver), of: .bindings, name: "derived", local: value.span)
    guard follow(body, as: place, frame) else { return nil }
    heap.write(ValueSet(code([], body, value.span, frame)), to: place)
    return place
  }

  /// What is made of state before anybody acts.
  func derivedAtFirst(_ place: Place) -> (Expression, ValueSet)? {
    let sources = heap.read(place.sources).values.compactMap { value -> Place? in
      if case .binding(let source) = value { source } else { nil }
    }
    guard sources.count == 1, let (initial, values) = atFirst(sources[0]), !values.isOpen else {
      return nil
    }
    let given = assuming(Written(place: sources[0], values: values)) {
      isolated { ask(place, initial) }.0
    }
    return given.isOpen ? nil : (initial, given)
  }

  private func atFirst(_ place: Place) -> (Expression, ValueSet)? {
    if let known = valueAtFirst(of: place) { return known }
    guard place.type >= 0, !heap.isGiven(place),
      let (variable, _) = index.types[place.type].variable(place.name), variable.value == nil,
      !variable.isConstant, variable.getter == nil, case .optional? = variable.type
    else { return nil }
    return (Expression(.null, variable.span), ValueSet(.null))
  }

  private func follow(_ getter: [Statement], as place: Place, _ frame: Frame) -> Bool {
    let sources = sources(of: getter, frame)
    if !sources.isEmpty { tellCompared(in: getter, sources) }
    for source in sources {
      heap.write(ValueSet(.binding(place)), to: source.derivedState)
      heap.write(ValueSet(.binding(source)), to: place.sources)
    }
    return !sources.isEmpty
  }

  /// Whether a getter has to be run to know what shows: it asks for a part of what state holds that
  /// is not set by itself, or says in several steps what it gives.
  func isWorkedOut(_ getter: [Statement], _ found: [Place], _ frame: Frame) -> Bool {
    getter.count > 1 || found.isEmpty && inverts(getter, frame)
      || found.contains { place in
        guard place.type >= 0,
          let (variable, _) = index.types[place.type].variable(place.whole.name)
        else { return false }
        return variable.isConstant && !variable.isStatic && variable.attributes.isEmpty
      }
  }

  /// Whether a getter says that a flag is not set, or that an optional is not: `!isDone`, `user ==
  /// nil`.
  private func inverts(_ getter: [Statement], _ frame: Frame) -> Bool {
    switch getter.onlyExpression?.plain.kind {
    case .prefix("!", let flag): return isSettable(flag, frame)
    case .binary("==", let state, let value):
      switch value.plain.kind {
      case .null, .boolean(false): return isSettable(state, frame)
      default: return false
      }
    default: return false
    }
  }

  /// Whether an expression is a flag or an optional that code sets, or a test of one: not what a
  /// framework keeps, nor what a method answers.
  private func isSettable(_ state: Expression, _ frame: Frame) -> Bool {
    let places = self.places(of: state, frame)
    return !places.isEmpty
      && places.allSatisfy { place in
        guard place.type >= 0 else { return true }
        guard let (variable, _) = index.types[place.type].variable(place.name) else { return false }
        if let getter = variable.getter { return SwitchSyntax.test(ofGetter: getter) != nil }
        if case .optional? = variable.type { return true }
        let isFlag = declaredType(of: place)?.reference.lastName == "Bool"
        return isFlag && variable.attribute("Environment") == nil
      }
  }

  /// Has the objects told apart that state holds and that differ in the case which a getter asks for:
  /// `active?.id == .send`.
  private func tellCompared(in getter: [Statement], _ sources: [Place]) {
    let held = sources.compactMap { source in
      declaredType(of: source).flatMap { resolve($0.with($0.reference.unwrapped)) }
    }
    Walk { node in
      guard case .binary(let sign, let one, let other) = node.kind, sign == "==" || sign == "!="
      else { return true }
      for case .member(.some, let name, _) in [one.plain.kind, other.plain.kind] {
        for type in held {
          guard let (variable, owner) = type.variable(name), variable.getter == nil,
            let written = self.declared(variable, owner), let part = self.resolve(written),
            part.kind == .enumeration
          else { continue }
          self.heap.tellCases(of: part.id)
        }
      }
      return true
    }.statements(getter)
  }

  /// Tells those who show what is made of state that it was set.
  func writeDerived(of values: ValueSet, to place: Place, _ expression: Expression) {
    guard syntax.boundNames.contains(place.name) else { return }
    for case .binding(let derived) in heap.read(place.derivedState).values where derived != place {
      let given = assuming(Written(place: place, values: values)) {
        isolated { ask(derived, expression) }.0
      }
      // What is cleared shows nothing, even where it is not known what the getter gives then.
      if given.isOpen, values.values.allSatisfy({ $0 == .null }), !values.isEmpty { continue }
      if values.only == .boolean(false), isHandedOn(given, to: derived, besides: place) { continue }
      noteState(.assign(given), derived, expression, isBound: true)
    }
  }

  /// Whether all that a getter gives is what other state of its holds: a flag that is cleared brings
  /// up nothing by itself, which whoever sets that state does.
  private func isHandedOn(_ given: ValueSet, to derived: Place, besides flag: Place) -> Bool {
    let shown = given.withoutNull.values
    var held = ValueSet.none
    for case .binding(let source) in heap.read(derived.sources).values where !source.meets(flag) {
      held.formUnion(heap.read(source))
    }
    return !shown.isEmpty && shown.allSatisfy(held.values.contains)
  }

  private func ask(_ derived: Place, _ expression: Expression) -> ValueSet {
    guard derived.local == nil else {
      let frame = Frame(receiver: nil, scope: nil, file: expression.span.file)
      return invokeAll(heap.read(derived), [], expression, frame)
    }
    guard let (variable, owner) = index.types[derived.type].variable(derived.name),
      let getter = variable.getter
    else { return .unknown }
    let receiver = derived.object.map { Value.object($0) } ?? .some(derived.type)
    return run(getter, of: variable, owner: owner, receiver: receiver)
  }

  /// The stored state that a getter asks, itself or by other getters.
  private func sources(of body: [Statement], _ frame: Frame, depth: Int = 0) -> [Place] {
    var found: [Place] = []
    Walk { node in
      switch node.kind {
      case .name, .member: break
      default: return true
      }
      for place in self.places(of: node, frame) where place.type >= 0 && place.local == nil {
        guard let (variable, owner) = self.index.types[place.type].variable(place.name) else {
          continue
        }
        if let getter = variable.getter {
          guard depth < 3 else { continue }
          let inner = Frame(
            receiver: place.object.map { .object($0) } ?? .some(place.type), scope: owner,
            file: variable.span.file)
          found += self.sources(of: getter, inner, depth: depth + 1)
        } else if !variable.isConstant {
          found.append(place)
        }
      }
      return true
    }.statements(body)
    return found.uniqued()
  }
}

extension Place {
  /// Keeps what is computed of the state and shows something.
  fileprivate var derivedState: Place {
    Place(object: object, type: type, name: "\(name)\u{0}derived", local: local)
  }

  /// Keeps the state of which it is computed.
  fileprivate var sources: Place {
    Place(object: object, type: type, name: "\(name)\u{0}sources", local: local)
  }
}

extension Interpreter {
  /// The pieces of state that an expression on the left of `=` means.
  func places(of expression: Expression, _ frame: Frame) -> [Place] {
    switch expression.kind {
    case .name("self", _):
      if case .binding(let place)? = frame.receiver { return [place] }
      return []
    case .name(let name, _):
      if let slot = frame.locals[name] {
        if !slot.isOwn { return slot.places }
        return slot.values.values.compactMap {
          if case .binding(let place) = $0 { place } else { nil }
        }
      }
      if name == "wrappedValue", case .binding(let place)? = frame.receiver { return [place] }
      var plain = name
      if name.hasPrefix("_"), frame.scope?.variable(name) == nil {
        plain = String(name.dropFirst())
      }
      guard
        case (.variable(let variable, let owner), let receiver)?? = lexicalMember(plain, frame)
          .map({ Optional($0) })
      else { return inheritedPlace(name, frame).map { [$0] } ?? [] }
      return places(of: variable, owner: owner, receiver: receiver, isWrapper: plain != name)
    case .member(let base?, let name, _):
      if case .name("super", _) = base.kind {
        guard let (variable, owner) = frame.scope?.variableAbove(name) else { return [] }
        return places(of: variable, owner: owner, receiver: frame.receiver, isWrapper: false)
      }
      let owners = evaluate(base, frame).values
      if let whole = places(held: name, by: owners) { return whole }
      var result: [Place] = []
      for value in owners {
        if case .binding(let place) = value {
          if name == "wrappedValue" { result.append(place) }
          continue
        }
        guard let type = type(of: value) else { continue }
        for (receiver, owner) in dispatchTargets(value, type, having: name) {
          let plain =
            name.hasPrefix("_") && owner.variable(name) == nil ? String(name.dropFirst()) : name
          if let (variable, declared) = owner.variable(plain) {
            result += places(
              of: variable, owner: declared,
              receiver: isTypeValue(value) ? nil : receiver, isWrapper: plain != name)
          } else if let places = places(dynamicMember: name, of: receiver, owner).nonEmpty {
            result += places
          } else if !isTypeValue(value) {
            result.append(Place(object: objectNumber(receiver), type: owner.id, name: name))
          }
        }
      }
      if result.isEmpty, let place = frameworkPlace(of: expression, frame) { return [place] }
      return result
    case .unwrap(let inner), .binary("??", let inner, _), .prefix(Expression.reference, let inner):
      return places(of: inner, frame)
    case .index(let base, let arguments):
      return places(keyPathOn: base, arguments, frame)
        ?? entries(of: base, arguments, frame).nonEmpty ?? places(of: base, frame)
    case .call:
      return places(scopedBy: expression, frame)
    default:
      return []
    }
  }

  private func isTypeValue(_ value: Value) -> Bool {
    if case .type = value { return true }
    return false
  }

  private func places(
    of variable: VariableDeclaration, owner: TypeInfo, receiver: Value?, isWrapper: Bool
  ) -> [Place] {
    if let objects = objects(heldApartBy: receiver, in: variable, owner) {
      return objects.flatMap {
        places(of: variable, owner: owner, receiver: .object($0), isWrapper: isWrapper)
      }
    }
    let own = place(of: variable, owner: owner, receiver: receiver)
    if let source = forwarded(variable), !memory.isDeep,
      forwarding.insert(own).inserted
    {
      // A computed property that stands for other state.
      defer { forwarding.remove(own) }
      let frame = Frame(receiver: receiver, scope: owner, file: variable.span.file)
      let targets = places(of: source, frame)
      if !targets.isEmpty, !targets.contains(own) { return targets }
    }
    if variable.attribute("Binding") != nil, !isWrapper {
      let bound = heap.read(own).values.compactMap { value -> Place? in
        if case .binding(let place) = value { return place }
        return nil
      }
      if !bound.isEmpty { return bound }
    }
    return [own]
  }

  /// The state that a computed property with a setter gives on: `get { model.path }`.
  private func forwarded(_ variable: VariableDeclaration) -> Expression? {
    guard variable.setter != nil, let getter = variable.getter, getter.count == 1 else {
      return nil
    }
    switch getter[0].kind {
    case .expression(let value): return value
    case .returning(let value): return value
    default: return nil
    }
  }

  /// Where a stored property of an object keeps what it holds.
  func place(of variable: VariableDeclaration, owner: TypeInfo, receiver: Value?) -> Place {
    if let keeper = syntax.storage.keeper(of: variable) { return DeviceStorage.place(keeper) }
    var place = Place(
      object: variable.isStatic ? nil : objectNumber(receiver), type: owner.id, name: variable.name)
    if case .some(let type)? = receiver, type != owner.id, owner.kind == .classType,
      !variable.isStatic
    {
      place.below = type
    }
    return place
  }
}

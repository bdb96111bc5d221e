/// Optionals of an object that its own initialiser asks for before anybody could set them.
extension Interpreter {
  /// Whether an initialiser asks for an optional of its own object that it does not set:
  /// `init() { delegate?.modelDidUpdate() }` tells nobody.
  func isUnsetAtFirst(_ variable: VariableDeclaration, _ owner: TypeInfo, _ frame: Frame) -> Bool {
    guard let initializer = frame.initializer, owner === frame.scope, owner.kind == .classType,
      !variable.isConstant, !variable.isStatic, variable.getter == nil, variable.value == nil,
      variable.attributes.isEmpty, case .optional? = variable.type, let body = initializer.body
    else { return false }
    var asked: Set<String> = []
    return !sets(variable.name, body, of: owner, &asked)
  }

  /// Whether an optional of state or of a model is nil until code other than an initialiser fills it.
  func isUnsetAtFirst(_ place: Place) -> Bool {
    guard place.type >= 0, let (variable, owner) = index.types[place.type].variable(place.name),
      variable.getter == nil, case .optional? = variable.type,
      variable.value.map(\.isNull) ?? true,
      owner.kind == .classType || variable.attributes.contains(where: { $0.name == "State" }),
      variable.attributes.allSatisfy({ Self.plainWrappers.contains($0.name) })
    else { return false }
    var asked: Set<String> = []
    return owner.functions["init", default: []].allSatisfy {
      !sets(place.name, $0.body ?? [], of: owner, &asked)
    }
  }

  /// Those that keep nothing from one launch to the next.
  private static let plainWrappers: Set<String> = [
    "State", "Published", "MainActor", "ObservationTracked",
  ]

  /// Whether code, or the methods of its object that it calls, may set a property of a name.
  private func sets(
    _ name: String, _ code: [Statement], of owner: TypeInfo, _ asked: inout Set<String>
  ) -> Bool {
    var isSet = false
    var called: [String] = []
    Walk { node in
      switch node.kind {
      case .binary(let sign, let left, _) where Mutation.isAssignment(sign):
        if left.isOwn(name) { isSet = true }
      case .call(let callee, _):
        switch callee.plain.kind {
        case .name(let method, _): if owner.methods(method).first != nil { called.append(method) }
        // Another initialiser, or a method.
        case .member(let base?, let method, _) where base.plain.isSelf: called.append(method)
        default: break
        }
      default: break
      }
      return !isSet
    }.statements(code)
    if isSet { return true }
    for method in called where asked.insert(method).inserted {
      let known = owner.methods(method)
      // What the class inherits from a framework sets nothing of its own.
      if known.isEmpty { if method == "init" { return true } else { continue } }
      for (function, _) in known where sets(name, function.body ?? [], of: owner, &asked) {
        return true
      }
    }
    return false
  }

  /// Whether a listener that an initialiser puts in place only tells who was not set by then:
  ///
  /// ```swift
  /// init() { level = $state.sink { [weak self] new in self?.delegate?.stateDidChange(new) } }
  /// ```
  func tellsNobodyYet(_ listener: Value, _ frame: Frame) -> Bool {
    guard frame.initializer != nil, let owner = frame.scope, case .closure(let number) = listener
    else { return false }
    let code = heap.closures[number].closure.body
    return !code.isEmpty
      && code.allSatisfy { statement in
        switch statement.kind {
        case .guarding(let conditions, let otherwise):
          otherwise.count == 1 && conditions.allSatisfy(\.bindsSelf)
        case .expression(let told): tellsUnset(told, owner, frame)
        default: false
        }
      }
  }

  private func tellsUnset(_ told: Expression, _ owner: TypeInfo, _ frame: Frame) -> Bool {
    // `model?.report()`, `report?(new)`, each of `self` or without.
    var asked = told
    while true {
      switch asked.kind {
      case .call(let callee, _): asked = callee
      case .unwrap(let inner):
        if let name = inner.plain.ownPropertyName, let (variable, holder) = owner.variable(name),
          isUnsetAtFirst(variable, holder, frame)
        {
          return true
        }
        asked = inner
      case .member(let base?, _, _): asked = base
      default: return false
      }
    }
  }
}

extension Condition {
  /// `guard let self = self else { return }`
  fileprivate var bindsSelf: Bool {
    if case .binding("self", _, _, _) = self { true } else { false }
  }
}

extension Expression {
  /// Whether it is the property of a name of the object whose code it stands in.
  fileprivate func isOwn(_ property: String) -> Bool {
    guard lastName == property else { return false }
    // Of another object it is another one: `scroll.delegate = self`.
    if case .member(let base?, _, _) = plain.kind { return base.lastName == "self" }
    return true
  }
}

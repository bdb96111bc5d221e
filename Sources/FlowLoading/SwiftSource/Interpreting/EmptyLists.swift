/// Telling a list that code leaves empty from one that is only not filled yet.
extension Interpreter {
  /// Whether an expression gives `[]` for good: what it reads is a computed property that decides
  /// by nothing that can change, and that writes the empty list.
  ///
  /// State begins empty as well, and is filled by what nobody sees: a decoder, a query.
  func isLeftEmpty(_ list: Expression, _ values: ValueSet, _ frame: Frame) -> Bool {
    guard !values.isOpen, case .list(let items)? = values.only, items.isEmpty else { return false }
    return isWrittenEmpty(list, frame) || isFixed(list, frame) && holdsCode(list, frame)
  }

  /// Whether a list is one of what carries code, which no decoder and no query makes.
  private func holdsCode(_ list: Expression, _ frame: Frame) -> Bool {
    guard let element = staticType(of: list, frame).flatMap(elementType) else { return false }
    return isCode(element)
  }

  /// Whether a local is a list that holds nothing, as a parameter that takes any number of values
  /// and was given none.
  func isEmptyLocal(_ list: Expression, _ values: ValueSet, _ frame: Frame) -> Bool {
    guard case .name(let name, _) = list.plain.kind, frame.locals[name]?.isOwn == true else {
      return false
    }
    return values.onlyList?.isEmpty == true
  }

  /// Whether nothing was put into a list that an object keeps, where code puts objects into those of
  /// others of its class: a table of rows that only some controllers fill.
  ///
  /// Who steers by what is in a list, steers by nothing where there is nothing. Where code replaces
  /// the whole list, it need not be seen with what.
  func isEmptyHere(_ list: Expression, _ values: ValueSet, _ frame: Frame) -> Bool {
    guard !values.isEmpty,
      // `= Array()`
      values.values.allSatisfy({ $0 == .list([]) || $0 == .external("Array") })
    else { return false }
    let places = places(of: list, frame)
    return !places.isEmpty && places.allSatisfy(isFilledElsewhere)
  }

  /// What is known of a list's objects. Some object of a class that stands beside others of it was
  /// put there before it was known which: any object of the program would do what it does.
  func known(among elements: ValueSet) -> ValueSet {
    guard elements.values.count > 1 else { return elements }
    let made = elements.values.compactMap { value -> TypeInfo? in
      if case .object = value { type(of: value) } else { nil }
    }
    guard !made.isEmpty else { return elements }
    var result = elements
    result.remove { value in
      guard case .some(let number) = value, case let type = index.types[number],
        type.kind == .classType, !type.isExternal, !type.isKind(of: "UIResponder")
      else { return false }
      return made.contains { one in one.lineage.contains { $0 === type } }
    }
    return result
  }

  private func isFilledElsewhere(_ place: Place) -> Bool {
    guard place.local == nil, place.type >= 0,
      let (variable, _) = index.types[place.type].variable(place.name),
      variable.getter == nil, variable.attributes.isEmpty, !heap.read(place).isOpen,
      !syntax.relevance.filledUnseen.contains(place.name),
      let object = place.object, object >= 0,
      !syntax.isReplaced(place.name, of: index.types[heap.objects[object].type])
    else { return false }
    return heap.read(place.summary).values.contains { value in
      guard case .list(let items) = value else { return false }
      return items.contains { $0.values.contains(where: isObject) }
    }
  }

  private func isWrittenEmpty(_ list: Expression, _ frame: Frame) -> Bool {
    switch list.plain.kind {
    case .array(let items): return items.isEmpty
    case .call(let callee, _):
      guard case .member(let base?, let name, _) = callee.kind, Self.keepsEmpty.contains(name)
      else { return false }
      return isWrittenEmpty(base, frame)
    case .name(let name, _):
      guard frame.locals[name] == nil, let (variable, _) = frame.scope?.variable(name) else {
        return false
      }
      return isWrittenEmpty(variable)
    case .member(let base?, let name, _):
      let owners = evaluate(base, frame).values.flatMap { value in
        type(of: value).map { dispatchTargets(value, $0, having: name) } ?? []
      }
      return !owners.isEmpty
        && owners.allSatisfy { $0.1.variable(name).map { isWrittenEmpty($0.0) } ?? false }
    default: return false
    }
  }

  /// What gives an empty list of an empty list.
  private static let keepsEmpty: Set<String> = [
    "filter", "map", "compactMap", "flatMap", "sorted", "reversed", "enumerated", "prefix",
    "suffix",
  ]

  private func isWrittenEmpty(_ variable: VariableDeclaration) -> Bool {
    guard let getter = variable.getter, Self.decidesByCases(getter) else { return false }
    var isEmpty = false
    Walk { node in
      if case .array(let items) = node.kind, items.isEmpty { isEmpty = true }
      return !isEmpty
    }.statements(getter)
    return isEmpty
  }

  /// Whether statements hold no condition but a switch.
  private static func decidesByCases(_ statements: [Statement]) -> Bool {
    statements.allSatisfy { statement in
      switch statement.kind {
      case .switching(_, let cases): cases.allSatisfy { decidesByCases($0.body) }
      case .expression, .variable, .returning, .jump: true
      default: false
      }
    }
  }
}

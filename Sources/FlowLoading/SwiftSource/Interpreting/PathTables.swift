import FlowGraph

/// Paths that lie in a table, one for each tab: `paths[tab, default: []].append(route)`.
extension Place {
  /// What a table holds under a key; nil where the key is not known.
  func entry(_ key: String?) -> Place {
    var entry = Place(object: object, type: type, name: "\(name)[\(key ?? "")]", local: local)
    entry.below = below
    return entry
  }

  var isEntry: Bool { name.utf8.last == UInt8(ascii: "]") }

  /// The name of the property that holds it, or the table that holds it.
  var propertyName: String {
    guard isEntry, let start = name.firstIndex(of: "[") else { return name }
    return String(name[..<start])
  }

  /// Whether it lies in a table under a key that is not known.
  var isAnyEntry: Bool { isEntry && name.hasSuffix("[]") }
}

extension Interpreter {
  /// The paths that an element of a table of them means, or of what a subscript of the program's gives.
  func entries(of base: Expression, _ arguments: [Argument], _ frame: Frame) -> [Place] {
    guard let key = arguments.first, key.label == nil else { return [] }
    let tables = places(of: base, frame)
    if tables.contains(where: holdsPaths) {
      return tables.map { holdsPaths($0) ? entry(of: $0, under: key.value, frame) : $0 }
    }
    return subscripted(evaluate(base.unprojected, frame), arguments, frame)
  }

  /// The same of state that a binding is to: `$router[.home]`, `$router.paths[.home]`.
  func entries(ofBound place: Place, _ arguments: [Argument], _ frame: Frame) -> [Place] {
    guard let key = arguments.first, key.label == nil else { return [] }
    if holdsPaths(place) { return [entry(of: place, under: key.value, frame)] }
    return subscripted(readPlace(place), arguments, frame)
  }

  /// The same of an object that `@Bindable var router = router` gives bindings to.
  func entries(
    ofProjected base: Expression, _ object: Value, _ arguments: [Argument], _ frame: Frame
  ) -> [Place] {
    guard let key = arguments.first, key.label == nil, base.unprojected !== base.plain else {
      return []
    }
    return subscripted(ValueSet(object), arguments, frame)
  }

  /// What the program's own subscript reads: `subscript(tab: Tab) -> [Route] { paths[tab] ?? [] }`.
  private func subscripted(
    _ values: ValueSet, _ arguments: [Argument], _ frame: Frame
  ) -> [Place] {
    values.values.flatMap { value -> [Place] in
      guard let type = type(of: value), !type.isExternal,
        case let getters = type.methods(FunctionDeclaration.getter), getters.count == 1,
        case let (function, owner) = getters[0], let body = function.body,
        let read = body.onlyExpression, let pairing = pair(function.parameters, arguments)
      else { return [] }
      let inner = Frame(receiver: value, scope: owner, file: function.span.file)
      for (parameter, position) in zip(function.parameters, pairing) {
        guard let position else { return [] }
        let type = ScopedType(reference: parameter.type, scope: owner, file: function.span.file)
        inner.bind(
          parameter.name, evaluate(arguments[position].value, frame, expected: type), type: type)
      }
      return places(of: read, inner).filter(\.isEntry)
    }
  }

  /// What a subscript of a type of the program's is declared to give.
  func subscripted(
    _ written: ScopedType, _ arguments: [Argument], in file: UInt32
  ) -> ScopedType? {
    guard let type = resolve(written.with(written.reference.unwrapped)), !type.isExternal,
      let (function, owner) = best(
        type.methods(FunctionDeclaration.getter), arguments, near: file),
      let result = function.result
    else { return nil }
    return ScopedType(reference: result, scope: owner, file: function.span.file)
  }

  /// Whether state is a table or a list of paths.
  private func holdsPaths(_ place: Place) -> Bool {
    guard !place.isEntry, syntax.boundNames.contains(place.name),
      let type = declaredType(of: place)
    else { return false }
    switch index.expanded(type.reference.unwrapped, in: type.scope) {
    case .dictionary(_, let held), .array(let held):
      if case .array = held.unwrapped { return true }
      return held.unwrapped.lastName == "NavigationPath"
    default: return false
    }
  }

  private func entry(of table: Place, under key: Expression, _ frame: Frame) -> Place {
    var wanted: ScopedType?
    if let type = declaredType(of: table),
      case .dictionary(let written, _) = index.expanded(type.reference.unwrapped, in: type.scope)
    {
      wanted = type.with(written)
    }
    return table.entry(keyName(evaluate(key, frame, expected: wanted)))
  }

  private func keyName(_ key: ValueSet) -> String? {
    switch key.only {
    case .enumCase(_, let name, let payload) where payload.isEmpty: name
    case .string(let text) where !text.contains(URLText.gap): text
    case .integer(let number): "\(number)"
    default: nil
    }
  }

  /// Puts a whole path under a key: `paths[.home] = [.detail]`.
  func assignEntry(
    _ values: ValueSet, at left: Expression, _ expression: Expression, _ frame: Frame
  ) {
    guard frame.initializer == nil, case .index(let base, let arguments) = left.plain.kind else {
      return
    }
    for place in entries(of: base, arguments, frame) where place.isEntry {
      noteState(.assign(values), place, expression)
    }
  }
}

extension Expression {
  /// The state that a projection is of: `router` of `$router`.
  fileprivate var unprojected: Expression {
    guard case .name(let name, let generics) = plain.kind, name.hasPrefix("$"), name.count > 1
    else {
      return plain
    }
    return Expression(.name(String(name.dropFirst()), generics: generics), span)
  }
}

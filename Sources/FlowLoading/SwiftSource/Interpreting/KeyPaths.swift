/// Key paths as values: `\.isShown`, by the names on the path.
enum KeyPaths {
  static let prefix = "keyPath:"

  static func names(_ value: Value) -> [String]? {
    guard case .external(let text) = value, text.hasPrefix(prefix) else { return nil }
    return text.dropFirst(prefix.count).split(separator: ".").map(String.init)
  }

  /// The names of `\.a.b`, of `{ $0.a.b }` and of the case path `/Action.a`.
  static func path(_ expression: Expression) -> [String]? {
    switch expression.kind {
    case .keyPath(_, let path): return path.isEmpty ? nil : path
    case .closure(let closure): return path(closure)
    case .prefix("/", let path): return cases(path)?.nonEmpty
    default: return nil
    }
  }

  /// The cases that are named after a type, `Root.Action.item`.
  static func cases(_ path: Expression) -> [String]? {
    switch path.kind {
    case .name(let name, _): name.startsUppercase ? [] : nil
    case .member(let owner, let name, _):
      name.startsUppercase
        ? [] : owner.map { cases($0).map { $0 + [name] } } ?? [name]
    default: nil
    }
  }

  static func path(_ closure: Closure) -> [String]? {
    guard closure.body.count == 1, case .expression(let body) = closure.body[0].kind else {
      return nil
    }
    return names(body, of: closure.parameters.first?.name ?? "$0")
  }

  private static func names(_ expression: Expression, of root: String) -> [String]? {
    guard case .member(let base?, let name, _) = expression.kind else { return nil }
    if case .name(root, _) = base.kind { return [name] }
    return names(base, of: root).map { $0 + [name] }
  }
}

extension Interpreter {
  /// The state that `base[keyPath: path]` means; nil where the subscript is another.
  func places(keyPathOn base: Expression, _ arguments: [Argument], _ frame: Frame) -> [Place]? {
    members(keyPathOn: base, arguments, frame)?.flatMap { places(of: $0, frame) }
  }

  /// What `base[keyPath: path]` reads, as code; nil where the subscript is another.
  func members(
    keyPathOn base: Expression, _ arguments: [Argument], _ frame: Frame
  ) -> [Expression]? {
    guard arguments.count == 1, arguments[0].label == "keyPath" else { return nil }
    return evaluate(arguments[0].value, frame).values.compactMap(KeyPaths.names)
      .map { base.member(along: $0) }
  }

  /// What `base[keyPath: path]` gives where it is known what the path is: `\.router`, which a wrapper
  /// of the program's own keeps to look it up later.
  func values(
    of bases: ValueSet, along arguments: [Argument], _ base: Expression, _ frame: Frame
  ) -> ValueSet? {
    guard arguments.count == 1, arguments[0].label == "keyPath",
      !bases.values.contains(where: isBinding)
    else { return nil }
    var result = ValueSet.none
    for path in evaluate(arguments[0].value, frame).values.compactMap(KeyPaths.names) {
      result.formUnion(values(at: path, of: bases, base, frame))
    }
    return result.isEmpty ? nil : result
  }

  func values(
    at path: [String], of bases: ValueSet, _ base: Expression, _ frame: Frame
  ) -> ValueSet {
    path.reduce(bases) { values, name in
      values.values.reduce(into: .none) { $0.formUnion(member(name, of: $1, base, frame)) }
    }
  }

  /// Whether `copies[0][keyPath: path] = …` changes a local's own values: state is what those are
  /// put into later.
  func writesCopy(_ left: Expression, _ frame: Frame) -> Bool {
    guard case .index(let base, let arguments) = left.kind, let path = arguments.first,
      staticType(of: path.value, frame)?.reference.unwrapped.lastName == "WritableKeyPath"
    else { return false }
    var root = base.plain
    while case .index(let inner, _) = root.kind { root = inner.plain }
    guard case .name(let name, _) = root.kind, frame.locals[name] != nil else { return false }
    return places(of: root, frame).isEmpty
  }

  /// The state that a function reads of what it is given: `get(state)`, where `get` holds `\.pin`.
  func places(read function: Expression, of base: Expression, _ frame: Frame) -> [Place] {
    guard case .name = function.plain.kind else { return [] }
    return members(readBy: function, of: base, frame).flatMap { places(of: $0, frame) }.uniqued()
  }

  /// The same as code: what `get`, `\.pin` or `{ $0.pin }` reads of what it is given.
  func members(
    readBy function: Expression, of base: Expression, _ frame: Frame
  ) -> [Expression] {
    guard case .name(let name, _) = function.plain.kind else {
      return KeyPaths.path(function.plain).map { [base.member(along: $0)] } ?? []
    }
    guard frame.locals[name] != nil else { return [] }
    return evaluate(function, frame).values.compactMap { value -> [String]? in
      if case .closure(let number) = value { return KeyPaths.path(heap.closures[number].closure) }
      return KeyPaths.names(value)
    }.map { base.member(along: $0) }
  }

  /// The state that lies on a path of properties below other state.
  func places(along path: [String], from place: Place) -> [Place] {
    var places = [place]
    for name in path {
      places = places.flatMap { place in
        readPlace(place).values.compactMap { value -> Place? in
          guard let type = type(of: value), let (variable, owner) = type.variable(name) else {
            return nil
          }
          return self.place(of: variable, owner: owner, receiver: value)
        }
      }.uniqued()
    }
    return places
  }

  /// The state that a dynamic member means: `context.pin` where the type's subscript gives
  /// `viewState.bindings[keyPath: keyPath]`.
  func places(dynamicMember name: String, of value: Value, _ type: TypeInfo) -> [Place] {
    var result: [Place] = []
    // The subscript of a chain of wrappers can lead back to itself.
    let asked = Place(
      object: objectNumber(value), type: type.id, name: "\u{0}dynamic member \(name)")
    guard forwarding.insert(asked).inserted else { return [] }
    defer { forwarding.remove(asked) }
    for (function, owner) in type.methods(FunctionDeclaration.getter)
    where function.parameters.first?.label == "dynamicMember" {
      let frame = Frame(receiver: value, scope: owner, file: function.span.file)
      Walk { node in
        if case .index(let base, let arguments) = node.kind, arguments.first?.label == "keyPath" {
          let member = Expression(.member(base, name, generics: []), node.span)
          result += self.places(of: member, frame).filter { place in
            place.type >= 0 && self.index.types[place.type].variable(name) != nil
          }
        }
        return true
      }.statements(function.body ?? [])
    }
    return result.uniqued()
  }
}

extension Expression {
  /// What lies on a path of names below it.
  fileprivate func member(along path: [String]) -> Expression {
    path.reduce(self) { Expression(.member($0, $1, generics: []), span) }
  }
}

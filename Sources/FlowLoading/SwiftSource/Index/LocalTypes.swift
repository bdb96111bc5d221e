/// What the code says of the types of its locals, where it assigns to properties of theirs.
extension NameWalk {
  /// Keeps the types of locals that a list of statements declares, for the assignments below.
  func noteLocalTypes(_ list: [Statement]) {
    for (index, statement) in list.enumerated() {
      switch statement.kind {
      case .conditional(let conditions, let then, _):
        for (name, type) in conditions.compactMap(Self.cast) { noteType(type, of: name, in: then) }
      case .guarding(let conditions, _):
        for (name, type) in conditions.compactMap(Self.cast) {
          noteType(type, of: name, in: Array(list[(index + 1)...]))
        }
      case .variable(.bind(let name), let declared, let value):
        guard let type = declared ?? value?.castType ?? value?.madeType else { continue }
        noteType(type, of: name, in: Array(list[(index + 1)...]))
      default: continue
      }
    }
  }

  /// The assignments to properties of a local, until something else bears its name. What an inner
  /// local of the name is, is kept after this and instead of it.
  func noteType(_ type: TypeReference, of local: String, in list: [Statement]) {
    if let name = type.unwrapped.lastName, generics.contains(name) { return }
    var isHidden = false
    Walk(bound: { if $0 == local { isHidden = true } }) { node in
      if !isHidden, case .binary("=", let left, _) = node.kind,
        case .member(let base?, _, _) = left.plain.kind, case .name(local, _) = base.plain.kind
      {
        box.localTypes[node.span] = type
      }
      return !isHidden
    }.statements(list)
  }

  /// `if let row = cell as? Row`
  private static func cast(_ condition: Condition) -> (String, TypeReference)? {
    guard case .binding(let name, let declared, let value, _) = condition,
      let type = declared ?? value?.castType
    else { return nil }
    return (name, type)
  }
}

extension Expression {
  /// What it is cast to.
  fileprivate var castType: TypeReference? {
    guard case .cast(_, let type, _) = plain.kind else { return nil }
    return type
  }

  /// The type of what it makes: `Card(title: "a")`.
  var madeType: TypeReference? {
    guard case .call(let callee, let arguments) = plain.kind else { return nil }
    if case .name(let name, _) = callee.plain.kind, name.startsUppercase { return .name(name) }
    // `table.dequeueReusableCell(with: Row.self)`
    guard callee.lastName?.saysReuse == true else { return nil }
    let classes = arguments.compactMap { argument -> String? in
      guard case .member(let base?, "self", _) = argument.value.plain.kind,
        case .name(let name, _) = base.plain.kind, name.startsUppercase
      else { return nil }
      return name
    }
    return classes.count == 1 ? .name(classes[0]) : nil
  }
}

/// What a value can be as another type.
extension Interpreter {
  /// The values that can be of the wanted type.
  ///
  /// - Parameter source: What gave them.
  func cast(
    _ values: ValueSet, to wanted: ScopedType, conditional: Bool, of source: Expression? = nil,
    _ frame: Frame
  ) -> ValueSet {
    // Of what was just written all is known.
    if conditional, assumed != nil, values.only == .null { return values }
    // `page as? Titled & Closable`: both.
    if case .composition(let parts) = index.expanded(wanted.reference.unwrapped, in: wanted.scope)
      .unwrapped
    {
      return parts.reduce(values) {
        cast($0, to: wanted.with($1), conditional: conditional, frame)
      }
    }
    if case .metatype(let inner) = wanted.reference.unwrapped,
      let types = classes(below: wanted.with(inner), values)
    {
      return types
    }
    if let target = resolve(wanted), target.isKind(of: "UIResponder") {
      let isOfNib = values.values.contains(UIKitClasses.nibView)
      if canBeMade(by: values, target),
        let cells = reusedCells(target, isOfNib: isOfNib, by: source, frame).nonEmpty
      {
        return ValueSet(cells, isOpen: true)
      }
      // What is known already is a part where it was made, and so is what is of a class below.
      if !values.values.contains(where: { isMade($0, of: target) }),
        heap.made(below: target).allSatisfy({ $0 === target })
      {
        notePart(target, foundBy: source, isOfNib: isOfNib, in: frame)
      }
      if target.isExternal { return castToClass(values, target) }
    }
    guard let target = resolve(wanted), !target.isExternal else {
      if let name = wanted.reference.lastName, UIKitClasses.superclass(of: name) != nil {
        return castToController(values, name)
      }
      return values.isEmpty ? anyValue(of: wanted) : values
    }
    var result = ValueSet.none
    for value in values.values {
      guard let known = type(of: value) else {
        if case .list = value { result.insert(value) }
        continue
      }
      if known.lineage.contains(where: { $0 === target }) || value.isReference {
        result.insert(value)
      } else if !isReusedCell(value), target.lineage.contains(where: { $0 === known }) {
        result.insert(.some(target.id))
      }
    }
    let isVague = values.isOpen || values.isEmpty || values.values.contains(where: isForeign)
    if result.isEmpty, isVague || !conditional {
      return ValueSet([.some(target.id)], isOpen: true)
    }
    if result.isEmpty, isReadFromStore(target) {
      return ValueSet([.some(target.id)], isOpen: true)
    }
    // `page as? FooterHandling` of a page whose class is no such one.
    if result.isEmpty, target.kind == .protocolType, case .object? = values.only {
      return ValueSet(.null)
    }
    return result
  }

  /// Whether a library makes the objects of a class, as a store does of what is kept in it, and no
  /// code of the program: what else state was seen to hold says nothing of these.
  private func isReadFromStore(_ target: TypeInfo) -> Bool {
    target.kind == .classType && isRecord(target) && heap.made(below: target).isEmpty
  }

  /// The classes that one can be which is looked up by its name: `Bundle.main.classNamed(name) as?
  /// Block.Type`.
  private func classes(below wanted: ScopedType, _ values: ValueSet) -> ValueSet? {
    guard values.isOpen || values.isEmpty || values.values.contains(where: isForeign),
      let target = resolve(wanted), !target.isExternal, target.kind == .classType
    else { return nil }
    let below = target.descendants().filter { !syntax.isTestDouble($0) }
    guard !below.isEmpty, below.count <= Self.mostClasses else { return nil }
    return ValueSet(below.map { .type($0.id) }, isOpen: true)
  }

  /// Past so many classes, a name tells none of them.
  private static let mostClasses = 24

  /// Whether a value is a list's cell: there is one of each class that it can be of.
  private func isReusedCell(_ value: Value) -> Bool {
    guard case .object(let object) = value else { return false }
    return reusedObjects.contains(object)
  }

  /// Whether a value is a view of a class that code was seen to make, or a cell of it.
  private func isMade(_ value: Value, of type: TypeInfo) -> Bool {
    guard case .object(let object) = value else { return false }
    return (reusedObjects.contains(object) || heap.objects[object].site != nil)
      && heap.objects[object].type == type.id
  }

  /// Whether values can be a view of a class that UIKit makes, and none that the program makes.
  private func canBeMade(by values: ValueSet, _ target: TypeInfo) -> Bool {
    let known = values.values.compactMap { value -> TypeInfo? in
      guard case .object = value else { return nil }
      return type(of: value)
    }
    if known.contains(where: { $0.lineage.contains { $0 === target } }) { return false }
    return known.isEmpty || known.count < values.values.count || values.isOpen
  }

  /// Whether a value is of a type that is not read, which can be any of the program's types below
  /// that one: a library's protocol has conformers in the app.
  private func isForeign(_ value: Value) -> Bool {
    guard case .external(let name) = value else { return false }
    return !Relevance.isPlain(named: name)
  }

  /// The objects that can be of a controller's class that no file of the program mentions.
  private func castToController(_ values: ValueSet, _ name: String) -> ValueSet {
    let kept = values.values.filter { value in
      guard let known = type(of: value) else { return value != .null }
      return known.isExternal ? known.kind == .protocolType : known.inherits(external: name)
    }
    return kept.isEmpty
      ? ValueSet([.external(name)], isOpen: true)
      : ValueSet(screens(kept, named: name), isOpen: values.isOpen)
  }

  /// Whether an object is known not to be of one of UIKit's classes: all the classes above its own
  /// are read or UIKit's, and that one is not among them.
  func isNever(_ value: Value, a wanted: TypeReference) -> Bool {
    guard case .object = value, let known = type(of: value), known.isKind(of: "UIResponder"),
      let name = wanted.lastName, UIKitClasses.superclasses[name] != nil
    else { return false }
    let above = known.externalSupertypes.union(known.isExternal ? [known.name] : [])
    let isGuessed = above.contains {
      UIKitClasses.superclasses[$0] == nil && UIKitClasses.superclass(of: $0) != nil
    }
    return !isGuessed && !known.isKind(of: name)
  }

  /// The objects that can be of a framework's class.
  private func castToClass(_ values: ValueSet, _ target: TypeInfo) -> ValueSet {
    let kept = values.values.filter { value in
      guard let known = type(of: value) else { return value != .null }
      return known.lineage.contains { $0 === target } || target.lineage.contains { $0 === known }
    }
    if kept.isEmpty { return ValueSet([.external(target.name)], isOpen: true) }
    return ValueSet(screens(kept, named: target.name), isOpen: values.isOpen)
  }

  /// What is known of no class of the program is the system's screen that it is cast to.
  private func screens(_ values: [Value], named name: String) -> [Value] {
    guard UIKitClasses.systemScreens.contains(name) else { return values }
    return values.map { value in
      type(of: value).map { !$0.isExternal } ?? false ? value : .external(name)
    }
  }
}

extension Value {
  /// Whether it is a closure or a method, which a type test cannot tell apart.
  fileprivate var isReference: Bool {
    switch self {
    case .closure, .method: true
    default: false
    }
  }
}

/// Delegates that an object is left without, where others are given one.
///
/// A property of a class that nothing was seen to set can be set by what is not seen: code that was
/// not reached, or one of which it is not known what it sets. So each assignment to a property of
/// the name has to be accounted for before an object counts as one whose delegate is nil.
extension Interpreter {
  /// Keeps whose delegate an assignment was found to set.
  func noteDelegate(
    _ values: ValueSet, by left: Expression, _ targets: [Place], _ expression: Expression,
    _ frame: Frame
  ) {
    guard let name = left.lastName, syntax.delegateAssignments[name] != nil else { return }
    if values.values.allSatisfy({ $0 == .null }), values.isOpen || values.isEmpty {
      // Somebody is told, and it is not known who.
      for place in targets { heap.write(ValueSet(.boolean(true)), to: Self.unknown(place)) }
    }
    guard !targets.isEmpty || isOfFramework(left, frame) else { return }
    if settledAssignments.insert(expression.span).inserted {
      heap.noteGrowth(of: Self.settled(name))
    }
  }

  /// Whether what an assignment is to is a property of a framework's object.
  private func isOfFramework(_ left: Expression, _ frame: Frame) -> Bool {
    guard case .member(let base?, _, _) = left.plain.kind else { return false }
    let owners = evaluate(base, frame)
    if !owners.values.isEmpty {
      return owners.values.allSatisfy { owner in
        switch owner {
        case .external, .externalType: true
        default: type(of: owner)?.isExternal ?? false
        }
      }
    }
    guard let declared = staticType(of: base, frame) else { return false }
    return resolve(declared)?.isExternal
      ?? declared.reference.unwrapped.lastName.map(UIKitClasses.isApple) ?? false
  }

  /// Whether an object's optional is known to be nil: no code sets one of its class, or, of one behind
  /// a protocol, others have one and no assignment is left that could be to this object.
  func isUnset(_ variable: VariableDeclaration, _ owner: TypeInfo, _ place: Place) -> Bool {
    guard let object = place.object, object >= 0, owner.isReference,
      case .optional? = variable.type, variable.getter == nil,
      variable.value.map(\.isNull) ?? true,
      variable.attributes.isEmpty, !variable.isStatic
    else { return false }
    let type = declared(variable, owner)
    let isValue = isClosure(type) || isData(type) || isCarrier(type)
    if isValue, isNeverSet(variable, on: object) { return true }
    if isValue, syntax.lentNames.contains(variable.name) { return false }
    guard let assignments = syntax.delegateAssignments[variable.name],
      isValue || isProtocol(type)
    else { return false }
    return isAccounted(for: assignments, to: variable, of: object, place)
  }

  /// Whether no assignment is left that could be to a property of an object without that being
  /// known.
  private func isAccounted(
    for assignments: [FileFacts.Assignment], to variable: VariableDeclaration, of object: Int,
    _ place: Place
  ) -> Bool {
    let type = index.types[heap.objects[object].type]
    // What stands for whatever there is of a class that the system calls can be any of its objects;
    // a controller's is the sum of those that are shown.
    guard heap.objects[object].site != nil || type.isController, !type.isOutside,
      heap.read(Self.unknown(place)).isEmpty
    else { return false }
    _ = heap.read(Self.settled(variable.name))
    return assignments.allSatisfy { assignment in
      let isOwn = type.lineage.contains { $0.simpleName == assignment.owner }
      // An initialiser sets the one of every object, to nil or somebody, if it was followed.
      if isOwn, assignment.isFirst { return heap.read(place).values.contains(.null) }
      if settledAssignments.contains(assignment.span) { return true }
      if assignment.owner != nil { return !isOwn }
      guard let base = assignment.base else { return false }
      return !canBe(object, base, in: assignment)
    }
  }

  /// Whether an object may be what code names that was not seen to run.
  private func canBe(_ object: Int, _ base: Expression, in code: FileFacts.Assignment) -> Bool {
    let type = index.types[heap.objects[object].type]
    if let name = base.ownPropertyName, !code.isLocal,
      let whole = index.find(dotted: code.type, file: code.span.file),
      let (variable, owner) = whole.variable(name)
    {
      return canHold(variable, owner, object, type)
    }
    if let written = code.localType?.unwrapped {
      let file = code.span.file
      let scope = index.find(dotted: code.type, file: file)
      return isKind(type, of: ScopedType(reference: written, scope: scope, file: file)) ?? true
    }
    if let name = base.lastName, let held = UIKitClasses.held[name] { return type.isKind(of: held) }
    // `UNUserNotificationCenter.current()` is a framework's.
    guard !code.isLocal, let root = base.root, root.startsUppercase else { return true }
    return index.find(dotted: root, file: code.span.file) != nil
  }

  private func canHold(
    _ variable: VariableDeclaration, _ owner: TypeInfo, _ object: Int, _ type: TypeInfo
  ) -> Bool {
    guard let declared = declared(variable, owner) else { return true }
    let written = declared.with(declared.reference.unwrapped)
    guard isKind(type, of: written) ?? true else { return false }
    guard let held = resolve(written), !held.isExternal else { return true }
    let site = heap.objects[object].site
    if site == ObjectIdentifier(variable) { return true }
    // Each outlet has a view of its own.
    if variable.attribute("IBOutlet") != nil { return site == nil }
    return heap.read(Place(object: nil, type: owner.id, name: variable.name)).values.contains {
      $0 == .object(object) || $0 == .some(held.id)
    }
  }

  /// Whether an object of a class is one of a type as it is written; nil where that is not known.
  private func isKind(_ type: TypeInfo, of written: ScopedType) -> Bool? {
    if let held = resolve(written), !held.isExternal {
      return type.lineage.contains { $0 === held }
    }
    guard let name = written.reference.lastName else { return nil }
    if UIKitClasses.isApple(name) { return type.isKind(of: name) }
    return index.isOfLibrary(written.reference, in: written.scope)
      ? index.mayBe(type, ofLibrary: name) : nil
  }

  /// Whether a model's optional that a view waits for stays nil: other models have it set, and this
  /// one's is set by nobody.
  func isNeverFilled(_ place: Place) -> Bool {
    guard place.type >= 0, let object = place.object, object >= 0,
      let (variable, owner) = index.types[place.type].variable(place.name),
      owner.isReference, case .optional? = variable.type, variable.getter == nil,
      variable.value.map(\.isNull) ?? true, !variable.isStatic,
      variable.attributes.allSatisfy({ $0.name == "Published" }),
      !syntax.lentNames.contains(variable.name),
      let assignments = syntax.delegateAssignments[variable.name],
      heap.read(place).values.allSatisfy({ $0 == .null })
    else { return false }
    // What the system or code elsewhere calls may be this object.
    let type = index.types[heap.objects[object].type]
    for one in type.lineage + type.descendants() where !one.isExternal && one.isReference {
      let whole = heap.object(type: one.id, site: nil, maker: nil)
      let same = Place(object: whole, type: place.type, name: place.name)
      guard heap.read(same).values.allSatisfy({ $0 == .null }) else { return false }
    }
    return isAccounted(for: assignments, to: variable, of: object, place)
  }

  /// Whether an object was made with nil for what nothing can be put into later.
  func isNilForGood(
    _ variable: VariableDeclaration, _ owner: TypeInfo, _ place: Place, _ values: ValueSet
  ) -> Bool {
    guard let object = place.object, object >= 0,
      heap.objects[object].site != nil || owner.isController,
      owner.kind == .classType
        || owner.kind == .structure
          && (assumed != nil || isCode(variable.type, in: owner) || !syntax.isDecoded(owner)),
      !owner.isOutside, case .optional? = variable.type
    else { return false }
    guard variable.getter == nil, variable.attributes.isEmpty, !variable.isStatic, !values.isOpen
    else { return false }
    // A value's variable that no code sets once it is made: it is nil where nobody gives it anything.
    if owner.kind == .structure, !variable.isConstant {
      return !syntax.isAssigned(variable) && isCode(variable.type, in: owner)
    }
    return variable.isConstant && variable.value == nil && !values.isEmpty
  }

  /// Whether a property holds an object that carries code for whoever has it: `Notice(action: …)`.
  private func isCarrier(_ type: ScopedType?) -> Bool {
    guard let type, let known = resolve(type.with(type.reference.unwrapped)) else { return false }
    return known.kind == .classType && !known.isExternal && carriesCode(known)
  }

  private func isClosure(_ type: ScopedType?) -> Bool {
    guard let type else { return false }
    if case .function = index.expanded(type.reference.unwrapped, in: type.scope).unwrapped {
      return true
    }
    return false
  }

  /// Whether a property holds a value and no object, which nobody but code gives a controller.
  private func isData(_ type: ScopedType?) -> Bool {
    guard let type else { return false }
    switch index.expanded(type.reference.unwrapped, in: type.scope).unwrapped {
    case .array, .dictionary, .tuple: return true
    case let written:
      if let known = resolve(type.with(written)), !known.isExternal {
        return known.kind == .structure || known.kind == .enumeration
      }
      return written.lastName.map(SyntaxFacts.plainTypes.contains) ?? false
    }
  }

  /// Whether no code sets an optional of an object's: what a class asks of those that inherit from
  /// it, some of which have nothing to give.
  private func isNeverSet(_ variable: VariableDeclaration, on object: Int) -> Bool {
    let type = index.types[heap.objects[object].type]
    return (type.isController || onlyCodeFills(type)) && !type.isOutside && !variable.isConstant
      && !syntax.canAssign(variable, on: type)
  }

  /// Whether no decoder or database makes objects of a class.
  private func onlyCodeFills(_ type: TypeInfo) -> Bool {
    type.externalSupertypes.isSubset(of: ["NSObject", "ObservableObject", "AnyObject"])
  }

  /// The same of a place.
  func isUnset(_ place: Place) -> Bool {
    guard place.type >= 0, let (variable, owner) = index.types[place.type].variable(place.name)
    else { return false }
    return isUnset(variable, owner, place)
  }

  /// Holds something where a property was set to what is not known.
  private static func unknown(_ place: Place) -> Place {
    Place(object: place.object, type: place.type, name: "\(place.name)\u{0}unknown")
  }

  /// Grows with the assignments to properties of a name of which it is known whose they are.
  private static func settled(_ name: String) -> Place {
    Place(object: nil, of: .settled, name: name)
  }
}

extension Interpreter {
  /// `base.name`.
  func member(
    _ name: String, of base: Expression, _ expression: Expression, _ frame: Frame
  ) -> ValueSet {
    if case .name("super", _) = base.kind, let receiver = frame.receiver, let scope = frame.scope {
      return memberAbove(name, of: receiver, scope)
    }
    if let result = reactiveMember(name, of: base, nil, expression, frame) { return result }
    if let kept = keptAdded(name, to: base, frame) { return kept }
    let bases = evaluate(base, frame)
    if name == ContextMenus.previewed, !bases.values.contains(where: { type(of: $0) != nil }) {
      return previewed(frame)
    }
    if name == "first" || name == "last", let texts = bases.texts {
      let text = name == "first" ? texts.first : texts.last
      return ValueSet(text.map { .string($0) } ?? .null)
    }
    var result = ValueSet.none
    let isProjected = isProjection(base)
    let together = isProjected ? nil : memberOfMany(name, bases)
    if let together { result = together }
    for value in bases.values where together == nil {
      if isProjected, let type = type(of: value), let (variable, owner) = type.variable(name) {
        // `$model.path` of a bindable local.
        result.insert(.binding(place(of: variable, owner: owner, receiver: value)))
        continue
      }
      let values = member(name, of: value, expression, frame)
      result.formUnion(generic(name, of: value, values, base, frame) ?? values)
    }
    if bases.isOpen, result.isEmpty { result.isOpen = true }
    if let kept = keptByFramework(expression, frame), !kept.isEmpty { return kept }
    if bases.only == .null, isElement(base, frame) { return ValueSet(.null) }
    if bases.values.isEmpty {
      if isOfNothing(base, frame) { return ValueSet(.null) }
      result = anyValue(of: staticType(of: expression, frame))
      if result.isEmpty, name == UIKitStacks.aroundName {
        result = ValueSet([UIKitStacks.around], isOpen: true)
      }
      if result.isEmpty, let (added, owner) = syntax.addedProperties[name], !isOfUnreadType(base) {
        result = read(added, owner: owner, receiver: nil)
      }
    }
    return result
  }

  /// Whether a member is asked of a local that holds nothing: `newValue?.id`.
  func isOfNothing(_ base: Expression, _ frame: Frame) -> Bool {
    guard case .unwrap(let inner) = base.kind, case .name(let name, _) = inner.kind else {
      return false
    }
    if let slot = frame.locals[name] { return slot.cell == nil && slot.values.only == .null }
    guard case .variable(let variable, let owner)? = lexicalMember(name, frame)?.0 else {
      return false
    }
    return isUnsetAtFirst(variable, owner, frame)
  }

  /// Whether a member is asked of what a list holds at some place, at once or by a local for it.
  private func isElement(_ base: Expression, _ frame: Frame) -> Bool {
    switch base.kind {
    case .index: true
    case .name(let name, _): frame.locals[name]?.isOwn == true
    default: false
    }
  }

  /// What was put into a property of an object that a framework shares: `Menus.default.left`.
  private func keptByFramework(_ expression: Expression, _ frame: Frame) -> ValueSet? {
    guard case .member(_, let name, _) = expression.kind, syntax.assignedNames.contains(name)
    else { return nil }
    return frameworkPlace(of: expression, frame).map { heap.read($0) }
  }

  /// The state that such a property stands for, by its words.
  func frameworkPlace(of expression: Expression, _ frame: Frame) -> Place? {
    guard case .member(let owner?, let name, _) = expression.kind,
      case .member(let type?, let shared, _) = owner.plain.kind,
      case .name(let root, _) = type.kind, root.startsUppercase,
      evaluate(type, frame).only == .externalType(root)
    else { return nil }
    return Place(object: nil, of: .framework, name: "\(root).\(shared).\(name)")
  }

  private func isProjection(_ base: Expression) -> Bool {
    if case .name(let name, _) = base.kind {
      return name.hasPrefix("$") && !name.dropFirst().allSatisfy(\.isNumber)
    }
    // `Bindable(model).path`
    if case .call(let callee, _) = base.plain.kind, case .name("Bindable", _) = callee.kind {
      return true
    }
    return false
  }

  func member(
    _ name: String, of value: Value, _ expression: Expression, _ frame: Frame
  ) -> ValueSet {
    switch value {
    case .type(let number):
      let values = staticMember(name, of: index.types[number], frame, at: expression)
      noteProduced(values, expression)
      return values
    case .externalType(let outer):
      if name == "self" { return ValueSet(value) }
      if let named = GeneratedResources.member(name, of: value, self, frame) { return named }
      if let defaults = DeviceStorage.member(name, of: outer) { return defaults }
      if let extended = index.externalType(named: outer) {
        let values = staticMember(name, of: extended, frame)
        if !values.isOpen { return values }
      }
      guard name.startsUppercase else {
        return Frameworks.propertyTypes.values.contains(outer)
          ? ValueSet(.external("\(outer).\(name)")) : .unknown
      }
      // `Feature.Service`: a module of the app before one of its types.
      let qualified = ScopedType(
        reference: .named([.init(name: outer), .init(name: name)]), scope: frame.scope,
        file: frame.file)
      if !outer.contains("."), let known = resolve(qualified), !known.isExternal {
        return ValueSet(.type(known.id))
      }
      return ValueSet(.externalType("\(outer).\(name)"))
    case .object, .some, .enumCase:
      guard let type = type(of: value) else { return .unknown }
      return instanceMember(name, of: value, type, frame)
    case .view(let number):
      // `UIHostingController(rootView: self).view`, which code may keep.
      if name == UIKitContainers.viewName, isHost(value),
        type(of: value)?.variable(name) == nil
      {
        return ValueSet(UIKitContainers.viewOfHost(value))
      }
      if case .app(let shown) = heap.views[number], case .object(let object) = shown.content,
        let type = type(of: value), type.variable(name)?.1.isExternal != true
      {
        return instanceMember(name, of: .object(object), type, frame)
      }
      // What the program adds to every view.
      if let (variable, owner) = index.externalType(named: "View")?.variable(name),
        variable.getter != nil
      {
        return read(variable, owner: owner, receiver: value)
      }
      return .unknown
    case .binding(let place):
      // What the program adds to bindings: `$isDone.negated`.
      if let (variable, owner) = index.externalType(named: "Binding")?.variable(name),
        variable.getter != nil, !variable.isStatic,
        declaredType(of: place).flatMap({ resolve($0.with($0.reference.unwrapped)) })?
          .variable(name) == nil
      {
        return read(variable, owner: owner, receiver: value)
      }
      return memberOfBinding(name, place)
    case .tuple(let labels, let items):
      if let position = Int(name) ?? labels.firstIndex(of: name), items.indices.contains(position) {
        return items[position]
      }
      return .unknown
    case .list(let items):
      // A bar is the list of its items.
      if name == "items" || name == "lazy" { return ValueSet(value) }
      // A table is the list of what it holds.
      if name == "values" { return ValueSet(value).reordered }
      // What something was just added to.
      if name == "isEmpty", !items.isEmpty, assumed?.values.values == [value] {
        return ValueSet(.boolean(false))
      }
      guard ["first", "last", "topItem", "backItem"].contains(name) else { return .unknown }
      return items.reduce(into: ValueSet.none) { $0.formUnion($1) }
    case .channel where Streams.sending.contains(name):
      // `Button("Pick", action: model.picks.send)`
      return ValueSet(.piped([], value))
    case .channel, .stream:
      return (name == "value" ? lastValues(of: [value]) : nil) ?? ValueSet(value)
    case .string(let text):
      return Texts.member(name, of: text)
    case .url(let text):
      return URLText.member(name, of: text)
    case .incomingURL(let part, let type):
      noteURLRead()
      return addedMember(name, of: value) ?? URLParts.member(name, of: part, as: type)
    case .null:
      return .none
    case .external("environment.self"):
      return environment(name)
    case .external("environment.presentationMode"):
      return ValueSet(value)
    case UIKitStacks.around where name == UIKitContainers.contentName:
      return UIKitStacks.levels(self, of: value, .none)
    case .external(let framework):
      if name == "callAsFunction", isCallable(value) { return ValueSet(value) }
      if let named = GeneratedResources.member(name, of: value, self, frame) { return named }
      return SwiftUILinks.member(name, of: framework) ?? storyboardMember(name, of: framework)
        ?? extendedMember(name, of: framework, value) ?? .unknown
    case .closure where Factories.scopes.contains(name):
      Factories.keep([value], in: name, self)
      return ValueSet(value)
    default:
      return .unknown
    }
  }

  /// A property that an extension adds to the framework's class of a value, or to one above.
  private func extendedMember(_ name: String, of framework: String, _ value: Value) -> ValueSet? {
    var current: String? = framework
    while let named = current {
      if let (variable, owner) = index.externalType(named: named)?.variable(name),
        variable.getter != nil
      {
        return read(variable, owner: owner, receiver: value)
      }
      current = UIKitClasses.superclass(of: named)
    }
    return nil
  }

  private func instanceMember(
    _ name: String, of value: Value, _ type: TypeInfo, _ frame: Frame
  ) -> ValueSet {
    if name == "self" || (name == "wrappedValue" && type.variable(name) == nil) {
      return ValueSet(value)
    }
    if name.hasPrefix("$") {
      let plain = String(name.dropFirst())
      if let (variable, owner) = type.variable(plain) {
        return projection(of: variable, owner: owner, receiver: value)
      }
      return .unknown
    }
    if name == "rawValue", case .enumCase(_, let one, _) = value, type.variable(name) == nil,
      let raw = rawValue(of: one, type)
    {
      return ValueSet(raw)
    }
    var result = ValueSet.none
    for (receiver, owner) in dispatchTargets(value, type, having: name) {
      if let (variable, declared) = owner.variable(name, in: frame.file) {
        result.formUnion(read(variable, owner: declared, receiver: receiver))
      } else if let (_, declared) = owner.methods(name).first, !isProperty(name, above: declared) {
        result.insert(.method(receiver, name, owner: declared.id))
      } else if let places = places(dynamicMember: name, of: receiver, owner).nonEmpty {
        for place in places { result.formUnion(readPlace(place)) }
      } else {
        result.formUnion(frameworkMember(name, of: receiver, owner))
      }
    }
    return result
  }

  /// A property that a framework's superclass declares.
  private func frameworkMember(_ name: String, of receiver: Value, _ owner: TypeInfo) -> ValueSet {
    let known = heap.read(Place(object: objectNumber(receiver), type: owner.id, name: name))
    return Frameworks.properties[name]?(self, receiver, known)
      ?? (known.isEmpty ? .unknown : known)
  }

  /// `super.name` in the code of a type.
  private func memberAbove(_ name: String, of receiver: Value, _ scope: TypeInfo) -> ValueSet {
    if let (variable, owner) = scope.variableAbove(name) {
      return read(variable, owner: owner, receiver: receiver)
    }
    if let above = scope.lineage.dropFirst().first(where: { $0.functions[name] != nil }) {
      return ValueSet(.method(receiver, name, owner: above.id))
    }
    return frameworkMember(name, of: receiver, scope)
  }

  /// The receivers that a member of a value can run on: a protocol's conformers, of which some
  /// object was made where any was.
  func dispatchTargets(_ value: Value, _ type: TypeInfo, having name: String) -> [(Value, TypeInfo)]
  {
    if case .type = value, let conformers = conformers(to: type, having: name) {
      return conformers.map { (.type($0.id), $0) }
    }
    guard case .some = value else { return [(value, type)] }
    var targets: [TypeInfo] = []
    let made = heap.made(below: type)
    if type.kind == .protocolType {
      targets =
        made.isEmpty
        ? type.descendants().filter { $0.kind != .protocolType && !syntax.isTestDouble($0) } : made
      if targets.isEmpty { targets = [type] }
    } else {
      targets = [type]
      // An override can run in place of a method of the class.
      targets += made.filter { $0.functions[name] != nil || $0.variables[name] != nil }
      if made.isEmpty, !heap.isMade(type.id) { targets += overriding(name, below: type) }
    }
    // Any of them, for code of which it is not known who runs it, would be a guess.
    if targets.count > 1, isGuessing { targets = type.kind == .protocolType ? [] : [type] }
    return targets.map { target in
      if let object = onlyObject(of: target) { return (.object(object), target) }
      return (target === type ? value : .some(target.id), target)
    }
  }

  /// Classes below one that have a method of their own, where nothing was seen to make any of them:
  /// one of a few is meant.
  private func overriding(_ name: String, below type: TypeInfo) -> [TypeInfo] {
    guard type.kind == .classType, !type.isExternal, !type.isController, type.functions[name] != nil
    else { return [] }
    let found = type.descendants().filter {
      $0.functions[name]?.contains(where: \.isOverride) == true && !syntax.isTestDouble($0)
    }
    return found.count <= Self.mostOverriding ? found : []
  }

  private static let mostOverriding = 4

  /// The only object of a class whose objects none but the program's own code makes: a coordinator
  /// of which nothing else is known is that one.
  private func onlyObject(of type: TypeInfo) -> Int? {
    guard type.kind == .classType, !type.isExternal, type.generics.isEmpty,
      !type.isController, !type.isKind(of: "UIView"), !index.isModel(type.span)
    else { return nil }
    return heap.only(of: type.id)
  }

  /// The types that a generic parameter can stand for of which a static requirement is asked.
  private func conformers(to type: TypeInfo, having name: String) -> [TypeInfo]? {
    guard type.kind == .protocolType, let requirement = type.methods(name).first?.0,
      requirement.isStatic, requirement.body == nil
    else { return nil }
    let all = type.descendants().filter { $0.kind != .protocolType && !syntax.isTestDouble($0) }
    let made = heap.made(below: type)
    return (made.isEmpty ? all : made).nonEmpty
  }

  private func memberOfBinding(_ name: String, _ place: Place) -> ValueSet {
    if name == "wrappedValue" { return readPlace(place) }
    if name == "projectedValue" { return ValueSet(.binding(place)) }
    // `$model.path`: a binding to a property of what the binding holds.
    var result = ValueSet.none
    for held in readPlace(place).values {
      guard let type = type(of: held) else { continue }
      for (receiver, owner) in dispatchTargets(held, type, having: name) {
        if let (variable, declared) = owner.variable(name) {
          result.insert(.binding(self.place(of: variable, owner: declared, receiver: receiver)))
        } else if owner.cases[name] != nil {
          result.insert(.binding(place.payload(of: name)))
        } else {
          for place in places(dynamicMember: name, of: receiver, owner) {
            result.insert(.binding(place))
          }
        }
      }
    }
    return result.isEmpty ? ValueSet([], isOpen: true) : result
  }

  func builderName(
    _ name: String, _ owner: TypeInfo?, _ type: TypeReference?, _ span: Span
  ) -> ViewNode.Builder? {
    guard name != "body", !index.isModel(span), let type, let last = type.lastName,
      last.hasSuffix("View") || last == "Content"
    else { return nil }
    let full = owner.map { $0.isExternal ? name : "\($0.name).\(name)" } ?? name
    return ViewNode.Builder(name: full, span: span)
  }
}

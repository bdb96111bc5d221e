extension Interpreter {
  /// What tells apart the containers that a loop over cases makes:
  /// `ForEach(Tab.allCases) { tab in Card { switch tab { … } } }` makes one for each case.
  func caseShown(by type: TypeInfo, _ arguments: [Argument], _ frame: Frame) -> ObjectIdentifier? {
    guard type.kind == .structure, type.inherits(external: "View") else { return nil }
    for argument in arguments {
      let given = deferred(argument, by: type, frame)
      guard case .closure(let closure) = given.kind else { continue }
      let cases = syntax.freeNames(of: closure).compactMap { name -> Value? in
        switch frame.locals[name]?.values.only {
        case .enumCase(let type, let name, let payload)?
        where payload.isEmpty || given !== argument.value:
          return .enumCase(type, name, [])
        case .object(let object)?:
          // What is made around a route is as good as that: `Box(route: .settings)`.
          let made = heap.objects[object]
          return made.variant.isEmpty ? nil : .enumCase(made.type, made.variant, [])
        default: return nil
        }
      }
      if !cases.isEmpty { return mark(of: .list(cases.map { ValueSet($0) })) }
    }
    return nil
  }

  /// What tells apart the containers that one modifier puts around different views:
  /// `func body(content: Content) -> some View { Card { content } }`.
  func viewShown(by type: TypeInfo, _ arguments: [Argument], _ frame: Frame) -> ObjectIdentifier? {
    guard type.kind == .structure, type.inherits(external: "View"),
      let maker = frame.receiver.flatMap(self.type(of:)), maker.inherits(external: "ViewModifier")
    else { return nil }
    for argument in arguments {
      var names: Set<String> = []
      switch argument.value.kind {
      case .closure(let closure): names = Set(syntax.freeNames(of: closure))
      case .name(let name, _): names = [name]
      default: break
      }
      for name in names.sorted() {
        if let values = frame.locals[name]?.values, values.values.allSatisfy(isView),
          let site = heap.site(of: values)
        {
          return site
        }
      }
    }
    return nil
  }

  /// The case whose own method makes a value, each its own: `var modal: Modal { Modal(view: view) }`.
  func caseMaking(_ type: TypeInfo, in frame: Frame) -> String? {
    guard case .enumCase(_, let name, _)? = frame.receiver, type.kind == .structure,
      !type.inherits(external: "View")
    else { return nil }
    return name
  }

  /// The route that an object is made around, each its own: `Frame(page: .settings(.about))`, whose
  /// type holds nothing else that it is given, or a struct's nothing else but data.
  func caseHeld(by type: TypeInfo, _ arguments: [Argument], _ frame: Frame) -> String? {
    guard !type.isController, !type.inherits(external: "View"), type.kind != .enumeration,
      let held = onlyGiven(to: type), arguments.count == 1 || type.kind == .structure,
      let argument = arguments.first(where: { $0.label == held.name }),
      let declared = self.declared(held, type), canBeRoute(declared, of: type)
    else { return nil }
    return caseNames(evaluate(argument.value, frame, expected: declared))
  }

  /// What a factory's callers say of the object that it makes for each, in words: `makeBrowser(isPlain:
  /// true)`, which makes `Browser(isPlain: isPlain)`. Of a value it is the cases that tell what is
  /// said: `func add(_ text: String, kind: Kind)`, which sends `Message(text: text, kind: kind)`.
  func flagsGiven(to type: TypeInfo, _ arguments: [Argument], _ frame: Frame) -> String? {
    let isValue = type.kind == .structure
    guard isValue || type.kind == .classType, !type.isController, !type.isKind(of: "UIView"),
      !isValue || !SyntaxFacts.shownProtocols.contains(where: type.inherits(external:))
    else { return nil }
    var words: [String] = []
    for argument in arguments {
      guard case .name(let name, _) = argument.value.kind, let slot = frame.locals[name],
        slot.cell == nil, let flag = flag(slot.values)
      else { continue }
      if isValue {
        guard case .enumCase? = slot.values.only else { continue }
      }
      words.append("\(argument.label ?? "_")\(FlagFactories.mark)\(flag)")
    }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private func flag(_ values: ValueSet) -> String? {
    switch values.only {
    case .boolean(let flag)?: String(flag)
    case .enumCase(_, let name, _)?: name
    default: nil
    }
  }

  /// Whether a type is one of the program's routes, a protocol of theirs, or what a generic type
  /// leaves open.
  private func canBeRoute(_ declared: ScopedType, of type: TypeInfo) -> Bool {
    if let name = declared.reference.lastName, type.generics.contains(where: { $0.name == name }) {
      return true
    }
    guard let route = resolve(declared), !route.isExternal else { return false }
    let routes = route.kind == .protocolType ? route.descendants() : [route]
    return routes.contains {
      $0.kind == .enumeration && (!syntax.relevance.isPlain($0) || heap.tellsCases(of: $0.id))
    }
  }

  /// The one stored property of a type that has no value of its own; of a struct, the one that is
  /// no data.
  private func onlyGiven(to type: TypeInfo) -> VariableDeclaration? {
    let given = type.stored.filter { variable in
      guard variable.value == nil, !variable.isStatic else { return false }
      if case .optional? = variable.type { return false }
      return true
    }
    if given.count == 1 { return given[0] }
    guard type.kind == .structure else { return nil }
    let telling = given.filter { variable in
      variable.type.map { !syntax.relevance.isPlain($0, in: type) } ?? true
    }
    return telling.count == 1 ? telling[0] : nil
  }

  /// A few cases in words, one of which it is.
  private func caseNames(_ values: ValueSet) -> String? {
    guard !values.isOpen, (1...Self.mostCases).contains(values.values.count) else { return nil }
    let names = values.values.compactMap(caseName)
    return names.count == values.values.count ? names.sorted().joined(separator: "|") : nil
  }

  private static let mostCases = 8

  /// A case in words, with the cases that it carries.
  private func caseName(_ value: Value) -> String? {
    guard case .enumCase(_, let name, let payload) = value else { return nil }
    return ([name] + payload.compactMap(caseNames)).joined(separator: ".")
  }

  /// Stands for a value where code is what tells objects apart.
  func mark(of value: Value) -> ObjectIdentifier {
    if let known = valueMarks[value] { return ObjectIdentifier(known) }
    let made = ValueMark()
    valueMarks[value] = made
    return ObjectIdentifier(made)
  }
}

final class ValueMark {}

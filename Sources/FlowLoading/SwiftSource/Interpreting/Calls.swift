import FlowGraph

extension Interpreter {
  /// `callee(arguments)`.
  func call(
    _ callee: Expression, _ arguments: [Argument], _ expression: Expression, _ frame: Frame,
    _ expected: ScopedType?
  ) -> ValueSet {
    wantedTypes[ObjectIdentifier(expression)] = expected
    switch callee.kind {
    case .name(let name, let generics):
      return callNamed(name, generics, arguments, expression, frame, expected)
    case .member(nil, let name, _):
      if name == "init", let expected, let type = resolve(expected) {
        return construct(type, arguments, expression, frame)
      }
      return implicitMember(name, arguments: arguments, expression, frame, expected)
    case .member(let base?, let name, _):
      return callMember(name, on: base, arguments, expression, frame, expected)
    case .array, .dictionary:
      // `[Route]()`
      return ValueSet(.list([]))
    case .unwrap(let inner):
      // `handler?(value)`
      return call(inner, arguments, expression, frame, expected)
    default:
      return apply(
        evaluate(callee, frame, expected: expected.map { $0.with(.function([], $0.reference)) }),
        arguments, expression, frame, expected)
    }
  }

  private func callNamed(
    _ name: String, _ generics: [TypeReference], _ arguments: [Argument],
    _ expression: Expression, _ frame: Frame, _ expected: ScopedType?
  ) -> ValueSet {
    if let function = frame.functions[name] {
      return invoke(
        function, owner: frame.scope, receiver: frame.receiver, arguments, frame,
        locals: frame.locals, functions: frame.functions)
    }
    if let slot = frame.locals[name] {
      if let told = tellPresent(name, slot.values, arguments, expression, frame) { return told }
      let isTold = isTold(by: expression, frame)
      return told(slot.values, isTold).reduce(into: .none) { result, values in
        result.formUnion(
          telling(isTold ? values.only : nil) {
            apply(values, arguments, expression, frame, expected, type: slot.type, name: name)
          })
      }
    }
    if name == "self" || name == "super" {
      if let result = frame.result, isFactory(result.reference),
        let maker = maker(arguments, frame)
      {
        return maker
      }
      return .unknown
    }
    if let result = declaredOperation(name, on: nil, arguments, expression, frame) {
      return result
    }
    if let (found, receiver) = lexicalMember(name, frame) {
      switch found {
      case .method(let owner):
        if let receiver, isCallable(name, of: owner, arguments),
          !isOnlyModifier(name, of: owner, arguments, frame)
        {
          if isFrameworks(name, on: receiver, arguments, frame),
            let result = inherited(
              CallSite(
                name: name, arguments: arguments, expression: expression, expected: expected),
              on: receiver, frame)
          {
            return result
          }
          return callMember(
            name, of: receiver, dynamicType(receiver, frame) ?? owner, arguments, expression, frame)
        }
      case .variable(let variable, let owner):
        // `openURL(url, isExternal: true)` is a method beside `@Environment(\.openURL)`.
        if let receiver, arguments.contains(where: { $0.label != nil && !$0.isTrailing }),
          !owner.methods(name).isEmpty, isCallable(name, of: owner, arguments)
        {
          return callMember(
            name, of: receiver, dynamicType(receiver, frame) ?? owner, arguments, expression, frame)
        }
        let site = CallSite(
          name: name, arguments: arguments, expression: expression, expected: expected)
        if let receiver, isMethods(site, beside: variable, owner),
          let result = inherited(site, on: receiver, frame)
        {
          return result
        }
        return apply(
          read(variable, owner: owner, receiver: receiver), arguments, expression, frame, expected,
          type: declared(variable, owner).map { substituted($0, in: receiver) }, name: name)
      case .enumCase(let owner):
        return makeCase(name, owner, arguments, expression, frame)
      }
    }
    let isOnState = if case .binding? = frame.receiver { true } else { false }
    if isOnState ? Mutation.names.contains(name) : isStep(name, of: frame.receiver) {
      // In an extension of a collection, called on state, or in one of streams.
      let base = Expression(.name("self", generics: []), expression.span)
      return callMember(name, on: base, arguments, expression, frame, expected)
    }
    if name == "Self", case .type(let number)? = frame.receiver {
      return construct(index.types[number], arguments, expression, frame)
    }
    // `ModelType(id: id)` in a protocol's extension: what stands for it where the code runs.
    if name.startsUppercase, name != "Self", let own = conformer(naming: .name(name), frame),
      let (meant, scope) = index.inferred(name, of: own),
      let known = index.resolve(meant.unwrapped, in: scope, file: scope.span.file),
      !known.isExternal
    {
      return construct(known, arguments, expression, frame)
    }
    // `Content()` in a generic class, for the class that inherits it.
    let meant = typesMeant(by: name, frame).filter { !$0.isExternal }
    if !meant.isEmpty {
      return meant.reduce(into: .none) {
        $0.formUnion(construct($1, arguments, expression, frame))
      }
    }
    let type = ScopedType(reference: .name(name, generics), scope: frame.scope, file: frame.file)
    if let known = resolve(type).map({ rather($0, arguments, in: frame.file) }) {
      if let made = extendedInitializer(of: known, arguments, expression, frame) { return made }
      if !known.isExternal, !isFrameworks(name, rather: known, arguments, in: frame.file) {
        return construct(known, arguments, expression, frame)
      }
    }
    let functions = overloads(index.globalFunctions(name), arguments, frame)
    if let function = best(functions, arguments, near: frame.file),
      !isFrameworks(name, rather: function, arguments)
    {
      var written: GenericArguments?
      if !generics.isEmpty, generics.count == function.generics.count {
        written = GenericArguments(
          names: Dictionary(zip(function.generics.map(\.name), generics)) { first, _ in first },
          scope: frame.scope, file: frame.file)
      }
      return invoke(
        function, owner: nil, receiver: nil, arguments, frame, from: expression, written: written)
    }
    let site = CallSite(
      name: name, arguments: arguments, expression: expression, expected: expected)
    if let receiver = frame.receiver, isViewCode(frame),
      Frameworks.modifiers[name] != nil || isView(receiver) && isModifier(name)
    {
      return modify(ValueSet(receiver), site, frame)
    }
    if let receiver = frame.receiver, case .object(let object) = receiver, isViewCode(frame),
      SwiftUIContent.layout.contains(name)
    {
      let own = ViewNode.Shown(
        content: .object(object), span: expression.span, conditions: context.conditions,
        builder: nil)
      return modify(ValueSet(heap.view(.app(own))), site, frame)
    }
    if let receiver = frame.receiver, let result = inherited(site, on: receiver, frame) {
      return result
    }
    return frameworkFunction(site, generics, frame)
  }

  /// Whether a name that the program and a framework both declare means the framework's: a model
  /// called `List` takes no content, and no other file sees a private one.
  private func isFrameworks(
    _ name: String, rather known: TypeInfo, _ arguments: [Argument], in file: UInt32
  ) -> Bool {
    guard SwiftUIContent.views.contains(name) || Frameworks.constructors[name] != nil else {
      return false
    }
    if known.isFilePrivate, known.span.file != file { return true }
    guard known.kind != .enumeration else { return false }
    let initializers = known.lineage.flatMap { type in
      (type.functions["init"] ?? []).map { ($0, type) }
    }
    let isComplete = initializers.contains { function, _ in
      guard let pairing = pair(function.parameters, arguments) else { return false }
      return zip(function.parameters, pairing).allSatisfy { $1 != nil || $0.value != nil }
    }
    if isComplete { return false }
    let names = Set(known.lineage.flatMap { $0.stored.map(\.name) })
    return !arguments.allSatisfy { $0.label.map(names.contains) ?? false }
  }

  /// Whether code stands in a view, so that an unqualified call can be a modifier of `self`.
  func isViewCode(_ frame: Frame) -> Bool {
    guard let scope = frame.scope else { return false }
    return scope.name == "View" || scope.inherits(external: "View")
  }

  /// Whether a call of nothing that the program declares, in an extension of View, is one on the
  /// view: `alert(…)` for `self.alert(…)`.
  func isModifier(_ name: String) -> Bool {
    name.startsLowercase && Frameworks.constructors[name] == nil
      && !Self.freeFunctions.contains(name)
  }

  /// Functions of the standard library and its like that are called on nothing.
  private static let freeFunctions: Set<String> = [
    "print", "debugPrint", "dump", "assert", "assertionFailure", "precondition", "fatalError",
    "preconditionFailure", "min", "max", "abs", "zip", "stride", "type", "round", "floor", "ceil",
    "sqrt", "pow", "unsafeBitCast", "swap", "sequence", "repeatElement", "os_log",
  ]

  func isCallable(_ name: String, of type: TypeInfo, _ arguments: [Argument]) -> Bool {
    best(type.allMethods(name).map { ($0.0, $0.1) }, arguments) != nil
  }

  /// Whether a framework's view of the name is meant, as the program's function lacks arguments.
  private func isFrameworks(
    _ name: String, rather function: FunctionDeclaration, _ arguments: [Argument]
  ) -> Bool {
    guard Frameworks.constructors[name] != nil || SwiftUIContent.views.contains(name),
      let pairing = pair(function.parameters, arguments)
    else { return false }
    return zip(function.parameters, pairing).contains { $1 == nil && $0.value == nil }
  }
}

/// Values of types that no file of the program declares: what code gives them, they keep.
extension Interpreter {
  /// Whether an argument is code to run: a closure, or a property or method that is one.
  func isCode(_ argument: Argument, _ frame: Frame) -> Bool {
    if argument.isTrailing || argument.value.isClosure { return true }
    switch argument.value.plain.kind {
    case .name, .member(.some, _, _):
      return evaluate(argument.value, frame).values.contains(where: isCallable)
    default: return false
    }
  }

  /// `Setting(key: "a", value: .page)`, or `.init(…)` where one is asked for: its labelled
  /// arguments, where one of them is a case that some code tells from others.
  ///
  /// What is given code to run is more than the sum of what it is given.
  func outsideValue(_ arguments: [Argument], _ frame: Frame) -> ValueSet? {
    let labelled = arguments.filter { $0.label != nil }
    guard labelled.contains(where: { implicitCase($0.value) != nil }),
      !arguments.contains(where: { $0.isTrailing || $0.value.isClosure })
    else { return nil }
    var kept: [(label: String?, values: ValueSet)] = []
    for argument in labelled {
      var values = evaluate(argument.value, frame)
      if values.isEmpty, let name = implicitCase(argument.value) {
        values = ValueSet(.external(Self.casePrefix + name))
      }
      guard !values.values.contains(where: isCallable) else { return nil }
      // Texts and numbers tell many values apart and steer nothing.
      if !values.isEmpty, !values.values.contains(where: isData) {
        kept.append((argument.label, shallow(values)))
      }
    }
    return ValueSet(.tuple(kept.map(\.label), kept.map(\.values)))
  }

  /// Whether nothing that the program adds to a library's type navigates: its values are what they
  /// are given, whatever is added.
  func isOnlyRead(_ type: TypeInfo) -> Bool {
    !UIKitClasses.isApple(type.name) && !type.isController && !type.isOutside
      && type.functions.values.joined().allSatisfy { !syntax.isWorthFollowing($0) }
  }

  /// `state.commands = [.enter { send() }]` in a model: a library's value holds the code, and a view
  /// that is given the commands runs it.
  func codeKept(by name: String, _ arguments: [Argument], _ frame: Frame) -> ValueSet? {
    guard name != "init", Frameworks.constructors[name] == nil, let scope = frame.scope,
      scope.isReference, !scope.isExternal, !scope.isController, !scope.isKind(of: "UIResponder")
    else { return nil }
    let code = arguments.flatMap { evaluate($0.value, frame).values.filter(isCode) }
    return code.isEmpty ? nil : ValueSet(code, isOpen: true)
  }

  /// The code that lists of a library's values hold.
  func codeKept(in values: ValueSet) -> [Value] {
    values.values.flatMap { value -> [Value] in
      guard case .list(let items) = value else { return [] }
      return items.flatMap { $0.values.filter(isCode) }
    }
  }

  /// What a method of a library gives that is told a type: `client.fetch(Route.self)` gives one.
  func ofTypeArgument(_ site: CallSite, _ bases: ValueSet, _ frame: Frame) -> ValueSet? {
    guard case .member(.some, "self", _)? = site.first?.kind, let first = site.first,
      bases.values.allSatisfy({ if case .external = $0 { true } else { false } }),
      case .type(let number)? = evaluate(first, frame).only,
      case let type = index.types[number], !type.isExternal, !type.inherits(external: "View")
    else { return nil }
    return ValueSet([.some(number)], isOpen: true)
  }

  /// Whether some object of a type may hold what no code that was followed gave it: a decoder's, or
  /// that of a parser which steers nothing and is not run.
  func isGivenUnseen(_ variable: VariableDeclaration, _ owner: TypeInfo) -> Bool {
    guard !variable.isStatic, !index.isModel(owner.span) else { return false }
    if variable.value != nil {
      // What no object is given keeps the value of its declaration.
      guard !variable.isConstant, syntax.canBeGiven(variable.name, to: owner) else { return false }
    }
    return syntax.isDecoded(owner)
      || owner.kind == .structure && !owner.inherits(external: "View")
        && feature(ofState: owner) == nil
  }

  /// The type of a property into which code puts values that is not run, as what it holds steers
  /// nothing by itself: something may yet be chosen by it, or by a part of it. Nil where there is no
  /// such code, and for objects and code, which are known by who makes them.
  func unseenType(of variable: VariableDeclaration, _ owner: TypeInfo) -> ScopedType? {
    guard isChangedUnseen(variable, of: owner), let type = declared(variable, owner),
      let held = held(in: type)
    else { return nil }
    if isShown(variable, of: owner) { return isChosenBy(held) ? type : nil }
    let isCase =
      held.kind == .enumeration
      && held.cases.values.allSatisfy { one in
        one.payload.allSatisfy { syntax.relevance.isPlain($0.type, in: held) }
      }
    return isCase && isChosenBy(held) ? type : nil
  }

  /// Whether code changes a property that is not run.
  private func isChangedUnseen(_ variable: VariableDeclaration, of owner: TypeInfo) -> Bool {
    variable.getter == nil && !variable.isConstant && !variable.isStatic
      && syntax.relevance.changedUnseen.contains(variable.name)
      && syntax.canChange(variable, on: owner)
  }

  /// Whether code gives a property that a view shows another value and is not run.
  func isReplacedUnseen(_ variable: VariableDeclaration, of owner: TypeInfo) -> Bool {
    isChangedUnseen(variable, of: owner) && isShown(variable, of: owner)
      && syntax.isReplaced(variable.name, of: owner)
  }

  /// Whether a property is state that SwiftUI's views show.
  private func isShown(_ variable: VariableDeclaration, of owner: TypeInfo) -> Bool {
    !variable.attributes.isEmpty || owner.attributes.contains { $0.name == "Observable" }
  }

  /// The type of a part of a struct that code makes, too, which is not run: that may give it any
  /// value there is.
  func unseenPart(_ variable: VariableDeclaration, of owner: TypeInfo) -> ScopedType? {
    guard owner.kind == .structure, isGivenUnseen(variable, owner),
      syntax.isDecoded(owner) || syntax.relevance.calledUnseen.contains(owner.simpleName),
      let type = declared(variable, owner)
    else { return nil }
    return held(in: type).map(isChosenBy) == true ? type : nil
  }

  /// The program's type of a value, or of those that a list of them holds, or a list of lists.
  private func held(in type: ScopedType) -> TypeInfo? {
    var whole = type.with(type.reference.unwrapped)
    while let element = elementType(whole) { whole = element.with(element.reference.unwrapped) }
    return resolve(whole).flatMap { $0.isExternal ? nil : $0 }
  }

  /// Whether something can be chosen by a value of a type.
  private func isChosenBy(_ held: TypeInfo) -> Bool {
    (held.kind == .structure || held.kind == .enumeration) && !held.inherits(external: "View")
      && !syntax.relevance.isPlain(held)
  }

  /// Whether a database may have put something into a property: of an object of a class that a
  /// library's is above.
  func isFilledOutside(_ variable: VariableDeclaration, _ owner: TypeInfo) -> Bool {
    variable.attributes.contains { DeviceStorage.filled.contains($0.name) }
      && variable.getter == nil && !variable.isStatic && inheritsInitializer(owner)
      && !owner.isKind(of: "UIResponder")
  }

  /// Whether a value is one of many that data takes.
  func isPlainData(_ value: Value) -> Bool {
    switch value {
    case .string, .integer, .boolean, .null: true
    default: false
    }
  }

  private func isData(_ value: Value) -> Bool {
    switch value {
    case .string, .integer, .boolean, .null, .list, .tuple: true
    case .external: outsideCase(value) == nil
    default: false
    }
  }

  /// The name of a case of a type that the program does not declare.
  func outsideCase(_ value: Value) -> String? {
    guard case .external(let name) = value, name.hasPrefix(Self.casePrefix) else { return nil }
    return String(name.dropFirst(Self.casePrefix.count))
  }

  /// Whether a value is any of a type that the program does not declare: of an enum, any case.
  func isAnyOutside(_ value: Value) -> Bool {
    guard case .external(let name) = value else { return false }
    return name.split(separator: ".").last?.first?.isUppercase ?? false
  }

  /// Whether a value is the case of a name of a type that the program does not declare: `.page`, or
  /// `Result.success`, whatever it carries.
  func isOutside(_ value: Value, _ name: String) -> Bool {
    guard case .external(let member) = value else { return false }
    return member.hasSuffix(Self.casePrefix + name)
  }

  private static let casePrefix = "."

  /// `.page` and `.page(…)`, where some code asks for that case.
  private func implicitCase(_ expression: Expression) -> String? {
    switch expression.kind {
    case .member(nil, let name, _): syntax.tellsApart(name) ? name : nil
    case .call(let callee, _): implicitCase(callee)
    default: nil
    }
  }
}

/// Telling the program's methods from those of a framework that bear the same name.
extension Interpreter {
  /// Whether a call means UIKit's method although the program has one of the name: an overload in
  /// `extension UIViewController` takes what UIKit's does not, and only that.
  ///
  /// - Parameter only: the program's method, where it is known which one could be meant.
  func isFrameworks(
    _ name: String, on receiver: Value, _ arguments: [Argument], _ frame: Frame,
    from only: FunctionDeclaration? = nil
  ) -> Bool {
    guard Frameworks.methods[name] != nil,
      let type = type(of: receiver) ?? extendedClass(of: receiver),
      type.isKind(of: "NSObject"), type.variable(name) == nil
    else { return false }
    let candidates = type.allMethods(name).filter { candidate in
      only.map { $0 === candidate.0 } ?? true
    }
    // What a protocol asks for, UIKit's method meets.
    let fitting = candidates.filter {
      ($0.0.body != nil || $0.1.kind != .protocolType) && takes($0.0, arguments)
    }
    guard !fitting.isEmpty else { return true }
    // What overrides UIKit's method takes all that it takes.
    if fitting.contains(where: \.0.isOverride) { return false }
    // Swift prefers the one that needs no default for what is left out.
    if type.isNavigationController, UIKitStacks.signatures[name] == arguments.map(\.label),
      fitting.allSatisfy({ $0.0.parameters.count > arguments.count })
    {
      return true
    }
    let values = arguments.map { evaluate($0.value, frame) }
    return !fitting.contains { function, owner in
      guard let pairing = pair(function.parameters, arguments) else { return false }
      return zip(function.parameters, pairing).allSatisfy { parameter, position in
        guard let position else { return true }
        if isRaw(arguments[position].value, rather: parameter) { return false }
        return isTaken(values[position], by: parameter, function, owner)
          || isCase(arguments[position].value, of: parameter, function, owner)
      }
    }
  }

  /// Whether an argument is the text or the number behind a case, `segue.rawValue`, and the parameter
  /// is for the case itself.
  private func isRaw(
    _ argument: Expression, rather parameter: FunctionDeclaration.Parameter
  ) -> Bool {
    guard case .member(.some, "rawValue", _) = argument.plain.kind else { return false }
    return parameter.type.lastName != "String" && parameter.type.lastName != "Int"
  }

  /// Whether `.settings` is a case of the enum that a parameter asks for.
  func isCase(
    _ argument: Expression, of parameter: FunctionDeclaration.Parameter,
    _ function: FunctionDeclaration, _ owner: TypeInfo
  ) -> Bool {
    var named = argument.plain
    if case .call(let callee, _) = named.kind { named = callee }
    guard case .member(nil, let name, _) = named.kind else { return false }
    let wanted = index.resolve(parameter.type.unwrapped, in: owner, file: function.span.file)
    return wanted?.cases[name] != nil
  }

  /// Whether a call gives all that a method must be given.
  func takes(_ function: FunctionDeclaration, _ arguments: [Argument]) -> Bool {
    guard let pairing = pair(function.parameters, arguments) else { return false }
    return function.isOverride
      || zip(function.parameters, pairing).allSatisfy { $1 != nil || $0.value != nil }
  }

  /// Whether some value can be what a parameter asks for, as far as its type tells.
  private func isTaken(
    _ values: ValueSet, by parameter: FunctionDeclaration.Parameter,
    _ function: FunctionDeclaration, _ owner: TypeInfo
  ) -> Bool {
    guard let name = parameter.type.lastName,
      !(name == "Any" && takesOwn(function, owner)),
      !(function.generics + owner.generics).contains(where: { $0.name == name })
    else { return true }
    let wanted = index.resolve(parameter.type, in: owner, file: function.span.file)
    let own = wanted.flatMap { $0.isExternal ? nil : $0 }
    // Of what is not known, UIKit's method is the likelier.
    if values.isEmpty { return own == nil }
    return values.values.contains { value in
      if case .external(let framework) = value, let own {
        let known =
          index.externalType(named: framework)
          ?? UIKitClasses.superclass(of: framework).flatMap(index.externalType(named:))
        return known?.lineage.contains { $0 === own } ?? false
      }
      // A hosting controller is no class of the program's own.
      if isView(value), own?.kind == .classType { return false }
      guard let found = type(of: value), found.kind == .classType else { return true }
      if let wanted {
        return found.lineage.contains { $0 === wanted } || wanted.lineage.contains { $0 === found }
      }
      return found.externalSupertypes.contains(name) || found.name == name
    }
  }

  /// Whether a method takes what only the program has, under a label that says so: `perform(segue:
  /// .terms, sender: self)`.
  private func takesOwn(_ function: FunctionDeclaration, _ owner: TypeInfo) -> Bool {
    guard let first = function.parameters.first, first.label != nil,
      let name = first.type.lastName
    else { return false }
    return function.generics.contains { $0.name == name }
      || index.resolve(first.type, in: owner, file: function.span.file)?.isExternal == false
  }

  /// Functions outside of all types; where several fit by their labels, those that fit by types.
  func overloads(
    _ functions: [FunctionDeclaration], _ arguments: [Argument], _ frame: Frame
  ) -> [FunctionDeclaration] {
    guard functions.count > 1, !arguments.isEmpty else { return functions }
    let paired = functions.filter { $0.body != nil && pair($0.parameters, arguments) != nil }
    guard paired.count > 1 else { return functions }
    let (values, _) = isolated { arguments.map { evaluate($0.value, frame) } }
    return paired.filter { accepts($0, nil, values) }.nonEmpty ?? functions
  }

  /// Whether values can be a function's arguments, by their types: what tells overloads apart.
  func accepts(
    _ function: FunctionDeclaration, _ owner: TypeInfo?, _ arguments: [ValueSet]
  ) -> Bool {
    zip(function.parameters, arguments).allSatisfy { parameter, values in
      let wanted = index.resolve(parameter.type, in: owner, file: function.span.file)
      if !parameter.isVariadic, isNever(values, parameter.type, wanted) { return false }
      if !canShow(values, as: parameter.type, function, owner) { return false }
      guard !values.isEmpty else { return true }
      guard let wanted else { return !isOther(values, parameter.type, function, owner) }
      return values.values.contains { value in
        guard let found = type(of: value) else { return true }
        // What a hosting controller shows stands for the controller as well.
        if wanted.isExternal, isView(value) { return true }
        return found.lineage.contains { $0 === wanted } || wanted.lineage.contains { $0 === found }
      }
    }
  }

  /// Whether values are cases of the program's enums, and a parameter asks for a plain type of the
  /// system's: `open(_ url: URL)`.
  private func isOther(
    _ values: ValueSet, _ parameter: TypeReference, _ function: FunctionDeclaration,
    _ owner: TypeInfo?
  ) -> Bool {
    guard !values.isOpen, let name = parameter.unwrapped.lastName, Self.plainTypes.contains(name)
    else { return false }
    return values.values.allSatisfy { if case .enumCase = $0 { true } else { false } }
  }

  private static let plainTypes: Set<String> = [
    "URL", "URLRequest", "URLComponents", "String", "Substring", "Int", "Double", "Bool", "Data",
    "Date", "UUID", "Notification", "NSUserActivity", "IndexPath", "Character",
  ]

  /// Whether values are things where a list is asked for, or lists where one thing is.
  private func isNever(
    _ values: ValueSet, _ parameter: TypeReference, _ wanted: TypeInfo?
  ) -> Bool {
    guard !values.isOpen, !values.isEmpty else { return false }
    if case .array = parameter {
      return values.values.allSatisfy {
        switch $0 {
        case .object, .view, .enumCase: true
        default: false
        }
      }
    }
    let isOne =
      wanted.map {
        $0.kind == .classType || $0.kind == .enumeration || $0.kind == .structure && !$0.isExternal
      }
      ?? parameter.unwrapped.lastName.map { UIKitClasses.superclasses[$0] != nil } ?? false
    return isOne && wanted?.inherits(external: "ExpressibleByArrayLiteral") != true
      && values.values.allSatisfy { if case .list = $0 { true } else { false } }
  }

  /// Of several methods of one name, those whose enums have the cases that a call names:
  /// `go(to: .detail(item))`.
  func byCase(
    _ candidates: [(FunctionDeclaration, TypeInfo)], _ arguments: [Argument]
  ) -> [(FunctionDeclaration, TypeInfo)] {
    let named = arguments.map { CaseWord($0.value) }
    guard named.contains(where: { $0 != nil }) else { return candidates }
    let fitting = candidates.filter { function, owner in
      guard let pairing = pair(function.parameters, arguments) else { return false }
      return zip(function.parameters, pairing).allSatisfy { parameter, position in
        guard let word = position.flatMap({ named[$0] }),
          let wanted = index.resolve(
            parameter.type.unwrapped, in: owner, file: function.span.file),
          !wanted.isExternal, wanted.kind != .protocolType
        else { return true }
        return word.isMember(of: wanted)
      }
    }
    let likely = fitting.filter { !asksForOther($0.0, $0.1, where: named, arguments) }
    return likely.nonEmpty ?? fitting.nonEmpty ?? candidates
  }

  /// Whether a parameter that is given the name of a member is of a type which has none of the kind:
  /// `open(.market)` is no `open(_ route: String)`, no `open(_ url: URL)` and no `open(_ all: [Route])`.
  private func asksForOther(
    _ function: FunctionDeclaration, _ owner: TypeInfo, where named: [CaseWord?],
    _ arguments: [Argument]
  ) -> Bool {
    guard let pairing = pair(function.parameters, arguments) else { return false }
    return zip(function.parameters, pairing).contains { parameter, position in
      guard let word = position.flatMap({ named[$0] }) else { return false }
      let type = index.expanded(parameter.type.unwrapped, in: owner).unwrapped
      if case .array = type { return word.name != "init" }
      guard let name = type.lastName,
        !(function.generics + owner.generics).contains(where: { $0.name == name }),
        index.resolve(type, in: owner, file: function.span.file)?.isExternal ?? true
      else { return false }
      return index.externalType(named: name).map { !word.isMember(of: $0) } ?? true
    }
  }

  /// `.detail` or `.detail(item, asSheet: true)`, whose type its context tells.
  private struct CaseWord {
    let name: String
    /// The labels of what it is given; nil where it is given nothing.
    let labels: [String?]?

    init?(_ expression: Expression) {
      var callee = expression.plain
      var labels: [String?]?
      if case .call(let inner, let arguments) = callee.kind {
        labels = arguments.map { $0.isTrailing ? nil : $0.label }
        callee = inner
      }
      guard case .member(nil, let name, _) = callee.kind else { return nil }
      self.name = name
      self.labels = labels
    }

    func isMember(of type: TypeInfo) -> Bool {
      if let one = type.cases[name] {
        guard let labels else { return one.payload.isEmpty }
        // Parts with a default may be left out, so that labels stand in order with gaps.
        var rest = one.payload[...]
        return labels.allSatisfy { label in
          guard let found = rest.firstIndex(where: { label == nil || $0.label == label }) else {
            return false
          }
          rest = rest[(found + 1)...]
          return true
        }
      }
      return name == "init" || type.variable(name)?.0.isStatic == true
        || !type.methods(name).isEmpty
    }
  }

  /// Of several methods of one name, those that take a dictionary where one is given, and none where
  /// something else is.
  func byShape(
    _ candidates: [(FunctionDeclaration, TypeInfo)], _ arguments: [Argument], _ frame: Frame
  ) -> [(FunctionDeclaration, TypeInfo)] {
    guard candidates.count > 1 else { return candidates }
    let given = arguments.map { staticType(of: $0.value, frame).flatMap(isDictionary) }
    guard given.contains(where: { $0 != nil }) else { return candidates }
    let fitting = candidates.filter { function, owner in
      guard let pairing = pair(function.parameters, arguments) else { return false }
      return zip(function.parameters, pairing).allSatisfy { parameter, position in
        let type = ScopedType(reference: parameter.type, scope: owner, file: function.span.file)
        guard let given = position.flatMap({ given[$0] }), let wanted = isDictionary(type) else {
          return true
        }
        return given == wanted
      }
    }
    return fitting.isEmpty ? candidates : fitting
  }

  /// Whether a type is a dictionary; nil where it can be one and something else as well.
  private func isDictionary(_ type: ScopedType) -> Bool? {
    switch index.expanded(type.reference.unwrapped, in: type.scope).unwrapped {
    case .dictionary: return true
    case .array, .tuple, .function: return false
    case .named(let parts):
      if let known = resolve(type), !known.isExternal {
        return known.kind == .protocolType ? nil : false
      }
      guard let name = parts.last?.name, name != "NSDictionary" else { return nil }
      return UIKitClasses.isApple(name) ? false : nil
    default: return nil
    }
  }

  /// Of several modifiers of one name, those that take the bindings given: `Binding<Bool>` is no
  /// `Binding<Item?>`.
  func byBindings(
    _ candidates: [(FunctionDeclaration, TypeInfo)], _ arguments: [Argument], _ frame: Frame
  ) -> [(FunctionDeclaration, TypeInfo)] {
    guard candidates.count > 1 else { return candidates }
    let fitting = candidates.filter { function, _ in
      guard let pairing = pair(function.parameters, arguments) else { return false }
      return zip(function.parameters, pairing).allSatisfy { parameter, position in
        guard parameter.type.lastName == "Binding", let wanted = parameter.type.generics.first,
          let position, let given = boundType(arguments[position].value, frame)
        else { return true }
        return Self.isFlag(wanted) == Self.isFlag(given)
      }
    }
    return fitting.isEmpty ? candidates : fitting
  }

  /// What a binding holds: the type of `x` for `$x`, or that of a property of bindings.
  private func boundType(_ binding: Expression, _ frame: Frame) -> TypeReference? {
    guard let type = staticType(of: binding, frame)?.reference else { return nil }
    return type.lastName == "Binding" ? type.generics.first : type
  }

  private static func isFlag(_ type: TypeReference) -> Bool {
    if case .optional = type { return false }
    return type.lastName == "Bool"
  }
}

/// What an enum's code answers of itself: `self == .detail`, `rawValue < 2`,
/// `[.detail, .edit].contains(self)`.
extension Interpreter {
  static func isOrder(_ name: String) -> Bool {
    name == "<" || name == ">" || name == "<=" || name == ">="
  }

  /// Whether two numbers are in an order that cases say, or are written; nil where that depends.
  func isOrdered(
    _ order: String, _ left: Expression, _ right: Expression, _ frame: Frame
  ) -> Bool? {
    guard case .integer(let first)? = evaluate(left, frame).only,
      case .integer(let second)? = evaluate(right, frame).only,
      isOfCase(left, frame), isOfCase(right, frame)
    else {
      evaluate(right, frame)
      return nil
    }
    return switch order {
    case "<": first < second
    case ">": first > second
    case "<=": first <= second
    default: first >= second
    }
  }

  /// Whether a number is written, or is one that a case has: a sum over a list which is empty at
  /// first says nothing.
  private func isOfCase(_ number: Expression, _ frame: Frame) -> Bool {
    switch number.plain.kind {
    case .integer: true
    case .name: frame.receiver?.isCase == true && isFixed(number, frame)
    case .member(let base?, _, _):
      evaluate(base, frame).values.allSatisfy(\.isCase) && isFixed(number, frame)
    case .call(let callee, let arguments): isOwnAnswer(callee, arguments, frame)
    default: false
    }
  }

  /// Whether a case that cannot change is in a list that does not either; nil where that depends.
  func isCaseListed(_ expression: Expression, _ frame: Frame) -> Bool? {
    guard case .call(let callee, let arguments) = expression.kind, arguments.count == 1,
      case .member(let list?, "contains", _) = callee.kind, let one = arguments.first,
      one.label == nil, !one.isTrailing, isFixed(one.value, frame),
      case let values = evaluate(one.value, frame), let asked = plainCase(values),
      let type = type(of: asked), !isComparedByOwn(type.id), let wanted = typeOfValues(values)
    else { return nil }
    if case .array = list.plain.kind {} else if !isFixed(list, frame) { return nil }
    let listed = comparing {
      evaluate(list, frame, expected: wanted.with(.array(wanted.reference))).onlyList
    }
    guard let cases = listed?.map(plainCase), !cases.contains(nil) else { return nil }
    return cases.contains(asked)
  }

  /// The one case that values are, where it carries nothing.
  private func plainCase(_ values: ValueSet) -> Value? {
    guard case .enumCase(_, _, let payload)? = values.only, payload.isEmpty else { return nil }
    return values.only
  }

  /// Whether a call asks a case that cannot change for something which only the case tells:
  /// `route.isModal()`.
  func isOwnAnswer(_ callee: Expression, _ arguments: [Argument], _ frame: Frame) -> Bool {
    guard case .member(let base?, let name, _) = callee.plain.kind,
      arguments.allSatisfy({ isConstant($0.value, frame) }), isFixed(base, frame)
    else { return false }
    let owners = evaluate(base, frame).values
    return !owners.isEmpty
      && owners.allSatisfy { owner in
        guard case .enumCase = owner, let type = type(of: owner),
          case let methods = type.methods(name), methods.count == 1, let method = methods.first?.0
        else { return false }
        return asksOnlyItself(method, type)
      }
  }

  /// Whether a method gives an answer or a number, for a case that is known.
  func tells(_ result: ScopedType?, of receiver: Value?) -> Bool {
    guard case .enumCase? = receiver, let result else { return false }
    return result.reference == .name("Bool") || result.reference == .name("Int")
  }

  /// Whether a method's code names nothing but its own case, its parameters and types.
  private func asksOnlyItself(_ method: FunctionDeclaration, _ type: TypeInfo) -> Bool {
    guard let body = method.body, !method.isMutating, !method.isStatic else { return false }
    let key = PropertyKey(variable: ObjectIdentifier(method), owner: type.id)
    if let known = fixedGetters[key] { return known }
    let own = Set(method.parameters.map(\.name) + ["self", "rawValue"])
    var answer = true
    Walk { node in
      switch node.kind {
      case .name(let name, _): answer = answer && (own.contains(name) || name.startsUppercase)
      case .member(let base?, let name, _):
        if case .array = base.plain.kind { break }
        answer = answer && (base.isSelf && name == "rawValue" || base.writtenType != nil)
      default: break
      }
      return answer
    }.statements(body)
    fixedGetters[key] = answer
    return answer
  }
}

/// `[.detail, .edit].contains(route)`, as a value.
enum CaseLists {
  static let methods: [String: Frameworks.Method] = [
    "contains": { interpreter, _, _, site, frame in
      interpreter.isCaseListed(site.expression, frame).map { ValueSet(.boolean($0)) }
    }
  ]
}

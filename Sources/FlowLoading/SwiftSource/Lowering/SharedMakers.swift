/// Objects that a static function or property makes where it is first asked for, and keeps:
///
///     static func shared() -> Store {
///       if instance == nil { instance = Store() }
///       return instance!
///     }
///
/// That is what `static var instance = Store()` does by itself: the object is made once, whoever
/// asks first.
struct SharedMakers {
  private let owner: String
  /// The static variables that hold nothing at first.
  private let kept: Set<String>

  /// Members with such objects made where they are kept.
  static func settled(
    _ members: TypeDeclaration.Members, of owner: String
  ) -> TypeDeclaration.Members {
    let makers = SharedMakers(
      owner: owner,
      kept: Set(
        members.variables.filter {
          $0.isStatic && !$0.isConstant && $0.getter == nil && $0.observer == nil
            && $0.attributes.isEmpty && $0.value?.isNull != false
        }.map(\.name)))
    return makers.kept.isEmpty ? members : makers.settled(members)
  }

  private func settled(_ members: TypeDeclaration.Members) -> TypeDeclaration.Members {
    var members = members
    var made: [String: Expression] = [:]
    func give(_ body: [Statement]?) -> [Statement]? {
      guard let body, let (name, value) = object(madeBy: body), made[name] == nil else {
        return nil
      }
      made[name] = value
      return [Statement(.returning(Expression(.name(name, generics: []), value.span)), value.span)]
    }
    for (number, one) in members.functions.enumerated() where one.isStatic {
      guard one.parameters.isEmpty, let body = give(one.body) else { continue }
      members.functions[number] = one.with(body: body)
    }
    for (number, one) in members.variables.enumerated() where one.isStatic && one.setter == nil {
      guard let getter = give(one.getter) else { continue }
      members.variables[number] = one.with(getter: getter)
    }
    for (number, one) in members.variables.enumerated() {
      guard one.isStatic, let value = made[one.name] else { continue }
      members.variables[number] = one.with(value: value)
    }
    return members
  }

  /// The variable that code fills where it holds nothing, and with what, if it does nothing else
  /// but to give what that holds.
  private func object(madeBy body: [Statement]) -> (name: String, value: Expression)? {
    guard body.count > 1, case .returning? = body.last?.kind else { return nil }
    var reading = Reading()
    guard read(body, &reading), let name = reading.name, let written = reading.value else {
      return nil
    }
    let maker = if case .name(let local, _) = written.kind { local } else { nil as String? }
    let value = maker.flatMap { reading.locals[$0] } ?? written
    // What is made of other locals is made where they are.
    let isOfOne = { (local: String) in
      local == name || local == maker || reading.locals[local].flatMap(variable) == name
    }
    guard case .call = value.kind, reading.isAsked,
      reading.given.allSatisfy(isOfOne), reading.locals.keys.allSatisfy(isOfOne)
    else { return nil }
    return (name, value)
  }

  private struct Reading {
    var name: String?
    var value: Expression?
    /// Whether it is asked if the variable holds something.
    var isAsked = false
    /// Locals, with what they hold.
    var locals: [String: Expression] = [:]
    /// What is returned.
    var given: [String] = []

    mutating func isOne(_ other: String) -> Bool {
      name = name ?? other
      return name == other
    }
  }

  private func read(_ body: [Statement], _ reading: inout Reading) -> Bool {
    body.allSatisfy { read($0, &reading) }
  }

  private func read(_ statement: Statement, _ reading: inout Reading) -> Bool {
    switch statement.kind {
    case .guarding(let conditions, let otherwise):
      return read(conditions, &reading) && read(otherwise, &reading)
    case .conditional(let conditions, let then, let otherwise):
      return read(conditions, &reading) && read(then, &reading)
        && read(otherwise ?? [], &reading)
    case .variable(.bind(let local), _, let value?):
      guard reading.locals[local] == nil else { return false }
      reading.locals[local] = value
      return true
    case .returning(let value?):
      guard let name = variable(value) ?? value.plain.ownName else { return false }
      reading.given.append(name)
      return true
    case .expression(let expression):
      guard case .binary("=", let target, let value) = expression.kind else {
        return isLock(expression)
      }
      guard let name = variable(target), reading.value == nil, reading.isOne(name) else {
        return false
      }
      reading.value = value
      return true
    case .deferred(let body):
      return body.allSatisfy { one in
        if case .expression(let call) = one.kind { isLock(call) } else { false }
      }
    default: return false
    }
  }

  /// Whether all that is asked is whether one variable holds something.
  private func read(_ conditions: [Condition], _ reading: inout Reading) -> Bool {
    guard conditions.count == 1 else { return false }
    reading.isAsked = true
    switch conditions[0] {
    case .binding(let local, _, let value, _):
      let asked = value ?? Expression(.name(local, generics: []), .none)
      guard let name = variable(asked), reading.isOne(name) else { return false }
      reading.locals[local] = asked
      return true
    case .expression(let expression):
      guard case .binary(let sign, let asked, let other) = expression.plain.kind,
        sign == "==" || sign == "!=", other.isNull, let name = variable(asked)
      else { return false }
      return reading.isOne(name)
    default: return false
    }
  }

  private func isLock(_ expression: Expression) -> Bool {
    guard case .call(let callee, let arguments) = expression.plain.kind, arguments.isEmpty else {
      return false
    }
    return ["lock", "unlock"].contains(callee.lastName)
  }

  /// The static variable that an expression names.
  private func variable(_ expression: Expression) -> String? {
    switch expression.plain.kind {
    case .name(let name, _): kept.contains(name) ? name : nil
    case .member(let base?, let name, _):
      ["self", "Self", owner].contains(base.plain.ownName) && kept.contains(name) ? name : nil
    default: nil
    }
  }
}

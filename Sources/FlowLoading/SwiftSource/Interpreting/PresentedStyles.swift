/// Styles that code gives to what it presents itself.
///
/// A storyboard's scene and what a shared factory makes anew are one object here to all who ask for
/// it: the style that one of them gives to it, in order to present it, is no style of the others.
extension Interpreter {
  /// Whether a style is for the code alone that assigns it to what its own variable holds, as it
  /// does nothing with that but present it.
  func isForPresenting(_ place: Place, _ left: Expression, _ frame: Frame) -> Bool {
    guard place.name == UIKitPresentation.styleName, case .member(let base?, _, _) = left.kind,
      case .name(let name, _) = base.kind, frame.locals[name] != nil
    else { return false }
    let key = ObjectIdentifier(left)
    if let known = onlyPresented[key] { return known }
    let answer =
      PresentedVariable(name, in: frame.code).isOnlyPresented && !declaresPresenting
    onlyPresented[key] = answer
    return answer
  }

  /// Whether the program has a method like UIKit's: what it does with what it is given is its own.
  private var declaresPresenting: Bool {
    index.types.contains { type in
      (type.functions["present"] ?? []).contains {
        $0.body != nil && $0.parameters.first?.label == nil
          && $0.parameters.contains { $0.label == "animated" }
      }
    }
  }
}

/// What code does with a variable of its own.
private struct PresentedVariable {
  private let name: String
  /// Variables of the same code that hold what a call made.
  private let made: Set<String>
  private let code: [Statement]

  init(_ name: String, in code: [Statement]) {
    (self.name, self.code) = (name, code)
    made = Self.made(by: code)
  }

  /// Whether a call made it, it is presented, and for the rest only members of it are used.
  ///
  /// - Complexity: Linear in the code.
  var isOnlyPresented: Bool {
    var (isMade, isPresented, isOther) = (false, false, false)
    var visit: (Expression) -> Bool = { _ in true }
    let walk = Walk(listed: { isMade = isMade || $0.contains(where: makesIt) }) { visit($0) }
    visit = { node in
      switch node.kind {
      case .call(let callee, let arguments)
      where callee.lastName == "present" && arguments.contains { $0.label == "animated" }
        && arguments.first.map { $0.label == nil && isIt($0.value) } == true:
        isPresented = true
        walk.expression(callee)
        for argument in arguments.dropFirst() { walk.expression(argument.value) }
        return false
      case .binary("=", let left, let right)
      where isIt(left) && (Self.isCall(right) || holdsMade(right)):
        // `let page: UIViewController`, made in one branch or another
        isMade = true
        walk.expression(right)
        return false
      case .member(let base?, _, _) where isIt(base): return false
      case .name(name, _): isOther = true
      default: break
      }
      return !isOther
    }
    walk.statements(code)
    return isMade && isPresented && !isOther
  }

  private static func made(by code: [Statement]) -> Set<String> {
    var made: Set<String> = []
    Walk(listed: { statements in
      for statement in statements {
        if case .variable(.bind(let name), _, let value?) = statement.kind, isCall(value) {
          made.insert(name)
        }
      }
    }) { _ in true }.statements(code)
    return made
  }

  /// `page = reader`, of which nothing else is done with `reader`'s style here.
  private func holdsMade(_ value: Expression) -> Bool {
    if case .name(let other, _) = value.plain.kind { made.contains(other) } else { false }
  }

  /// Whether a statement declares it as what a call gives, and not as what is there already.
  private func makesIt(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .variable(.bind(name), _, let value?): return Self.isCall(value)
    case .conditional(let conditions, _, _), .guarding(let conditions, _):
      return conditions.contains { condition in
        guard case .binding(name, _, let value?, _) = condition else { return false }
        return Self.isCall(value)
      }
    default: return false
    }
  }

  private static func isCall(_ value: Expression) -> Bool {
    switch value.plain.kind {
    case .call: true
    case .cast(let inner, _, _), .unwrap(let inner): isCall(inner)
    default: false
    }
  }

  private func isIt(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name(name, _): true
    case .unwrap(let inner): isIt(inner)
    default: false
    }
  }
}

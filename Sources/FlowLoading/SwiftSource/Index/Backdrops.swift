extension ViewSyntax {
  /// Whether a view only draws: a colour, a gradient, shapes, a picture. Behind or before a screen
  /// it is no screen.
  func isBackdrop(_ type: TypeInfo) -> Bool {
    if let known = backdrops[type.id] { return known }
    let answer =
      type.variables["body"]?.getter.map { Self.onlyDraws($0) || Self.isDrawing($0, of: type) }
      ?? false
    backdrops[type.id] = answer
    return answer
  }

  /// Whether all that code gives is a property of a type that is declared to be a colour or the like:
  /// `var body: some View { Self.gradient }`.
  private static func isDrawing(_ code: [Statement], of type: TypeInfo) -> Bool {
    code.onlyExpression?.lastName.flatMap { type.variables[$0]?.type?.lastName }
      .map(drawings.contains) ?? false
  }

  static func onlyDraws(_ statements: [Statement]) -> Bool {
    statements.contains { !isDeclaration($0) }
      && statements.allSatisfy { statement in
        switch statement.kind {
        case .expression(let value), .returning(let value?): onlyDraws(value)
        case .conditional(_, let then, let otherwise):
          onlyDraws(then) && (otherwise.map(onlyDraws) ?? true)
        case .switching(_, let cases): cases.allSatisfy { onlyDraws($0.body) }
        default: isDeclaration(statement)
        }
      }
  }

  private static func isDeclaration(_ statement: Statement) -> Bool {
    if case .variable = statement.kind { return true }
    return false
  }

  static func onlyDraws(_ view: Expression) -> Bool {
    switch view.kind {
    case .name(let name, _): drawings.contains(name)
    // `Color.red`, `Theme.colors.back.ignoresSafeArea`
    case .member(let base?, let name, _):
      !laying.contains(name) && !presenting.contains(name) && onlyDraws(base)
    case .call(let callee, let arguments):
      if case .name(let name, _) = callee.kind, holders.contains(name) {
        arguments.contains(where: \.isTrailing)
          && arguments.allSatisfy { argument in
            guard case .closure(let content) = argument.value.kind else { return true }
            return onlyDraws(content.body)
          }
      } else {
        onlyDraws(callee)
      }
    case .unwrap(let inner): onlyDraws(inner)
    case .statement(let statement): onlyDraws([statement])
    default: false
    }
  }

  static let drawings: Set<String> = [
    "Color", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
    "MeshGradient", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Capsule",
    "Ellipse", "Path", "Canvas", "Image", "Divider", "Spacer", "EmptyView",
  ]

  /// Views that hold others and add nothing that could be acted on.
  private static let holders: Set<String> = [
    "ZStack", "VStack", "HStack", "Group", "GeometryReader", "TimelineView",
  ]

  /// Modifiers that lay other views on top or below.
  private static let laying: Set<String> = ["overlay", "background"]
}

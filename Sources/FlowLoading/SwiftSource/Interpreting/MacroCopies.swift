/// Methods that a macro gives a structure to copy itself with some properties replaced, whose source
/// is not there: `state.copy(page: .done)`.
extension Interpreter {
  /// What such a call gives: the structure made of what it is given and, for the rest, of its own.
  ///
  /// - Returns: Nil where the call is nothing of the kind.
  func copy(_ type: TypeInfo, _ site: CallSite, of base: Expression, _ frame: Frame) -> ValueSet? {
    guard type.kind == .structure, !type.isExternal, !site.arguments.isEmpty,
      Self.copying.contains(where: site.name.hasPrefix),
      type.attributes.contains(where: { $0.name.startsUppercase && !Self.native.contains($0.name) })
    else { return nil }
    let stored = type.stored.filter { !$0.isStatic && !($0.isConstant && $0.value != nil) }
    var given: [String: Argument] = [:]
    for argument in site.arguments {
      guard let label = argument.label, stored.contains(where: { $0.name == label }) else {
        return nil
      }
      given[label] = argument
    }
    let key = Copied(call: ObjectIdentifier(site.expression), type: type.id)
    let kept =
      copies[key]
      ?? stored.map { variable in
        Argument(
          label: variable.name,
          value: Expression(.member(base, variable.name, generics: []), site.expression.span),
          isTrailing: false)
      }
    copies[key] = kept
    let arguments = kept.map { argument in argument.label.flatMap { given[$0] } ?? argument }
    return construct(type, arguments, site.expression, frame)
  }

  /// A call that copies a structure.
  struct Copied: Hashable {
    let call: ObjectIdentifier
    let type: Int
  }

  private static let copying = ["copy", "with", "clon"]

  /// Attributes of types that add no method.
  private static let native: Set<String> = [
    "MainActor", "Observable", "Model", "UIApplicationMain", "NSApplicationMain", "Suite",
  ]
}

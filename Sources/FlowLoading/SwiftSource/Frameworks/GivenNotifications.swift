/// Names of notifications that functions are given, which observe them with code that they are given
/// too: `func on(_ name: Notification.Name, _ act: @escaping () -> Void)`.
extension Notifications {
  /// What such a parameter holds where a call says the name; nil for any other parameter.
  static func given(
    _ written: Expression, for type: TypeReference, _ caller: Frame
  ) -> ValueSet? {
    guard isName(type), let name = key(written, caller) else { return nil }
    return ValueSet(.external(mark + name))
  }

  /// The name that a local holds which was given it.
  static func held(by written: Expression, _ frame: Frame) -> String? {
    guard case .name(let local, _) = written.kind,
      case .external(let text)? = frame.locals[local]?.values.only, text.hasPrefix(mark)
    else { return nil }
    return String(text.dropFirst(mark.count))
  }

  /// The names that code observes: whichever there are, where it observes those that it is given.
  static func observed(in units: [FileFacts]) -> Set<String> {
    let named = units.reduce(into: Set<String>()) { $0.formUnion($1.observed) }
    guard !named.isEmpty else { return [] }
    let all = units.lazy.flatMap(\.declared)
    let isGiven = all.contains { one in
      one.parameters.contains { named.contains($0.name) && isName($0.type) }
    }
    return isGiven ? all.reduce(into: named) { $0.formUnion($1.uses.posted) } : named
  }

  private static func isName(_ type: TypeReference) -> Bool {
    guard type.unwrapped.lastName == "Name", let whole = type.unwrapped.dottedName else {
      return false
    }
    return whole == "Notification.Name" || whole == "NSNotification.Name"
  }

  private static let mark = "\u{0}notification "
}

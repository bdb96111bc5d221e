/// Tabs that are there to be tapped and never selected: a button in the middle of the bar, for which
/// `tabBarController(_:shouldSelect:)` answers no.
extension Interpreter {
  /// The classes of the controllers whose tabs a tab controller's own code does not let be selected.
  func refusedTabs(of screen: Int) -> Set<Int> {
    guard case .type(let number) = facts.screens[screen].key else { return [] }
    var refused: Set<Int> = []
    for owner in index.types[number].lineage where !owner.isExternal {
      for function in owner.functions["tabBarController"] ?? [] {
        guard let asked = function.parameters.last, asked.label == "shouldSelect" else { continue }
        for name in Self.refused(by: function.body ?? [], asked.name) {
          index.resolve(name, in: owner, file: owner.span.file).map { _ = refused.insert($0.id) }
        }
      }
    }
    return refused
  }

  /// `if controller is Camera { …; return false }`: the types for which a body always answers no.
  private static func refused(by body: [Statement], _ asked: String) -> [TypeReference] {
    body.flatMap { statement -> [TypeReference] in
      guard case .conditional(let conditions, let then, _) = statement.kind,
        conditions.count == 1, answersNo(then)
      else { return [] }
      switch conditions[0] {
      case .expression(let test):
        guard case .typeTest(let subject, let type) = test.kind,
          case .name(asked, _) = subject.plain.kind
        else { return [] }
        return [type]
      case .binding(_, _, let value?, _):
        guard case .cast(let subject, let type, true) = value.kind,
          case .name(asked, _) = subject.plain.kind
        else { return [] }
        return [type]
      default: return []
      }
    }
  }

  private static func answersNo(_ body: [Statement]) -> Bool {
    guard case .returning(let answer?)? = body.last?.kind, answer.isFalseLiteral else {
      return false
    }
    // An answer before the last may be another.
    return body.dropLast().allSatisfy { statement in
      if case .expression = statement.kind { return true }
      if case .variable = statement.kind { return true }
      return false
    }
  }
}

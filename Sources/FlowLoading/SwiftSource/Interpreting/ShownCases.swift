extension Interpreter {
  /// What tells apart the containers that a loop over cases makes:
  /// `ForEach(Tab.allCases) { tab in Card { switch tab { … } } }` makes one for each case.
  func caseShown(by type: TypeInfo, _ arguments: [Argument], _ frame: Frame) -> ObjectIdentifier? {
    guard type.kind == .structure, type.inherits(external: "View") else { return nil }
    for argument in arguments {
      let given = deferred(argument, by: type, frame)
      guard case .closure(let closure) = given.kind else { continue }
      let cases = syntax.freeNames(of: closure).compactMap { name -> Value? in
        guard case .enumCase(let type, let name, let payload)? = frame.locals[name]?.values.only,
          payload.isEmpty || given !== argument.value
        else { return nil }
        return .enumCase(type, name, [])
      }
      if !cases.isEmpty { return mark(of: .list(cases.map { ValueSet($0) })) }
    }
    return nil
  }

  /// What tells apart the containers that one modifier puts around different views:
  /// `func body(content: Content) -> some View { Card { content } }`.
  func viewShown(by type: TypeInfo, _ arguments: [Argument], _ frame: Frame) -> ObjectIdentifier? {
    guard type.kind == .structure, type.inherits(external: "View"),
      let maker = frame.receiver.flatMap(self.type(of:)), maker.inherits(external: "ViewModifier")
    else { return nil }
    for argument in arguments {
      var names: Set<String> = []
      switch argument.value.kind {
      case .closure(let closure): names = Set(syntax.freeNames(of: closure))
      case .name(let name, _): names = [name]
      default: break
      }
      for name in names.sorted() {
        if let values = frame.locals[name]?.values, values.values.allSatisfy(isView),
          let site = heap.site(of: values)
        {
          return site
        }
      }
    }
    return nil
  }

  /// Stands for a value where code is what tells objects apart.
  func mark(of value: Value) -> ObjectIdentifier {
    if let known = valueMarks[value] { return ObjectIdentifier(known) }
    let made = ValueMark()
    valueMarks[value] = made
    return ObjectIdentifier(made)
  }
}

final class ValueMark {}

/// State whose cases choose what a sheet shows: which one it is when the sheet comes up, the act says
/// that brings it up.
extension Interpreter {
  /// Keeps which state the content of a presentation asks for its case.
  func noteChoosing(_ content: Expression, _ frame: Frame) {
    var asked: [Expression] = []
    var pending = [[Statement(.expression(content), content.span)]]
    if case .closure(let closure) = content.plain.kind { pending = [closure.body] }
    var seen: Set<String> = []
    let walk = Walk(listed: { asked += $0.flatMap(Self.asked) }) { node in
      switch node.kind {
      case .statement(let statement): asked += Self.asked(by: statement)
      case .name(let name, _):
        // `{ content }`, where the view's own property chooses.
        if let getter = frame.scope?.variables[name]?.getter, seen.insert(name).inserted {
          pending.append(getter)
        }
      default: break
      }
      return true
    }
    while let code = pending.popLast() { walk.statements(code) }
    for subject in asked {
      for place in places(of: subject, frame) where holdsChoice(place) {
        heap.steer([place])
        heap.write(ValueSet(.boolean(true)), to: Self.choosing(place.name))
      }
    }
  }

  /// Whether an act that sets state to a case may choose what comes up by it.
  func chooses(_ place: Place, _ change: StateChange) -> Bool {
    guard case .assign(let values) = change, Self.isChoice(values) else { return false }
    return !heap.read(Self.choosing(place.name)).isEmpty
  }

  /// Whether state is set to what an `if` or a `switch` tells from all else: a case, or a text or
  /// a number that is written out.
  static func isChoice(_ values: ValueSet) -> Bool {
    guard !values.isOpen else { return false }
    return switch values.only {
    case .enumCase, .integer: true
    case .string(let text): !text.contains(URLText.gap)
    default: false
    }
  }

  private func holdsChoice(_ place: Place) -> Bool {
    guard let type = declaredType(of: place) else { return false }
    if let name = type.reference.lastName, ["String", "Int"].contains(name) { return true }
    return enumType(of: place)?.kind == .enumeration
  }

  private static func choosing(_ name: String) -> Place {
    Place(object: nil, of: .steering, name: "\u{0}chooses \(name)")
  }

  private static func asked(by statement: Statement) -> [Expression] {
    switch statement.kind {
    case .switching(let subject, _): return [subject]
    case .conditional(let conditions, _, _):
      return conditions.compactMap { condition in
        switch condition {
        case .pattern(_, let subject): return subject
        case .expression(let asked):
          guard case .binary(let sign, let state, _) = asked.kind, sign == "==" || sign == "!="
          else { return nil }
          return state
        default: return nil
        }
      }
    default: return []
    }
  }
}

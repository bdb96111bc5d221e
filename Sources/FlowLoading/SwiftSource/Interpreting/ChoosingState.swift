/// State whose cases choose what a sheet shows: which one it is when the sheet comes up, the act says
/// that brings it up.
extension Interpreter {
  /// Keeps which state the content of a presentation asks for its case.
  func noteChoosing(_ content: Expression, _ frame: Frame) {
    guard case .closure(let closure) = content.plain.kind else { return }
    var asked: [Expression] = []
    var pending: [[Statement]] = [closure.body]
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
      for place in places(of: subject, frame) where enumType(of: place)?.kind == .enumeration {
        heap.steer([place])
        heap.write(ValueSet(.boolean(true)), to: Self.choosing(place.name))
      }
    }
  }

  /// Whether an act that sets state to a case may choose what comes up by it.
  func chooses(_ place: Place, _ change: StateChange) -> Bool {
    guard case .assign(let values) = change, case .enumCase? = values.only else { return false }
    return !heap.read(Self.choosing(place.name)).isEmpty
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

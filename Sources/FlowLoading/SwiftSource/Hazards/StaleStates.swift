import FlowGraph

/// Presentations by a flag whose content reads other state that is set in the same action.
///
/// SwiftUI makes such content from the view as it was when its body last ran. A body that reads
/// neither piece of state does not run again when they change.
extension GraphBuilder {
  func staleStates(_ type: TypeInfo) -> [Hazard] {
    let states = Set(type.stored.filter { $0.attribute("State") != nil }.map(\.name))
    guard states.count > 1 else { return [] }
    let presentations = flagged(in: type, states)
    guard !presentations.isEmpty else { return [] }
    let depends = dependencies(of: type, states)
    let owner = screen(of: type)
    var result: [Hazard] = []
    for presentation in presentations {
      let read = reads(presentation.content, states).subtracting([presentation.flag])
      for state in read.sorted() where !depends.contains(state) {
        guard !depends.contains(presentation.flag),
          let span = setTogether(state, presentation.flag, in: type, depends)
        else { continue }
        result.append(
          Hazard(
            .staleState, "\(type.name).\(state)", on: owner?.name, screenID: owner?.id,
            names: ["\(type.name).\(presentation.flag)", presentation.modifier],
            at: interpreter.place(span)))
      }
    }
    return result
  }

  private struct Flagged {
    let modifier: String
    let flag: String
    let content: Closure
  }

  private static let modifiers: Set<String> = ["sheet", "fullScreenCover", "popover"]

  private func flagged(in type: TypeInfo, _ states: Set<String>) -> [Flagged] {
    var result: [Flagged] = []
    walk(views(of: type)) { node in
      guard case .call(let callee, let arguments) = node.kind,
        case .member(_?, let name, _) = callee.kind, Self.modifiers.contains(name),
        let flag = arguments.first(where: { $0.label == "isPresented" }),
        case .name(let written, _) = flag.value.kind, written.hasPrefix("$"),
        let content = arguments.last(where: { $0.label == "content" || $0.isTrailing }),
        case .closure(let closure) = content.value.kind
      else { return true }
      let plain = String(written.dropFirst())
      if states.contains(plain) {
        result.append(Flagged(modifier: name, flag: plain, content: closure))
      }
      return true
    }
    return result
  }

  private func views(of type: TypeInfo) -> [[Statement]] {
    type.variables.values.sorted { $0.span.key < $1.span.key }.compactMap(\.getter)
      + functions(of: type).filter { $0.result?.isView == true }.compactMap(\.body)
  }

  private func functions(of type: TypeInfo) -> [FunctionDeclaration] {
    type.functions.values.joined().sorted { $0.span.key < $1.span.key }
  }

  private func walk(_ bodies: [[Statement]], _ visit: @escaping (Expression) -> Bool) {
    let walk = Walk(visit)
    bodies.forEach(walk.statements)
  }

  /// State that content reads for its value: not what it only hands on as a binding.
  private func reads(_ content: Closure, _ states: Set<String>) -> Set<String> {
    var result: Set<String> = []
    Walk(bound: { if states.contains($0) { result.insert($0) } }) { node in
      if case .name(let name, _) = node.kind, states.contains(name) { result.insert(name) }
      return true
    }.statements(content.body)
    return result
  }

  /// State that may make the body run again: all that view code mentions outside the content of
  /// presentations, but for assignments to it.
  private func dependencies(of type: TypeInfo, _ states: Set<String>) -> Set<String> {
    var result: Set<String> = []
    var skipped: Set<ObjectIdentifier> = []
    walk(views(of: type)) { node in
      if skipped.contains(ObjectIdentifier(node)) { return false }
      switch node.kind {
      case .call(let callee, let arguments):
        if case .member(_?, let name, _) = callee.kind, Self.modifiers.contains(name),
          arguments.contains(where: { $0.label == "isPresented" })
        {
          for argument in arguments { skipped.insert(ObjectIdentifier(argument.value)) }
        }
      case .binary("=", let left, _):
        skipped.insert(ObjectIdentifier(left))
      case .name(let name, _):
        let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
        if states.contains(plain) { result.insert(plain) }
      default: break
      }
      return true
    }
    return result
  }

  /// Where one run of statements sets both and nothing else that makes the body run again.
  private func setTogether(
    _ state: String, _ flag: String, in type: TypeInfo, _ depends: Set<String>
  ) -> Span? {
    var found: Span?
    func look(_ body: [Statement]) {
      var set: [String: Span] = [:]
      for statement in body {
        guard case .expression(let expression) = statement.kind,
          case .binary("=", let left, let right) = expression.kind,
          let name = assigned(left)
        else { continue }
        if name == flag {
          if case .boolean(true) = right.kind { set[name] = expression.span }
        } else if case .null = right.kind {
          continue
        } else {
          set[name] = expression.span
        }
      }
      guard found == nil, let span = set[state], set[flag] != nil,
        set.keys.allSatisfy({ !depends.contains($0) })
      else { return }
      found = span
    }
    for body in functions(of: type).compactMap(\.body) { look(body) }
    walk(views(of: type) + functions(of: type).compactMap(\.body)) { node in
      if case .closure(let closure) = node.kind { look(closure.body) }
      return true
    }
    return found
  }

  private func assigned(_ left: Expression) -> String? {
    switch left.kind {
    case .name(let name, _): return name
    case .member(let base?, let name, _):
      if case .name("self", _) = base.kind { return name }
      return nil
    default: return nil
    }
  }
}

extension TypeReference {
  fileprivate var isView: Bool { unwrapped.lastName.map { $0.hasSuffix("View") } ?? false }
}

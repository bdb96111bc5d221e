/// How reducers are put together: a case of the one's actions carries actions of the other.
struct ReducerTree {
  struct Link {
    let parent: TypeInfo
    let name: String
    let child: TypeInfo
    let wrapping: Wrapping
  }

  /// What a case carries a child's action in.
  enum Wrapping {
    case plain
    /// `PresentationAction.presented(action)`
    case presented
    /// `StackAction.element(id:action:)`, `IdentifiedAction.element(id:action:)`
    case element
  }

  /// By the parent, then by the name of the case.
  private(set) var children: [Int: [String: Link]] = [:]
  /// By the child.
  private(set) var parents: [Int: [Link]] = [:]
  /// Cases that carry actions which are no reducer's own, by the enum of those.
  private(set) var parts: [Int: [Link]] = [:]
  /// The cases that carry actions, by the reducer whose they are.
  private var carrying: [Int: Set<String>] = [:]

  init(_ interpreter: Interpreter) {
    for parent in interpreter.index.types where Reducers.isReducer(parent) {
      guard let actions = interpreter.resolve(Reducers.actions(of: parent)) else { continue }
      for name in actions.caseOrder {
        guard let payload = actions.cases[name]?.payload.first else { continue }
        let written = ScopedType(
          reference: payload.type, scope: actions, file: actions.span.file)
        guard let (child, wrapping) = Self.child(written, interpreter) else {
          if let part = interpreter.resolve(written), part.kind == .enumeration {
            carrying[parent.id, default: []].insert(name)
            parts[part.id, default: []].append(
              Link(parent: parent, name: name, child: part, wrapping: .plain))
          }
          continue
        }
        let link = Link(parent: parent, name: name, child: child, wrapping: wrapping)
        carrying[parent.id, default: []].insert(name)
        children[parent.id, default: [:]][name] = link
        parents[child.id, default: []].append(link)
      }
    }
  }

  /// Whether a case of a reducer's actions only carries others.
  func carries(_ name: String, of actions: Int, _ index: ProgramIndex) -> Bool {
    guard !carrying.isEmpty, let reducer = index.types[actions].outer,
      index.types[actions].simpleName == "Action"
    else { return false }
    return carrying[reducer.id]?.contains(name) ?? false
  }

  /// The reducer for whose actions the cases on a path stand.
  func child(of reducer: TypeInfo, along path: [String]) -> TypeInfo? {
    var current = reducer
    for name in path where !Self.wrappers.contains(name) {
      guard let link = children[current.id]?[name] else { return nil }
      current = link.child
    }
    return current === reducer ? nil : current
  }

  /// Cases of what carries an action, which lead to no other reducer.
  private static let wrappers: Set<String> = ["presented", "element"]

  /// The paths of whose elements a case takes actions: `.path(.element(id: _, action: .detail))`.
  static func paths(in pattern: Pattern) -> Set<String> {
    switch pattern {
    case .enumCase(_, let name, let parts, _):
      parts.reduce(into: []) { paths, part in
        if case .enumCase(_, "element", _, _) = part.pattern { paths.insert(name) }
        paths.formUnion(Self.paths(in: part.pattern))
      }
    case .optional(let inner): paths(in: inner)
    default: []
    }
  }

  private static func child(
    _ type: ScopedType, _ interpreter: Interpreter
  ) -> (TypeInfo, Wrapping)? {
    let written = type.reference.generics
    let inner: (TypeReference?, Wrapping) =
      switch type.reference.lastName {
      case "PresentationAction": (written.first, .presented)
      case "StackAction", "IdentifiedAction", "StackActionOf", "IdentifiedActionOf":
        (written.last, .element)
      default: (type.reference, .plain)
      }
    guard let reference = inner.0, let found = interpreter.resolve(type.with(reference)) else {
      return nil
    }
    if inner.1 == .element, Reducers.isReducer(found) { return (found, .element) }
    guard found.simpleName == "Action", let outer = found.outer, Reducers.isReducer(outer) else {
      return nil
    }
    return (outer, inner.1)
  }
}

extension ReducerTree.Link {
  /// A child's actions as the parent's.
  func wrap(_ actions: ValueSet, in type: TypeInfo) -> ValueSet {
    let payload: ValueSet =
      switch wrapping {
      case .plain: actions
      case .presented: ValueSet(.frameworkCase("presented", [actions]))
      case .element: ValueSet(.frameworkCase("element", [.unknown, actions]))
      }
    return ValueSet(.enumCase(type.id, name, [payload]))
  }

  /// The child's actions that a parent's action carries.
  func unwrap(_ payload: ValueSet) -> ValueSet {
    guard wrapping != .plain else { return payload }
    return payload.values.reduce(into: ValueSet.none) { actions, value in
      guard case .tuple(let labels, let parts) = value, let last = parts.last,
        Value.frameworkCaseName(labels) != nil
      else { return }
      actions.formUnion(last)
    }
  }
}

extension Value {
  private static let mark = "case "

  /// A case of an enum that a framework declares.
  static func frameworkCase(_ name: String, _ payload: [ValueSet]) -> Value {
    .tuple([mark + name] + payload.dropFirst().map { _ in nil }, payload)
  }

  /// The name of such a case.
  static func frameworkCaseName(_ labels: [String?]) -> String? {
    guard let first = labels.first ?? nil, first.hasPrefix(mark) else { return nil }
    return String(first.dropFirst(mark.count))
  }
}

/// Cases of the enums in which the Composable Architecture carries a child's actions.
enum ChildActions {
  /// - Returns: Nil where the type is another.
  static func make(
    _ name: String, _ arguments: [Argument], _ type: ScopedType, _ interpreter: Interpreter,
    _ frame: Frame
  ) -> ValueSet? {
    guard let wrapper = type.reference.lastName, names[wrapper]?.contains(name) == true else {
      return nil
    }
    guard !arguments.isEmpty else { return ValueSet(.frameworkCase(name, [])) }
    var action = type.reference.generics.last.map { type.with($0) }
    if wrapper.hasSuffix("Of"), let feature = action.flatMap(interpreter.resolve) {
      action = Reducers.actions(of: feature)
    }
    let payload = arguments.map { argument in
      let isAction = name == "presented" || argument.label == "action"
      return interpreter.shallow(
        interpreter.evaluate(argument.value, frame, expected: isAction ? action : nil))
    }
    return ValueSet(.frameworkCase(name, payload))
  }

  private static let names: [String: Set<String>] = [
    "PresentationAction": ["presented", "dismiss"],
    "StackAction": ["element"], "StackActionOf": ["element"],
    "IdentifiedAction": ["element"], "IdentifiedActionOf": ["element"],
  ]
}

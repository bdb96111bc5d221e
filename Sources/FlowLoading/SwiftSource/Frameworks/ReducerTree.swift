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

extension Interpreter {
  /// Whether a case of a reducer's actions carries those of another, which acts on them.
  func isOfChild(_ action: CaseName) -> Bool {
    let type = index.types[action.type]
    guard type.simpleName == "Action", let reducer = type.outer, Reducers.isReducer(reducer) else {
      return false
    }
    return reducerTree.children[reducer.id]?[action.name] != nil
      || shownStates(of: reducer)[action.name] != nil
  }

  /// How many reducers around one are told of its actions, but for enums of features, which only
  /// hand them on.
  private static let heights = 4

  /// Runs what reducers do with actions of one of them: the reducer itself, those in it that the
  /// actions are for, and those that it is in.
  ///
  /// - Parameter around: The features of the views around the one that sends them. Of several
  ///   features that hold one, those are meant.
  func deliver(
    _ actions: ValueSet, to reducer: TypeInfo, around: Set<Int> = [], _ site: Expression,
    _ frame: Frame
  ) {
    // What its code sends in turn comes from the same views.
    let around = around.isEmpty ? featuresAround : around
    let outer = featuresAround
    featuresAround = around
    defer { featuresAround = outer }
    handDown(actions, to: reducer, site, frame)
    var told: Set<String> = []
    var level = [(reducer, actions)]
    for _ in 0..<Self.heights {
      var next: [(TypeInfo, ValueSet)] = []
      var position = 0
      while position < level.count {
        let (child, actions) = level[position]
        position += 1
        let links = (reducerTree.parents[child.id] ?? []).filter { $0.parent !== reducer }
        let near = links.filter { around.contains($0.parent.id) }
        for link in near.isEmpty ? links : near {
          guard told.insert("\(link.parent.id) \(link.name)").inserted,
            let type = resolve(Reducers.actions(of: link.parent))
          else { continue }
          let wrapped = link.wrap(actions, in: type)
          reduce(wrapped, link.parent, site, frame)
          if link.parent.kind == .enumeration {
            level.append((link.parent, wrapped))
          } else {
            next.append((link.parent, wrapped))
          }
        }
      }
      level = next
    }
  }

  /// The features of the stores that the views hold which made the one whose code runs.
  func features(around frame: Frame) -> Set<Int> {
    var found: Set<Int> = []
    var next = objectNumber(frame.receiver)
    for _ in 0..<Self.makers {
      guard let number = next else { break }
      let type = index.types[heap.objects[number].type]
      for case let written? in type.stored.map(\.type) {
        let scoped = ScopedType(reference: written, scope: type, file: type.span.file)
        if let outer = state(ofStore: scoped)?.outer { found.insert(outer.id) }
      }
      next = heap.objects[number].maker
    }
    return found
  }

  /// How many views around one are asked.
  private static let makers = 8

  private func handDown(
    _ actions: ValueSet, to reducer: TypeInfo, _ site: Expression, _ frame: Frame
  ) {
    reduce(actions, reducer, site, frame)
    for case .enumCase(_, let name, let payload) in actions.values {
      guard let link = reducerTree.children[reducer.id]?[name], let first = payload.first else {
        continue
      }
      let inner = link.unwrap(first)
      if link.wrapping == .presented, first.values.contains(.frameworkCase("dismiss", [])) {
        clear(link, site)
      }
      if !inner.isEmpty { handDown(inner, to: link.child, site, frame) }
    }
  }
}

import FlowGraph

/// What segues of the app's own classes do with the screen that they lead to.
enum CustomSegues {
  struct Work {
    /// Nil where it does nothing: what shows the screen, `prepare(for:sender:)` says.
    var kind: Transition.Kind?
    /// The call that puts the screen into a stack of its own first.
    var wrapper: Expression?
  }

  /// What a class's `perform()` does; nil where it does nothing that UIKit has a call for, several
  /// such things, or leaves it to UIKit.
  static func work(of name: String, in index: ProgramIndex) -> Work? {
    guard let type = index.find(dotted: name, file: 0), type.isKind(of: "UIStoryboardSegue"),
      let body = type.methods("perform").first(where: { $0.0.parameters.isEmpty })?.0.body
    else { return nil }
    if body.isEmpty { return Work(kind: nil) }
    var locals: [String: Expression] = [:]
    var lists = SegueLists()
    var style: String?
    var presented: Shown?
    var others: [(kind: Transition.Kind, shown: Shown)] = []
    var isLeftToUIKit = false
    func shown(_ node: Expression?) -> Shown? { node.flatMap { Shown($0, locals) } }
    Walk(listed: { list in
      for (name, value) in list.flatMap(named) {
        locals[name] = value
        lists.name(name, value) { shown($0) != nil }
      }
    }) { node in
      lists.note(node) { shown($0) != nil }
      switch node.kind {
      case .binary("=", let left, let right):
        if left.lastName == UIKitPresentation.styleName { style = right.lastName }
        if left.lastName == "rootViewController", let shown = shown(right) {
          others.append((.root, shown))
        }
        if left.lastName == UIKitContainers.contentName,
          let kind = lists.kind(of: right, isDestination: { shown($0) != nil })
        {
          others.append((kind, Shown()))
        }
      case .call(let callee, let arguments):
        if case .member(let base?, "perform", _) = callee.kind, case .name("super", _) = base.kind {
          isLeftToUIKit = true
        }
        if callee.lastName == "setViewControllers", let list = arguments.first?.value,
          let kind = lists.kind(of: list, isDestination: { shown($0) != nil })
        {
          others.append((kind, Shown()))
        }
        guard let found = shown(arguments.first?.value) else { break }
        switch callee.lastName {
        case "present": presented = found
        case "pushViewController": others.append((.push, found))
        case "addChild", "addChildViewController": others.append((.embed, found))
        default: break
        }
      default: break
      }
      return true
    }.statements(body)
    if let presented { others.append((UIKitPresentation.kind(style: style), presented)) }
    guard !isLeftToUIKit, let only = others.first, Set(others.map(\.kind)).count == 1 else {
      return nil
    }
    return Work(kind: only.kind, wrapper: only.shown.wrapper)
  }

  /// What a statement gives names to.
  private static func named(_ statement: Statement) -> [(name: String, value: Expression)] {
    switch statement.kind {
    case .variable(.bind(let name), _, let value?): [(name, bare(value))]
    case .guarding(let conditions, _), .conditional(let conditions, _, _):
      conditions.compactMap { condition in
        guard case .binding(let name, _, let value?, _) = condition else { return nil }
        return (name, bare(value))
      }
    default: []
    }
  }

  /// A value without the casts and unwrapping around it.
  private static func bare(_ node: Expression) -> Expression {
    if case .cast(let inner, _, _) = node.plain.kind { return bare(inner) }
    return node.plain
  }

  /// The segue's destination, or a stack that is made around it.
  private struct Shown {
    var wrapper: Expression?

    init() {}

    init?(_ node: Expression, _ locals: [String: Expression]) {
      var node = CustomSegues.bare(node)
      if case .name(let name, _) = node.kind, let value = locals[name] { node = value }
      if Self.isDestination(node, locals) { return }
      guard case .call(let callee, let arguments) = node.kind,
        callee.lastName?.hasSuffix("NavigationController") == true,
        let root = arguments.first, root.label == "rootViewController",
        Self.isDestination(CustomSegues.bare(root.value), locals)
      else { return nil }
      wrapper = node
    }

    private static func isDestination(_ node: Expression, _ locals: [String: Expression]) -> Bool {
      if case .name(let name, _) = node.kind, let value = locals[name] {
        return value.lastName.map(names.contains) ?? false
      }
      return node.lastName.map(names.contains) ?? false
    }

    private static let names = ["destination", "destinationViewController"]
  }
}

extension Interpreter {
  /// What a segue of an app's own class shows of its destinations, and how.
  func performed(
    by segue: InterfaceBuilderSegue, _ shown: ValueSet
  ) -> (shown: ValueSet, kind: Transition.Kind?)? {
    switch segue.kind {
    case .embed, .relationship, .unwind: return nil
    default: break
    }
    guard let name = segue.performer?.name, let work = CustomSegues.work(of: name, in: index) else {
      return nil
    }
    guard let wrapper = work.wrapper,
      let stackType = index.externalType(named: "UINavigationController")
    else { return (shown, work.kind) }
    let stacks = shown.values.map { root -> Value in
      guard case .object(let object) = root else { return root }
      let held = heap.objects[object]
      let stack = heap.object(
        type: stackType.id, site: ObjectIdentifier(wrapper), maker: nil, wrapped: held.site,
        held: object)
      objectSpans[stack] = objectSpans[stack] ?? wrapper.span
      fill(self.stack(ofController: stack), with: ValueSet(root))
      return .object(stack)
    }
    return (ValueSet(stacks, isOpen: shown.isOpen), work.kind)
  }
}

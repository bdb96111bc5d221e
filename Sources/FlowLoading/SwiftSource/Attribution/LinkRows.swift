import FlowGraph

/// Rows of transitions, each way once.
extension Linker {
  func add(
    from: Int?, to: Target, kind: Transition.Kind, span: Span, stacks: [Int],
    via: String? = nil, carrying: CaseName? = nil, conditions: [RunCondition] = [],
    operation: Operation? = nil,
    onPath: Bool = false,
    sequence: String? = nil, isCertain: Bool = true, isEcho: Bool = false,
    isSelection: Bool = false, isSwitch: Bool = false, by presentation: Presentation? = nil
  ) {
    let builder = to.shown?.builder
    var all = operation?.conditions ?? []
    for condition in conditions + (to.shown?.conditions ?? []) where !all.contains(condition) {
      all.append(condition)
    }
    guard !interpreter.steadyFacts(of: all).isContradictory else { return }
    let row = Links.Transition(
      from: from, to: to.screen, kind: kind, via: via ?? builder?.name,
      carried: carrying, span: operation?.span ?? span,
      trigger: operation?.trigger, conditions: all, hops: operation?.hops ?? [],
      content: to.shown?.span, builder: builder, stacks: stacks,
      onPath: onPath, sequence: sequence, deepLink: operation?.deepLink, isCertain: isCertain,
      isEcho: isEcho, listener: operation?.trigger.flatMap { linkListener($0.span) },
      ownStack: ownStack(of: to, operation), isSelection: isSelection,
      isSwitch: isSwitch, isDeferred: operation?.isDeferred ?? false)
    if let known = links.seen[row.key] {
      if links.transitions[known].ownStack != row.ownStack {
        links.transitions[known].ownStack = Context.noStack
      }
      if links.transitions[known].via != row.via { links.transitions[known].via = nil }
      if links.transitions[known].carried != row.carried { links.transitions[known].carried = nil }
      let before = links.transitions[known].trigger
      takeTrigger(of: row, for: known)
      links.transitions[known].otherTriggers.formUnion([before, row.trigger].compactMap(\.self))
      if !isEcho { links.transitions[known].isEcho = false }
      if !isSwitch { links.transitions[known].isSwitch = false }
      takeStacks(of: row, for: known)
      // What only one of the ways asks for is no condition.
      links.transitions[known].conditions.removeAll { !all.contains($0) }
    } else {
      links.seen[row.key] = links.transitions.count
      links.transitions.append(row)
      if let from {
        noteLayer(of: row, from, operation)
      }
    }
    noteEnvironment(of: row.key, to, by: presentation)
    // What lies on a stack has around it what is around the stack.
    let around = kind == .push ? stacks.map { facts.stacks[$0].screen } : []
    interpreter.noteShowers(around.nonEmpty ?? [from], of: to.shown)
  }

  /// A trigger that looks at state which links from outside write. What it does they do, whatever
  /// else does the same.
  private func linkListener(_ trigger: Span) -> Span? {
    guard let places = interpreter.observed[trigger] else { return nil }
    let isWritten = facts.deepLinks.contains { record in
      record.literal == nil
        && record.writes.contains { written in places.contains { $0.meets(written) } }
    }
    return isWritten ? trigger : nil
  }

  /// Notes where a screen stands that a row leads to.
  private func noteLayer(of row: Links.Transition, _ from: Int, _ operation: Operation?) {
    if row.kind.isModal {
      links.above[from, default: []].insert(row.to)
      return
    }
    // What has been the window's root is gone.
    if case .window? = operation?.effect { return }
    // What state switches to fills the level that does the switching, not what is acted on: a screen
    // deep in a stack that is gone then.
    if case .state? = operation?.effect, row.kind == .embed || row.kind == .root { return }
    // A tab that a modal selects may lie beneath the modal.
    if row.kind == .tab, operation != nil { return }
    if row.kind == .push, isBeneath(row.stacks, modal: from) { return }
    links.below[from, default: []].insert(row.to)
    if row.kind == .embed || row.kind != .push && operation == nil {
      let stack = row.ownStack.map { $0 != Links.Transition.ownWindow } ?? false
      links.inside[from, default: []].insert(.init(screen: row.to, hasStack: stack))
    }
  }

  /// Whether stacks lie under the modal in which a screen stands: what is pushed there from it is not
  /// in the modal.
  private func isBeneath(_ stacks: [Int], modal screen: Int) -> Bool {
    guard !stacks.isEmpty, self.stacks(of: screen).isDisjoint(with: stacks) else { return false }
    return stacks.allSatisfy { stack in
      guard let owner = facts.stacks[stack].screen, owner != screen,
        !layer(above: [owner]).contains(screen)
      else { return false }
      return layer(above: [owner], modals: true).contains(screen)
        || isPresented(screen, by: owner)
    }
  }

  /// Whether a modal that stands around a screen's content brings up another, whoever sets it off.
  private func isPresented(_ screen: Int, by presenter: Int) -> Bool {
    facts.presentations.contains { presentation in
      presentation.kind.isModal && !presentation.isItem && presentation.screen == presenter
        && targets(of: presentation, []).contains { $0.screen == screen }
    }
  }

  /// The way that stands for all is one that somebody sets off, and one that runs on no more than
  /// all of them ask for.
  private func takeTrigger(of row: Links.Transition, for known: Int) {
    let first = links.transitions[known]
    guard let trigger = row.trigger, !row.kind.isStructure else { return }
    let isBetter = first.trigger?.isAside == true && !trigger.isAside
    let asksLess =
      row.conditions.count < first.conditions.count
      && row.conditions.allSatisfy(first.conditions.contains)
    guard
      first.trigger == nil || isBetter
        || asksLess && (!trigger.isAside || first.trigger?.isAside == true)
    else { return }
    (links.transitions[known].trigger, links.transitions[known].hops) = (row.trigger, row.hops)
  }

  /// Code that two objects of a class run acts on the stacks of both, where the screen can stand on
  /// both.
  private func takeStacks(of row: Links.Transition, for known: Int) {
    guard let from = row.from, !links.transitions[known].stacks.isEmpty else { return }
    let added = row.stacks.filter(stacks(of: from).contains)
    links.transitions[known].stacks = (links.transitions[known].stacks + added).uniqued()
  }

  /// Takes away what a presentation's binding would show by itself, where it is known who shows it:
  /// SwiftUI writes nothing to the binding of a presentation but that it is over.
  func dropEchoes() {
    let known = Set(links.transitions.filter { !$0.isEcho }.map(Way.init))
    links.transitions.removeAll { $0.isEcho && known.contains(Way($0)) }
  }

  private struct Way: Hashable {
    let from: Int?
    let to: Int
    let kind: TransitionKind

    init(_ row: Links.Transition) { (from, to, kind) = (row.from, row.to, row.kind) }
  }

  /// The stack that a target brings along; not known for what a router elsewhere shows, or where
  /// other controllers may be shown in its place.
  private func ownStack(of target: Target, _ operation: Operation?) -> Int? {
    if let stack = target.ownStack { return stack }
    switch operation?.effect {
    case .route: return Context.noStack
    case .openWindow: return Links.Transition.ownWindow
    case .show(let values, let kind) where kind.isModal && values.isOpen: return Context.noStack
    default: return nil
    }
  }

  /// `Owner.case` of state that holds what one case carries.
  func caseText(of place: Place) -> String? {
    guard let name = place.payloadName,
      let type = interpreter.declaredType(of: place.whole).flatMap({
        interpreter.resolve($0.with($0.reference.unwrapped))
      })
    else { return nil }
    return "\(type.name).\(name)"
  }

  /// The one case that a case carries.
  func carriedCase(_ value: Value?) -> CaseName? {
    guard case .enumCase(_, _, let payload)? = value else { return nil }
    return payload.lazy.compactMap { part -> CaseName? in
      guard case .enumCase(let type, let name, _)? = part.only else { return nil }
      return CaseName(type: type, name: name)
    }.first
  }

  /// `Owner.case` of a value, where it is known.
  func caseText(_ values: ValueSet) -> String? {
    for value in values.values {
      if case .enumCase(let type, let name, _) = value {
        return "\(interpreter.index.types[type].name).\(name)"
      }
    }
    for value in values.values {
      switch value {
      case .string(let text): return "“\(text)”"
      case .integer(let number): return String(number)
      default:
        if let type = interpreter.type(of: value) { return type.name }
        if case .external(let name) = value { return name }
      }
    }
    return nil
  }
}

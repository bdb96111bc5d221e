import FlowGraph
import FlowLinks

/// What is put on stacks, and the destinations that take it.
extension Linker {
  func changePath(
    _ change: StateChange, _ stacks: [Int], _ place: Place, _ operation: Operation, _ position: Int
  ) {
    let isGuarded =
      operation.conditions.contains {
        interpreter.asksWhetherEmpty($0, place.name) || asksWhetherEmpty($0, operation)
          || place.isEntry
            && interpreter.asksWhetherEmpty($0, EmptinessAnswers.entry(of: place.propertyName))
      } || isLeftToMaker(operation)
    func back(_ kind: Back.Kind, count: Int?, traps: Bool) {
      links.resolvedSpans.insert(operation.span)
      links.backs.append(
        .init(
          from: operation.screen, kind: kind, count: count, traps: traps, isGuarded: isGuarded,
          operation: operation, stacks: stacks))
    }
    switch change {
    case .append(let value):
      push(value, on: stacks, operation, isPath: true, sequence: nil)
    case .pop(let count, let traps):
      back(.pop, count: count, traps: traps)
    case .popAll:
      back(.popToRoot, count: nil, traps: false)
    case .assign(let values) where isHandedBack(values, to: place, operation): break
    case .assign(let values):
      var isKnown = false
      for value in values.values {
        guard var items = pathItems(value) else { continue }
        // State that is read back holds its first value among others that are not known.
        if items.isEmpty, values.isOpen { continue }
        isKnown = true
        if stacks.contains(where: { facts.stacks[$0].includesRoot }) {
          items = Array(items.dropFirst())
        }
        if items.isEmpty {
          back(.popToRoot, count: nil, traps: false)
        } else {
          for (level, item) in items.enumerated() {
            push(
              item, on: stacks, operation, isPath: true,
              sequence: "\(operation.span.file):\(operation.span.start):\(position)#\(level)")
          }
        }
      }
      if !isKnown { unresolved(operation, "the path that is assigned could not be worked out") }
    }
  }

  /// `path = url.pathComponents`: texts, of which nobody knows how many there are.
  private func pathItems(_ value: Value) -> [ValueSet]? {
    switch value {
    case .list(let items): items
    case .incomingURL(.components(let first), _):
      [ValueSet(.incomingURL(.eachComponent(from: max(0, first)), as: "String"))]
    default: nil
    }
  }

  /// Whether a condition asks the binding through which a path is changed: what a computed binding
  /// is to, both work out alike.
  private func asksWhetherEmpty(_ condition: RunCondition, _ operation: Operation) -> Bool {
    let names = interpreter.emptinessNames(condition)
    guard names.contains("wrappedValue") || names.contains("self") else { return false }
    var text = interpreter.text(operation.span)[...]
    if text.hasPrefix("self.") { text = text.dropFirst(5) }
    // `if !isEmpty { removeLast() }`, in what the program adds to lists.
    if names.contains("self"), !text.prefix(while: { $0 != "(" }).contains(".") { return true }
    return names.contains { text.hasPrefix("\($0).wrappedValue.") }
  }

  /// Whether the setter of a binding to a path stores what it is given: SwiftUI alone calls it, on
  /// Back, or for a value link, which has a row of its own.
  private func isHandedBack(
    _ values: ValueSet, to place: Place, _ operation: Operation
  ) -> Bool {
    guard let trigger = operation.trigger, trigger.label == Trigger.bindingLabel,
      interpreter.mirrored[trigger.span]?.contains(where: { $0.meets(place) }) == true
    else { return false }
    return values.values.allSatisfy { value in
      guard case .list(let items) = value else { return interpreter.isVague(value) }
      return !items.isEmpty && items.allSatisfy { $0.values.allSatisfy(interpreter.isVague) }
    }
  }

  /// A value put on stacks: the destination for its type shows the screen.
  func push(
    _ values: ValueSet, on stacks: [Int], _ operation: Operation, isPath: Bool, sequence: String?
  ) {
    if stacks.isEmpty {
      unresolved(operation, "no stack is known on which it stands")
      return
    }
    if values.isEmpty {
      pushUnknown(on: stacks, operation, isPath: isPath, sequence: sequence)
      return
    }
    // `isReady ? Page.next : nil`: a link with nothing to push is switched off.
    for value in values.values where value != .null || values.values.count == 1 {
      let element = interpreter.pathElement(value)
      let kind = element?.kind ?? stacks.first.map { facts.stacks[$0].elementKind } ?? .push
      let inner = element?.value ?? ValueSet(value)
      if inner.isEmpty {
        pushUnknown(on: stacks, operation, isPath: isPath, sequence: sequence, kind: kind)
      }
      for value in inner.values {
        guard let key = typeKey(value) else {
          pushUnknown(on: stacks, operation, isPath: isPath, sequence: sequence, kind: kind)
          continue
        }
        deliver(value, key, stacks, operation, isPath: isPath, sequence: sequence, kind: kind)
      }
    }
  }

  /// A value of which nothing is known, not even its type, can only meet the one destination that a
  /// stack has.
  private func pushUnknown(
    on stacks: [Int], _ operation: Operation, isPath: Bool, sequence: String?,
    kind: TransitionKind = .push
  ) {
    let possible = Set(stacks.flatMap { destinations(on: $0).map(\.type) })
    guard possible.count == 1, let type = possible.first else {
      unresolved(operation, "the value that is pushed could not be worked out")
      return
    }
    for value in anyValue(of: type).values {
      deliver(
        value, type, stacks, operation, isPath: isPath, sequence: sequence, isCertain: false,
        kind: kind)
    }
  }

  private func deliver(
    _ value: Value, _ key: TypeKey, _ stacks: [Int], _ operation: Operation, isPath: Bool,
    sequence: String?, isCertain: Bool = true, kind: TransitionKind = .push
  ) {
    if isCertain { links.noteSent([value]) }
    // A link in a column sets the list's selection; on a stack of its own it pushes.
    if stacks.allSatisfy({ facts.stacks[$0].isSplit }), select(value, key, operation) { return }
    var isTaken = false
    var without: [Int] = []
    var seen: Set<Int> = []
    var stacks = stacks
    if !stacks.isEmpty, stacks.allSatisfy({ facts.stacks[$0].isSplit }),
      !stacks.contains(where: { split in
        destinations(on: split).contains { fits($0.type, key, on: split) }
      })
    {
      let beside = stacks.flatMap {
        self.stacks(inColumnsOf: $0, taking: key, besides: operation.screen)
      }.uniqued()
      if !beside.isEmpty { stacks = beside }
    }
    for stack in stacks {
      var matching = destinations(on: stack).filter { fits($0.type, key, on: stack) }
      if matching.count > 1, let screen = operation.screen {
        matching.removeAll { $0.screen.map { takesTurns($0, with: screen) } ?? false }
      }
      if matching.isEmpty { without.append(stack) }
      for destination in matching {
        isTaken = true
        let (found, _) = targets(
          of: destination.content, [ValueSet(value)], screen: destination.screen, stack: stack)
        // Some value of a type that is no enum, of which many were made.
        let isOne = isCertain && (found.count == 1 || !isAny(value))
        for target in found where seen.insert(target.screen).inserted {
          add(
            from: operation.screen, to: target, kind: kind, span: operation.span, stacks: stacks,
            via: caseText(ValueSet(value)), carrying: carriedCase(value), operation: operation,
            onPath: isPath,
            sequence: sequence, isCertain: isOne)
        }
      }
    }
    if isTaken {
      links.resolvedSpans.insert(operation.span)
      links.delivered[operation.span, default: [:]][operation.screen, default: []]
        .insert(name(of: key))
    } else if select(value, key, operation) {
      return
    } else if without.contains(where: { destinations(on: $0).contains { $0.type == .unknown } }) {
      unresolved(operation, "its stack has a destination for a type that could not be worked out")
    } else if let screen = operation.screen {
      links.undelivered.insert(
        .init(
          type: name(of: key), from: screen, stacks: stacks, span: operation.span,
          isConditional: !operation.conditions.isEmpty,
          isTakenElsewhere: facts.destinations.contains { $0.type == key },
          isTakenInside: hasOwnStack(for: key, screen)))
      links.resolvedSpans.insert(operation.span)
    }
  }

  /// Whether a screen puts a stack of its own around its content that takes a value: where it does
  /// so on a condition, what stands in the stack was seen without it too.
  private func hasOwnStack(for key: TypeKey, _ screen: Int) -> Bool {
    facts.stacks.indices.contains { number in
      let stack = facts.stacks[number]
      return stack.screen == screen && !stack.isSplit && !isInTab(number)
        && destinations(on: number).contains { fits($0.type, key, on: number) }
    }
  }

  private func isAny(_ value: Value) -> Bool {
    guard case .some(let type) = value else { return false }
    return interpreter.index.types[type].kind != .enumeration
  }

  /// Sets a list's selection by a value link, which needs no destination.
  ///
  /// - Returns: Whether some list selects values of that type.
  private func select(_ value: Value, _ key: TypeKey, _ operation: Operation) -> Bool {
    guard case .pushValue = operation.effect, let places = facts.selections[key] else {
      return false
    }
    links.resolvedSpans.insert(operation.span)
    for place in places.sorted(by: { $0.order < $1.order }) {
      interpreter.heap.write(ValueSet(value), to: place)
      switchScreens(ValueSet(value), place, operation)
    }
    return true
  }

  /// Whether value links in a list set the selection that the list is bound to.
  func isLeftToLinks(_ place: Place, _ operation: Operation) -> Bool {
    let keys = facts.selections.filter { $0.value.contains { $0.meets(place) } }
    guard !keys.isEmpty else { return false }
    return facts.operations.contains { link in
      guard case .pushValue(let values) = link.effect, link.screen == operation.screen,
        operation.span.isAround(link.span)
      else { return false }
      return values.values.contains { value in typeKey(value).map { keys[$0] != nil } ?? false }
    }
  }

  /// Destinations that a push on a stack can meet: those of its content and of all screens on it.
  func destinations(on stack: Int) -> [Destination] {
    facts.destinations.filter { destination in
      if let own = destination.stack {
        if own == stack { return true }
        // On a stack in a split view's column: the column may pass its destinations on.
        return facts.stacks[own].isSplit && facts.stacks[own].screen == facts.stacks[stack].screen
      }
      guard let screen = destination.screen else { return false }
      return stacks(of: screen).contains(stack) || facts.stacks[stack].screen == screen
    }.sorted { $0.span.key < $1.span.key }
  }

  func typeKey(_ value: Value) -> TypeKey? {
    switch value {
    case .string, .url: .external(value.isURL ? "URL" : "String")
    case .integer: .external("Int")
    case .external(let name) where Self.ofAnyType.contains(name): nil
    // What a function takes of any type: `push<Value: Hashable>(_ value: Value)`.
    case .external(let name) where interpreter.index.functionParameters.contains(name): nil
    case .external(let name), .incomingURL(_, as: let name?): .external(name)
    default: interpreter.type(of: value).map { TypeKey($0) }
    }
  }

  /// What a value of any type is stored as: `let destination: any Hashable`.
  private static let ofAnyType: Set<String> = [
    "Any", "AnyHashable", "Hashable", "Equatable", "Comparable", "Identifiable", "Codable",
    "Encodable", "Decodable", "Sendable",
  ]

  func fits(_ destination: TypeKey, _ value: TypeKey, on stack: Int) -> Bool {
    if destination == value { return true }
    // Elements of such a path are boxed, whatever they are.
    if destination == .external("AnyHashable"),
      facts.stacks[stack].places.contains(where: { holdsBoxes($0) })
    {
      return true
    }
    guard case .program(let wanted) = destination, case .program(let found) = value else {
      return false
    }
    // A value typed by a protocol may be of the destination's type.
    let type = interpreter.index.types[found]
    if facts.stacks[stack].isOfLibrary, type.lineage.contains(where: { $0.id == wanted }) {
      return true
    }
    return type.kind == .protocolType
      && interpreter.index.types[wanted].lineage.contains { $0 === type }
  }

  private func holdsBoxes(_ path: Place) -> Bool {
    interpreter.declaredType(of: path).flatMap(interpreter.elementType)?.reference.lastName
      == "AnyHashable"
  }

  /// The stacks in the columns of a split view, on the roots of which shows what a link in an
  /// earlier column pushes.
  ///
  /// - Parameter screen: The one in whose column the link stands.
  private func stacks(
    inColumnsOf split: Int, taking key: TypeKey, besides screen: Int?
  ) -> [Int] {
    let owner = facts.stacks[split].screen
    let columns = Set(
      interpreter.levels(facts.stacks[split].content.values).shown.map(interpreter.screen)
    ).filter { $0 != screen }
    return facts.stacks.indices.filter { number in
      let stack = facts.stacks[number]
      guard !stack.isSplit, let screen = stack.screen, screen == owner || columns.contains(screen)
      else { return false }
      return destinations(on: number).contains { fits($0.type, key, on: number) }
    }
  }

  func name(of key: TypeKey) -> String {
    switch key {
    case .program(let type): interpreter.index.types[type].name
    case .external(let name): name
    case .unknown: "unknown"
    }
  }
}

extension Value {
  fileprivate var isURL: Bool {
    if case .url = self { return true }
    return false
  }
}

import FlowGraph

/// Judges the pieces of screens that depend on where the screen comes up.
extension Linker {
  func judgeParts() {
    let footing = Footing(links, stacks: facts.stacks)
    for part in facts.parts {
      if let row = judge(part, footing) { links.misplaced.insert(row) }
    }
    judgeInlineModals()
    judgeTraps()
    judgePushedStacks()
    judgeDestinations()
  }

  private func judge(_ part: Part, _ footing: Footing) -> Links.Misplaced? {
    guard let screen = part.screen else { return nil }
    func row(
      _ kind: MisplacedPart.Kind, _ subject: String, on standing: Int? = nil,
      container: String? = nil, other: Span? = nil
    ) -> Links.Misplaced {
      .init(
        kind: kind, subject: subject, screen: standing ?? screen, span: part.span,
        way: footing.loose[standing ?? screen], container: container, other: other)
    }
    switch part.kind {
    case .pushedController(let name): return row(.pushedController, name)
    case .freshTarget(let text): return row(.freshTarget, text)
    case .push(let label, let owner):
      // What a modal calls back pushes on the stack of the controller that presented it.
      let standing = owner.flatMap { facts.screenNumbers[.type($0)] } ?? screen
      guard part.stack == nil, !part.isConditional, footing.loose[standing] != nil,
        !ownsStacks(standing)
      else { return nil }
      return row(.push, label, on: standing)
    case .destination(let type):
      let subject = type.map(name(of:)) ?? interpreter.text(part.span)
      if let lazy = part.lazy { return row(.lazyDestination, subject, container: lazy) }
      guard part.stack == nil else { return nil }
      if footing.isOnlyLoose(screen) {
        return isInsideStack(part) || isInOwnStack(screen) ? nil : row(.looseDestination, subject)
      }
      guard type != nil, let path = homogeneousPath(under: screen) else { return nil }
      return row(.deepDestination, subject, container: path)
    case .stack(let number):
      guard !part.isConditional, isPlain(number), !tabbedStacks.contains(number) else {
        return nil
      }
      let around = part.stack.map { [$0] } ?? stacksAround(screen)
      let outer = around.first {
        isPlain($0) && !conditionalStacks.contains($0)
          && facts.stacks[$0].span != facts.stacks[number].span
          && (part.stack != nil || facts.stacks[$0].screen != screen)
      }
      guard let outer else { return nil }
      return row(.stack, "", other: facts.stacks[outer].span)
    case .dismissal(let type):
      let owner = type.flatMap { facts.screenNumbers[.type($0)] } ?? screen
      // `if isPresented { Button("Done") { dismiss() } }`
      guard !part.isConditional, footing.launched.contains(screen),
        !footing.closable.contains(screen), !footing.closable.contains(owner)
      else { return nil }
      return row(.dismissal, interpreter.text(part.span))
    case .bar(let name):
      guard !part.isConditional, footing.isOnlyLoose(screen), part.stack == nil,
        !ownsStacks(screen)
      else { return nil }
      return row(.bar, name)
    case .hiddenBack, .undismissable: return nil
    }
  }

  /// The stacks in which a screen comes up. Tabs lie between: of a tab those count that it is
  /// pushed on elsewhere, and those that hold it with no tabs between.
  private func stacksAround(_ screen: Int) -> [Int] {
    guard links.tabScreens.values.joined().joined().contains(screen) else {
      return stacks(of: screen).sorted()
    }
    let pushes = links.transitions.filter {
      $0.to == screen && $0.kind == .push && $0.ownStack == nil && $0.deepLink == nil
    }
    let holding = facts.stacks.indices.filter { holds(screen, in: content(of: $0).values) }
    return (pushes.flatMap(\.stacks) + holding).uniqued().sorted()
  }

  /// Whether a screen is the root of a stack with such content.
  private func holds(_ screen: Int, in content: [Value]) -> Bool {
    interpreter.levels(content).shown.contains { interpreter.screen($0) == screen }
  }

  /// Stacks that only some conditions make.
  private var conditionalStacks: Set<Int> {
    Set(
      facts.parts.compactMap { part in
        if case .stack(let number) = part.kind, part.isConditional { return number }
        return nil
      })
  }

  private func ownsStacks(_ screen: Int) -> Bool {
    facts.stacks.contains { $0.screen == screen }
  }

  /// SwiftUI's stacks whose levels the system shows one over the other.
  private func isPlain(_ stack: Int) -> Bool {
    let record = facts.stacks[stack]
    return !record.isSplit && !record.isOfLibrary && !record.isController
  }

  /// Whether a destination stands in the code of a stack of its screen.
  private func isInsideStack(_ part: Part) -> Bool {
    facts.stacks.contains { stack in
      stack.screen == part.screen && stack.span.file == part.span.file
        && stack.span.start <= part.span.start && part.span.end <= stack.span.end
    }
  }

  /// Whether a helper puts all of a screen into a stack, or into one of two: `page.embedded(in: path)`.
  private func isInOwnStack(_ screen: Int) -> Bool {
    let pages = links.transitions.filter { $0.from == screen && $0.kind == .root }.map(\.to)
    return facts.stacks.indices.contains { number in
      guard case .view? = facts.stacks[number].receiver, facts.stacks[number].screen == screen
      else { return false }
      return links.roots[number]?.contains { $0 == screen || pages.contains($0) } == true
    }
  }

  /// The path of the stacks that a screen is pushed on, where all are arrays of one type.
  private func homogeneousPath(under screen: Int) -> String? {
    let stacks = stacks(of: screen).sorted()
    guard !stacks.isEmpty else { return nil }
    var found: String?
    for stack in stacks {
      guard isPlain(stack), links.roots[stack]?.contains(screen) != true,
        facts.stacks[stack].screen != screen, let place = facts.stacks[stack].places.first,
        let type = interpreter.declaredType(of: place),
        case .array = interpreter.index.expanded(type.reference, in: type.scope)
      else { return nil }
      found =
        place.type >= 0 ? "\(interpreter.index.types[place.type].name).\(place.name)" : place.name
    }
    return found
  }

  // MARK: Modals and pushes

  /// Links in content that is a sheet with no screen of its own.
  private func judgeInlineModals() {
    for presentation in facts.presentations where presentation.kind.isModal {
      guard let screen = presentation.screen else { continue }
      let arguments = presentation.isItem ? [itemValue(.none, presentation)] : []
      for part in inlineParts(of: presentation, arguments) {
        guard case .push(let label, _) = part.kind, part.stack == nil, !part.isConditional else {
          continue
        }
        links.misplaced.insert(
          .init(
            kind: .push, subject: label, screen: screen, span: part.span, way: nil,
            shownAs: presentation.kind))
      }
    }
  }

  /// Pushes of content that brings a stack of its own.
  private func judgePushedStacks() {
    for row in links.transitions where row.kind == .push {
      guard let own = row.ownStack, own >= 0, isPlain(own), let from = row.from,
        row.deepLink == nil,
        let outer = stacks(of: from).sorted().first(where: {
          facts.stacks[$0].span != facts.stacks[own].span
        }),
        stacks(of: from).allSatisfy(isPlain)
      else { continue }
      links.misplaced.insert(
        .init(
          kind: .stack, subject: "", screen: row.to, span: facts.stacks[own].span, way: nil,
          other: facts.stacks[outer].span))
    }
  }

  // MARK: Destinations

  /// Destinations for one type that meet on a stack.
  private func judgeDestinations() {
    // A part stands at the modifier's name, a destination where its view begins.
    var places: [Span: Span] = [:]
    var conditional: Set<Span> = []
    for part in facts.parts {
      guard case .destination = part.kind else { continue }
      places[part.span.ending] = part.span
      if part.isConditional { conditional.insert(part.span.ending) }
    }
    func note(_ later: Destination, after earlier: Destination) {
      guard let screen = later.screen else { return }
      links.misplaced.insert(
        .init(
          kind: .secondDestination, subject: name(of: later.type), screen: screen,
          span: places[later.span.ending] ?? later.span, way: nil,
          other: places[earlier.span.ending] ?? earlier.span))
    }
    for (later, earlier) in destinationsOfOneChain() { note(later, after: earlier) }
    var hidden: [(later: Destination, earlier: Destination)] = []
    // What is hidden on one stack may be the only one on another.
    var used: Set<Span> = []
    for stack in facts.stacks.indices {
      let known = ordered(destinations(on: stack))
      guard isPlain(stack) else {
        used.formUnion(known.map(\.span))
        continue
      }
      for (_, same) in Dictionary(grouping: known, by: \.type) {
        for (position, later) in same.enumerated() {
          let earlier = same.indices.first { index in
            same[index].span != later.span
              && !isOfOneChain(same[index], later)
              && ![same[index], later].contains { conditional.contains($0.span.ending) }
              && comes(same[index], before: later, on: stack)
              && !(index > position && comes(later, before: same[index], on: stack))
          }
          if let earlier {
            hidden.append((later, same[earlier]))
          } else {
            used.insert(later.span)
          }
        }
      }
    }
    for (later, earlier) in hidden where !used.contains(later.span) { note(later, after: earlier) }
  }

  /// Destinations with one before them in their chain of modifiers: both are there together,
  /// wherever the view stands and whatever the condition.
  private func destinationsOfOneChain() -> [(later: Destination, earlier: Destination)] {
    let chains = Dictionary(grouping: ordered(facts.destinations)) {
      [Int($0.span.file), Int($0.span.start)]
    }
    return chains.values.flatMap { chain in
      chain.indices.dropFirst().compactMap { position in
        let later = chain[position]
        let earlier = chain[..<position].first {
          $0.type == later.type && $0.screen == later.screen && $0.span != later.span
        }
        return earlier.map { (later, $0) }
      }
    }
  }

  private func ordered(_ destinations: some Sequence<Destination>) -> [Destination] {
    destinations.filter { isDistinct($0.type) }
      .sorted { $0.span.ending.key < $1.span.ending.key }
  }

  /// Whether a type is one, and not one for each type that it is made of (`Page<Song>`).
  private func isDistinct(_ key: TypeKey) -> Bool {
    switch key {
    case .unknown: false
    case .program(let number): interpreter.index.types[number].generics.isEmpty
    default: true
    }
  }

  private func isOfOneChain(_ one: Destination, _ other: Destination) -> Bool {
    one.screen == other.screen && one.span.beginning == other.span.beginning
  }

  /// Whether one destination lies nearer to the root than another that is there with it.
  private func comes(_ one: Destination, before other: Destination, on stack: Int) -> Bool {
    guard let first = one.screen, let second = other.screen else { return false }
    let roots = links.roots[stack] ?? []
    func isAtRoot(_ destination: Destination, _ screen: Int) -> Bool {
      destination.stack == stack || roots.contains(screen)
    }
    let owner = facts.stacks[stack].screen
    if isAtRoot(one, first), isAtRoot(other, second) {
      // Roots that take turns do not meet; what is on the stack itself meets each of them.
      return first == second || first == owner && one.stack == stack
    }
    guard !isAtRoot(other, second), first != second else { return false }
    return leads(first == owner ? roots + [first] : [first], to: second, on: stack)
  }

  /// Whether pushes on a stack put one screen above others that stand on it.
  private func leads(_ screens: [Int], to screen: Int, on stack: Int) -> Bool {
    var seen = Set(screens)
    var open = screens
    while let next = open.popLast() {
      for row in links.transitions where row.from == next {
        let isPush = row.kind == .push && row.stacks.contains(stack)
        guard isPush || row.kind.isStructure && row.trigger == nil else { continue }
        if isPush, row.to == screen { return true }
        if seen.insert(row.to).inserted { open.append(row.to) }
      }
    }
    return false
  }
}

extension Span {
  /// Only where it begins, which all calls of a chain have in common.
  fileprivate var beginning: Span { Span(file: file, start: start, end: start) }

  /// Only where it ends, which a chain's last call and the chain have in common.
  var ending: Span { Span(file: file, start: end, end: end) }
}

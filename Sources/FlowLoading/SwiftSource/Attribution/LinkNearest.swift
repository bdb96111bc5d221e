/// Which of the stacks and presentations that hang on objects of the environment a screen acts on.
///
/// A view finds the object that is put nearest around it: the screens of a tab write that tab's
/// router, and no other tab's.
extension Linker {
  func nearestStacks(
    _ stacks: [Int], of change: StateChange, at place: Place, to operation: Operation
  ) -> [Int] {
    guard stacks.count > 1, isOfEnvironment(place), let screen = operation.screen else {
      return stacks
    }
    let own = stacks.filter { stack in
      self.stacks(of: screen).contains(stack) || facts.stacks[stack].screen == screen
    }
    let nearest = joined(own, screen) { around(screen, stacks) { facts.stacks[$0].screen } }
    // Where a screen was seen that does not stand there, what it pushes has no destination.
    return isTaken(change, by: nearest) || !isTaken(change, by: stacks) ? nearest : stacks
  }

  /// Whether one of some stacks has a destination for something that a change puts on them.
  private func isTaken(_ change: StateChange, by stacks: [Int]) -> Bool {
    let values: ValueSet
    switch change {
    case .append(let value): values = value
    case .assign(let lists):
      values = interpreter.items(of: lists).reduce(into: .none) { $0.formUnion($1) }
    case .pop, .popAll: return true
    }
    let keys = values.values.compactMap { value in
      (interpreter.pathElement(value)?.value ?? ValueSet(value)).values.compactMap(typeKey)
    }.joined()
    return keys.isEmpty
      || stacks.contains { stack in
        destinations(on: stack).contains { taken in
          keys.contains { fits(taken.type, $0, on: stack) }
        }
      }
  }

  func nearest(
    _ presentations: [Presentation], at place: Place, to operation: Operation
  ) -> [Presentation] {
    guard presentations.count > 1, isOfEnvironment(place), let screen = operation.screen else {
      return presentations
    }
    let owners = Set(stacks(of: screen).map { facts.stacks[$0].screen } + [screen])
    let own = presentations.filter { owners.contains($0.screen) }
    return joined(own, screen) { around(screen, presentations, \.screen) }
  }

  /// What a screen stands on, and what is around it where it is presented too: there it finds what
  /// whoever presents it has.
  private func joined<Item: Hashable>(
    _ own: [Item], _ screen: Int, _ around: () -> [Item]
  ) -> [Item] {
    guard own.isEmpty || links.above.values.contains(where: { $0.contains(screen) }) else {
      return own
    }
    return (own + around()).uniqued()
  }

  /// Those in whose screens a screen stands, or in what these show; all where it stands in none.
  private func around<Item>(
    _ screen: Int, _ items: [Item], _ owner: (Item) -> Int?
  ) -> [Item] {
    let around = items.filter { item in
      owner(item).map { layer(above: [$0], modals: true).contains(screen) } ?? true
    }
    return around.nonEmpty ?? items
  }

  /// Whether state is that of whichever object of a class a view finds in its environment.
  private func isOfEnvironment(_ place: Place) -> Bool {
    // Of which tab's path it is, is not known where the key is state: the one of the tab in front.
    place.isAnyEntry
      || place.object == nil && place.type >= 0
        && interpreter.environmentClasses.contains(place.type)
  }
}

extension Interpreter {
  /// The classes, with those above them, of which views find objects in their environment.
  var environmentClasses: Set<Int> {
    environmentReads.values.joined().reduce(into: []) { found, read in
      found.formUnion(index.types[read.object].lineage.map(\.id))
    }
  }
}

/// The standard library's functions over lists, as far as values pass through them.
enum Collections {
  static let methods: [String: Frameworks.Method] = [
    "map": each, "compactMap": each, "flatMap": each, "forEach": each,
    "filter": same, "sorted": same, "reversed": same, "prefix": same, "dropFirst": same,
    "shuffled": same,
    "difference": difference, "enumerated": enumerated,
    "randomElement": element, "first": element, "last": element, "min": element, "max": element,
  ]

  private static func items(_ bases: ValueSet) -> [ValueSet]? {
    let lists = bases.values.compactMap { value -> [ValueSet]? in
      if case .list(let items) = value { return items }
      return nil
    }
    return lists.isEmpty ? nil : lists.flatMap { $0 }
  }

  private static let each: Frameworks.Method = { interpreter, bases, _, site, frame in
    guard let closure = site.trailing ?? site.first else { return nil }
    let closures = interpreter.evaluate(closure, frame)
    guard let items = items(bases) else {
      // `optional.map { … }`, or a list that is not known.
      let isPublisher = bases.values.contains { value in
        switch value {
        case .channel, .binding: true
        default: false
        }
      }
      guard !isPublisher else {
        // `$state.map(\.name)`: what is published is a part of the state.
        guard let path = KeyPaths.path(closure) else { return nil }
        let parts = bases.values.flatMap { value -> [Value] in
          guard case .binding(let place) = value else { return [value] }
          return interpreter.places(along: path, from: place).map { .binding($0) }
        }
        return parts.isEmpty ? nil : ValueSet(parts)
      }
      let result = interpreter.invokeAll(closures, [bases], closure, frame)
      return bases.values.contains { interpreter.type(of: $0) != nil }
        ? result : ValueSet([.list([result])], isOpen: true)
    }
    return ValueSet(
      .list(items.prefix(24).map { interpreter.invokeAll(closures, [$0], closure, frame) }))
  }

  private static let same: Frameworks.Method = { interpreter, bases, _, site, frame in
    guard items(bases) != nil else { return nil }
    interpreter.runArguments(site, frame)
    return bases
  }

  /// `new.difference(from: old)`: what came in; what has gone is not followed.
  private static let difference: Frameworks.Method = { interpreter, bases, _, site, frame in
    guard let items = items(bases) else { return nil }
    interpreter.runArguments(site, frame)
    return interpreter.shallow(
      ValueSet(.list(items.map { ValueSet(.tuple(insertion, [.unknown, $0, .unknown])) })))
  }

  /// The payload of `CollectionDifference.Change.insert`, which no enum of the program stands for.
  static let insertion: [String?] = ["offset", "element", "associatedWith"]

  private static let enumerated: Frameworks.Method = { interpreter, bases, _, _, _ in
    items(bases).map { items in
      interpreter.shallow(
        ValueSet(.list(items.map { ValueSet(.tuple(["offset", "element"], [.unknown, $0])) })))
    }
  }

  private static let element: Frameworks.Method = { interpreter, bases, _, site, frame in
    guard let items = items(bases) else { return nil }
    interpreter.runArguments(site, frame)
    return items.reduce(into: ValueSet.none) { $0.formUnion($1) }
  }
}

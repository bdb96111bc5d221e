/// Combine's publishers that are made by the names of their types.
extension Streams {
  static let constructors: [String: Frameworks.Constructor] = [
    "Just": { interpreter, site, frame in made(site, site.expected, interpreter, frame) },
    // It says that something went wrong, and no more.
    "Fail": { interpreter, site, frame in
      interpreter.runArguments(site, frame)
      return ValueSet(.stream(.init(source: .values([]))))
    },
    // What the closure gives is made anew for each who listens.
    "Deferred": { interpreter, site, frame in
      guard let closure = site.trailing ?? site.argument("createPublisher") else {
        interpreter.runArguments(site, frame)
        return ValueSet([.external("Deferred")], isOpen: true)
      }
      return interpreter.invokeAll(interpreter.evaluate(closure, frame), [], closure, frame)
    },
  ]

  /// `Publishers.Merge(a, b)`, `Publishers.CombineLatest3(a, b, c)`, and what comes in the place of
  /// an error.
  static let publishers: [String: Frameworks.Method] = [
    "Merge": merge, "Merge3": merge, "Merge4": merge, "Merge5": merge, "Merge6": merge,
    "Merge7": merge, "Merge8": merge, "MergeMany": merge, "Concatenate": merge,
    "CombineLatest": combined, "CombineLatest3": combined, "CombineLatest4": combined,
    "Zip": combined, "Zip3": combined, "Zip4": combined,
    "replaceError": instead, "replaceEmpty": instead, "catchAndReturn": instead,
    "catchErrorJustReturn": instead, "catch": recovered, "tryCatch": recovered,
    "catchError": recovered,
  ]

  /// `load().replaceError(with: .failed)`: another value may come instead.
  private static let instead: Frameworks.Method = { interpreter, bases, _, site, frame in
    guard !streams(bases).isEmpty, let value = site.arguments.first?.value else { return nil }
    let values = interpreter.evaluate(value, frame)
    return bases.union(ValueSet(.stream(.init(source: .values([values])))))
  }

  /// `load().catch { _ in Just(.failed) }`: what another stream brings may come instead.
  private static let recovered: Frameworks.Method = { interpreter, bases, _, site, frame in
    guard !streams(bases).isEmpty, let closure = site.trailing ?? site.first else { return nil }
    let closures = interpreter.evaluate(closure, frame)
    let failed = MessageStream(source: .event(site.name, .none), steps: [.flatten(closures)])
    return bases.union(ValueSet(.stream(failed)))
  }
}

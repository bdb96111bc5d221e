/// Code that runs later.
enum Concurrency {
  static let constructors: [String: Frameworks.Constructor] = [
    "Task": later, "withAnimation": now, "withTransaction": now,
  ]

  static let methods: [String: Frameworks.Method] = [
    "async": laterMethod, "asyncAfter": laterMethod, "perform": laterMethod,
    "animate": animation, "animateKeyframes": animation, "transition": animation,
    "withLock": nowMethod, "withLockUnchecked": nowMethod, "sync": nowMethod,
    "detached": laterMethod, "addOperation": operations, "addOperations": operations,
    "start": { interpreter, bases, _, site, _ in
      guard site.arguments.isEmpty, interpreter.start(bases) else { return nil }
      return ValueSet.none
    },
    "run": { interpreter, bases, _, site, frame in
      guard bases.values.contains(.externalType("MainActor")) else { return nil }
      return now(interpreter, site, frame)
    },
  ]

  /// `lock.withLock { … }`, which gives what its closure does.
  private static let nowMethod: Frameworks.Method = { interpreter, _, _, site, frame in
    site.trailing == nil && !site.has("execute") ? nil : now(interpreter, site, frame)
  }

  private static let operations: Frameworks.Method = { interpreter, _, _, site, frame in
    let values = site.first.map { interpreter.evaluate($0, frame) } ?? .none
    let all = interpreter.items(of: values).reduce(into: values) { $0.formUnion($1) }
    interpreter.within({ $0.isDeferred = true }) { _ = interpreter.start(all) }
    return later(interpreter, site, frame)
  }

  private static let laterMethod: Frameworks.Method = { interpreter, bases, base, site, frame in
    interpreter.evaluate(base, frame)
    return later(interpreter, site, frame)
  }

  /// `UIView.animate(withDuration: 1) { … } completion: { … }`: what it runs once it is done comes of
  /// the act that began it.
  private static let animation: Frameworks.Method = { interpreter, bases, _, site, frame in
    let isOfViews =
      switch bases.only {
      case .externalType(let name): name == "UIView"
      case .type(let number):
        interpreter.index.types[number].isExternal
          && interpreter.index.types[number].name == "UIView"
      default: false
      }
    return isOfViews ? later(interpreter, site, frame) : nil
  }

  private static let later: Frameworks.Constructor = { interpreter, site, frame in
    interpreter.within({ $0.isDeferred = true }) { now(interpreter, site, frame) }
  }

  private static let now: Frameworks.Constructor = { interpreter, site, frame in
    var result = ValueSet.none
    for argument in site.arguments {
      let values = interpreter.evaluate(argument.value, frame)
      if values.values.contains(where: interpreter.isCallable) {
        result.formUnion(interpreter.invokeAll(values, [], argument.value, frame))
      }
    }
    return result
  }
}

extension Interpreter {
  /// Runs operations as their queue does: `start()`, or `main()` which `start()` runs.
  ///
  /// - Returns: Whether some value is an operation of the program.
  fileprivate func start(_ values: ValueSet) -> Bool {
    var isFound = false
    for value in values.values {
      guard let type = type(of: value), type.inherits(external: "Operation") else { continue }
      isFound = true
      let name = type.methods("start").isEmpty ? "main" : "start"
      let begun = type.methods(name).first.map(\.0.span)
      within({ if let begun { $0.hops.append(begun) } }) { _ = invoke(method: name, of: value, []) }
    }
    return isFound
  }
}

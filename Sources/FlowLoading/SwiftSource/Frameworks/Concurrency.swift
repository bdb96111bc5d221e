/// Code that runs later.
enum Concurrency {
  static let constructors: [String: Frameworks.Constructor] = [
    "Task": later, "withAnimation": now, "withTransaction": now,
  ]

  static let methods: [String: Frameworks.Method] = [
    "async": laterMethod, "asyncAfter": laterMethod, "perform": laterMethod,
    "detached": laterMethod,
    "run": { interpreter, bases, _, site, frame in
      guard bases.values.contains(.externalType("MainActor")) else { return nil }
      return now(interpreter, site, frame)
    },
  ]

  private static let laterMethod: Frameworks.Method = { interpreter, bases, base, site, frame in
    interpreter.evaluate(base, frame)
    return later(interpreter, site, frame)
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

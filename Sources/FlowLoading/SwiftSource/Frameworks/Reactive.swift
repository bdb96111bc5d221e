/// RxSwift's and its companions' objects that run code when a person acts.
enum Reactive {
  static let constructors: [String: Frameworks.Constructor] = [
    "Action": action, "CocoaAction": action, "CompletableAction": action,
  ]

  /// `CocoaAction { … }` runs its closure when what it is bound to fires, and subscribes to what that
  /// gives.
  private static let action: Frameworks.Constructor = { interpreter, site, frame in
    for argument in site.arguments {
      let values = interpreter.evaluate(argument.value, frame)
      guard values.values.contains(where: interpreter.isCallable) else { continue }
      _ = interpreter.triggered(site, frame) {
        let given = interpreter.invokeAll(values, [], argument.value, frame)
        for stream in Streams.streams(given) {
          interpreter.listen(.null, to: stream, site, frame, isSubscription: true)
        }
        return given
      }
    }
    return ValueSet([.external(site.name)], isOpen: true)
  }
}

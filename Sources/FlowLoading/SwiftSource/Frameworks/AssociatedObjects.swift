import FlowGraph

/// What Objective-C's run time keeps beside an object under a key of the program's own: the state of
/// an extension's properties.
///
/// ```swift
/// extension UIControl {
///   var onTap: (() -> Void)? {
///     get { objc_getAssociatedObject(self, &Keys.onTap) as? () -> Void }
///     set { objc_setAssociatedObject(self, &Keys.onTap, newValue, .OBJC_ASSOCIATION_RETAIN) }
///   }
/// }
/// ```
enum AssociatedObjects {
  static let constructors: [String: Frameworks.Constructor] = [
    "objc_setAssociatedObject": set, "objc_getAssociatedObject": get,
  ]

  private static let set: Frameworks.Constructor = { interpreter, site, frame in
    guard site.arguments.count > 2, let key = key(of: site), let owner = site.first else {
      return .none
    }
    let values = interpreter.evaluate(site.arguments[2].value, frame)
    for owner in interpreter.evaluate(owner, frame).values {
      if let place = place(key, of: owner, interpreter) {
        interpreter.heap.write(values, to: place)
      } else {
        run(values, key, interpreter, site, frame)
      }
    }
    return .none
  }

  private static let get: Frameworks.Constructor = { interpreter, site, frame in
    guard let key = key(of: site), let owner = site.first else { return .unknown }
    let values = interpreter.evaluate(owner, frame).values.reduce(into: ValueSet.none) {
      guard let place = place(key, of: $1, interpreter) else { return }
      $0.formUnion(interpreter.heap.read(place))
    }
    return values.isEmpty ? .unknown : values
  }

  /// `Keys.onTap` of `&Keys.onTap`.
  private static func key(of site: CallSite) -> String? {
    site.arguments.count > 1 ? site.arguments[1].value.plain.lastName : nil
  }

  /// Nil for objects of a framework's class, of which none is told from others.
  private static func place(_ key: String, of owner: Value, _ interpreter: Interpreter) -> Place? {
    guard let type = interpreter.type(of: owner), !type.isExternal else { return nil }
    return Place(
      object: interpreter.objectNumber(owner), type: type.id, name: "\(key)\u{0}associated")
  }

  /// Runs what an object of a framework's class is given to keep: nobody else tells when it runs,
  /// so a person may set it off on the screen that gives it.
  private static func run(
    _ values: ValueSet, _ key: String, _ interpreter: Interpreter, _ site: CallSite, _ frame: Frame
  ) {
    let kept = values.values.flatMap { value -> [Value] in
      guard case .object = value, let type = interpreter.type(of: value) else { return [value] }
      // A box around a closure.
      return type.stored.flatMap {
        interpreter.read($0, owner: type, receiver: value).values
      }
    }.filter(interpreter.isCallable)
    guard !kept.isEmpty else { return }
    _ = interpreter.within({
      $0.trigger = Trigger(
        label: key, span: interpreter.anchored(site.expression.span), holder: $0.holder)
      $0.hops = []
      $0.isDeferred = false
    }) { interpreter.invokeAll(ValueSet(kept), [], site.expression, frame) }
  }
}

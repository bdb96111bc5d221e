/// Promises that a program declares itself: what one is given to run when it is kept or broken
/// belongs to whoever gave it, as with those of a library.
///
/// One place in a client makes the promises of every request. Followed through what they store, the
/// answer to one screen's request would run what all the other screens wait for.
extension Interpreter {
  /// Whether a call hands on code: a closure, or something that holds one.
  func handsCode(_ site: CallSite, _ frame: Frame) -> Bool {
    site.arguments.contains { isCode($0, frame) }
  }

  /// Whether a type is a promise: a generic class that is called one, or one that keeps closures and
  /// has the method which promises are told by in every language.
  func isPromise(_ type: TypeInfo) -> Bool {
    if let known = promises[type.id] { return known }
    let isNamed = Self.promiseNames.contains(where: type.simpleName.hasSuffix)
    let found =
      type.kind == .classType && !type.generics.isEmpty && !type.isController
      && (isNamed || Self.promiseMethods.contains { type.functions[$0] != nil } && keepsCode(type))
    promises[type.id] = found
    return found
  }

  private static let promiseNames = ["Promise", "Future", "Deferred"]
  private static let promiseMethods = ["then", "andThen", "thenApply"]

  private func keepsCode(_ type: TypeInfo) -> Bool {
    type.stored.contains { variable in
      guard let written = variable.type else { return false }
      var kept = index.expanded(written.unwrapped, in: type).unwrapped
      if case .array(let element) = kept { kept = index.expanded(element, in: type).unwrapped }
      if case .function = kept { return true }
      return false
    }
  }
}

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
}

extension TypeInfo {
  private static let promiseNames = ["Promise", "Future", "Deferred"]
  private static let promiseMethods = ["then", "andThen", "thenApply"]

  /// Whether it is a promise: a generic class that is named as one, or that has what they are told
  /// by in every language.
  var isPromise: Bool {
    if let knownPromise { return knownPromise }
    let found =
      kind == .classType && !generics.isEmpty && !isController
      && (Self.promiseNames.contains(where: simpleName.contains)
        || Self.promiseMethods.contains { functions[$0] != nil })
    if isLinked { knownPromise = found }
    return found
  }
}

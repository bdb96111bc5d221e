import FlowLinks

/// What the program adds to URLs and makes of the one that comes from outside.
extension Interpreter {
  /// `url.kind`, where an extension of the program says what it is.
  func addedMember(_ name: String, of url: Value) -> ValueSet? {
    guard url == .incomingURL(.whole, as: nil),
      let (variable, owner) = index.externalType(named: "URL")?.variable(name),
      variable.getter != nil, !variable.isStatic
    else { return nil }
    return read(variable, owner: owner, receiver: url)
  }

  /// `url.kind()`.
  func callAdded(_ site: CallSite, on url: Value, _ frame: Frame) -> ValueSet? {
    guard url == .incomingURL(.whole, as: nil), let type = index.externalType(named: "URL"),
      let (function, owner) = best(type.allMethods(site.name), site.arguments, near: frame.file),
      function.body != nil, !function.isStatic
    else { return nil }
    return invoke(
      function, owner: owner, receiver: url, site.arguments, frame, at: site.expression)
  }

  /// `scheme`, in the code of such an extension.
  func ownPart(_ name: String, _ frame: Frame) -> ValueSet? {
    guard case .incomingURL(let part, let type)? = frame.receiver else { return nil }
    let found = URLParts.member(name, of: part, as: type)
    guard !found.values.isEmpty else { return nil }
    noteURLRead()
    return found
  }

  /// Whether code makes a case of the incoming URL, whatever it is that does not navigate in it.
  func makesCase(_ result: ScopedType?, of given: [Value?]) -> Bool {
    guard linkDepth > 0, given.contains(.incomingURL(.whole, as: nil)), let result else {
      return false
    }
    return resolve(result)?.kind == .enumeration
  }
}

/// What waits for the answers of a URL session: its delegate keeps under each task's number what is
/// to run once the task is done.
///
/// The session tells one delegate of all tasks. Followed through the table, the answer to one
/// screen's request would run what all the other screens wait for, wherever a person is: what is put
/// there runs as something that comes of the act which asked.
extension Interpreter {
  /// Whether a property is such a table.
  func isAnswerTable(_ variable: VariableDeclaration, _ owner: TypeInfo) -> Bool {
    guard owner.kind == .classType, variable.getter == nil, !owner.isController,
      owner.externalSupertypes.contains(where: Self.sessionDelegates.contains),
      let written = variable.type?.unwrapped,
      case .dictionary(_, let element) = index.expanded(written, in: owner).unwrapped
    else { return false }
    if isCode(element, in: owner) { return true }
    guard let type = index.resolve(element.unwrapped, in: owner, file: owner.span.file),
      type.kind == .structure || type.kind == .classType, !type.isController
    else { return false }
    return !waiting(in: type).isEmpty
  }

  private static let sessionDelegates: Set<String> = [
    "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDataDelegate",
    "URLSessionDownloadDelegate",
  ]

  /// The closures that a record of a table holds.
  private func waiting(in type: TypeInfo) -> [VariableDeclaration] {
    type.stored.filter { $0.type.map { isCode($0, in: type) } ?? false }
  }

  private func isCode(_ written: TypeReference, in owner: TypeInfo) -> Bool {
    if case .function = index.expanded(written.unwrapped, in: owner).unwrapped {
      true
    } else {
      false
    }
  }

  /// Runs what is put into such a table.
  ///
  /// - Returns: Whether it is one.
  func runAwaiting(_ values: ValueSet, at left: Expression, _ targets: [Place], _ frame: Frame)
    -> Bool
  {
    guard isElement(left), let place = targets.first, place.type >= 0,
      let (variable, owner) = index.types[place.type].variable(place.name),
      traits(of: variable, owner).isAnswerTable
    else { return false }
    // A record is one for all who ask: which code of what it holds this act brought, the call knows.
    let given = Set(frame.locals.slots.flatMap { $0.values.values.filter(isCallable) })
    within({ $0.isDeferred = true }) {
      for value in values.values {
        if isCallable(value) { _ = invokeAll(ValueSet(value), [], left, frame) }
        guard case .object(let object) = value else { continue }
        let type = index.types[heap.objects[object].type]
        for variable in waiting(in: type) {
          let held = read(variable, owner: type, receiver: value).values
          let own = held.filter(given.contains)
          _ = invokeAll(ValueSet(own.isEmpty ? held : own), [], left, frame)
        }
      }
    }
    return true
  }
}

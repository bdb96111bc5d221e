/// Observers of notifications that belong to no screen: the app's delegate, a manager.
///
/// Where all that they observe is posted by screens, who posts it runs them. What the system or a
/// model posts they hear wherever a person is.
extension Interpreter {
  /// Whether code that posts tells an observer which is of no screen.
  func isPlainObserver(_ listener: Value) -> Bool {
    switch listener {
    case .method(let receiver?, _, _): isOfNoScreen(receiver)
    case .closure(let number): isPlain(heap.closures[number])
    default: false
    }
  }

  /// A closure that hands on code is that of whoever gave the code: `Bus.on(.opened) { … }`.
  private func isPlain(_ record: ClosureRecord) -> Bool {
    let handed = record.captured.values.flatMap { $0.values.filter(isCode) }
    if !handed.isEmpty { return handed.allSatisfy(isPlainObserver) }
    return record.receiver.map(isOfNoScreen) ?? false
  }

  private func isOfNoScreen(_ receiver: Value) -> Bool {
    guard let type = type(of: receiver) else { return false }
    return type.isDelegateOfApp
      || !type.isController && !type.isKind(of: "UIResponder") && !isOfScreen(type)
        && partOwners[receiver] == nil
  }

  /// Whether the screens that post a notification tell the observers that are of no screen: one was
  /// seen to post it, or may yet be.
  func isToldByPosts(_ notification: String) -> Bool {
    guard syntax.postedByScreens.contains(notification) else { return false }
    if !heap.read(Self.posted(notification)).isEmpty { return true }
    let patience = Place(object: nil, of: .notifications, name: "waited for \(notification)")
    guard heap.read(patience).isEmpty else { return false }
    awaited.wait(for: patience)
    return true
  }

  /// Notes that some code posts a notification.
  func notePosted(_ notification: String) {
    heap.write(ValueSet(.boolean(true)), to: Self.posted(notification))
  }

  private static func posted(_ notification: String) -> Place {
    Place(object: nil, of: .notifications, name: "posted \(notification)")
  }
}

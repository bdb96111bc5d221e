/// Objects that the whole program shares, such as a socket or a shop: what a screen leaves with one
/// is called there once the system or a library calls the object.
extension Interpreter {
  /// A shared object whose code runs as a part of a screen.
  struct SharedPart {
    let part: Int
    /// The controller that stands for the screen.
    let controller: Int
    /// Whether it runs for what the screen left with it, and for nothing else.
    let isOnlyLeft: Bool
  }

  /// Runs what a library or the system tells an object that the whole program shares, where no screen
  /// has it and none left anything with it: a manager that listens to a status and changes the
  /// window's root.
  func interpretSharedDelegates() {
    for object in sharedObjects.union(heldByDelegates()).sorted() {
      let type = index.types[heap.objects[object].type]
      guard type.isCalledByLibrary, !type.isController, !type.isKind(of: "UIView"),
        !type.isDelegateOfApp, !type.inherits(external: "UNUserNotificationCenterDelegate"),
        !keepsOthers(type), !parts.values.contains(where: { $0.contains(.object(object)) })
      else { continue }
      begin(type.span)
      keep(isolated { runHandlers(of: .object(object), type) }.1, of: nil)
    }
  }

  /// Whether a class listens to UIKit's controllers or views, each of which stands on some screen.
  private func isDelegateOfControllers(_ type: TypeInfo) -> Bool {
    type.externalSupertypes.contains { $0.hasPrefix("UI") && $0.hasSuffix("Delegate") }
  }

  /// Objects that the app's delegates hold as long as the app runs.
  private func heldByDelegates() -> Set<Int> {
    var found: Set<Int> = []
    for type in index.types where type.isDelegateOfApp && !type.isExternal {
      let delegate = Value.object(heap.object(type: type.id, site: nil, maker: nil))
      for variable in type.stored where variable.attributes.isEmpty && !variable.isStatic {
        for case .object(let object) in read(variable, owner: type, receiver: delegate).values
        where !isDelegateOfControllers(index.types[heap.objects[object].type]) {
          found.insert(object)
        }
      }
    }
    return found
  }

  /// Whether an object of a type keeps code or objects to tell something, of which nobody knows whose
  /// they are.
  private func keepsOthers(_ type: TypeInfo) -> Bool {
    type.lineage.contains { owner in
      owner.stored.contains { variable in
        guard let written = variable.type?.unwrapped else { return false }
        if variable.isWeak { return true }
        if case .function = index.expanded(written, in: owner).unwrapped { return true }
        return false
      }
    }
  }

  private enum Owner {
    case part, screen
    /// Another controller, by its class.
    case controller(Int)
    case other
  }

  /// Makes a shared object a part of the screen whose code leaves something to be called with it.
  func leave(_ values: ValueSet, in place: Place) {
    guard let screen = showing, let object = place.object, isShared(object),
      values.values.contains(where: isCallable),
      case let type = index.types[heap.objects[object].type],
      !type.isController, type.isCalledByLibrary
    else { return }
    if parts[screen, default: []].insert(.object(object)) {
      leftParts[screen, default: []].insert(object)
      heap.touch()
    }
  }

  /// Whether code makes an object that no other object has for itself.
  private func isShared(_ object: Int) -> Bool {
    object >= 0 && heap.objects[object].maker == nil && heap.objects[object].site != nil
  }

  /// Whether a screen has a part only for what it left with it.
  func isLeft(_ part: Value, by screen: Int) -> Bool {
    guard case .object(let object) = part else { return false }
    return leftParts[screen]?.contains(object) ?? false
  }

  func running<Result>(part: Value, screen number: Int?, _ body: () -> Result) -> Result {
    let outer = sharedPart
    defer { sharedPart = outer }
    if case .object(let object) = part, let number, isShared(object),
      leftParts.values.contains(where: { $0.contains(object) }),
      let controller = facts.screens[number].objects.first
    {
      sharedPart = .init(
        part: object, controller: controller, isOnlyLeft: isLeft(part, by: number))
    }
    return body()
  }

  /// Runs code that may be what somebody left with a shared object; none of it where another screen
  /// runs it.
  func runningLeft(by receiver: Value?, _ body: () -> ValueSet) -> ValueSet {
    guard let shared = sharedPart else { return body() }
    switch owner(of: receiver, shared) {
    case .part: return body()
    case .screen: break
    case .controller(let type):
      let screen = facts.screenNumbers[.type(type)]
      let isTheirs = screen.flatMap { parts[$0] }?.contains(.object(shared.part)) ?? false
      if shared.isOnlyLeft || isTheirs { return .none }
    case .other:
      if shared.isOnlyLeft { return .none }
    }
    sharedPart = nil
    defer { sharedPart = shared }
    return body()
  }

  private func owner(of receiver: Value?, _ shared: SharedPart) -> Owner {
    let screen = heap.objects[shared.controller].type
    func controller(_ type: Int) -> Owner { type == screen ? .screen : .controller(type) }
    if case .some(let type)? = receiver, index.types[type].isController { return controller(type) }
    var next = objectNumber(receiver)
    for _ in 0..<Self.ownerDepth {
      guard let number = next else { break }
      if number == shared.part { return .part }
      let type = heap.objects[number].type
      if index.types[type].isController { return controller(type) }
      next = heap.objects[number].maker
    }
    return .other
  }

  /// How many objects that made each other are asked.
  private static let ownerDepth = 8
}

/// Notifications that a generic function posts under its parameter's name, `T.name`: messages, each
/// with a type of its own, that reach who listens from where they are posted.
enum TypedNotifications {
  /// Whether a name is what a generic parameter says.
  static func isTyped(_ name: Expression, _ generics: [String]) -> Bool {
    guard case .member(let base?, _, _) = name.plain.kind, case .name(let type, _) = base.plain.kind
    else { return false }
    return generics.contains(type)
  }

  /// The message that a function is given: `saved` of `notify(.saved(file))`.
  static func message(in arguments: [Argument]) -> String? {
    guard arguments.count == 1, arguments[0].label == nil else { return nil }
    var value = arguments[0].value.plain
    if case .call(let callee, _) = value.kind { value = callee.plain }
    guard case .member(nil, let name, _) = value.kind else { return nil }
    return name
  }

  /// Keeps what `.onReceive(heard(.saved)) { isShown = true }` assigns.
  static func noteHeard(_ arguments: [Argument], in box: NameWalk.Box) {
    guard let source = arguments.first?.value.plain,
      case .call(let callee, let given) = source.kind,
      case .name = callee.kind, let message = message(in: given)
    else { return }
    for case .closure(let closure) in arguments.map(\.value.kind) {
      Walk { node in
        if case .binary("=", let left, _) = node.kind, let name = left.lastName {
          box.heard[message, default: []].insert(name)
        }
        return true
      }.statements(closure.body)
    }
  }

  /// What stands for such a notification, where it is known what the parameter stands for.
  static func channel(_ name: Expression, _ frame: Frame, _ interpreter: Interpreter) -> Place? {
    guard case .member(let base?, let property, _) = name.plain.kind,
      case .name(let generic, _) = base.plain.kind,
      case .type(let number)? = frame.locals[generic]?.values.only
    else { return nil }
    return Place(
      object: nil, of: .notifications, name: "\(interpreter.index.types[number].name) \(property)")
  }

  /// Tells all who listen.
  static func post(
    _ given: ValueSet, to channel: Place, _ interpreter: Interpreter, _ site: CallSite,
    _ frame: Frame
  ) {
    interpreter.heap.write(ValueSet(.boolean(true)), to: channel.last)
    let message = Message(place: channel, values: given)
    guard interpreter.sending.insert(message).inserted else { return }
    defer { interpreter.sending.remove(message) }
    for listener in interpreter.heap.listeners(on: channel) {
      interpreter.listening(listener) {
        interpreter.invokeAll(ValueSet(listener), [given], site.expression, frame)
      }
    }
  }

  /// `NotificationCenter.default.publisher(for: T.name)`: the messages, once code was seen to post
  /// some.
  static func published(
    _ site: CallSite, _ interpreter: Interpreter, _ frame: Frame
  ) -> ValueSet? {
    guard let first = site.arguments.first, let label = Notifications.sources[site.name],
      first.label == label, let channel = channel(first.value, frame, interpreter),
      !interpreter.heap.read(channel.last).isEmpty
    else { return nil }
    return ValueSet(.channel(channel))
  }
}

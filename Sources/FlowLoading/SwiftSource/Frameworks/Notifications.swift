/// Foundation's notifications, by name: what a link's handler posts reaches who observes it.
///
/// An observer runs on its own screen whoever posts. Followed from the post on is what comes from
/// outside, as a link leads where its handler says, and what the code of a screen posts: a person
/// there did it.
enum Notifications {
  static let methods: [String: Frameworks.Method] = [
    "post": { interpreter, _, _, site, frame in
      guard let parts = posted(by: site.arguments), let written = parts.first?.value else {
        return nil
      }
      let channel = TypedNotifications.channel(written, frame, interpreter)
      let name = key(written, frame)
      guard channel != nil || name != nil else { return nil }
      let given = ["object", "userInfo"]
      let values = given.map { label in
        parts.first { $0.label == label }.map { interpreter.evaluate($0.value, frame) } ?? .unknown
      }
      let posted = ValueSet(.tuple(given, values))
      if let channel {
        TypedNotifications.post(posted, to: channel, interpreter, site, frame)
      } else if let name {
        interpreter.record(.posts(name, posted, site.span))
        interpreter.notePosted(name)
        if interpreter.linkDepth == 0, interpreter.postsForScreen(frame.scope) {
          interpreter.tell(name, posted, site, frame)
        }
      }
      return nil
    },
    "addObserver": { interpreter, _, _, site, frame in
      if let name = site.argument("forName").flatMap({ key($0, frame) ?? held(by: $0, frame) }),
        let closure = site.argument("using") ?? site.trailing
      {
        let closures = interpreter.evaluate(closure, frame)
        interpreter.observe(name, closures)
        if closures.values.allSatisfy(interpreter.isPlainObserver),
          interpreter.isToldByPosts(name)
        {
          return .unknown
        }
        interpreter.within({ $0.heard = .notification }) {
          interpreter.set(off: "notification", site) {
            interpreter.invokeAll(closures, [], closure, frame)
          }
        }
        return .unknown
      }
      let actions = interpreter.actions(site, frame)
      if let name = site.argument("name").flatMap({ key($0, frame) }) {
        interpreter.observe(name, ValueSet(actions))
        if interpreter.isToldByPosts(name) { return nil }
      }
      if site.has("name") { interpreter.runObservers(actions) }
      return nil
    },
  ]

  /// What a call of `post` hands to a centre, its name first: `post(name: .opened, object: page)`,
  /// `post(Notification(name: .opened))`. Nil where it is another's method.
  static func posted(by arguments: [Argument]) -> [Argument]? {
    guard let first = arguments.first else { return nil }
    if first.label == "name" { return arguments }
    guard first.label == nil, case .call(let made, let parts) = first.value.plain.kind,
      made.lastName == "Notification" || made.lastName == "init", parts.first?.label == "name"
    else { return nil }
    return parts
  }

  /// Whether an argument is the name of a notification that a call observes.
  static func names(_ call: String, _ label: String?) -> Bool {
    switch label {
    case "name": call == "addObserver"
    case "forName": true
    case let label?: sources[call] == label
    case nil: false
    }
  }

  /// The notification that `NotificationCenter.default.publisher(for: name)`, with whatever comes
  /// behind it, tells of, or that a property tells of which holds such a publisher.
  static func published(
    by expression: Expression, _ interpreter: Interpreter, _ frame: Frame
  ) -> String? {
    switch expression.kind {
    case .call(let callee, let arguments):
      if let label = sources[callee.lastName ?? ""], arguments.first?.label == label {
        return key(arguments[0].value, frame)
      }
      return published(by: callee, interpreter, frame)
    case .member(let base?, let name, _):
      if case .name("self", _) = base.kind { return kept(name, interpreter, frame) }
      return published(by: base, interpreter, frame)
    case .unwrap(let base): return published(by: base, interpreter, frame)
    case .name(let name, _): return kept(name, interpreter, frame)
    default: return nil
    }
  }

  /// What tells of notifications, by the label of their name.
  static let sources = ["publisher": "for", "notifications": "named"]

  private static func kept(_ name: String, _ interpreter: Interpreter, _ frame: Frame) -> String? {
    guard frame.locals[name] == nil, let (variable, owner) = frame.scope?.variable(name),
      let value = variable.value, case .call = value.kind
    else { return nil }
    let inner = Frame(receiver: nil, scope: owner, file: variable.span.file)
    return published(by: value, interpreter, inner)
  }

  /// What stands for a notification's name: `didTap` of `.didTap` and `Notification.Name.didTap`.
  static func key(_ name: Expression, _ frame: Frame) -> String? {
    if case .name(let local, _) = name.kind, frame.locals[local] != nil { return nil }
    return key(name)
  }

  static func key(_ name: Expression) -> String? {
    switch name.kind {
    case .member(let base, let name, _):
      guard let owner = base?.lastName, owner != "Name" else { return name }
      return "\(owner).\(name)"
    case .name(let name, _): return name
    case .call(_, let arguments):
      guard case .string(let text?, let parts)? = arguments.first?.value.kind, parts.isEmpty else {
        return nil
      }
      return "“\(text)”"
    default: return nil
    }
  }
}

extension Interpreter {
  /// Lets closures and methods observe a notification.
  func observe(_ notification: String, _ observers: ValueSet) {
    for observer in observers.values { heap.listen(observer, on: Self.place(of: notification)) }
  }

  /// Runs what an object of no screen observes a notification with, `#selector(handle(_:))`: nobody
  /// else tells when that is. What controllers and their parts observe with, runs on their screens.
  func runObservers(_ methods: [Value]) {
    within({ $0.heard = .notification }) {
      setUp(methods.filter(isPlainObserver), on: [], .none)
    }
  }

  /// Whether code is that of a screen or of a part of one.
  func isOfScreen(_ scope: TypeInfo?) -> Bool {
    guard let scope else { return false }
    return Relevance.isOfScreen(scope)
  }

  /// Whether code posts for the person who acts on a screen.
  func postsForScreen(_ scope: TypeInfo?) -> Bool {
    scope.map(Relevance.postsForScreen) ?? false
  }

  /// Tells those who observe a notification that a screen posts it.
  fileprivate func tell(
    _ notification: String, _ given: ValueSet, _ site: CallSite, _ frame: Frame
  ) {
    let place = Self.place(of: notification)
    guard sending.insert(Message(place: place, values: given)).inserted else { return }
    defer { sending.remove(Message(place: place, values: given)) }
    for listener in heap.listeners(on: place) {
      listening(listener) { invokeAll(ValueSet(listener), [given], site.expression, frame) }
    }
  }

  /// What posts is run further where the app acts on something from outside.
  func linkKey(_ function: FunctionDeclaration) -> [ValueSet] {
    linkDepth > 0 && syntax.isPosting(function) ? [ValueSet(.boolean(true))] : []
  }

  static func place(of notification: String) -> Place {
    Place(object: nil, of: .notifications, name: notification)
  }
}

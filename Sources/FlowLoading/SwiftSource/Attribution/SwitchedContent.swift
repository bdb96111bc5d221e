extension Interpreter {
  /// A switch between screens, and the frame in which its names mean something.
  typealias FoundSwitch = (subject: Expression, parts: [SwitchSyntax.Part], frame: Frame)

  /// What a body switches over, where it stands in the body or in what alone the body shows: a
  /// property or function of the view, or another view of the program.
  ///
  /// - Parameter inViews: Whether another view is looked into: one that fills a scene is a screen.
  func switchRead(_ body: [Statement], _ frame: Frame, inViews: Bool) -> FoundSwitch? {
    var (body, frame) = (body, frame)
    for _ in 0..<Self.maximumSwitchHops {
      if let (subject, parts) = SwitchSyntax.read(body) { return (subject, parts, frame) }
      guard let content = SwitchSyntax.onlyContent(of: body),
        let next = shownCode(content, frame, inViews: inViews)
      else { return nil }
      (body, frame) = next
    }
    return nil
  }

  /// What a body switches over beside a bar of its own: `VStack { page; Bar(selected: $selected) }`,
  /// where `page` is one `switch`.
  func switchBeside(_ body: [Statement], _ frame: Frame) -> FoundSwitch? {
    let found = SwitchSyntax.siblings(in: body).compactMap { statement -> FoundSwitch? in
      if let (subject, parts) = SwitchSyntax.read([statement]) {
        return SwitchSyntax.isWhole([statement]) ? (subject, parts, frame) : nil
      }
      guard let content = SwitchSyntax.onlyContent(of: [statement]), content.ownName != nil,
        let (code, inner) = shownCode(content, frame, inViews: false),
        SwitchSyntax.isWhole(code), let (subject, parts) = SwitchSyntax.read(code)
      else { return nil }
      return (subject, parts, inner)
    }
    return found.count == 1 ? found[0] : nil
  }

  static let maximumSwitchHops = 4

  /// The code that gives what an expression shows, as far as it is the program's.
  private func shownCode(
    _ shown: Expression, _ frame: Frame, inViews: Bool
  ) -> ([Statement], Frame)? {
    guard let name = shown.ownName ?? shown.ownMethod else { return foreignCode(shown, frame) }
    guard case .call = shown.kind else { return getter(name, frame) }
    if name.startsUppercase {
      return body(ofView: shown, name, frame, isFrame: !inViews)
    }
    guard let methods = frame.scope?.methods(name), methods.count == 1,
      case let (function, owner) = methods[0], let code = function.body,
      case .call(_, let arguments) = shown.kind,
      // What shows nothing at times comes and goes over something else.
      arguments.isEmpty || SwitchSyntax.isWhole(code)
    else { return nil }
    let inner = Frame(receiver: frame.receiver, scope: owner, file: function.span.file)
    guard bind(function, owner, arguments, frame, in: inner) else { return nil }
    return (code, inner)
  }

  /// The code of a property or method of what an expression names: `screen.destination`.
  private func foreignCode(
    _ shown: Expression, _ frame: Frame
  ) -> ([Statement], Frame)? {
    var (callee, arguments) = (shown.plain, [Argument]?.none)
    if case .call(let called, let given) = callee.kind {
      (callee, arguments) = (called.plain, given)
    }
    guard case .member(let base?, let name, _) = callee.kind, base.isSimple,
      let type = staticType(of: base, frame).flatMap({ resolve($0.with($0.reference.unwrapped)) }),
      !type.isExternal, type.kind == .enumeration
    else { return nil }
    guard let arguments else {
      guard let (variable, owner) = type.variable(name), let getter = variable.getter else {
        return nil
      }
      return (getter, Frame(receiver: .some(type.id), scope: owner, file: variable.span.file))
    }
    guard case let methods = type.methods(name), methods.count == 1,
      case let (function, owner) = methods[0], let code = function.body
    else { return nil }
    let inner = Frame(receiver: .some(type.id), scope: owner, file: function.span.file)
    return bind(function, owner, arguments, frame, in: inner) ? (code, inner) : nil
  }

  /// Binds the parameters of a function that gives views; false where it is given less than it takes.
  private func bind(
    _ function: FunctionDeclaration, _ owner: TypeInfo, _ arguments: [Argument], _ caller: Frame,
    in frame: Frame
  ) -> Bool {
    guard let pairing = pair(function.parameters, arguments), !function.parameters.isEmpty else {
      return function.parameters.isEmpty
    }
    for (parameter, position) in zip(function.parameters, pairing) {
      guard let position else { return false }
      let type = ScopedType(reference: parameter.type, scope: owner, file: function.span.file)
      let given = arguments[position].value
      frame.bind(parameter.name, evaluate(given, caller, expected: type), type: type)
      // It stands for the state that the caller gives.
      frame.locals[parameter.name]?.places = places(of: given, caller).filter(isStored)
    }
    return true
  }

  private func getter(_ name: String, _ frame: Frame) -> ([Statement], Frame)? {
    guard frame.locals[name] == nil, let (variable, owner) = frame.scope?.variable(name),
      let getter = variable.getter
    else { return nil }
    return (getter, Frame(receiver: frame.receiver, scope: owner, file: variable.span.file))
  }

  /// - Parameter isFrame: Whether only one is looked into that is around views which it is given.
  private func body(
    ofView shown: Expression, _ name: String, _ frame: Frame, isFrame: Bool
  ) -> ([Statement], Frame)? {
    guard let made = resolve(.init(reference: .name(name), scope: frame.scope, file: frame.file)),
      made.inherits(external: "View"), let (body, _) = made.variable("body"), body.getter != nil,
      !isFrame || isGivenViews(made) || syntax.views.onlySwitches(made)
    else { return nil }
    lookedThrough = nil
    let (views, _) = isolated { evaluate(shown, frame) }
    if let own = views.only.flatMap(ownBody) { return own }
    // One that only switches over what it is given is no view of its own.
    defer { lookedThrough = nil }
    guard let (code, inner) = lookedThrough, inner.scope === made,
      case .call(_, let arguments) = shown.kind
    else { return nil }
    for argument in arguments {
      guard let label = argument.label else { continue }
      inner.locals[label]?.places = places(of: argument.value, frame).filter(isStored)
    }
    return (code, inner)
  }

  /// The code of a body, of a view of the program's, and what its names mean.
  func ownBody(of view: Value) -> (code: [Statement], frame: Frame)? {
    guard case .view(let number) = view, case .app(let shown) = heap.views[number],
      case .object(let object) = shown.content,
      let (variable, owner) = index.types[heap.objects[object].type].variable("body"),
      let getter = variable.getter
    else { return nil }
    return (getter, Frame(receiver: .object(object), scope: owner, file: variable.span.file))
  }

  /// `struct Gate<Content: View>: View { @ViewBuilder let content: () -> Content … }`
  private func isGivenViews(_ type: TypeInfo) -> Bool {
    type.stored.contains { variable in
      var shown = variable.type
      if case .function(_, let result, _)? = shown?.unwrapped { shown = result }
      return type.generics.contains { $0.name == shown?.lastName }
    }
  }

  /// The state that a computed flag is worked out from, and for which of its values each part is
  /// taken: `var isLoggedIn: Bool { user != nil }`.
  func workedOut(
    _ asked: [Place], _ parts: [SwitchSyntax.Part], hops: Int = maximumSwitchHops
  ) -> (places: [Place], parts: [SwitchSyntax.Part])? {
    guard asked.count == 1, let place = asked.first, place.type >= 0, let object = place.object,
      let (variable, owner) = index.types[place.type].variable(place.name),
      variable.setter == nil, let getter = variable.getter,
      let (subject, holds, fails) = SwitchSyntax.test(ofGetter: getter)
    else { return nil }
    let frame = Frame(receiver: .object(object), scope: owner, file: variable.span.file)
    var translated: [SwitchSyntax.Part] = []
    for part in parts {
      guard case .truth(let wanted) = part.accepted else { return nil }
      translated.append((wanted ? holds : fails, part.name, part.body))
    }
    let inner = places(of: subject, frame)
    let stored = inner.filter(isStored)
    if !stored.isEmpty { return (stored, translated) }
    return hops > 0 ? workedOut(inner, translated, hops: hops - 1) : nil
  }
}

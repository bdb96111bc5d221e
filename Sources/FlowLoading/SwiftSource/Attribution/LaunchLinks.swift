import FlowGraph

/// Links that launch an app, which a scene delegate finds in the options of its launch.
extension Interpreter {
  /// The parts of `UIScene.ConnectionOptions` that come from outside.
  private static let linkParts: [(name: String, source: DeepLink.Source)] = [
    ("urlContexts", .url), ("userActivities", .activity), ("shortcutItem", .quickAction),
    ("notificationResponse", .notification),
  ]

  /// Runs what a scene delegate makes of them: the statements of its launch that look at them.
  func interpretLaunchLinks(_ type: TypeInfo) {
    let object = Value.object(heap.object(type: type.id, site: nil, maker: nil))
    for (function, owner) in type.methods("scene") {
      guard function.parameters.contains(where: { $0.label == "willConnectTo" }),
        let options = function.parameters.first(where: { $0.label == "options" })?.name,
        let body = function.body
      else { continue }
      for part in Self.linkParts {
        var reader = OptionReader(options: options, part: part.name)
        guard let first = reader.mention(in: body) else { continue }
        // Options that are handed on as a whole are looked at once.
        guard !reader.isWhole || part.source == .url else { continue }
        interpretLaunchLink(
          function, owner, object, reader, part.source, first,
          options: handed(part.name))
      }
    }
  }

  private func interpretLaunchLink(
    _ function: FunctionDeclaration, _ owner: TypeInfo, _ object: Value, _ reader: OptionReader,
    _ source: DeepLink.Source, _ mention: Span, options: ValueSet
  ) {
    begin(function.span)
    let type = self.type(of: object) ?? owner
    let closure = ValueSet(.method(object, "scene.willConnectTo", owner: type.id))
    let number = facts.deepLink(span: mention, closure: closure, screen: nil, literal: nil)
    facts.deepLinks[number].isActivity = true
    facts.deepLinks[number].isOfLaunch = true
    facts.deepLinks[number].readsURL = true
    facts.deepLinks[number].source = source
    facts.deepLinks[number].receiver = (
      "\(type.name).\(Triggers.label(of: function))", function.span
    )
    let frame = Frame(receiver: object, scope: owner, file: function.span.file)
    for parameter in function.parameters {
      let type = ScopedType(reference: parameter.type, scope: owner, file: function.span.file)
      frame.bind(
        parameter.name, parameter.name == reader.options ? options : anyValue(of: type), type: type)
    }
    let effects = outside {
      within({ $0.trigger = Trigger(label: "URL", span: function.span) }) {
        run(linksIn: function.body ?? [], frame, reader)
      }
    }
    take(effects, number)
  }

  /// The options of a launch by one link, which is in one part of them.
  private func handed(_ part: String) -> ValueSet {
    let values = Self.linkParts.map { known -> ValueSet in
      guard known.name == part else { return ValueSet(.null) }
      switch known.source {
      case .url: return ValueSet(.list([ValueSet(.incomingURL(.whole, as: nil))]))
      case .activity:
        return ValueSet(.list([ValueSet([.external("NSUserActivity")], isOpen: true)]))
      default: return .unknown
      }
    }
    return ValueSet(.tuple(Self.linkParts.map(\.name), values))
  }

  /// Runs the statements that look at a link; the others count for what they call by a name.
  private func run(linksIn body: [Statement], _ frame: Frame, _ reader: OptionReader) {
    var reader = reader
    for (position, statement) in body.enumerated() {
      let isLink = reader.mention(in: [statement]) != nil
      if case .guarding(let conditions, _) = statement.kind {
        // What follows is for a launch that brings a link.
        if isLink { return _ = run(Array(body[position...]), frame) }
        _ = isolated { bind(conditions, frame) }
      } else if isLink, case .conditional(let conditions, let then, let otherwise) = statement.kind,
        !reader.isMentioned(in: conditions, at: statement.span)
      {
        // What stands beside the link in the branch is for every launch.
        _ = branch(frame, conditions: describe(conditions, frame)) {
          bind(conditions, frame)
          run(linksIn: then, frame, reader)
          return .none
        }
        run(linksIn: otherwise ?? [], frame, reader)
      } else if isLink {
        reading(reader, in: statement) { run([statement], frame) }
      } else {
        _ = isolated { run([statement], frame) }
      }
    }
  }

  /// Runs a statement whose closures alone look at the link, `Task { … }`: what stands beside the
  /// link in them is for every launch as well.
  private func reading(_ reader: OptionReader, in statement: Statement, _ body: () -> Void) {
    let known = linkReaders
    defer { linkReaders = known }
    if case .expression(let expression) = statement.kind,
      case .call(let callee, let arguments) = expression.plain.kind, !reader.isMentioned(in: callee)
    {
      for argument in arguments {
        if case .closure(let closure) = argument.value.kind {
          linkReaders[ObjectIdentifier(closure)] = reader
        } else if reader.isMentioned(in: argument.value) {
          linkReaders = known
          break
        }
      }
    }
    body()
  }

  /// Runs a closure that looks at the link of a launch among other things.
  ///
  /// - Returns: Whether the closure is one.
  func run(linksOf closure: Closure, _ frame: Frame) -> Bool {
    guard let reader = linkReaders[ObjectIdentifier(closure)] else { return false }
    run(linksIn: closure.body, frame, reader)
    return true
  }
}

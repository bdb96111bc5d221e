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
        bind(conditions, frame)
      } else if isLink, case .conditional(let conditions, let then, let otherwise) = statement.kind,
        !reader.isMentioned(in: conditions, at: statement.span)
      {
        // What stands beside the link in the branch is for every launch.
        _ = branch(frame, conditions: conditions.compactMap { describe($0, frame) }) {
          bind(conditions, frame)
          run(linksIn: then, frame, reader)
          return .none
        }
        run(linksIn: otherwise ?? [], frame, reader)
      } else if isLink {
        run([statement], frame)
      } else {
        _ = isolated { run([statement], frame) }
      }
    }
  }
}

/// Finds where code looks at one part of a launch's options.
private struct OptionReader {
  let options: String
  let part: String
  /// Names under which the part was kept.
  private var kept: Set<String> = []
  /// Whether the options are handed on as a whole.
  private(set) var isWhole = false

  init(options: String, part: String) {
    (self.options, self.part) = (options, part)
  }

  func isMentioned(in conditions: [Condition], at span: Span) -> Bool {
    var reader = self
    return reader.mention(in: [Statement(.guarding(conditions, otherwise: []), span)]) != nil
  }

  mutating func mention(in statements: [Statement]) -> Span? {
    var found: Span?
    var bound: Set<String> = []
    var isWhole = false
    let (options, part, kept) = (options, part, kept)
    Walk(bound: { bound.insert($0) }) { node in
      switch node.kind {
      case .member(let base?, let name, _):
        guard case .name(options, _) = base.kind else { return true }
        if name == part { found = found ?? node.span }
        return false
      case .name(let name, _):
        if name == options { isWhole = true }
        if name == options || kept.contains(name) { found = found ?? node.span }
      default: break
      }
      return true
    }.statements(statements)
    if isWhole { self.isWhole = true }
    // Of a whole body it is not known which names hold it.
    if found != nil, statements.count == 1, case .variable? = statements.first?.kind {
      self.kept.formUnion(bound)
    }
    return found
  }
}

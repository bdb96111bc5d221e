import FlowGraph

/// Where names of cases stand in expressions, whatever enum they turned out to mean.
struct CaseOccurrences: Sendable {
  /// `.name`, by name: the type follows from the context.
  var implicit: [String: [Span]] = [:]
  /// `Type.name`, by the two names.
  var explicit: [String: [Span]] = [:]
  /// Where types are called or handed on as values, by their names.
  var mentions: [String: [TypeMention]] = [:]
  /// Names of types that previews show.
  var previewed: Set<String> = []
  /// Names of types in what is for another platform.
  var elsewhere: Set<String> = []
  /// Where something is cast to a type, by its name: what a storyboard or a factory made.
  var casts: [String: [Span]] = [:]
  /// Where words stand that can name a scene of a storyboard.
  var words: [String: [Span]] = [:]
  /// The labels of what a case is given, by its place; not there where it is given nothing.
  var labels: [Span: [String?]] = [:]

  init() {}

  mutating func merge(_ other: CaseOccurrences) {
    for (name, spans) in other.implicit { implicit[name, default: []] += spans }
    for (name, spans) in other.explicit { explicit[name, default: []] += spans }
    for (name, mentions) in other.mentions { self.mentions[name, default: []] += mentions }
    elsewhere.formUnion(other.elsewhere)
    previewed.formUnion(other.previewed)
    for (name, spans) in other.casts { casts[name, default: []] += spans }
    for (word, spans) in other.words { words[word, default: []] += spans }
    labels.merge(other.labels) { first, _ in first }
  }

  /// Names of types that are called, or handed on as values.
  var constructed: Set<String> { elsewhere.union(mentions.keys) }

  init(_ unit: SourceUnit) {
    var implicit: [String: [Span]] = [:]
    var explicit: [String: [Span]] = [:]
    let types = TypeMentions()
    var casts: [String: [Span]] = [:]
    var words: [String: [Span]] = [:]
    var labels: [Span: [String?]] = [:]
    let walk = Walk(listed: types.note) { node in
      types.note(node)
      switch node.kind {
      case .call(let callee, let arguments):
        if case .member = callee.kind, !arguments.isEmpty,
          !arguments.contains(where: \.isTrailing)
        {
          labels[callee.span] = arguments.map(\.label)
        }
      case .member(nil, let name, _):
        implicit[name, default: []].append(node.span)
      case .member(let base?, let name, _):
        if let type = base.lastName { explicit["\(type).\(name)", default: []].append(node.span) }
      case .cast(let value, let type, _):
        if let name = type.lastName {
          casts[name, default: []].append(node.span)
          if TypeMentions.isInstantiated(value) { types.note(instantiated: name, node) }
        }
      case .string(let text?, _) where !text.isEmpty && !text.contains(" "):
        words[text, default: []].append(node.span)
      default: break
      }
      return true
    }
    // A preview does not keep a screen alive.
    var members = unit.members
    var previews = TypeDeclaration.Members()
    let isPreview = { (type: TypeDeclaration) in
      type.inherits.contains { $0.lastName == "PreviewProvider" }
    }
    previews.types = members.types.filter(isPreview)
    members.types = members.types.filter { !isPreview($0) }
    walk.members(members)
    let inPreviews = TypeMentions()
    Walk { node in
      inPreviews.note(node)
      return true
    }.members(previews)
    previewed = Set(inPreviews.found.keys)
    // Another platform's app keeps a screen and a route alive too.
    self.implicit = implicit.merging(unit.elsewhere.cases) { $0 + $1 }
    self.explicit = explicit
    self.casts = casts
    self.words = words
    self.labels = labels
    mentions = types.found
    elsewhere = unit.elsewhere.types
  }
}

extension GraphBuilder {
  /// - Parameter used: The ids of routes that something leads through, whatever makes them.
  func routes(used: Set<String>) -> [Route] {
    let types = links.routeTypes.sorted().filter { !index.isModel(index.types[$0].span) }
    let makers = makers(types, used)
    return types.flatMap { number -> [Route] in
      let type = index.types[number]
      return type.caseOrder.map { name in
        let key = CaseName(type: number, name: name)
        let target = links.routes[key] ?? .init()
        let handling: Route.Handling =
          !target.isTaken ? .missing : target.screens.isEmpty && !target.shows ? .empty : .shown
        // What may make it keeps a route from being dead; that it is sent takes more.
        let isSeen =
          handling == .shown
          || (target.isValue ? links.sent.contains(key) : isSeen(key, type))
        return Route(
          id: routeID(type, name), name: name, owner: type.name,
          screens: target.screens.map(screenID).sorted(), handling: handling,
          handledAt: (handling == .shown ? target.blankElse : target.emptyAt)
            .map(interpreter.place),
          produced: (makers.live[key] ?? []).map(interpreter.place).sorted(),
          madeUnused: makers.idle[key].map { $0.map(interpreter.place).sorted() },
          madeByDead: makers.dead[key].map { causes in
            causes.map { routeID(index.types[$0.type], $0.name) }.sorted()
          },
          isDoubtful: isSeen ? nil : true,
          isBlank: handling == .empty && target.isBlank
            || handling == .shown && target.blankElse != nil ? true : nil,
          isHandedOn: handling == .empty && target.isHandedOn ? true : nil,
          content: target.content.sorted(),
          at: interpreter.place(type.cases[name]?.span ?? type.span))
      }
    }
  }

  private func makers(_ types: [Int], _ used: Set<String>) -> Makers {
    let unused = UnusedCode(interpreter)
    var made: [CaseName: Set<Span>] = [:]
    for number in types {
      let type = index.types[number]
      for name in type.caseOrder {
        let key = CaseName(type: number, name: name)
        made[key] = produced(key, type)
      }
    }
    return Makers(
      made, DeadBranches(facts), isUnused: unused.encloses,
      isKept: { used.contains(routeID(index.types[$0.type], $0.name)) })
  }

  /// Private types of several files can bear one name.
  private func routeID(_ type: TypeInfo, _ name: String) -> String {
    let id = "\(type.name).\(name)"
    let isUnique = links.routeTypes.allSatisfy { other in
      other == type.id || index.types[other].name != type.name
    }
    return isUnique ? id : "\(id)@\(index.units[Int(type.span.file)].path)"
  }

  func screenID(_ screen: Int) -> String { screenIDs[screen] }

  /// Where a case is made. Whatever could make it counts: a wrong "nothing makes it" costs trust.
  func produced(_ key: CaseName, _ type: TypeInfo) -> Set<Span> {
    var spans = facts.produced[key] ?? []
    for span in occurrences.implicit[key.name] ?? [] where canBe(span, key, type) {
      guard let meanings = facts.implicit[span] else {
        spans.insert(span)
        continue
      }
      if meanings.contains(key.type) { spans.insert(span) }
    }
    for span in occurrences.explicit["\(type.simpleName).\(key.name)"] ?? [] { spans.insert(span) }
    for span in occurrences.explicit["Self.\(key.name)"] ?? [] { spans.insert(span) }
    if facts.anyCase.contains(key.type) || canBeAny(type) { spans.insert(type.span) }
    return spans
  }

  /// Whether a case can be what stands at a place, by what is given to it there: a case without
  /// payload is no `.display(accounts: list)`.
  private func canBe(_ span: Span, _ key: CaseName, _ type: TypeInfo) -> Bool {
    guard let labels = occurrences.labels[span], let payload = type.cases[key.name]?.payload,
      type.functions[key.name] == nil
    else { return true }
    return labels.count <= payload.count
      && labels.allSatisfy { label in payload.contains { $0.label == label } }
  }

  /// Whether code was seen to make a case: where its enum is named or follows from the context, and
  /// not only to compare something with it.
  private func isSeen(_ key: CaseName, _ type: TypeInfo) -> Bool {
    let named = occurrences.explicit["\(type.simpleName).\(key.name)"] ?? []
    let implied = (occurrences.implicit[key.name] ?? []).filter {
      facts.implicit[$0]?.contains(key.type) ?? false
    }
    return facts.produced[key] != nil || (named + implied).contains { !facts.compared.contains($0) }
  }

  /// Enums whose values come from outside or all at once.
  private func canBeAny(_ type: TypeInfo) -> Bool {
    let open = ["CaseIterable", "Codable", "Decodable", "RawRepresentable", "AppEnum"]
    if open.contains(where: type.inherits(external:)) { return true }
    // `String` as the raw type gives `init(rawValue:)`, which is counted where it is called.
    return false
  }

  func actions() -> [Action] {
    let names = Set(facts.missed.keys).union(facts.handled.keys).union(facts.uncalled.keys)
    let states = index.keptStates()
    return names.sorted { ($0.type, $0.name) < ($1.type, $1.name) }.compactMap { name -> Action? in
      let type = index.types[name.type]
      guard !index.isModel(type.span), !states.contains(name.type) else { return nil }
      let handlers = facts.handled[name] ?? []
      let missed = facts.missed[name] ?? []
      let sent = (facts.sent[name] ?? []).union(facts.uncalled[name] ?? [])
      guard !sent.isEmpty else { return nil }
      let handling: Action.Handling
      var handler: Span?
      if handlers.contains(where: \.does) || facts.askedFor.contains(name)
        || interpreter.isOfChild(name)
      {
        handling = .handled
      } else if !handlers.isEmpty {
        guard !type.isOutcome, !sent.allSatisfy({ leaves($0.span, $0.screen) }) else { return nil }
        handling = .ignored
        handler = handlers.map(\.span).min { $0.key < $1.key }
      } else if !missed.isEmpty {
        handling = .missing
        handler = missed.map(\.span).min { $0.key < $1.key }
      } else {
        return nil
      }
      let screens = Set(sent.compactMap { $0.screen }).map(screenID).sorted()
      return Action(
        id: "\(type.name).\(name.name)", name: name.name, owner: type.name, handling: handling,
        handler: handler.map(interpreter.place),
        sent: sent.map { interpreter.place($0.span) }.sorted(),
        screens: screens, at: interpreter.place(type.cases[name.name]?.span ?? type.span))
    }
  }
}

import FlowGraph

/// A piece of an app that a rule does or does not report.
public struct RuleExample: Sendable {
  public let title: String
  /// Swift, or what else a reader would write, for the documentation.
  public let code: String
  /// What loading makes of it.
  public let graph: FlowGraph
  public let configuration: RuleConfiguration
  /// The subjects of the findings, in the order of the source; empty where the rule is silent.
  public let expected: [String]

  public init(
    _ title: String, expects expected: [String] = [],
    configuration: RuleConfiguration = RuleConfiguration(), code: String,
    sketch: (inout GraphSketch) -> Void
  ) {
    self.title = title
    self.code = code
    self.expected = expected
    self.configuration = configuration
    var app = GraphSketch()
    sketch(&app)
    graph = app.graph
  }
}

/// Draws a small graph in a few words; each row stands on a line of its own of `App.swift`.
public struct GraphSketch: Sendable {
  public var graph = FlowGraph(root: "App")
  private var line = 0

  public init() {}

  /// The next line.
  public mutating func place() -> SourcePlace {
    line += 1
    return SourcePlace(file: "App.swift", line: line)
  }

  public mutating func entry(_ name: String) {
    if graph.screen(name) == nil { screen(name) }
    graph.entries.append(Entry(name: name, at: place()))
  }

  public mutating func screen(_ names: String...) {
    for name in names { graph.screens.append(Screen(name: name, at: place())) }
  }

  /// A transition; screens that have no row yet get one.
  public mutating func go(
    _ from: String, _ to: String, _ kind: Transition.Kind = .push, via: String? = nil,
    trigger: String? = nil, guard condition: String? = nil, content: String? = nil,
    stacks: [String] = [], onPath: Bool = false, sequence: String? = nil, steps: [String] = []
  ) {
    for name in [from, to] where name != Transition.anywhere && graph.screen(name) == nil {
      screen(name)
    }
    let steps = steps.map { Step($0, at: place()) }
    graph.transitions.append(
      Transition(
        from: from, to: to, kind: kind, via: via, trigger: trigger, guard: condition,
        content: content, stacks: stacks, onPath: onPath, sequence: sequence, at: place(),
        steps: steps))
  }

  public mutating func stack(
    _ id: String = "main", roots: [String], owner: String? = nil, path: String? = "Model.path"
  ) {
    graph.stacks.append(
      Stack(id: id, owner: owner ?? roots.first ?? id, roots: roots, path: path, at: place()))
  }

  public mutating func pop(
    _ from: String, count: Int = 1, trigger: String? = "Button \"Back\"", guarded: Bool = false,
    onEmpty: Back.OnEmpty = .crash, deferred: Bool = false, stacks: [String] = ["main"],
    operation: String = "path.removeLast()", observes: [String]? = nil,
    at known: SourcePlace? = nil
  ) {
    graph.backs.append(
      Back(
        from: from, kind: .pop, count: count, trigger: trigger, guarded: guarded,
        onEmpty: onEmpty, deferred: deferred, stacks: stacks, operation: operation,
        observes: observes, at: known ?? place()))
  }

  public mutating func dismiss(_ from: String, trigger: String = "Button \"Back\"") {
    graph.backs.append(
      Back(
        from: from, kind: .dismiss, count: nil, trigger: trigger, operation: "dismiss()",
        at: place()))
  }

  public mutating func popToRoot(
    _ from: String, trigger: String = "onChange", operation: String = "router.path = []",
    observes: [String]? = nil
  ) {
    graph.backs.append(
      Back(
        from: from, kind: .popToRoot, count: nil, trigger: trigger, stacks: ["main"],
        operation: operation, observes: observes, at: place()))
  }

  public mutating func popTo(_ target: String, from screen: String, stacks: [String] = ["main"]) {
    graph.backs.append(
      Back(
        from: screen, kind: .popTo, count: nil, to: target, trigger: "Button \"Back\"",
        stacks: stacks, operation: "popToViewController(\(target))", at: place()))
  }

  /// A route `owner.name`; `produced` says how often it is made.
  public mutating func route(
    _ owner: String, _ name: String, screens: [String] = [], handling: Route.Handling = .shown,
    isBlank: Bool? = nil, isHandedOn: Bool? = nil, produced: Int = 1, unused: Int = 0,
    madeByDead: [String]? = nil, content: [String] = []
  ) {
    let made = (0..<produced).map { _ in place() }
    let never = (0..<unused).map { _ in place() }
    graph.routes.append(
      Route(
        id: "\(owner).\(name)", name: name, owner: owner, screens: screens, handling: handling,
        handledAt: handling == .empty ? place() : nil, produced: made,
        madeUnused: never.isEmpty ? nil : never, madeByDead: madeByDead, isBlank: isBlank,
        isHandedOn: isHandedOn,
        content: content, at: place()))
  }

  public mutating func action(
    _ owner: String, _ name: String, handling: Action.Handling, sent: Bool = true,
    screens: [String] = []
  ) {
    graph.actions.append(
      Action(
        id: "\(owner).\(name)", name: name, owner: owner, handling: handling, handler: place(),
        sent: sent ? [place()] : [], screens: screens, at: place()))
  }

  public mutating func deepLink(
    _ pattern: String, to screen: String?, path: [(route: String?, screen: String)] = [],
    stack: String? = nil, replacesPath: Bool = true, handler: String = "App.open(url:)",
    readsURL: Bool = true, source: DeepLink.Source = .url, at known: SourcePlace? = nil
  ) {
    graph.deepLinks.append(
      DeepLink(
        pattern: pattern, to: screen,
        path: path.map { DeepLink.Element(route: $0.route, screen: $0.screen) }, stack: stack,
        replacesPath: replacesPath, handler: handler, readsURL: readsURL, source: source,
        at: known ?? place()))
  }

  public mutating func opens(_ url: String, from screen: String?, handled: Bool?) {
    graph.usedURLs.append(UsedURL(url: url, from: screen, handled: handled, at: place()))
  }

  public mutating func declares(_ kind: DeclaredLink.Kind, _ text: String) {
    graph.declaredLinks.append(DeclaredLink(kind, text, at: place()))
  }

  public mutating func associationProblem(_ message: String) {
    graph.associationProblems.append(AssociationProblem(message, at: place()))
  }

  public mutating func tabs(
    _ owner: String, selection: String?, tags: [String?], partial: Bool = false
  ) {
    let tabs = tags.enumerated().map { index, tag in
      TabGroup.Tab(label: "Tab \(index + 1)", tag: tag, at: place())
    }
    graph.tabGroups.append(
      TabGroup(owner: owner, selection: selection, tabs: tabs, partial: partial, at: place()))
  }

  /// Adds to the last tabs what shows no screen and bears no label.
  public mutating func placeholderTab() {
    guard !graph.tabGroups.isEmpty else { return }
    graph.tabGroups[graph.tabGroups.count - 1].tabs.append(TabGroup.Tab(at: place()))
  }

  public mutating func unshown(
    _ name: String, kind: Screen.Kind = .view, made: Bool = false, unused: Bool = false,
    dropped: Bool = false
  ) {
    graph.unshown.append(
      UnshownScreen(
        name: name, kind: kind, madeAt: made ? place() : nil, madeUnused: unused ? place() : nil,
        droppedBy: dropped ? place() : nil, at: place()))
  }

  public mutating func undelivered(
    _ type: String, from screen: String, stacks: [String] = ["main"],
    certainty: Certainty = .certain, at place: SourcePlace? = nil
  ) {
    graph.undelivered.append(
      UndeliveredValue(
        type: type, from: screen, stacks: stacks, certainty: certainty, at: place ?? self.place()))
  }

  public mutating func missing(
    _ kind: MissingReference.Kind, _ identifier: String, owner: String,
    storyboards: [String] = ["Main.storyboard"], idiom: String? = nil
  ) {
    graph.missingReferences.append(
      MissingReference(
        kind: kind, identifier: identifier, owner: owner, storyboards: storyboards, idiom: idiom,
        at: place()))
  }

  public mutating func hazard(
    _ kind: Hazard.Kind, _ subject: String, on screen: String? = nil, names: [String] = [],
    detail: String? = nil, trigger: String? = nil, certainty: Certainty = .certain
  ) {
    graph.hazards.append(
      Hazard(
        kind, subject, on: screen, names: names, detail: detail, trigger: trigger,
        certainty: certainty, at: place()))
  }

  public mutating func misplaced(
    _ kind: MisplacedPart.Kind, _ subject: String, on screen: String, shownBy: String? = nil,
    as shownAs: Transition.Kind? = nil, container: String? = nil, other: Bool = false,
    sharesLast: Bool = false
  ) {
    graph.misplaced.append(
      MisplacedPart(
        kind: kind, subject: subject, screen: screen, shownBy: shownBy, shownAs: shownAs,
        container: container, other: other ? place() : nil,
        // In the code of the last transition, which another screen runs too.
        at: sharesLast ? graph.transitions.last?.place ?? place() : place()))
  }

  /// A comment that sets findings of the next row's line aside.
  public mutating func suppress(_ rule: String, reason: String? = nil) {
    let comment = place()
    graph.suppressions.append(
      Suppression(
        rule: rule, firstLine: comment.line + 1, lastLine: comment.line + 1, reason: reason,
        at: comment))
  }

  public mutating func unresolved(
    _ operation: String, reason: String = "the type of the receiver is not known",
    concerns: [String] = []
  ) {
    graph.unresolved.append(
      UnresolvedCall(operation: operation, reason: reason, concerns: concerns, at: place()))
  }
}

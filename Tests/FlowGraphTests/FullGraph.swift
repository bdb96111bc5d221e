import FlowGraph

/// Graphs with a row in every table.
enum FullGraph {
  private static func place(_ line: Int, _ file: String = "App.swift") -> SourcePlace {
    SourcePlace(file: file, line: line, column: 3)
  }

  /// A row in every table, with every value that may be absent.
  static func complete(_ suffix: String = "") -> FlowGraph {
    var graph = FlowGraph(root: "App")
    graph.title = "Shop <&> \"quoted\" 👋 ]]>\n"
    let (home, detail) = ("Home\(suffix)", "Detail\(suffix)")
    let steps = [Step("Button \"Next\"", at: place(7)), Step("model.next()", at: place(8))]
    graph.screens = [
      Screen(
        name: home, kind: .controller, container: true, group: "Flow", title: "Start", note: "n",
        tags: ["beta"], at: place(1))
    ]
    graph.coordinators = [Coordinator(name: "Flow\(suffix)", at: place(2))]
    graph.routes = [
      Route(
        id: "Route.detail\(suffix)", name: "detail", owner: "Route", screens: [detail],
        handling: .empty, handledAt: place(3), produced: [place(4)],
        madeUnused: [place(6)], madeByDead: ["Route.home"], isDoubtful: true,
        isBlank: true, isHandedOn: true, content: ["Detail()"],
        at: place(5))
    ]
    graph.actions = [
      Action(
        id: "Action.next\(suffix)", name: "next", owner: "Action", handling: .ignored,
        handler: place(9), sent: [place(10)], screens: [home], at: place(11))
    ]
    graph.stacks = [
      Stack(id: "Flow\(suffix)", owner: "Flow", roots: [home], path: "Flow.path", at: place(12))
    ]
    graph.tabGroups = [
      TabGroup(
        owner: home, selection: "Home.tab", selectionType: "Tab",
        tabs: [.init(label: "One", tag: "one", screen: detail, at: place(13))], partial: true,
        at: place(14))
    ]
    graph.entries = [Entry(name: home, at: place(15))]
    graph.transitions = [
      Transition(
        from: home, to: detail, kind: .push, via: "Route.detail", trigger: "tap",
        otherTriggers: ["onAppear"], guard: "x > 1",
        certainty: .possible, content: "Detail()", stacks: ["Flow"], onPath: true,
        sequence: "a#0", at: place(16), steps: steps)
    ]
    graph.backs = [
      Back(
        from: detail, kind: .popTo, count: 2, to: home, trigger: "tap", guard: "x", guarded: true,
        onEmpty: .crash, deferred: true, certainty: .possible, stacks: ["Flow"],
        operation: "path.removeLast(2)", observes: ["Model.id"], at: place(17), steps: steps)
    ]
    graph.deepLinks = [
      DeepLink(
        pattern: "shop://\(suffix)", to: detail,
        path: [.init(route: "Route.detail", screen: detail, screenID: detail)], tab: home,
        stack: "Flow", replacesPath: true, handler: "open", readsURL: false, certainty: .possible,
        source: .activity, guard: "isSignedIn", kind: .push, closes: [home], at: place(18))
    ]
    graph.usedURLs = [UsedURL(url: "shop://x\(suffix)", from: home, handled: false, at: place(19))]
    graph.declaredLinks = [DeclaredLink(.scheme, "shop\(suffix)", at: place(24))]
    graph.associationProblems = [AssociationProblem("twice\(suffix)", at: place(25))]
    graph.unshown = [
      UnshownScreen(
        name: "Old\(suffix)", kind: .scene, madeAt: place(21), madeUnused: place(22),
        droppedBy: place(26), at: place(20))
    ]
    graph.components = ["Row\(suffix)"]
    graph.unseen = ["Unused\(suffix)"]
    graph.undelivered = [
      UndeliveredValue(
        type: "Recipe\(suffix)", from: home, stacks: ["Flow"], certainty: .possible, at: place(21))
    ]
    graph.missingReferences = [
      MissingReference(
        kind: .segue, identifier: "open\(suffix)", owner: home, storyboards: ["Main.storyboard"],
        idiom: "ipad", at: place(25))
    ]
    graph.hazards = [
      Hazard(
        .pathWrites, "Model.path\(suffix)", on: home, names: ["path.append(x)"], detail: "twice",
        trigger: "tap", certainty: .possible, at: place(26))
    ]
    graph.misplaced = [
      MisplacedPart(
        kind: .lazyDestination, subject: "Recipe\(suffix)", screen: home, shownBy: detail,
        shownAs: .sheet, container: "List", other: place(26), at: place(27))
    ]
    graph.unresolved = [
      UnresolvedCall(
        operation: "go(\(suffix))", reason: "unknown", concerns: ["Route"], at: place(22))
    ]
    graph.unreached = [
      UnresolvedCall(operation: "old(\(suffix))", reason: "dead", at: place(26))
    ]
    graph.resolvedCalls = 5
    graph.suppressions = [
      Suppression(
        rule: "dead_screen", firstLine: 1, lastLine: 2, reason: "r\(suffix)", problem: "p",
        at: place(24))
    ]
    graph.findings = [
      Finding(
        rule: "dead_screen", severity: .warning, subject: "Old\(suffix)", message: "m",
        at: place(23), witness: steps)
    ]
    return graph
  }

  /// A row in every table, with nothing that may be absent.
  static func bare() -> FlowGraph {
    var graph = FlowGraph()
    let place = place(1)
    graph.screens = [Screen(name: "A", at: place)]
    graph.coordinators = [Coordinator(name: "C", at: place)]
    graph.routes = [Route(id: "R.a", name: "a", owner: "R", produced: [place], at: place)]
    graph.actions = [Action(id: "X.a", name: "a", owner: "X", handling: .handled, at: place)]
    graph.stacks = [Stack(id: "S", owner: "S", roots: [], at: place)]
    graph.tabGroups = [TabGroup(owner: "A", tabs: [.init(at: place)], at: place)]
    graph.entries = [Entry(name: "A", at: place)]
    graph.transitions = [
      Transition(from: "A", to: "A", kind: .sheet, at: place, steps: [Step("s", at: place)])
    ]
    graph.backs = [Back(from: "A", kind: .pop, count: nil, at: place)]
    graph.deepLinks = [DeepLink(pattern: "*", path: [.init()], handler: "h", at: place)]
    graph.usedURLs = [UsedURL(url: "x://", handled: nil, at: place)]
    graph.declaredLinks = [DeclaredLink(.domain, "d", at: place)]
    graph.associationProblems = [AssociationProblem("m", at: place)]
    graph.unshown = [UnshownScreen(name: "B", at: place)]
    graph.undelivered = [UndeliveredValue(type: "T", from: "A", at: place)]
    graph.missingReferences = [
      MissingReference(
        kind: .storyboardID, identifier: "i", owner: "Main", storyboards: [], at: place)
    ]
    graph.hazards = [Hazard(.coldStart, "h", at: place)]
    graph.misplaced = [MisplacedPart(kind: .trap, subject: "A", screen: "A", at: place)]
    graph.unresolved = [UnresolvedCall(operation: "o", reason: "r", at: place)]
    graph.unreached = [UnresolvedCall(operation: "p", reason: "r", at: place)]
    graph.suppressions = [Suppression(rule: "r", firstLine: 1, at: place)]
    graph.findings = [
      Finding(rule: "r", severity: .note, subject: "s", message: "m", at: place)
    ]
    return graph
  }

  /// Some rows in every table; a few share their key and differ in the rest.
  static func large() -> FlowGraph {
    var graph = FlowGraph()
    for suffix in ["", "1", "2", "3", "é", "Z"] {
      let part = complete(suffix)
      graph.screens += part.screens
      graph.coordinators += part.coordinators
      graph.routes += part.routes
      graph.actions += part.actions
      graph.stacks += part.stacks
      graph.tabGroups += part.tabGroups
      graph.entries += part.entries
      graph.transitions += part.transitions
      graph.backs += part.backs
      graph.deepLinks += part.deepLinks
      graph.usedURLs += part.usedURLs
      graph.declaredLinks += part.declaredLinks
      graph.associationProblems += part.associationProblems
      graph.unshown += part.unshown
      graph.components += part.components
      graph.unseen += part.unseen
      graph.undelivered += part.undelivered
      graph.missingReferences += part.missingReferences
      graph.hazards += part.hazards
      graph.misplaced += part.misplaced
      graph.unresolved += part.unresolved
      graph.unreached += part.unreached
      graph.suppressions += part.suppressions
      graph.findings += part.findings
    }
    for line in 30..<34 {
      var transition = graph.transitions[0]
      transition.line = line
      graph.transitions.append(transition)
      // The same key and place: only the content tells these apart.
      var back = graph.backs[0]
      back.count = line
      graph.backs.append(back)
    }
    return graph
  }
}

extension FlowGraph {
  /// The same rows in another order.
  func shuffled(with generator: inout some RandomNumberGenerator) -> FlowGraph {
    var graph = self
    graph.screens.shuffle(using: &generator)
    graph.coordinators.shuffle(using: &generator)
    graph.routes.shuffle(using: &generator)
    graph.actions.shuffle(using: &generator)
    graph.stacks.shuffle(using: &generator)
    graph.tabGroups.shuffle(using: &generator)
    graph.entries.shuffle(using: &generator)
    graph.transitions.shuffle(using: &generator)
    graph.backs.shuffle(using: &generator)
    graph.deepLinks.shuffle(using: &generator)
    graph.usedURLs.shuffle(using: &generator)
    graph.declaredLinks.shuffle(using: &generator)
    graph.associationProblems.shuffle(using: &generator)
    graph.unshown.shuffle(using: &generator)
    graph.components.shuffle(using: &generator)
    graph.unseen.shuffle(using: &generator)
    graph.undelivered.shuffle(using: &generator)
    graph.missingReferences.shuffle(using: &generator)
    graph.hazards.shuffle(using: &generator)
    graph.misplaced.shuffle(using: &generator)
    graph.unresolved.shuffle(using: &generator)
    graph.unreached.shuffle(using: &generator)
    graph.suppressions.shuffle(using: &generator)
    graph.findings.shuffle(using: &generator)
    return graph
  }
}

/// The same numbers in every run (SplitMix64, after Steele, Lea and Flood 2014).
struct FixedGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}

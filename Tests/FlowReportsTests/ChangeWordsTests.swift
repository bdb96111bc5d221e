import FlowDiff
import FlowGraph
import FlowReports
import Testing

@Suite("The words of a change")
struct ChangeWordsTests {
  private static func text(_ base: FlowGraph, _ head: FlowGraph) throws -> String {
    try ChangeReport(change: FlowChange(from: base, to: head)).render(as: .text)
  }

  private static func app(_ rows: [Transition], links: [DeepLink] = []) -> FlowGraph {
    var graph = FlowGraph(root: "App")
    graph.screens = ["Home", "List", "Feed", "Search", "Detail", "Editor"].map {
      Screen(name: $0, at: SourcePlace(file: "\($0).swift", line: 1))
    }
    graph.entries = [Entry(name: "Home", at: SourcePlace(file: "App.swift", line: 1))]
    graph.transitions =
      graph.screens.dropFirst().map { way("Home", $0.name, "open \($0.name)") } + rows
    graph.deepLinks = links
    return graph
  }

  private static func way(
    _ from: String, _ to: String, _ trigger: String = "tap", if condition: String? = nil,
    line: Int = 10, router: Int? = nil
  ) -> Transition {
    let place = SourcePlace(file: "\(from).swift", line: line)
    let router = router.map { SourcePlace(file: "Router.swift", line: $0) }
    return Transition(
      from: from, to: to, kind: .push, trigger: trigger, guard: condition, at: router ?? place,
      steps: [Step(trigger, at: place)] + (router.map { [Step("router.go()", at: $0)] } ?? []))
  }

  @Test("A way through a router is placed where a person taps")
  func place() throws {
    let text = try Self.text(
      Self.app([]), Self.app([Self.way("List", "Detail", line: 42, router: 7)]))
    #expect(text.contains("+ List → Detail: push on tap  (List.swift:42 via Router.swift:7)"))
    var row = Self.way("List", "Detail", line: 42)
    row.steps.append(Step("open()", at: row.place))
    row.line = 50
    let same = try Self.text(Self.app([]), Self.app([row]))
    #expect(same.contains("+ List → Detail: push on tap  (List.swift:42 via line 50)"))
    let markdown = try ChangeReport(change: FlowChange(from: Self.app([]), to: Self.app([row])))
      .render(as: .markdown)
    #expect(markdown.contains("push on `tap` (`List.swift:42` via line 50)"))
  }

  @Test("What changed alike on several screens, or to several, is one line")
  func folded() throws {
    let screens = ["List", "Feed", "Search"]
    func into(_ condition: String?) -> [Transition] {
      screens.map { Self.way($0, "Editor", if: condition) }
    }
    func from(_ condition: String?) -> [Transition] {
      screens.map { Self.way("Detail", $0, if: condition) }
    }
    #expect(
      try Self.text(Self.app(into("a")), Self.app(into("a && b"))).contains(
        "~ 3 screens → Editor: only if also b: Feed, List, Search  (Feed.swift:10)"))
    #expect(
      try Self.text(Self.app(from(nil)), Self.app(from("b"))).contains(
        "~ Detail → 3 screens: only if b: Feed, List, Search  (Detail.swift:10)"))
    #expect(
      try Self.text(Self.app([]), Self.app(from("b"))).contains(
        "+ Detail → 3 screens: push on tap, if b: Feed, List, Search  (Detail.swift:10)"))
  }

  @Test("Links of several lines keep a line each")
  func apart() throws {
    let rows = [("List", 10), ("Feed", 11), ("Search", 12)].map {
      Self.way("Detail", $0.0, line: $0.1)
    }
    let text = try Self.text(Self.app([]), Self.app(rows))
    #expect(text.contains("+ Detail → Search: push on tap  (Detail.swift:12)"))
  }

  @Test("Long conditions are cut where they still differ")
  func conditions() throws {
    let long = "settings.featureFlags.isEnabled(.navigation, for: session.account, region: region)"
    let (one, other) = (long + ".contains(.first)", long + ".contains(.second)")
    let changed = try Self.text(
      Self.app([Self.way("List", "Detail", if: one)]),
      Self.app([Self.way("List", "Detail", if: other)]))
    #expect(changed.contains(".contains(.second) in place of …"))
    #expect(changed.contains(".contains(.first)  (List.swift:10)"))
    let added = try Self.text(
      Self.app([]),
      Self.app([
        Self.way("List", "Detail", if: "\(long) && isFirst"),
        Self.way("List", "Detail", if: "\(long) && isSecond"),
      ]))
    #expect(added.contains("push on tap, if isFirst && 1 more  ("))
    #expect(added.contains("push on tap, if isSecond && 1 more  ("))
  }

  @Test("What stands in brackets or quotes is one condition")
  func clauses() throws {
    let text = try Self.text(
      Self.app([Self.way("List", "Detail", if: "!(a && b) && c == \" && \"")]),
      Self.app([Self.way("List", "Detail", if: "c == \" && \"")]))
    #expect(text.contains("~ List → Detail: no longer needs !(a && b)  ("))
  }

  @Test("A way through other code is named")
  func otherCode() throws {
    let text = try Self.text(
      Self.app([Self.way("List", "Detail", "tap")]),
      Self.app([Self.way("List", "Detail", "swipe")]))
    #expect(
      text == """
        Navigation from base to head: nothing changed. The same way through other code or words: \
        List → Detail.

        """)
  }

  @Test("Where a link leads now, in plain words")
  func links() throws {
    func link(_ ends: String?...) -> FlowGraph {
      Self.app(
        [],
        links: ends.map {
          DeepLink(
            pattern: "app://x", to: $0, handler: "open",
            at: SourcePlace(file: "App.swift", line: 9))
        })
    }
    func said(_ base: FlowGraph, _ head: FlowGraph) throws -> Substring? {
      try Self.text(base, head).split(separator: "\n").first { $0.hasPrefix("  ~ app://x") }?
        .dropFirst(4)
    }
    let place = "  (App.swift:9)"
    #expect(
      try said(link(nil), link("List", "Feed"))
        == "app://x leads to Feed or List now; it led nowhere\(place)")
    #expect(
      try said(link("List"), link(nil)) == "app://x leads nowhere now; it led to List\(place)")
    #expect(
      try said(link("List"), link("Feed")) == "app://x leads to Feed in place of List\(place)")
    #expect(
      try said(link("List"), link("Feed", "List")) == "app://x leads to Feed too\(place)")
    #expect(
      try said(link("Feed", "List"), link("List"))
        == "app://x no longer leads to Feed\(place)")
  }

  @Test("The first line says so where all that is new is a call that was not resolved")
  func unresolved() throws {
    var head = Self.app([])
    head.unresolved = [
      UnresolvedCall(
        operation: "go()", reason: "unknown", at: SourcePlace(file: "List.swift", line: 3))
    ]
    let text = try Self.text(Self.app([]), head)
    #expect(text.hasPrefix("Navigation from base to head: 1 new call not resolved.\n"))
  }

  @Test("The first line says first what is worse")
  func verdict() throws {
    var head = Self.app([Self.way("List", "Detail")])
    head.findings = [.error, .note, .note].enumerated().map { index, severity in
      Finding(
        rule: "pop", severity: severity, subject: "S\(index)",
        message: "It stops the app. \(String(repeating: "So it does. ", count: 20))Mend it.",
        at: SourcePlace(file: "List.swift", line: index + 1))
    }
    let text = try Self.text(Self.app([]), head)
    #expect(
      text.hasPrefix("Navigation from base to head: 1 new error, 2 new notes; 1 transition added."))
    #expect(text.contains("So it does. Mend it. (pop)"))
  }

  @Test("A way back that came or went, on one line for all screens that share it")
  func waysBack() throws {
    func close(_ from: String, _ trigger: String) -> Back {
      Back(
        from: from, kind: .dismiss, trigger: trigger, at: SourcePlace(file: "Flow.swift", line: 7),
        steps: [Step(trigger, at: SourcePlace(file: "Flow.swift", line: 4))])
    }
    var head = Self.app([])
    head.backs = [close("List", "cancel"), close("Feed", "cancel"), close("Editor", "done")]
    let text = try Self.text(Self.app([]), head)
    #expect(text.contains(": 3 ways back added."))
    #expect(text.contains("Ways back\n  + Editor: dismiss on done  (Flow.swift:4 via line 7)"))
    #expect(text.contains("  + Feed, List: dismiss on cancel  (Flow.swift:4 via line 7)"))
    let gone = try Self.text(head, Self.app([]))
    #expect(gone.contains(": 3 ways back removed."))
    #expect(gone.contains("  - Feed, List: dismiss on cancel\n"))
  }

  @Test("Where a new screen leads to one that shows what its own route says, the routes are named")
  func ownRoutes() throws {
    var head = Self.app([])
    head.screens.append(Screen(name: "New", at: SourcePlace(file: "New.swift", line: 1)))
    head.transitions.append(Self.way("Home", "New"))
    for (via, target) in [
      ("Editor.Kind.text", "Editor"), ("Editor.Kind.image", "Editor"), ("Route.detail", "Detail"),
    ] {
      var row = Self.way("New", target)
      row.via = via
      head.transitions.append(row)
    }
    #expect(try Self.text(Self.app([]), head).contains("+ leads to Detail, Editor (image, text)"))
  }

  @Test("A link that shows its screen another way says how")
  func linkKind() throws {
    func app(_ kind: Transition.Kind) -> FlowGraph {
      var link = DeepLink(
        pattern: "app://x", to: "Detail", handler: "open",
        at: SourcePlace(file: "App.swift", line: 3))
      link.kind = kind
      return Self.app([], links: [link])
    }
    #expect(
      try Self.text(app(.push), app(.sheet)).contains(
        "~ app://x leads to Detail (sheet) in place of Detail (push)"))
  }

  @Test("Of a long condition the case that was chosen shows")
  func chosenCase() throws {
    let long = "!(model.cell(for: indexPath) as? \(String(repeating: "Long", count: 20)) is set)"
    let condition = "\(long) && a is set && action is .share && isOn"
    let text = try Self.text(
      Self.app([]), Self.app([Self.way("List", "Detail", if: condition)]))
    #expect(text.contains("push on tap, if a is set && action is .share && isOn && 1 more"))
  }
}

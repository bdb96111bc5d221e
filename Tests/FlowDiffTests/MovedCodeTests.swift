import FlowDiff
import FlowGraph
import Testing

/// A button on List that presents Share and sets state beside it, which a rule reports.
@Suite("Findings whose code moved")
struct MovedCodeTests {
  private static func app(
    _ screen: String, _ member: String = "items", owner: String? = nil, isReported: Bool = true,
    line: Int = 20
  ) -> FlowGraph {
    App.graph { graph in
      graph.add("Share")
      graph.transitions.append(
        Transition(
          from: screen, to: "Share", kind: .sheet, trigger: "Button “Share”",
          at: SourcePlace(file: "\(screen).swift", line: line + 2),
          steps: [Step("Button “Share”", at: SourcePlace(file: "\(screen).swift", line: line))]))
      guard isReported else { return }
      graph.report(screen, "\(owner ?? screen).\(member)", line: line + 1)
    }
  }

  @Test("A button that another screen has now takes its finding along")
  func anotherScreen() {
    let findings = FlowChange(from: Self.app("List"), to: Self.app("Detail", line: 70)).findings
    #expect(findings.new.isEmpty && findings.fixed.isEmpty)
    #expect(findings.moved.map(\.subject) == ["Detail.items"])
    #expect(findings.kept == 1)
  }

  @Test("So does one that a new screen has now")
  func newScreen() {
    let head = Self.app("Panel").with {
      $0.add("Panel")
      $0.way("Detail", "Panel", on: "Button “Panel”")
    }
    let findings = FlowChange(from: Self.app("List"), to: head).findings
    #expect(findings.new.isEmpty && findings.fixed.isEmpty)
    #expect(findings.moved.map(\.subject) == ["Panel.items"])
  }

  @Test("A way back of a new screen is not that of a screen that is gone")
  func wayBack() {
    func app(_ screen: String) -> FlowGraph {
      App.graph { graph in
        graph.add(screen, file: "\(screen)/\(screen).swift")
        graph.way(screen == "Tour" ? "Home" : "Detail", screen, on: "Button “\(screen)”")
        graph.backs = [
          Back(
            from: screen, kind: .pop, trigger: "Button “Back”", operation: "path.removeLast()",
            at: SourcePlace(file: "\(screen).swift", line: 20))
        ]
        graph.report(screen, screen, line: 20)
      }
    }
    let change = FlowChange(from: app("Tour"), to: app("Checkout"))
    #expect(change.screens.renamed.isEmpty)
    #expect(change.findings.new.map(\.subject) == ["Checkout"])
  }

  @Test("State that another type of the screen has now is reported as before")
  func anotherType() {
    let findings = FlowChange(
      from: Self.app("List"), to: Self.app("List", owner: "ListModel")
    ).findings
    #expect(findings.new.isEmpty && findings.fixed.isEmpty)
    #expect(findings.moved.map(\.subject) == ["ListModel.items"])
  }

  @Test("Another state in the moved code is another defect")
  func anotherState() {
    let findings = FlowChange(from: Self.app("List"), to: Self.app("Detail", "links")).findings
    #expect(findings.new.map(\.subject) == ["Detail.links"])
    #expect(findings.fixed.map(\.subject) == ["List.items"])
  }

  @Test("The same mistake elsewhere is new where the old code was mended in its place")
  func copied() {
    var head = Self.app("List", isReported: false)
    let copy = Self.app("Detail")
    head.transitions += copy.transitions.filter { $0.fromID == "Detail" && $0.toID == "Share" }
    head.findings = copy.findings
    let findings = FlowChange(from: Self.app("List"), to: head).findings
    #expect(findings.new.map(\.subject) == ["Detail.items"])
    #expect(findings.fixed.map(\.subject) == ["List.items"])
  }

  @Test("A dead screen in place of another is new")
  func deadScreens() {
    let base = Self.app("List", isReported: false).with { $0.report("Old", "Old", line: 21) }
    let head = Self.app("Detail", isReported: false).with { $0.report("New", "New", line: 21) }
    let findings = FlowChange(from: base, to: head).findings
    #expect(findings.new.map(\.subject) == ["New"])
    #expect(findings.fixed.map(\.subject) == ["Old"])
  }

  @Test("State of a screen that has another name now")
  func renamed() {
    let head = Self.app("List", isReported: false).renaming("List", to: "ListPage").with {
      $0.report("ListPage", "ListPage.items", line: 400)
    }
    let findings = FlowChange(from: Self.app("List"), to: head).findings
    #expect(findings.new.isEmpty && findings.fixed.isEmpty && findings.moved.isEmpty)
  }

  @Test("A new finding at a router's line says what is tapped")
  func trigger() {
    let router = SourcePlace(file: "Router.swift", line: 7, column: 3)
    let tap = SourcePlace(file: "Row.swift", line: 42, column: 5)
    let head = App.graph { graph in
      graph.transitions.append(
        Transition(
          from: "List", to: "Settings", kind: .push, trigger: "tap", at: router,
          steps: [Step("tap", at: tap), Step("router.go()", at: router)]))
      graph.findings = ["List", "Home"].map {
        Finding(rule: "push", severity: .warning, subject: $0, message: "m", at: router)
      }
    }
    let change = FlowChange(from: App.graph(), to: head)
    #expect(change.newFindings.map { change.trigger(of: $0)?.place } == [tap, tap])
    // A second tap elsewhere leaves open which of them is meant, but for its own screen.
    let open = head.with { graph in
      graph.transitions.append(
        Transition(
          from: "Detail", to: "Settings", kind: .push, trigger: "tap", at: router,
          steps: [Step("tap", at: SourcePlace(file: "Detail.swift", line: 3))]))
    }
    let other = FlowChange(from: App.graph(), to: open)
    #expect(other.newFindings.map { other.trigger(of: $0)?.place } == [nil, tap])
  }
}

extension FlowGraph {
  fileprivate mutating func report(_ screen: String, _ subject: String, line: Int) {
    let place = SourcePlace(file: "\(screen).swift", line: line)
    findings.append(
      Finding(
        rule: "stale", severity: .warning, subject: subject, message: "`\(subject)` is old.",
        at: place, fingerprint: Fingerprint.of("stale", subject, screen)))
  }

  fileprivate func with(_ change: (inout FlowGraph) -> Void) -> FlowGraph {
    var graph = self
    change(&graph)
    return graph
  }
}

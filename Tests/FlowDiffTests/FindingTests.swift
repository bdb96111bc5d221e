import FlowDiff
import FlowGraph
import Testing

@Suite struct FindingTests {
  @Test func newAndFixed() {
    let base = App.graph {
      $0.find("dead_screen", "List")
      $0.find("no_way_back", "Detail")
    }
    let head = App.graph {
      $0.find("dead_screen", "List", line: 40)
      $0.find("no_way_back", "Settings")
    }
    let findings = FlowChange(from: base, to: head).findings
    #expect(findings.new.map(\.subject) == ["Settings"])
    #expect(findings.fixed.map(\.subject) == ["Detail"])
    #expect(findings.kept == 1)
  }

  @Test func aSecondDefectOfTheSameKindOnTheSameScreenIsNew() {
    let base = App.graph { $0.find("pop", "List", line: 20, message: "`a.pop()`") }
    let head = App.graph {
      $0.find("pop", "List", line: 8, message: "`b.pop()`")
      $0.find("pop", "List", line: 30, message: "`a.pop()`")
    }
    let findings = FlowChange(from: base, to: head).findings
    #expect(findings.new.map(\.message) == ["`b.pop()`"])
    #expect(findings.fixed.isEmpty)
  }

  @Test func aFindingOfARenamedScreenIsKept() {
    let base = App.graph { $0.find("pop", "Detail") }
    var head = App.graph().renaming("Detail", to: "DetailPage")
    head.find("pop", "DetailPage")
    let findings = FlowChange(from: base, to: head).findings
    #expect(findings.new.isEmpty && findings.fixed.isEmpty)
    #expect(findings.kept == 1)
  }

  @Test func whatACommentSetsAsideIsNotFixed() {
    let base = App.graph {
      $0.find("pop", "List")
      $0.find("pop", "Detail")
      $0.find("dead", "Home")
    }
    let head = App.graph().renaming("Detail", to: "DetailPage")
    var aside = App.graph()
    aside.find("pop", "List", line: 30)
    aside.find("pop", "DetailPage")
    aside.find("pop", "Settings")
    let findings = FlowChange(from: base, to: head, suppressed: aside.findings).findings
    #expect(findings.fixed.map(\.subject) == ["Home"])
    #expect(findings.suppressed == 2)
    #expect(findings.kept == 0 && findings.new.isEmpty)
  }

  @Test func whatTheBaselineKnowsIsNotNew() {
    let base = App.graph { $0.find("pop", "List", .note) }
    let head = App.graph {
      $0.find("pop", "List", .error)
      $0.find("dead", "Home")
      $0.find("dead", "Detail")
    }
    let change = FlowChange(from: base, to: head).leavingOut { $0.subject != "Detail" }
    #expect(change.newFindings.map(\.subject) == ["Detail"])
    #expect(change.findings.known == 2)
  }

  @Test func aFindingThatIsMoreSevereNowIsRaised() {
    let base = App.graph {
      $0.find("pop", "List", .note)
      $0.find("dead", "Home", .error)
    }
    let head = App.graph {
      $0.find("pop", "List", .error)
      $0.find("dead", "Home", .note)
    }
    let change = FlowChange(from: base, to: head)
    #expect(change.findings.raised.map(\.was) == [.note])
    #expect(change.newFindings.map(\.subject) == ["List"])
    #expect(change.findings.new.isEmpty && change.findings.fixed.isEmpty)
  }
}

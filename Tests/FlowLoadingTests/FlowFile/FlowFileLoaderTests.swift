import FlowGraph
import Foundation
import Testing

@testable import FlowLoading

@Suite("Flow file loader")
struct FlowFileLoaderTests {
  private func load(_ text: String, file: String = "App.flow.yml") throws -> FlowGraph {
    try FlowFileLoader().load(text: text, file: file)
  }

  private func problems(_ text: String, file: String = "App.flow.yml") -> [FlowFileError.Problem] {
    do {
      _ = try FlowFileLoader().load(text: text, file: file)
      return []
    } catch {
      return error.problems
    }
  }

  @Test func namesOfFlowFiles() {
    #expect(FlowFileLoader.reads("Flows/Shop.flow.yml"))
    #expect(FlowFileLoader.reads("a.flow.yaml"))
    #expect(FlowFileLoader.reads("A.FLOW.JSON"))
    #expect(!FlowFileLoader.reads("flow.yml"))
    #expect(!FlowFileLoader.reads("a.flow.swift"))
  }

  @Test func actionsBecomeTransitionsAndBacks() throws {
    let graph = try load(
      """
      flow: 1
      screens:
        A:
          actions:
            - { tap: 'Say "hi"', push: B, if: x > 1, via: Route.b }
            - { when: timer, sheet: C }
            - { pop: 2 }
            - { popTo: B }
            - { dismiss: true }
      """)
    let push = try #require(graph.transitions.first { $0.kind == .push })
    #expect((push.from, push.to) == ("A", "B"))
    #expect(push.trigger == #"tap "Say "hi"""#)
    #expect(push.guard == "x > 1")
    #expect(push.via == "Route.b")
    #expect(push.onPath)
    #expect(push.place == SourcePlace(file: "App.flow.yml", line: 5, column: 28))
    #expect(graph.transitions.first { $0.kind == .sheet }?.trigger == "timer")
    #expect(graph.backs.map(\.kind) == [.dismiss, .pop, .popTo])
    #expect(graph.backs.first { $0.kind == .pop }?.count == 2)
    #expect(graph.backs.first { $0.kind == .popTo }?.to == "B")
  }

  @Test func coordinatorStandsForTheRootsOfItsStack() throws {
    let graph = try load(
      """
      flow: 1
      entries: Flow
      coordinators: { Flow: { stack: [A, B] } }
      screens: { Home: { actions: [{ sheet: Flow }] } }
      """)
    #expect(graph.entries.map(\.name) == ["A", "B"])
    #expect(graph.transitions.map(\.to) == ["A", "B"])
    #expect(graph.stacks.map(\.roots) == [["A", "B"]])
    #expect(graph.screens.first { $0.id == "A" }?.group == "Flow")
  }

  @Test func pushedScreensStandOnTheStackOfTheirPusher() throws {
    let graph = try load(
      """
      flow: 1
      coordinators:
        Flow:
          stack: A
          screens:
            A: { actions: [{ push: B }, { sheet: S }] }
            B: { actions: [{ push: C }, { pop: true }, { dismiss: true }] }
            S: { actions: [{ push: T }] }
      screens:
        S2: { stack: T2 }
        T2: { actions: [{ replace: U2 }] }
        U2: { actions: [{ push: V2 }] }
        Loose: { actions: [{ push: X }] }
      """)
    func stacks(_ from: String) -> [String]? {
      graph.transitions.first { $0.from == from && $0.kind == .push }?.stacks
    }
    #expect(stacks("A") == ["Flow"])
    #expect(stacks("B") == ["Flow"])
    #expect(stacks("S") == ["Flow"])
    #expect(stacks("U2") == ["S2"])
    #expect(stacks("Loose") == [])
    #expect(graph.backs.first { $0.kind == .pop }?.stacks == ["Flow"])
    #expect(graph.backs.first { $0.kind == .dismiss }?.stacks == [])
    #expect(graph.transitions.contains { $0.from == "S2" && $0.to == "T2" && $0.kind == .root })
    #expect(graph.screens.first { $0.id == "S2" }?.container == true)
    #expect(graph.screens.first { $0.id == "C" }?.group == "Flow")
  }

  @Test func pushOfAListIsOneSequence() throws {
    let graph = try load("flow: 1\nscreens: { A: { actions: [{ push: [C, B] }] } }")
    let rows = graph.transitions.sorted { ($0.sequence ?? "") < ($1.sequence ?? "") }
    #expect(rows.map(\.to) == ["C", "B"])
    #expect(rows.map { $0.sequence?.suffix(2) } == ["#0", "#1"])
  }

  @Test func deepLinkLeavesTheRootOutOfItsPath() throws {
    let graph = try load(
      """
      flow: 1
      coordinators: { Flow: { stack: A, screens: { B: , C: } } }
      deepLinks:
        - { url: "x://1", opens: [A, B, C] }
        - { url: "x://2", opens: B }
        - { url: "x://3", opens: A }
        - { url: "x://4", tab: D, onTop: true }
      """)
    #expect(graph.deepLinks.map { $0.path.map(\.screen) } == [["B", "C"], ["B"], [], []])
    #expect(graph.deepLinks.map(\.to) == ["C", "B", "A", "D"])
    #expect(graph.deepLinks.map(\.stack) == ["Flow", "Flow", "Flow", nil])
    #expect(graph.deepLinks.map(\.replacesPath) == [true, true, true, false])
  }

  @Test func routesThatAViaNamesAreProduced() throws {
    let graph = try load(
      """
      flow: 1
      coordinators: { Flow: { routes: { used: A, idle: B } } }
      screens: { A: { actions: [{ push: A, via: Flow.used }] } }
      """)
    #expect(graph.routes.map(\.id) == ["Flow.idle", "Flow.used"])
    #expect(graph.routes.map(\.produced.count) == [0, 1])
  }

  @Test func jsonAndYAMLGiveEqualGraphs() throws {
    let yaml = try load("flow: 1\nscreens: {A: {actions: [{push: B}]}}", file: "f")
    let json = try load(#"{"flow":1,\#n"screens": {"A":{"actions":[{"push":"B"}]}}}"#, file: "f")
    func bare(_ graph: FlowGraph) -> [String] {
      graph.transitions.map { "\($0.from) \($0.kind) \($0.to)" } + graph.screens.map(\.id)
    }
    #expect(bare(yaml) == bare(json))
  }

  @Test func theOrderOfTheFileDoesNotMatter() throws {
    let one = try load("flow: 1\nscreens: { A: , B: { actions: [{ push: C }, { sheet: A }] } }")
    let other = try load("flow: 1\nscreens: { B: { actions: [{ sheet: A }, { push: C }] }, A: }")
    #expect(one.screens.map(\.id) == other.screens.map(\.id))
    #expect(one.transitions.map(\.to) == other.transitions.map(\.to))
  }

  // MARK: Problems

  @Test func columnsCountBytes() {
    let found = problems("flow: 1\nscreens: { Äpfel👋: { tittle: x } }")
    #expect(found.map(\.column) == [26])
    #expect(found.map(\.suggestion) == ["title"])
    #expect(found.map(\.line) == [2])
  }

  @Test func descriptionIsOneLineAProblem() throws {
    let error = try #require(throws: FlowFileError.self) {
      try load("flow: 1\npsuh: 1\nscreens: 1")
    }
    let lines = "\(error)".split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines.first?.hasPrefix("App.flow.yml:2:1: error: `psuh` is no key of a flow file") == true)
    #expect((error.line, error.column, error.message) == (2, 1, error.problems[0].message))
  }

  @Test func nearNamesAreSlipsAndFarNamesAreScreens() {
    func suggestions(_ name: String) -> [String?] {
      problems("flow: 1\nscreens: { Address: , Step1: , Map: { actions: [{ push: \(name) }] } }")
        .map(\.suggestion)
    }
    #expect(suggestions("Adress") == ["Address"])
    #expect(suggestions("address") == ["Address"])
    #expect(suggestions("Addressbook") == [])
    #expect(suggestions("Step2") == [])
    #expect(suggestions("Mop") == [])
  }

  @Test func aliasBombIsRefused() {
    var text = "flow: 1\nx0: &x0 [a, a, a, a, a, a, a, a, a, a]\n"
    for level in 1...12 {
      let alias = Array(repeating: "*x\(level - 1)", count: 10).joined(separator: ", ")
      text += "x\(level): &x\(level) [\(alias)]\n"
    }
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect(problems(text).first?.message.contains("unfold to too many values") == true)
    }
    #expect(time < .seconds(20))
    #expect(problems(text + "*x12 : 1\n").first?.message.contains("a key must be a plain") == true)
    #expect(problems(text + "y: {? *x12 : 1}\n").first?.message.contains("a key must be") == true)
  }

  @Test func deepNestingIsRefused() {
    let flow = String(repeating: "[", count: 100_000)
    #expect(problems("flow: 1\nx: \(flow)").first?.message.contains("64 levels") == true)
    let block = String(repeating: "- ", count: 50_000)
    #expect(problems(block + "x").first?.message.contains("64 levels") == true)
    let stairs = (0..<300).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n")
    #expect(problems(stairs).first?.message.contains("64 levels") == true)
    let aliases = (1...70).map { "x\($0): &x\($0) [*x\($0 - 1)]" }.joined(separator: "\n")
    #expect(problems("x0: &x0 a\n" + aliases).first?.message.contains("unfold") == true)
  }

  @Test func rulesOfDashesAndBracketsInCommentsAreNoNesting() {
    let rule = String(repeating: "-", count: 300)
    let brackets = String(repeating: "[{", count: 300)
    let indent = String(repeating: " ", count: 300)
    #expect(
      problems("flow: 1\n# \(rule)\n# \(brackets)\n\(indent)# far\ntitle: |\n  \(rule)\n") == [])
  }

  @Test func hugeFileIsRefused() {
    let text = "flow: 1\n# " + String(repeating: "x", count: 4_000_001)
    #expect(problems(text).first?.message.contains("larger than 4 MB") == true)
  }

  @Test func controlCharacterIsReported() {
    #expect(
      problems("flow: 1\ntitle: a\u{7}b").first?.message.contains("not readable text") == true)
    #expect(problems("flow: 1\ntitle: a\0b").isEmpty == false)
  }

  @Test func everyPrefixOfAFileIsReadOrRefused() throws {
    let text = try Fixtures.text(
      "Tests/FlowLoadingTests/Golden/FlowFiles/valid/every-key.flow.yaml")
    var refused = 0
    for end in text.indices where !problems(String(text[..<end])).isEmpty { refused += 1 }
    #expect(refused > 100)
    #expect(problems(text).isEmpty)
  }
}

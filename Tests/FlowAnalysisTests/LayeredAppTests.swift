import FlowGraph
import Testing

@testable import FlowAnalysis

/// The analysis of one stack at a time, compared with a simulation of the whole app: two tabs with
/// a stack each, and a modal over the first with a stack of its own, all kept at once.
///
/// `Documentation/Stacks.md` says why the two agree.
@Suite struct LayeredAppTests {
  private struct Level: Hashable {
    var screen: String
    var onPath: Bool
  }

  private struct App: Hashable {
    var main = [Level(screen: "A", onPath: false)]
    var other = ["T"]
    var tab = 0
    /// The number of levels of `main` up to the presenter, and what lies in the modal.
    var presenter = 0
    var modal: [String] = []

    var acting: String {
      modal.last ?? (tab == 0 ? main[main.count - 1].screen : other[other.count - 1])
    }
  }

  /// A, B, C and D stand on the main stack, M and N in the modal, T and U in the other tab.
  private func randomGraph(_ random: inout SeededGenerator) -> FlowGraph {
    var graph = FlowGraph.app(entry: "Tabs", roots: ["A"])
    graph.stacks.append(Stack(id: "inner", owner: "M", roots: ["M"], path: "Inner.path", at: at(3)))
    graph.stacks.append(Stack(id: "other", owner: "T", roots: ["T"], path: "Other.path", at: at(4)))
    graph.go(.tab, "Tabs", "A")
    graph.go(.tab, "Tabs", "T")
    let own = ["A", "B", "C", "D"]
    func pick(_ screens: [String]) -> String { screens.randomElement(using: &random) ?? "A" }
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      graph.go(
        .push, pick(own), pick(own), stacks: ["main"], onPath: Bool.random(using: &random))
    }
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      graph.go(Bool.random(using: &random) ? .sheet : .cover, pick(own), "M")
    }
    graph.go(.push, "M", "N", stacks: ["inner"])
    graph.go(.push, "T", "U", stacks: ["other"])
    for actor in ["M", "N", "T", "U"] where Int.random(in: 0..<3, using: &random) == 0 {
      graph.go(.push, actor, pick(own), stacks: ["main"])
    }
    if Bool.random(using: &random) {
      let from = pick(own + ["M", "N"])
      for position in 0..<Int.random(in: 1...2, using: &random) {
        graph.go(.push, from, pick(own), stacks: ["main"], sequence: "set#\(position)")
      }
    }
    for actor in own + ["M", "N"] where Bool.random(using: &random) {
      graph.back(actor, count: Int.random(in: 1...3, using: &random))
    }
    if Bool.random(using: &random) { graph.back(pick(["M", "N"]), .popToRoot) }
    if Bool.random(using: &random) { graph.back(pick(["M", "N"]), .dismiss, stacks: []) }
    return graph
  }

  private struct Simulation {
    let graph: FlowGraph
    let isSheet: Bool
    var underflows: Set<Back> = []

    init(_ graph: FlowGraph) {
      self.graph = graph
      isSheet = graph.transitions.contains { $0.kind == .sheet }
    }

    mutating func run() {
      var seen: Set<App> = [App()]
      var open = [App()]
      while let app = open.popLast() {
        for next in moves(of: app)
        where next.main.count <= 6 && next.other.count <= 2 && next.modal.count <= 3
          && seen.insert(next).inserted
        {
          open.append(next)
        }
      }
    }

    private mutating func moves(of app: App) -> [App] {
      var result: [App] = []
      func add(_ change: (inout App) -> Void) {
        var next = app
        change(&next)
        // With its presenter, a modal goes too.
        if next.main.count < next.presenter { (next.modal, next.presenter) = ([], 0) }
        result.append(next)
      }
      let screen = app.acting
      let isModal = !app.modal.isEmpty
      let dismissal =
        isModal ? graph.backs.first { $0.kind == .dismiss && $0.fromID == screen } : nil
      // A view that is pushed inside the modal dismisses itself alone.
      func dismiss(_ app: inout App) {
        if app.modal.count > 1 {
          app.modal.removeLast()
        } else {
          (app.modal, app.presenter) = ([], 0)
        }
      }
      func close(_ app: inout App, _ trigger: String?) {
        if let dismissal, dismissal.trigger == trigger { dismiss(&app) }
      }
      if !isModal {
        add { $0.tab = 1 - app.tab }
        if app.tab == 0, app.main.count > 1 { add { $0.main.removeLast() } }
        if app.tab == 1, app.other.count > 1 { add { $0.other.removeLast() } }
      } else {
        if app.modal.count > 1 { add { $0.modal.removeLast() } }
        if isSheet { add { ($0.modal, $0.presenter) = ([], 0) } }
        if dismissal != nil { add { dismiss(&$0) } }
      }
      let whole = graph.transitions.filter { $0.sequence != nil }
      for row in graph.transitions where row.fromID == screen && row.sequence == nil {
        switch (row.kind, row.stacks.first) {
        case (.push, "main"):
          add {
            $0.main.append(Level(screen: row.toID, onPath: row.onPath))
            close(&$0, row.trigger)
          }
        case (.push, "inner"): add { $0.modal.append(row.toID) }
        case (.push, "other"): add { $0.other.append(row.toID) }
        case (.sheet, _), (.cover, _):
          add { ($0.modal, $0.presenter) = ([row.toID], app.main.count) }
        default: break
        }
      }
      if whole.first?.fromID == screen {
        add { next in
          next.main.removeLast(next.main.count - 1)
          if next.presenter > 1 { (next.modal, next.presenter) = ([], 0) }
          next.main += whole.map { Level(screen: $0.toID, onPath: true) }
        }
      }
      for back in graph.backs where back.fromID == screen {
        switch back.kind {
        case .popToRoot:
          add {
            $0.main.removeLast($0.main.count - 1)
            close(&$0, back.trigger)
          }
        case .pop:
          let count = back.count ?? 1
          guard app.main.count(where: \.onPath) >= count else {
            underflows.insert(back)
            continue
          }
          add { next in
            var left = count
            while left > 0, let level = next.main.popLast() { left -= level.onPath ? 1 : 0 }
            close(&next, back.trigger)
          }
        case .popTo, .dismiss: break
        }
      }
      return result
    }
  }

  @Test(arguments: 0..<8) func oneStackAtATimeLosesNothing(block: Int) {
    var random = SeededGenerator(state: UInt64(block) + 900)
    var found = 0
    for _ in 0..<40 {
      let graph = randomGraph(&random)
      var simulation = Simulation(graph)
      simulation.run()
      let underflows = StackAnalysis(graph: graph).underflows.map(\.back)
      #expect(underflows == graph.backs.filter(simulation.underflows.contains))
      found += underflows.count { ["M", "N"].contains($0.fromID) }
    }
    #expect(found > 0)
  }

  // MARK: Told

  private func covered(_ kind: Transition.Kind) -> FlowGraph {
    var graph = FlowGraph.app(entry: "Root", roots: ["List"])
    graph.go(.root, "Root", "List")
    graph.go(kind, "List", "Picker", trigger: "Button \"Choose\"")
    graph.go(.push, "Picker", "Detail", trigger: "Button \"Take\"", stacks: ["main"])
    graph.back("Detail", count: 2)
    return graph
  }

  @Test func theModalIsLeftBeforeWhatLiesBelowIsUsed() throws {
    var graph = covered(.sheet)
    var underflow = try #require(StackAnalysis(graph: graph).underflows.first)
    #expect(underflow.way == "launch → Root → List → Picker → Take → Detail → Back")
    #expect(
      underflow.steps.map(\.label) == [
        "launch", "Root shows List", "List: Button \"Choose\"", "Picker: Button \"Take\"",
        "Picker: swipe down", "Detail: Button \"Back\"", "path.removeLast()",
      ])
    graph.back("Picker", .dismiss, stacks: [])
    underflow = try #require(StackAnalysis(graph: graph).underflows.first)
    #expect(underflow.steps.map(\.label).contains("Picker: Button \"Back\""))
  }

  @Test func aCoverWithNoWayOutKeepsWhatLiesBelowOutOfReach() {
    #expect(StackAnalysis(graph: covered(.cover)).underflows.isEmpty)
  }

  @Test func aViewInsideACoverTakesItselfOffAndAControllerTheCover() throws {
    var graph = covered(.cover)
    graph.go(.push, "Picker", "Inside", stacks: [])
    graph.back("Inside", .dismiss, stacks: [])
    #expect(StackAnalysis(graph: graph).underflows.isEmpty)
    graph.screens.append(Screen(name: "Inside", kind: .controller, at: at(9)))
    let underflow = try #require(StackAnalysis(graph: graph).underflows.first)
    // The person goes on to the screen that has the button.
    #expect(
      underflow.steps.map(\.label) == [
        "launch", "Root shows List", "List: Button \"Choose\"", "Picker: Button \"Take\"",
        "Picker: opens Inside", "Inside: Button \"Back\"", "Detail: Button \"Back\"",
        "path.removeLast()",
      ])
  }

  @Test func anActionThatClosesItsModalNeedsNoSwipe() throws {
    var graph = covered(.cover)
    graph.backs.append(
      Back(
        from: "Picker", kind: .dismiss, trigger: "Button \"Take\"", stacks: [],
        operation: "dismiss()", at: at(300)))
    let underflow = try #require(StackAnalysis(graph: graph).underflows.first)
    #expect(underflow.way == "launch → Root → List → Picker → Detail → Back")
  }

  @Test func aModalActsAgainOnWhatItHasChanged() throws {
    var graph = FlowGraph.app(entry: "List", roots: ["List"])
    graph.go(.push, "List", "Detail", stacks: ["main"])
    graph.go(.sheet, "List", "Picker", trigger: "Button \"Choose\"")
    graph.go(.push, "Picker", "Detail", trigger: "Button \"Take\"", stacks: ["main"])
    graph.go(.push, "Picker", "Inside")
    graph.back("Picker", count: 1)
    graph.back("Inside", count: 3)
    let analysis = StackAnalysis(graph: graph)
    #expect(
      analysis.underflows.map(\.way) == [
        "launch → List → Picker → Back", "launch → List → Picker → Inside → Back",
      ])
    // It can put as much there as it likes.
    #expect(analysis.growing.first?.screenIDs == ["Detail"])
  }

  @Test func aModalGoesWithItsPresenter() {
    var graph = FlowGraph.app(entry: "List", roots: ["List"])
    graph.go(.push, "List", "Detail", stacks: ["main"])
    graph.go(.sheet, "Detail", "Picker")
    graph.back("Picker", count: 1)
    #expect(StackAnalysis(graph: graph).underflows.isEmpty)
  }
}

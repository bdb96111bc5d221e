import Testing

@testable import FlowLoading

@Suite("How much is evaluated")
struct EvaluationBudgetTests {
  @Test("A handler that takes all there is leaves enough for those after it")
  func handlers() {
    let source = """
      \(plainLaunch)
      enum Step { case left, right, up, down }
      final class Start: UIViewController {
        @IBAction func all() { walk(.up, .up, .up, .up, .up, .up, .up, .up, .up, .up) }
        @IBAction func one() { show(Detail(), sender: self) }
        private func walk(
          _ a: Step, _ b: Step, _ c: Step, _ d: Step, _ e: Step, _ f: Step, _ g: Step, _ h: Step,
          _ i: Step, _ j: Step
        ) {
          walk(b, c, d, e, f, g, h, i, j, .left)
          walk(b, c, d, e, f, g, h, i, j, .right)
          walk(b, c, d, e, f, g, h, i, j, .up)
          walk(b, c, d, e, f, g, h, i, j, .down)
          show(Other(), sender: self)
        }
      }
      """
    let graph = SwiftSourceLoader(threads: 1).load([SwiftFile(path: "App.swift", text: source)])
    #expect(graph.transitions.contains { $0.to == "Detail" && $0.trigger == "one" })
    #expect(graph.unresolved.contains { $0.reason.contains("too large") })
  }

  /// Each round of a long chain of screens would nest what these give once more, and twice as much
  /// of it lies on each level.
  @Test(
    "Functions that put what the others give into what they give come to an end",
    .timeLimit(.minutes(1)))
  func nesting() {
    let last = 40
    let calls = ["walk", "run", "stroll"]
    let pages = (0...last).map { number in
      """
      final class Page\(number): UIViewController {
        @IBAction func tap() {
          Walker.shared.log.append(Walker.shared.\(calls[number % 3])(self))
          present(\(number == last ? "Detail" : "Page\(number + 1)")(), animated: true)
        }
      }

      """
    }
    let source = """
      final class Walker {
        static let shared = Walker()
        var log: [Any] = []
        func walk(_ page: UIViewController) -> [Any] { [run(page), stroll(page), page] }
        func run(_ page: UIViewController) -> [Any] { [walk(page), stroll(page)] }
        func stroll(_ page: UIViewController) -> [Any] {
          if log.isEmpty { page.present(Other(), animated: true) }
          return [walk(page), run(page), log]
        }
      }
      \(plainLaunch)
      final class Start: UIViewController {
        @IBAction func tap() { present(Page0(), animated: true) }
      }
      \(pages.joined())
      """
    let graph = SwiftSourceLoader(threads: 1).load([SwiftFile(path: "App.swift", text: source)])
    #expect(graph.transitions.contains { $0.from == "Page\(last)" && $0.to == "Detail" })
  }

  private let task = Span(file: 0, start: 1, end: 2)

  /// Pays until something is refused.
  private func run(_ budget: inout EvaluationBudget, atMost limit: Int = .max) -> (
    paid: Int, cut: Span?
  ) {
    var paid = 0
    while paid < limit {
      guard case .refused(let cut) = budget.pay() else {
        paid += 1
        continue
      }
      return (paid, cut)
    }
    return (paid, nil)
  }

  @Test("A task that took all that it was given is given a tenth the next time")
  func endless() {
    var budget = EvaluationBudget()
    budget.begin(task)
    let first = run(&budget)
    #expect(first.cut == task)
    // Told once.
    #expect(run(&budget).cut == nil)
    budget.begin(task)
    let second = run(&budget)
    #expect(second.cut == task)
    #expect(first.paid + 1 == 10 * (second.paid + 1))
    budget.begin(Span(file: 0, start: 5, end: 6))
    #expect(run(&budget).paid == first.paid)
  }

  @Test("A launch, before whose end no screen is known, is given three times as much")
  func launch() {
    var budget = EvaluationBudget()
    budget.begin(task)
    let plain = run(&budget).paid
    budget.begin(Span(file: 0, start: 5, end: 6), isLaunch: true)
    #expect(run(&budget).paid + 1 == 3 * (plain + 1))
  }

  @Test("What an endless task takes leaves the rounds what they have")
  func rounds() {
    var budget = EvaluationBudget()
    for start in 0..<6 {
      budget.begin(Span(file: 0, start: UInt32(start), end: 100))
      _ = run(&budget)
    }
    #expect(!budget.isUsedUp)
    for _ in 0..<3 {
      budget.begin(nil)
      _ = run(&budget, atMost: 300_000)
    }
    #expect(!budget.isUsedUp)
    for _ in 0..<8 {
      budget.begin(nil)
      _ = run(&budget, atMost: 300_000)
    }
    #expect(!budget.isUsedUp)
    budget.begin(nil)
    _ = run(&budget, atMost: 300_000)
    #expect(budget.isUsedUp)
  }

  @Test("Past a ceiling nothing more is evaluated, whatever asks for it")
  func ceiling() {
    var budget = EvaluationBudget()
    var paid = 0
    for start in 0..<40 {
      budget.begin(Span(file: 0, start: UInt32(start), end: 100))
      paid += run(&budget).paid
    }
    #expect(paid < 6_000_000)
    budget.begin(task)
    #expect(run(&budget).paid == 0)
  }

  @Test("What is not settled is said where the launch stands, though what that shows is known")
  func unsettled() throws {
    let (unit, _) = Lowering.unit(
      file: 0, path: "App.swift",
      text: launching("window?.rootViewController = Start()")
        + "final class Start: UIViewController {}")
    let index = ProgramIndex([unit])
    let interpreter = Interpreter(index: index, syntax: SyntaxFacts([FileFacts(unit)], index))
    var links = interpreter.runToFixpoint()
    let launch = try #require(links.entries.first).span
    links.resolvedSpans.insert(launch)
    for reason in [NavigationFacts.unsettledReason, "its target could not be worked out"] {
      interpreter.facts.unresolved.insert(.init(span: launch, reason: reason, concerns: []))
    }
    let rows = GraphBuilder(interpreter, links, CaseOccurrences(unit)).unresolved()
    #expect(rows.map(\.reason) == [NavigationFacts.unsettledReason])
  }

  @Test("Screens that come up when no further round begins are followed all the same")
  func lateScreens() {
    let screens = (0..<4).map { number in
      """
      final class Screen\(number): UIViewController {
        @objc func tap() {
          navigationController?.pushViewController(Screen\(number + 1)(), animated: true)
        }
      }
      """
    }
    let (unit, _) = Lowering.unit(
      file: 0, path: "App.swift",
      text: launching(
        "window?.rootViewController = UINavigationController(rootViewController: Screen0())")
        + screens.joined(separator: "\n") + "\nfinal class Screen4: UIViewController {}")
    let index = ProgramIndex([unit])
    let interpreter = Interpreter(index: index, syntax: SyntaxFacts([FileFacts(unit)], index))
    interpreter.budget.charge(steps: 100_000_000)
    let links = interpreter.runToFixpoint()
    #expect(links.transitions.count { $0.kind == .push } == 4)
  }
}

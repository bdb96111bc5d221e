import FlowGraph

/// A pop that traps on empty, runs later than the tap and tests nothing.
struct UnguardedPop: Rule {
  let id = "unguarded_pop"
  let group = RuleGroup.stack
  let summary =
    "A pop that traps on empty and runs a hop after the tap with no test: two quick taps pop twice."
  let rationale =
    "The first tap queues the pop; before it runs, a second tap or a swipe can queue or make"
    + " another. The last of them finds an empty path and the app crashes."
  let howToFix =
    "Test the path in the same hop as the pop: `if !path.isEmpty { path.removeLast() }`."
  let defaultSeverity = Severity.note

  func findings(in context: RuleContext) -> [Finding] {
    let reported = Set(context.stacks.underflows.map { line(of: $0.back) })
    let risky = context.graph.backs.filter {
      $0.onEmpty == .crash && $0.deferred && !$0.guarded && $0.kind != .dismiss
        && !reported.contains(line(of: $0))
    }
    return Dictionary(grouping: risky, by: line).values.compactMap { backs in
      guard let back = backs.min(by: { ($0.place, $0.fromID) < ($1.place, $1.fromID) }) else {
        return nil
      }
      let screens = backs.map(\.fromID).once().sorted()
      let names = screens.map { $0 == Transition.anywhere ? "any screen" : context.name($0) }
      let subject = back.operation.isEmpty ? back.kind.rawValue : back.operation
      return finding(
        subject, detail: [back.steps.last?.label],
        "Two quick taps on \(listed(names)) run `\(subject)` twice: it waits a hop after the tap"
          + " and tests nothing, so that the second can find an empty path, which traps. Test"
          + " `!path.isEmpty` where the pop runs.",
        at: back.place,
        witness: (context.story(to: screens.first ?? "")?.steps ?? [])
          + [Step("\(names.first ?? "any screen"): two quick taps", at: back.place)])
    }
  }

  private func line(of back: Back) -> String { "\(back.file):\(back.line)" }

  var examples: [RuleExample] {
    [
      RuleExample(
        "A pop on the main queue, for two screens", expects: ["paths.removeLast()"],
        code: """
          func popLast() {
            DispatchQueue.main.async { self.paths.removeLast() }
          }
          """
      ) { app in
        app.entry("First")
        app.stack(roots: ["First"])
        app.go("First", "Second", stacks: ["main"], onPath: true)
        app.go("Second", "Third", stacks: ["main"], onPath: true)
        let place = app.place()
        app.pop("Second", deferred: true, operation: "paths.removeLast()", at: place)
        app.pop("Third", deferred: true, operation: "paths.removeLast()", at: place)
      },
      RuleExample(
        "A pop in a task", expects: ["router.path.removeLast()"],
        code: """
          Button("Save") { Task { await save(); router.path.removeLast() } }
          """
      ) { app in
        app.entry("Home")
        app.stack(roots: ["Home"])
        app.go("Home", "Editor", stacks: ["main"], onPath: true)
        app.pop("Editor", deferred: true, operation: "router.path.removeLast()")
      },
      RuleExample(
        "The pop tests the path",
        code: """
          DispatchQueue.main.async { if !self.paths.isEmpty { self.paths.removeLast() } }
          """
      ) { app in
        app.entry("Home")
        app.stack(roots: ["Home"])
        app.go("Home", "Editor", stacks: ["main"], onPath: true)
        app.pop("Editor", guarded: true, deferred: true)
      },
      RuleExample(
        "A pop that runs at once",
        code: """
          Button("Back") { path.removeLast() }
          """
      ) { app in
        app.entry("Home")
        app.stack(roots: ["Home"])
        app.go("Home", "Editor", stacks: ["main"], onPath: true)
        app.pop("Editor")
      },
      RuleExample(
        "A pop that does nothing on an empty path",
        code: """
          Task { _ = path.popLast() }
          """
      ) { app in
        app.entry("Home")
        app.stack(roots: ["Home"])
        app.go("Home", "Editor", stacks: ["main"], onPath: true)
        app.pop("Editor", onEmpty: .ignored, deferred: true)
      },
    ]
  }
}

import FlowAnalysis
import FlowGraph

/// A pop that can run with nothing to pop.
struct PopWithoutPush: Rule {
  let id = "pop_without_push"
  let group = RuleGroup.stack
  let summary =
    "A pop that can run with nothing, or too little, to pop; a warning where it does nothing."
  let rationale =
    "`removeLast()` on an empty `NavigationPath` or array traps: the app is gone. `popLast()` and"
    + " `popViewController` do nothing: the person taps Back and stays where they are."
  let howToFix =
    "Test the stack first (`if !path.isEmpty`), or take the control off the screens that can be"
    + " the root."
  let defaultSeverity = Severity.error

  struct Spot: Hashable {
    /// Without its column.
    var place: SourcePlace
    var screen: String
  }

  func findings(in context: RuleContext) -> [Finding] {
    var order: [Spot] = []
    var groups: [Spot: [StackAnalysis.Underflow]] = [:]
    for underflow in context.stacks.underflows where !isMeantForAnother(underflow, in: context) {
      var place = underflow.back.place
      place.column = 0
      let spot = Spot(place: place, screen: underflow.back.fromID)
      if groups[spot] == nil { order.append(spot) }
      groups[spot, default: []].append(underflow)
    }
    let shared = sharedPlaces(order, in: context)
    return order.compactMap { spot in
      // One that traps says more than one that does nothing, and a short way more than a long one.
      let worst = (groups[spot] ?? []).min { lhs, rhs in
        (lhs.back.onEmpty == .crash ? 0 : 1, lhs.steps.count)
          < (rhs.back.onEmpty == .crash ? 0 : 1, rhs.steps.count)
      }
      guard let worst else { return nil }
      if worst.back.onEmpty == .ignored,
        shared.contains(spot.place) || alsoDismisses(worst.back, in: context)
          || makesWay(worst.back, in: context) || isToldApart(worst.back, in: context)
      {
        return nil
      }
      return report(worst, in: context)
    } + rivals(of: Set(order), in: context)
  }

  /// Places of code that several screens share and that pops something on some of them: that it
  /// does nothing on the others is what a base class's Back button is like.
  private func sharedPlaces(_ spots: [Spot], in context: RuleContext) -> Set<SourcePlace> {
    let known = Set(spots)
    return Set(
      context.graph.backs.compactMap { back in
        var place = back.place
        place.column = 0
        let isFine =
          back.fromID != Transition.anywhere && !back.stacks.isEmpty
          && !known.contains(Spot(place: place, screen: back.fromID))
        return isFine ? place : nil
      })
  }

  /// Whether the handler goes on to dismiss: it is written for a screen that is pushed here and
  /// presented there, and one of the two does nothing wherever it runs.
  private func alsoDismisses(_ back: Back, in context: RuleContext) -> Bool {
    context.graph.backs.contains { other in
      other.kind == .dismiss && other.fromID == back.fromID && other.trigger == back.trigger
        && other.guard == back.guard && other.file == back.file && other.place > back.place
    }
  }

  /// Whether the handler goes on to show another screen: it only takes away what lies in the way, if
  /// anything does.
  private func makesWay(_ back: Back, in context: RuleContext) -> Bool {
    guard back.trigger != nil else { return false }
    return context.graph.transitions.contains { row in
      row.fromID == back.fromID && row.trigger == back.trigger && row.guard == back.guard
        && row.file == back.file && row.place > back.place
    }
  }

  private func report(_ underflow: StackAnalysis.Underflow, in context: RuleContext) -> Finding {
    let back = underflow.back
    let screen = back.fromID == Transition.anywhere ? "any screen" : context.name(back.fromID)
    let operation = back.operation.isEmpty ? "the pop" : "`\(back.operation)`"
    let runs = "\(operation) runs \(found(underflow)): \(underflow.way)."
    let crashes = back.onEmpty == .crash
    let needed = back.count ?? 1
    let effect =
      crashes
      ? "It traps on \(needed > 1 ? "a path that is too short" : "an empty path"), and the app crashes."
      : "Nothing happens: the person stays on \(screen)."
    let test = needed > 1 ? "that the path holds \(needed)" : "that the path is not empty"
    let advice =
      underflow.stack.path == nil
      ? "Take the control off \(screen), or show it only when something lies below."
      : "Test \(test) first, or take the control off \(screen)."
    let certain = underflow.certainty == .certain
    return finding(
      screen, screen: back.fromID, detail: [back.operation, back.trigger],
      severity: crashes && certain ? .error : .warning,
      "\(runs) \(effect) \(advice)", at: back.place, witness: underflow.steps)
  }

  private func found(_ underflow: StackAnalysis.Underflow) -> String {
    let place = underflow.stack.path == nil ? "stack" : "path"
    let count = underflow.back.count ?? 1
    guard count > 1 else { return "with nothing on the \(place)" }
    let there =
      underflow.elements == 0 ? "none" : "only \(underflow.elements)"
    return "for \(count) levels with \(there) on the \(place)"
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "A Back button on the root of a stack", expects: ["FirstContentView"],
        code: """
          NavigationStack(path: $model.path) { FirstContentView() }
          struct FirstContentView: View {
            var body: some View { Button("Back") { model.path.removeLast() } }
          }
          """
      ) { app in
        app.entry("RootView")
        app.stack(roots: ["FirstContentView"])
        app.go("RootView", "FirstContentView", .root)
        app.go("FirstContentView", "SecondContentView", stacks: ["main"], onPath: true)
        app.pop("FirstContentView")
        app.pop("SecondContentView")
      },
      RuleExample(
        "Two levels from a screen that has one below it", expects: ["Detail"],
        code: """
          Button("Done") { path.removeLast(2) }   // on Detail, which the root pushes
          """
      ) { app in
        app.entry("Home")
        app.stack(roots: ["Home"])
        app.go("Home", "Detail", trigger: "Button \"Open\"", stacks: ["main"], onPath: true)
        app.pop("Detail", count: 2, trigger: "Button \"Done\"", operation: "path.removeLast(2)")
      },
      RuleExample(
        "A view link put the screen there, and the path does not know", expects: ["Detail"],
        code: """
          NavigationStack(path: $path) { NavigationLink("Open") { Detail() } }
          // in Detail
          Button("Back") { path.removeLast() }
          """
      ) { app in
        app.entry("Home")
        app.stack(roots: ["Home"])
        app.go("Home", "Detail", trigger: "Link \"Open\"", stacks: ["main"])
        app.pop("Detail")
      },
      RuleExample(
        "A pop of a navigation controller's root does nothing (a warning)",
        expects: ["ListController"],
        code: """
          UINavigationController(rootViewController: ListController())
          @objc func back() { navigationController?.popViewController(animated: true) }
          """
      ) { app in
        app.entry("ListController")
        app.stack(roots: ["ListController"], path: nil)
        app.pop(
          "ListController", onEmpty: .ignored,
          operation: "navigationController?.popViewController(animated: true)")
      },
      RuleExample(
        "Two handlers of one change, of which one may run before the other (a warning)",
        expects: ["Chat"],
        code: """
          // on the stack's root
          .onChange(of: account.id) { router.path = [] }
          // on Chat, which is always pushed
          .onChange(of: account) { router.path.removeLast() }
          """
      ) { app in
        app.entry("Inbox")
        app.stack(roots: ["Inbox"])
        app.go("Inbox", "Chat", stacks: ["main"], onPath: true)
        app.popToRoot("Inbox", observes: ["Account"])
        app.pop(
          "Chat", trigger: "onChange", operation: "router.path.removeLast()",
          observes: ["Account"])
      },
      RuleExample(
        "Two handlers of one change whose order cannot matter",
        code: """
          .onChange(of: account.id) { router.path = [] }
          .onChange(of: account) { if !router.path.isEmpty { router.path.removeLast() } }
          """
      ) { app in
        app.entry("Inbox")
        app.stack(roots: ["Inbox"])
        app.go("Inbox", "Chat", stacks: ["main"], onPath: true)
        app.popToRoot("Inbox", observes: ["Account"])
        app.pop(
          "Chat", trigger: "onChange", guarded: true, operation: "router.path.removeLast()",
          observes: ["Account"])
      },
      RuleExample(
        "A handler for a screen that is pushed here and presented there",
        code: """
          @objc func cancel() {
            navigationController?.popViewController(animated: true)
            dismiss(animated: true)
          }
          """
      ) { app in
        app.entry("List")
        app.stack("editor", roots: ["Editor"], path: nil)
        app.go("List", "Editor", .sheet)
        app.pop(
          "Editor", onEmpty: .ignored, stacks: ["editor"],
          operation: "navigationController?.popViewController(animated: true)")
        app.dismiss("Editor")
      },
      RuleExample(
        "A handler that takes away what lies in the way of the screen that it shows",
        code: """
          @objc func openLog() {
            navigationController?.popViewController(animated: false)
            performSegue(withIdentifier: "log", sender: nil)
          }
          """
      ) { app in
        app.entry("Settings")
        app.stack(roots: ["Settings"], path: nil)
        app.pop(
          "Settings", trigger: "openLog", onEmpty: .ignored,
          operation: "navigationController?.popViewController(animated: false)")
        app.go("Settings", "Log", trigger: "openLog", stacks: ["main"])
      },
      RuleExample(
        "A pop on a screen that is always pushed",
        code: """
          .navigationDestination(for: Path.self) { _ in SecondContentView() }
          // in SecondContentView
          Button("Back") { path.removeLast() }
          """
      ) { app in
        app.entry("Home")
        app.stack(roots: ["Home"])
        app.go("Home", "SecondContentView", stacks: ["main"], onPath: true)
        app.pop("SecondContentView")
      },
      RuleExample(
        "A base class's Back button, which pops on the screens that are pushed",
        code: """
          class BaseController: UIViewController {
            @objc func back() { navigationController?.popViewController(animated: true) }
          }
          """
      ) { app in
        app.entry("List")
        app.stack(roots: ["List"], path: nil)
        app.go("List", "Detail", stacks: ["main"])
        let base = app.place()
        app.pop("List", onEmpty: .ignored, operation: "popViewController", at: base)
        app.pop("Detail", onEmpty: .ignored, operation: "popViewController", at: base)
      },
      RuleExample(
        "A guard tests the path",
        code: """
          Button("Back") { if !path.isEmpty { path.removeLast() } }
          """
      ) { app in
        app.entry("Home")
        app.stack(roots: ["Home"])
        app.pop("Home", guarded: true)
      },
    ] + apartExamples
  }
}

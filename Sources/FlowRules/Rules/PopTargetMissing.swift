import FlowGraph

/// A pop to a screen that is not on the stack.
struct PopTargetMissing: Rule {
  let id = "pop_target_missing"
  let group = RuleGroup.stack
  let summary = "A pop to something that is not on the stack."
  let rationale =
    "UIKit stops the app: \"Tried to pop to a view controller that doesn't exist\". A controller"
    + " that is made for the call is another one than that on the stack, even of the same class."
  let howToFix =
    "Look the controller up on the stack: `viewControllers.first { $0 is HomeController }`, and pop"
    + " to what is found."
  let defaultSeverity = Severity.error

  func findings(in context: RuleContext) -> [Finding] {
    fresh(in: context) + strangers(in: context)
  }

  private func fresh(in context: RuleContext) -> [Finding] {
    context.misplaced(.freshTarget).map { part in
      finding(
        part.screen, screen: part.screenID, detail: [part.subject],
        "The app stops when \(part.screen) pops to `\(part.subject)`: the controller is only just"
          + " made and lies on no stack. Look up the one that does:"
          + " `viewControllers.first { $0 is … }`.",
        at: part.place, witness: context.witness(of: part, "\(part.screen) pops"))
    }
  }

  /// Pops to screens that never stand on the stack. An unwind segue to one does nothing.
  private func strangers(in context: RuleContext) -> [Finding] {
    let graph = context.graph
    return graph.backs.compactMap { back in
      guard back.kind == .popTo, let target = back.to, !back.stacks.isEmpty,
        back.certainty == .certain, !back.operation.hasPrefix("unwind "),
        !back.stacks.contains(where: { stands(target, on: $0, in: graph) })
      else { return nil }
      let from = back.fromID == Transition.anywhere ? "any screen" : context.name(back.fromID)
      return finding(
        from, screen: back.fromID, detail: [back.operation, target],
        "`\(back.operation)` on \(from) goes back to \(target), which nothing puts on that stack:"
          + " UIKit stops the app. Pop to a screen that lies on it, or test that it does.",
        at: back.place,
        witness: (context.story(to: back.fromID)?.steps ?? [])
          + [Step("\(from): \(back.trigger ?? back.operation)", at: back.place)],
        unless: context.doubt(about: [target, back.fromID]) ?? context.generalDoubt)
    }
  }

  private func stands(_ name: String, on stack: String, in graph: FlowGraph) -> Bool {
    let ids = Set(graph.screens.filter { $0.name == name || $0.id == name }.map(\.id))
    guard let row = graph.stacks.first(where: { $0.id == stack }) else { return true }
    return row.roots.contains(where: ids.contains)
      || graph.transitions.contains { transition in
        // A push that names no stack may go on any, and an embedded screen is a part of another.
        ids.contains(transition.toID)
          && (transition.stacks.contains(stack) || transition.kind == .embed
            || transition.kind == .push && transition.stacks.isEmpty)
      }
      || graph.deepLinks.contains { link in
        link.toID.map(ids.contains) == true
          || link.path.contains { $0.screenID.map(ids.contains) == true }
      }
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "A new instance of the class", expects: ["DetailController"],
        code: """
          navigationController?.popToViewController(HomeController(), animated: true)
          """
      ) { app in
        app.entry("HomeController")
        app.stack(roots: ["HomeController"], path: nil)
        app.go("HomeController", "DetailController", stacks: ["main"])
        app.misplaced(.freshTarget, "HomeController()", on: "DetailController")
      },
      RuleExample(
        "A screen of another stack", expects: ["DetailController"],
        code: """
          // loginController is the root of the sign-in's navigation controller
          navigationController?.popToViewController(loginController, animated: true)
          """
      ) { app in
        app.entry("HomeController")
        app.screen("LoginController")
        app.go("HomeController", "LoginController", .sheet)
        app.stack(roots: ["HomeController"], path: nil)
        app.stack("login", roots: ["LoginController"], path: nil)
        app.go("HomeController", "DetailController", stacks: ["main"])
        app.popTo("LoginController", from: "DetailController")
      },
      RuleExample(
        "A screen that lies below",
        code: """
          navigationController?.popToViewController(listController, animated: true)
          """
      ) { app in
        app.entry("HomeController")
        app.stack(roots: ["HomeController"], path: nil)
        app.go("HomeController", "ListController", stacks: ["main"])
        app.go("ListController", "DetailController", stacks: ["main"])
        app.popTo("ListController", from: "DetailController")
      },
      RuleExample(
        "Looked up on the stack",
        code: """
          if let home = navigationController?.viewControllers.first(where: { $0 is HomeController }) {
            navigationController?.popToViewController(home, animated: true)
          }
          """
      ) { app in
        app.entry("HomeController")
        app.stack(roots: ["HomeController"], path: nil)
        app.go("HomeController", "DetailController", stacks: ["main"])
      },
    ]
  }
}

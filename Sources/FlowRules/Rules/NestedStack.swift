import FlowGraph

/// A stack inside a stack.
struct NestedStack: Rule {
  let id = "nested_stack"
  let group = RuleGroup.stack
  let summary =
    "A stack inside a stack with no presentation between; pushing a navigation controller is an"
    + " error."
  let rationale =
    "Two bars lie above each other, links go on the wrong stack, and values of both paths can"
    + " crash SwiftUI. UIKit stops the app: \"Pushing a navigation controller is not supported\"."
  let howToFix =
    "Take the inner stack away where the screen is pushed, or present the screen as a sheet."
  let defaultSeverity = Severity.error

  func findings(in context: RuleContext) -> [Finding] {
    context.misplaced(.stack, .pushedController).map { part in
      guard part.kind == .stack else {
        return finding(
          part.screen, screen: part.screenID, detail: [part.subject],
          "The app stops when \(part.screen) pushes `\(part.subject)`: a navigation controller"
            + " cannot be pushed. Push its root controller, or present it.",
          at: part.place,
          witness: context.witness(of: part, "\(part.screen) pushes `\(part.subject)`"))
      }
      let outer = part.other.map { " at \($0.file):\($0.line)" } ?? ""
      let isSure = !onlyPossible(part, in: context)
      return finding(
        part.screen, screen: part.screenID, severity: isSure ? .warning : .note,
        "The stack of \(part.screen) \(isSure ? "comes" : "may come") up inside the"
          + " one\(outer): two bars, and links that go"
          + " on the wrong one. Take the inner stack away, or present \(part.screen) as a sheet.",
        at: part.place, witness: witness(of: part, in: context))
    }
  }

  /// Whether every push of the screen is only one of several that can be meant: none is known to be.
  private func onlyPossible(_ part: MisplacedPart, in context: RuleContext) -> Bool {
    let pushes = context.graph.transitions.filter {
      $0.toID == part.screenID && $0.kind == .push
    }
    return !pushes.isEmpty && pushes.allSatisfy { $0.certainty == .possible }
  }

  /// A way on which the outer stack stands around the screen, which may come up without it too.
  private func witness(of part: MisplacedPart, in context: RuleContext) -> [Step] {
    let last = "\(part.screen): NavigationStack"
    let outer = context.graph.stacks.first { $0.place == part.other }
    guard let story = outer.flatMap({ context.narrator.story(to: part.screenID, on: $0.id) })
    else { return context.witness(of: part, last) }
    return story.steps + [Step(last, at: part.place)]
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "A pushed screen with a stack of its own (a warning)", expects: ["Profile"],
        code: """
          NavigationStack { NavigationLink("Profile") { Profile() } }
          struct Profile: View {
            var body: some View { NavigationStack { ProfileForm() } }
          }
          """
      ) { app in
        app.entry("Home")
        app.stack(roots: ["Home"], path: nil)
        app.go("Home", "Profile", stacks: ["main"])
        app.misplaced(.stack, "Profile", on: "Profile", other: true)
      },
      RuleExample(
        "A screen that may be the one which is pushed (a note)", expects: ["Profile"],
        code: """
          NavigationStack { NavigationLink("Next", destination: row.destination) }
          // one of several rows
          var destination: AnyView { isShort ? AnyView(Profile()) : AnyView(Other()) }
          struct Profile: View {
            var body: some View { NavigationStack { ProfileForm() } }
          }
          """
      ) { app in
        app.entry("Home")
        app.stack(roots: ["Home"], path: nil)
        app.go("Home", "Profile", stacks: ["main"])
        app.graph.transitions[0].certainty = .possible
        app.misplaced(.stack, "Profile", on: "Profile", other: true)
      },
      RuleExample(
        "A navigation controller is pushed", expects: ["ListController"],
        code: """
          let editor = UINavigationController(rootViewController: EditController())
          navigationController?.pushViewController(editor, animated: true)
          """
      ) { app in
        app.entry("ListController")
        app.misplaced(.pushedController, "UINavigationController", on: "ListController")
      },
      RuleExample(
        "A sheet with a stack of its own",
        code: """
          NavigationStack { Home().sheet(isPresented: $isOpen) { NavigationStack { Profile() } } }
          """
      ) { app in
        app.entry("Home")
        app.go("Home", "Profile", .sheet)
      },
      RuleExample(
        "Tabs with a stack each",
        code: """
          TabView {
            NavigationStack { Home() }
            NavigationStack { Profile() }
          }
          """
      ) { app in
        app.entry("Main")
        app.go("Main", "Home", .tab)
        app.go("Main", "Profile", .tab)
      },
    ]
  }
}

import FlowGraph

/// A view link on a stack whose path code writes.
struct MixedLinks: Rule {
  let id = "mixed_links"
  let group = RuleGroup.stack
  let summary = "View links on a stack with a bound path."
  let rationale =
    "The path does not know the screen that a view link pushes: code that reads, pops or replaces"
    + " the path acts on another stack than the one that the person sees."
  let howToFix =
    "Push a value, `NavigationLink(value:)`, and give the stack a destination for its type."
  let defaultSeverity = Severity.note

  func findings(in context: RuleContext) -> [Finding] {
    let bound = Dictionary(
      context.graph.stacks.compactMap { stack in stack.path.map { (stack.id, $0) } },
      uniquingKeysWith: { first, _ in first })
    let written = Set(context.graph.transitions.filter(\.onPath).flatMap(\.stacks))
    return context.graph.transitions.compactMap { link in
      guard link.kind == .push, !link.onPath, !link.stacks.isEmpty,
        link.stacks.allSatisfy({ bound[$0] != nil && written.contains($0) }),
        let path = link.stacks.first.flatMap({ bound[$0] })
      else { return nil }
      let from = link.fromID == Transition.anywhere ? "any screen" : context.name(link.fromID)
      let to = context.name(link.toID)
      return finding(
        to, screen: link.fromID, detail: [link.trigger],
        "\(from) pushes \(to) past `\(path)`, which other pushes on this stack go on: code that"
          + " pops or replaces the path does not know that \(to) is there. Push a value instead,"
          + " `NavigationLink(value:)`.",
        at: link.place,
        witness: (context.story(to: link.fromID)?.steps ?? [])
          + [Step("\(from): \(link.trigger ?? "view link")", at: link.place)])
    }
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "A view link beside a value link", expects: ["About"],
        code: """
          NavigationStack(path: $path) {
            NavigationLink("Book", value: Route.book)
            NavigationLink("About") { About() }
          }
          """
      ) { app in
        app.entry("Home")
        app.stack(roots: ["Home"])
        app.go("Home", "Book", stacks: ["main"], onPath: true)
        app.go("Home", "About", trigger: "Link \"About\"", stacks: ["main"])
      },
      RuleExample(
        "A destination that a flag shows", expects: ["Tips"],
        code: """
          path.append(Route.book)
          // in BookView
          .navigationDestination(isPresented: $showsTips) { Tips() }
          """
      ) { app in
        app.entry("Home")
        app.stack(roots: ["Home"])
        app.go("Home", "BookView", stacks: ["main"], onPath: true)
        app.go("BookView", "Tips", trigger: "Button \"Tips\"", stacks: ["main"])
      },
      RuleExample(
        "View links alone, without a path",
        code: """
          NavigationStack { NavigationLink("About") { About() } }
          """
      ) { app in
        app.entry("Home")
        app.stack(roots: ["Home"], path: nil)
        app.go("Home", "About", stacks: ["main"])
      },
      RuleExample(
        "Values alone",
        code: """
          NavigationStack(path: $path) { NavigationLink("Book", value: Route.book) }
          """
      ) { app in
        app.entry("Home")
        app.stack(roots: ["Home"])
        app.go("Home", "Book", stacks: ["main"], onPath: true)
      },
    ]
  }
}

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
    let links = context.graph.transitions.compactMap { link -> (path: String, link: Transition)? in
      guard link.kind == .push, !link.onPath, !link.stacks.isEmpty,
        link.stacks.allSatisfy({ bound[$0] != nil && written.contains($0) }),
        let path = link.stacks.first.flatMap({ bound[$0] })
      else { return nil }
      return (path, link)
    }
    // One finding for a screen, however many links it has.
    let groups = Dictionary(grouping: links) { [$0.link.fromID, $0.path] }
    return groups.values.compactMap { group in
      guard let (path, first) = group.min(by: { $0.link.place < $1.link.place }) else { return nil }
      let from = first.fromID == Transition.anywhere ? "any screen" : context.name(first.fromID)
      let names = listed(group.map { context.name($0.link.toID) }.once().sorted())
      return finding(
        from, screen: first.fromID, detail: [path],
        "\(from) pushes \(names) past `\(path)`, which other pushes on this stack go on: code that"
          + " pops or replaces the path does not know what is there. Push a value instead,"
          + " `NavigationLink(value:)`.",
        at: first.place,
        witness: (context.story(to: first.fromID)?.steps ?? [])
          + [Step("\(from): \(first.trigger ?? "view link")", at: first.place)])
    }
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "View links beside a value link (one finding for a screen)", expects: ["Home"],
        code: """
          NavigationStack(path: $path) {
            NavigationLink("Book", value: Route.book)
            NavigationLink("About") { About() }
            NavigationLink("Help") { Help() }
          }
          """
      ) { app in
        app.entry("Home")
        app.stack(roots: ["Home"])
        app.go("Home", "Book", stacks: ["main"], onPath: true)
        app.go("Home", "About", trigger: "Link \"About\"", stacks: ["main"])
        app.go("Home", "Help", trigger: "Link \"Help\"", stacks: ["main"])
      },
      RuleExample(
        "A destination that a flag shows", expects: ["BookView"],
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

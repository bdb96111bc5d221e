import FlowGraph

/// A stack that a person can make higher without end.
struct UnboundedStack: Rule {
  let id = "unbounded_stack"
  let group = RuleGroup.stack
  let summary = "Pushes that lead in a circle, so that a stack grows without end."
  let rationale =
    "Each round puts the same screens on the stack again. Memory grows, and Back goes through every"
    + " one of them."
  let howToFix =
    "Go back with a pop or `popTo` in place of a push, or accept it for screens that show ever new"
    + " content, as profiles and posts do."
  let defaultSeverity = Severity.note

  func findings(in context: RuleContext) -> [Finding] {
    var seen: Set<[String]> = []
    return context.stacks.growing.compactMap { growth in
      let round = growth.screenIDs.once()
      guard seen.insert(round.sorted()).inserted, let first = round.first,
        leadsOn(round, context.graph)
      else { return nil }
      let names = round.reversed().map { context.name($0) }
      let story = context.story(to: first)
      return finding(
        names.joined(separator: " → "), screen: growth.stack.owner,
        "\(listed(names)) can be pushed on the stack of \(growth.stack.owner) again and again: each"
          + " round makes it higher, and Back goes through all of them. Go back with a pop where a"
          + " person goes back.",
        at: growth.stack.place, witness: story?.steps ?? [])
    }
  }

  /// Whether the screens of a round push one another. What a container pushes comes from its own
  /// content, which lies below.
  private func leadsOn(_ round: [String], _ graph: FlowGraph) -> Bool {
    round.allSatisfy { screen in
      graph.transitions.contains {
        $0.kind == .push && $0.toID == screen && round.contains($0.fromID)
      }
    }
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "A screen that pushes itself", expects: ["Folder"],
        code: """
          case .folder(let folder): FolderView(folder) { path.append(.folder($0)) }
          """
      ) { app in
        app.entry("Home")
        app.stack(roots: ["Home"])
        app.go("Home", "Folder", stacks: ["main"], onPath: true)
        app.go("Folder", "Folder", stacks: ["main"], onPath: true)
      },
      RuleExample(
        "Each screen leads on to another",
        code: """
          case .cart: CartView { path.append(.payment) }
          """
      ) { app in
        app.entry("Home")
        app.stack(roots: ["Home"])
        app.go("Home", "Cart", stacks: ["main"], onPath: true)
        app.go("Cart", "Payment", stacks: ["main"], onPath: true)
      },
      RuleExample(
        "Two screens that push each other", expects: ["Recipe → Author"],
        code: """
          case .recipe: RecipeView { path.append(.author) }
          case .author: AuthorView { path.append(.recipe) }
          """
      ) { app in
        app.entry("Home")
        app.stack(roots: ["Home"])
        app.go("Home", "Recipe", stacks: ["main"], onPath: true)
        app.go("Recipe", "Author", stacks: ["main"], onPath: true)
        app.go("Author", "Recipe", stacks: ["main"], onPath: true)
      },
      RuleExample(
        "A way back that pops",
        code: """
          case .author: AuthorView { path.removeLast() }
          """
      ) { app in
        app.entry("Home")
        app.stack(roots: ["Home"])
        app.go("Home", "Recipe", stacks: ["main"], onPath: true)
        app.go("Recipe", "Author", stacks: ["main"], onPath: true)
        app.pop("Author")
      },
    ]
  }
}

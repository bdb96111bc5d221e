import FlowGraph

/// A stack whose root is pushed on it again, so that a person can make it higher without end.
struct UnboundedStack: Rule {
  let id = "unbounded_stack"
  let group = RuleGroup.stack
  let summary = "The root of a stack, pushed on it again by what stands on it."
  let rationale =
    "Each round puts the same screens on the stack again. Memory grows, and Back goes through every"
    + " one of them. Screens that lead on to ever new content, as folders and profiles do, are not"
    + " meant: only a root that comes up again, which is most often a way back gone wrong."
  let howToFix = "Go back with `popToRoot` in place of a push."
  let defaultSeverity = Severity.note

  func findings(in context: RuleContext) -> [Finding] {
    context.graph.stacks.flatMap { stack in
      let pushes = context.graph.transitions.filter {
        $0.kind == .push && $0.stacks.contains(stack.id) && $0.fromID != $0.toID
          && $0.sequence == nil && !asks(stack, $0)
      }
      let next = Dictionary(grouping: pushes, by: \.fromID)
      return stack.roots.compactMap { root -> Finding? in
        guard let (push, names) = round(from: root, next, context) else { return nil }
        let story = context.story(to: push.fromID)
        return finding(
          context.name(root), screen: push.from,
          "\(push.from) pushes \(context.name(root)) on a stack that begins with it: each round"
            + " (\(names.joined(separator: " → "))) makes it higher, and Back goes through all of it."
            + " Pop to the root instead.",
          at: push.place, witness: story?.steps ?? [])
      }
    }
  }

  /// Whether a push looks first at what lies on the stack's path: `if path.isEmpty { … }`.
  private func asks(_ stack: Stack, _ push: Transition) -> Bool {
    guard let path = stack.path?.split(separator: ".").last, let guarded = push.guard else {
      return false
    }
    return guarded.contains("\(path).")
  }

  /// The push that closes the shortest round from a root to itself, and the screens on the way.
  private func round(
    from root: String, _ next: [String: [Transition]], _ context: RuleContext
  ) -> (Transition, [String])? {
    var before: [String: String] = [:]
    var queue = [root]
    var position = 0
    let contents = contents(of: root, context)
    while position < queue.count {
      let screen = queue[position]
      position += 1
      for push in next[screen] ?? [] {
        if push.toID == root {
          guard !isAnother(push, contents) else { continue }
          var way = [root]
          var step: String? = screen
          while let known = step {
            way.append(known)
            step = known == root ? nil : before[known]
          }
          return (push, way.reversed().map(context.name))
        }
        if before[push.toID] == nil {
          before[push.toID] = screen
          queue.append(push.toID)
        }
      }
    }
    return nil
  }

  /// How the screen is made where it is a root.
  private func contents(of root: String, _ context: RuleContext) -> [Construction] {
    context.graph.transitions
      .filter { $0.toID == root && $0.kind.isStructure }
      .compactMap { $0.content.map(Construction.init) }
  }

  /// Whether a push gives the root's type other values than the root is given: what it shows is
  /// ever new, and it may lack what leads on.
  private func isAnother(_ push: Transition, _ contents: [Construction]) -> Bool {
    guard let content = push.content.map(Construction.init), content.hasPayload, !contents.isEmpty
    else { return false }
    return contents.allSatisfy { !$0.hasLabels(of: content) }
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "A screen that pushes itself",
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
        "Two screens that push each other",
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
        "A way back that pushes", expects: ["Home"],
        code: """
          case .done: DoneView { path.append(.home) }
          """
      ) { app in
        app.entry("Home")
        app.stack(roots: ["Home"])
        app.go("Home", "Cart", stacks: ["main"], onPath: true)
        app.go("Cart", "Done", stacks: ["main"], onPath: true)
        app.go("Done", "Home", stacks: ["main"], onPath: true)
      },
      RuleExample(
        "Straight back, by a push", expects: ["Home"],
        code: """
          case .settings: SettingsView { path.append(.home) }
          """
      ) { app in
        app.entry("Home")
        app.stack(roots: ["Home"])
        app.go("Home", "Settings", stacks: ["main"], onPath: true)
        app.go("Settings", "Home", stacks: ["main"], onPath: true)
      },
      RuleExample(
        "A push that looks first whether the screen is on the path",
        code: """
          if path.isEmpty { path.append(.home) } else { path.removeLast() }
          """
      ) { app in
        app.entry("Home")
        app.stack(roots: ["Home"], path: "App.path")
        app.go("Home", "Settings", stacks: ["main"], onPath: true)
        app.go("Settings", "Home", guard: "path.isEmpty", stacks: ["main"], onPath: true)
      },
      RuleExample(
        "A path that is set as a whole",
        code: """
          case .done: DoneView { path = [.home] }
          """
      ) { app in
        app.entry("Home")
        app.stack(roots: ["Home"])
        app.go("Home", "Done", stacks: ["main"], onPath: true)
        app.go("Done", "Home", stacks: ["main"], onPath: true, sequence: "act#0")
      },
      RuleExample(
        "The root's type, given other values",
        code: """
          NavigationStack(path: $path) { NotesView(kind: kind) }
          case .notes(let author): NotesView(author: author)
          """
      ) { app in
        app.entry("App")
        app.go("App", "Notes", .root, content: "NotesView(kind: kind)")
        app.stack(roots: ["Notes"])
        app.go("Notes", "Authors", stacks: ["main"], onPath: true)
        app.go(
          "Authors", "Notes", content: "NotesView(author: author)", stacks: ["main"], onPath: true)
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

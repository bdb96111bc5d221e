import FlowGraph

/// A deep link that puts the root of the stack on its path again.
struct DeepLinkRepeatsRoot: Rule {
  let id = "deep_link_repeats_root"
  let group = RuleGroup.deepLinks
  let summary = "A deep link that puts the stack's root on its path again."
  let rationale =
    "The root lies on the stack already. Back leads the person to a second copy of it, with a back"
    + " button that leads to the first."
  let howToFix = "Begin the path with the first screen above the root."
  let defaultSeverity = Severity.warning

  private struct Key: Hashable {
    var handler: String
    var stack: String
    var subject: String
  }

  func findings(in context: RuleContext) -> [Finding] {
    let stacks = Dictionary(
      context.graph.stacks.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var order: [Key] = []
    var groups: [Key: [DeepLink]] = [:]
    let floating = floating(context.graph.deepLinks)
    for link in context.graph.deepLinks where !floating.contains(Act(link)) {
      guard let id = link.stack, let stack = stacks[id], let first = link.path.first,
        let screen = first.screenID, stack.roots.contains(screen),
        // Who taps a link in the app's own content sees that content: of several roots it is another.
        link.source != .link || stack.roots.count == 1,
        !differs(screen, of: stack, in: context)
      else { continue }
      let key = Key(handler: link.handler, stack: id, subject: first.route ?? screen)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(link)
    }
    return order.compactMap { key in
      guard let links = groups[key], let stack = stacks[key.stack],
        let link = links.min(by: { $0.place < $1.place }), let root = link.path.first?.screenID
      else { return nil }
      let patterns = listed(links.map { "`\($0.pattern)`" }.once())
      let screens = [root] + link.path.compactMap(\.screenID)
      let pile = screens.map(context.name).joined(separator: ", ")
      let certain = stack.roots == [root] && link.certainty == .certain
      return finding(
        key.subject, screen: key.handler, severity: certain ? nil : .note,
        "The link \(patterns) \(certain ? "leaves" : "can leave") \(context.name(root)) on the"
          + " stack twice (\(pile)): the root stands there already, and Back leads to a second"
          + " copy of it. Begin the path with what comes above \(context.name(root)).",
        at: write(of: link, in: context)?.place ?? link.place,
        witness: [Step("open \(link.pattern)", at: link.place)])
    }
  }

  /// One thing that a link does, on whatever stack.
  private struct Act: Hashable {
    let handler: String
    let pattern: String
    let place: SourcePlace
    let first: DeepLink.Element?

    init(_ link: DeepLink) {
      (handler, pattern, place, first) = (link.handler, link.pattern, link.place, link.path.first)
    }
  }

  /// Links that push onto whichever of several stacks is up: only who stands on the one tab gets a
  /// second copy of its root, and asked for it there.
  private func floating(_ links: [DeepLink]) -> Set<Act> {
    let stacks = Dictionary(grouping: links.filter { !$0.replacesPath }, by: Act.init)
      .mapValues { Set($0.compactMap(\.stack)).count }
    return Set(stacks.filter { $0.value > 1 }.keys)
  }

  /// Whether the root is made with a value of its own: another one of it is no copy.
  private func differs(_ screen: String, of stack: Stack, in context: RuleContext) -> Bool {
    context.graph.transitions.contains { row in
      row.toID == screen && row.kind == .root && row.from == stack.owner
        && row.content.map { Construction($0).hasPayload } ?? false
    }
  }

  /// The line that puts the root on the path, where a transition tells it.
  private func write(of link: DeepLink, in context: RuleContext) -> Transition? {
    guard let first = link.path.first, let route = first.route else { return nil }
    return context.graph.transitions
      .filter {
        $0.file == link.file && $0.via == route && $0.toID == first.screenID
          && $0.sequence?.hasSuffix("#0") == true
      }
      .min { $0.place < $1.place }
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "The root's route begins the path", expects: ["SettingsRoute.main"],
        code: """
          NavigationStack(path: $path) { view(for: .main) }
          func handleURL(_ url: URL) { path = [.main, .allergies] }
          """
      ) { app in
        app.entry("SettingsView")
        app.stack(roots: ["SettingsView"])
        app.go("SettingsView", "AllergiesView", stacks: ["main"], onPath: true)
        app.deepLink(
          "recipes://settings/allergies", to: "AllergiesView",
          path: [
            (route: "SettingsRoute.main", screen: "SettingsView"),
            (route: "SettingsRoute.allergies", screen: "AllergiesView"),
          ], stack: "main")
      },
      RuleExample(
        "One of the roots that a stack can have (a note)", expects: ["Inbox"],
        code: """
          NavigationStack(path: $path) { if signedIn { Inbox() } else { Login() } }
          .onOpenURL { _ in path = [.inbox] }
          """
      ) { app in
        app.entry("Inbox")
        app.entry("Login")
        app.stack(roots: ["Inbox", "Login"])
        app.deepLink(
          "mail://inbox", to: "Inbox", path: [(route: nil, screen: "Inbox")], stack: "main")
      },
      RuleExample(
        "The path begins above the root",
        code: """
          func handleURL(_ url: URL) { path = [.allergies] }
          """
      ) { app in
        app.entry("SettingsView")
        app.stack(roots: ["SettingsView"])
        app.deepLink(
          "recipes://settings/allergies", to: "AllergiesView",
          path: [(route: nil, screen: "AllergiesView")], stack: "main")
      },
      RuleExample(
        "A push onto whichever tab's stack is up",
        code: """
          .onOpenURL { _ in router.push(.inbox) }
          """
      ) { app in
        app.entry("Inbox")
        app.stack("inbox", roots: ["Inbox"])
        app.stack("other", roots: ["Other"])
        for stack in ["inbox", "other"] {
          app.deepLink(
            "mail://inbox", to: "Inbox", path: [(route: nil, screen: "Inbox")], stack: stack,
            replacesPath: false, at: SourcePlace(file: "App.swift", line: 9))
        }
      },
      RuleExample(
        "A link in the content of another root",
        code: """
          NavigationStack(path: $path) { if let page { Page(page) } else { Reader() } }
          OpenURLAction { url in path.append(url) }
          """
      ) { app in
        app.entry("Page")
        app.entry("Reader")
        app.stack(roots: ["Page", "Reader"])
        app.deepLink(
          "https://*", to: "Page", path: [(route: nil, screen: "Page")], stack: "main",
          source: .link)
      },
      RuleExample(
        "A link to the root itself empties the path",
        code: """
          func handleURL(_ url: URL) { path = [] }
          """
      ) { app in
        app.entry("SettingsView")
        app.stack(roots: ["SettingsView"])
        app.deepLink("recipes://settings", to: "SettingsView", stack: "main")
      },
    ]
  }
}

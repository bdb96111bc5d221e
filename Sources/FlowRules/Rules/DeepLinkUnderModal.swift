import FlowGraph

/// A handler of links that navigates and leaves what is presented above.
struct DeepLinkUnderModal: Rule {
  let id = "deep_link_under_modal"
  let group = RuleGroup.deepLinks
  let summary =
    "A handler of links that pushes or selects a tab without clearing what may be presented above."
  let rationale =
    "The link arrives behind the sheet that happens to be open: the person sees no change, or"
    + " finds themselves elsewhere after closing the sheet."
  let howToFix = "Clear the state that presents, or dismiss, before the handler navigates."
  let defaultSeverity = Severity.warning

  private struct Key: Hashable {
    var handler: String
    var place: SourcePlace
  }

  func findings(in context: RuleContext) -> [Finding] {
    var order: [Key] = []
    var groups: [Key: [DeepLink]] = [:]
    for link in context.graph.deepLinks
    where isBelowModals(link) && !isInOwnModal(link, context.graph) {
      let key = Key(handler: link.handler, place: link.place)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(link)
    }
    return order.compactMap { key in
      guard let links = groups[key],
        let (link, modals) = links.lazy.compactMap({ link in
          covering(link, in: context).map { (link, $0) }
        }).first
      else { return nil }
      let covers = listed(modals.map { context.name($0.toID) }.once())
      let story = context.story(to: modals[0].toID)
      return finding(
        link.handler, detail: [],
        "\(link.handler) leads \(ways(links)) and takes nothing away that is presented:"
          + " while \(covers) \(modals.map(\.toID).once().count == 1 ? "is" : "are") up, it arrives"
          + " behind. Dismiss first.",
        at: link.place,
        witness: (story?.steps ?? []) + [Step("open \(link.pattern)", at: link.place)],
        unless: context.doubt(about: [link.handler, link.toID, link.to]))
    }
  }

  /// `a` and `b` to First and `c` to Second.
  private func ways(_ links: [DeepLink]) -> String {
    let targets = links.map { $0.to ?? "the screen" }.once()
    return listed(
      targets.map { target in
        let patterns = links.filter { ($0.to ?? "the screen") == target }.map { "`\($0.pattern)`" }
        return "\(listed(patterns.once())) to \(target)"
      })
  }

  private func isBelowModals(_ link: DeepLink) -> Bool {
    // A flow file does not tell what its links take away.
    guard link.source != .link, link.source != .intent, link.closes.isEmpty,
      !Self.launches.contains(where: link.handler.contains),
      link.certainty == .certain, link.file.hasSuffix(".swift")
    else { return false }
    switch link.kind {
    case .push?, .tab?: return true
    case nil: return !link.path.isEmpty
    default: return false
    }
  }

  /// What the system calls as an app starts, before anything can be up.
  private static let launches = ["willConnectTo", "FinishLaunchingWithOptions"]

  /// Whether the handler presents the stack on which it pushes: that comes up on top.
  private func isInOwnModal(_ link: DeepLink, _ graph: FlowGraph) -> Bool {
    let roots = graph.stacks.first { $0.id == link.stack }?.roots ?? []
    return graph.deepLinks.contains { other in
      other.handler == link.handler && other.kind?.isModal == true
        && other.toID.map(roots.contains) == true
    }
  }

  /// Modals that a person may have open above where the link leads; nil for none.
  private func covering(_ link: DeepLink, in context: RuleContext) -> [Transition]? {
    let graph = context.graph
    let stack = link.stack.flatMap { id in graph.stacks.first { $0.id == id } }
    let standing = stack.map { stack in
      Set(stack.roots).union(
        graph.transitions.filter { $0.kind == .push && $0.stacks.contains(stack.id) }.map(\.toID))
    }
    let found = graph.transitions.filter { row in
      (row.kind == .sheet || row.kind == .cover) && row.certainty == .certain
        && row.toID != link.toID && row.fromID != Transition.anywhere && row.trigger != nil
        && (standing?.contains(row.fromID) ?? true) && context.story(to: row.fromID) != nil
    }
    return found.isEmpty ? nil : found
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "A link sets the path below a sheet", expects: ["App.open(url:)"],
        code: """
          .onOpenURL { model.path = [Route($0)] }
          .sheet(isPresented: $isSearching) { SearchView() }
          """
      ) { app in
        app.entry("HomeView")
        app.stack(roots: ["HomeView"])
        app.go("HomeView", "SearchView", .sheet, trigger: "Button \"Search\"")
        app.go("HomeView", "BookView", stacks: ["main"], onPath: true)
        app.deepLink(
          "books://{id}", to: "BookView", path: [(route: "Route.book", screen: "BookView")],
          stack: "main")
      },
      RuleExample(
        "A link selects a tab below a cover", expects: ["App.open(url:)"],
        code: """
          .onOpenURL { _ in tab = .profile }
          // in HomeView
          .fullScreenCover(isPresented: $isReading) { ReaderView() }
          """
      ) { app in
        app.entry("HomeView")
        app.go("HomeView", "ReaderView", .cover, trigger: "Button \"Read\"")
        app.go("HomeView", "ProfileView", .tab)
        app.deepLink("books://profile", to: "ProfileView", replacesPath: false)
        app.graph.deepLinks[0].kind = .tab
      },
      RuleExample(
        "Two links of one handler to two tabs", expects: ["App.open(url:)"],
        code: """
          .onOpenURL { tab = $0.host() == "shelf" ? .shelf : .profile }
          """
      ) { app in
        app.entry("HomeView")
        app.go("HomeView", "ReaderView", .cover, trigger: "Button \"Read\"")
        app.go("HomeView", "ProfileView", .tab)
        app.go("HomeView", "ShelfView", .tab)
        let handler = app.place()
        app.deepLink("books://profile", to: "ProfileView", replacesPath: false, at: handler)
        app.deepLink("books://shelf", to: "ShelfView", replacesPath: false, at: handler)
        for number in app.graph.deepLinks.indices { app.graph.deepLinks[number].kind = .tab }
      },
      RuleExample(
        "It clears the sheet first",
        code: """
          .onOpenURL { isSearching = false; model.path = [Route($0)] }
          """
      ) { app in
        app.entry("HomeView")
        app.stack(roots: ["HomeView"])
        app.go("HomeView", "SearchView", .sheet, trigger: "Button \"Search\"")
        app.go("HomeView", "BookView", stacks: ["main"], onPath: true)
        app.deepLink(
          "books://{id}", to: "BookView", path: [(route: "Route.book", screen: "BookView")],
          stack: "main")
        app.graph.deepLinks[0].closes = ["SearchView"]
      },
      RuleExample(
        "The link that starts the app",
        code: """
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: …) {
            …
            for context in options.urlContexts { open(context.url) }   // pushes
          }
          """
      ) { app in
        app.entry("HomeView")
        app.stack(roots: ["HomeView"])
        app.go("HomeView", "SearchView", .sheet, trigger: "Button \"Search\"")
        app.go("HomeView", "BookView", stacks: ["main"], onPath: true)
        app.deepLink(
          "books://{id}", to: "BookView", path: [(route: "Route.book", screen: "BookView")],
          stack: "main")
        app.graph.deepLinks[0].handler = "SceneDelegate.scene(_:willConnectTo:options:)"
      },
      RuleExample(
        "It pushes in the sheet that it presents",
        code: """
          let settings = SettingsController()
          present(UINavigationController(rootViewController: settings), animated: true)
          settings.open(url)   // which pushes
          """
      ) { app in
        app.entry("HomeView")
        app.stack("settings", roots: ["SettingsView"], path: nil)
        app.go("HomeView", "SearchView", .sheet, trigger: "Button \"Search\"")
        app.go("HomeView", "SettingsView", .sheet, trigger: "Button \"Settings\"")
        app.go("SettingsView", "AboutView", stacks: ["settings"])
        app.go("SettingsView", "HelpView", .sheet, trigger: "Button \"Help\"")
        app.deepLink("books://settings", to: "SettingsView", replacesPath: false)
        app.graph.deepLinks[0].kind = .sheet
        app.deepLink(
          "books://about", to: "AboutView", path: [(route: nil, screen: "AboutView")],
          stack: "settings", replacesPath: false)
        app.graph.deepLinks[1].kind = .push
      },
      RuleExample(
        "What it shows is a sheet itself",
        code: """
          .onOpenURL { presented = Sheet($0) }
          """
      ) { app in
        app.entry("HomeView")
        app.go("HomeView", "SearchView", .sheet, trigger: "Button \"Search\"")
        app.deepLink("books://search", to: "SearchView", replacesPath: false)
        app.graph.deepLinks[0].kind = .sheet
      },
    ]
  }
}

import FlowDiagrams
import FlowGraph

/// A few small graphs, built in code.
enum Samples {
  static func place(_ line: Int, _ file: String = "App/Screens.swift") -> SourcePlace {
    SourcePlace(file: file, line: line)
  }

  static func screen(
    _ name: String, container: Bool = false, group: String? = nil, line: Int = 1
  ) -> Screen {
    Screen(
      name: name, container: container, group: group,
      at: SourcePlace(file: "App/\(Self.plain(name)).swift", line: line))
  }

  static func way(
    _ from: String, _ to: String, _ kind: Transition.Kind = .push, via: String? = nil,
    trigger: String? = nil, guard condition: String? = nil, line: Int = 1,
    certainty: Certainty = .certain
  ) -> Transition {
    Transition(
      from: from, to: to, kind: kind, via: via, trigger: trigger, guard: condition,
      certainty: certainty, at: SourcePlace(file: "App/\(plain(from)).swift", line: line))
  }

  private static func plain(_ name: String) -> String {
    name == Transition.anywhere ? "Router" : String(name.filter { $0.isLetter || $0.isNumber })
  }

  static func entry(_ name: String) -> Entry { Entry(name: name, at: place(3, "App/App.swift")) }

  /// Three screens: a push with a guard, a sheet, and a screen that pushes itself.
  static var small: FlowGraph {
    var graph = FlowGraph()
    graph.screens = [screen("Home"), screen("Detail"), screen("Paywall")]
    graph.entries = [entry("Home")]
    graph.transitions = [
      way("Home", "Detail", via: "Route.detail(id: 3)", guard: "user.isPremium", line: 10),
      way("Home", "Paywall", .sheet, trigger: "Button \"Get it all\"", line: 20),
      way("Detail", "Detail", via: "Route.detail", line: 5),
      way("Detail", "Home", .root, via: "reset", line: 9),
    ]
    return graph
  }

  /// Tabs, a stack in each, two ways between the same screens, deep links.
  static var tabs: FlowGraph {
    var graph = FlowGraph()
    graph.screens = [
      screen("MainTabs", container: true), screen("RecipesList"), screen("Recipe"),
      screen("Settings"), screen("Allergies"), screen("Profile"),
    ]
    graph.entries = [entry("MainTabs")]
    graph.transitions = [
      way("MainTabs", "RecipesList", .tab, via: "Tab.recipes", line: 4),
      way("MainTabs", "Settings", .tab, via: "Tab.settings", line: 7),
      way("RecipesList", "Recipe", via: "Recipe", line: 12),
      way("RecipesList", "Recipe", .sheet, via: "preview", line: 15),
      way("RecipesList", "Recipe", via: "Route.newest", line: 18),
      way("RecipesList", "Recipe", via: "Route.random", line: 19),
      way("Settings", "Allergies", via: "SettingsRoute.allergies", line: 3),
      way(
        "Settings", "Profile", .cover, via: "SettingsRoute.profile", line: 6, certainty: .possible),
    ]
    graph.deepLinks = [
      DeepLink(
        pattern: "recipes://settings/allergies", to: "Allergies", handler: "open", at: place(40)),
      DeepLink(pattern: "recipes://nowhere", handler: "open", at: place(41)),
    ]
    return graph
  }

  /// An editor that nine screens lead to, and one that any screen can open.
  static var hub: FlowGraph {
    var graph = FlowGraph()
    let lists = (1...9).map { "List\($0)" }
    graph.screens = (["Root", "Editor", "Alarm"] + lists).map { screen($0) }
    graph.entries = [entry("Root")]
    graph.transitions =
      lists.enumerated().flatMap { index, list in
        [
          way("Root", list, via: "Route.\(list.lowercased())", line: index),
          way(list, "Editor", .sheet, via: "isEditing", line: 3),
        ]
      } + [way(Transition.anywhere, "Alarm", .cover, via: "alarm", line: 2)]
    return graph
  }

  /// Findings of each severity, an unreachable screen, a type that nothing shows.
  static var findings: FlowGraph {
    var graph = FlowGraph()
    graph.screens = [screen("Home"), screen("Orphan"), screen("Checkout", line: 8)]
    graph.entries = [entry("Home")]
    graph.transitions = [way("Home", "Checkout", via: "Route.checkout", line: 30)]
    graph.unshown = [UnshownScreen(name: "OldHome", at: place(1, "App/OldHome.swift"))]
    graph.unresolved = [
      UnresolvedCall(operation: "path.append(x)", reason: "the type is unknown", at: place(77))
    ]
    func finding(_ rule: String, _ severity: Severity, _ subject: String, line: Int, file: String)
      -> Finding
    {
      Finding(
        rule: rule, severity: severity, subject: subject, message: "Says <what> & \"why\".",
        at: place(line, file))
    }
    graph.findings = [
      finding("unreachable_screen", .warning, "Orphan", line: 1, file: "App/Orphan.swift"),
      finding("pop_without_push", .error, "Checkout", line: 9, file: "App/Checkout.swift"),
      finding("unguarded_pop", .note, "Checkout", line: 12, file: "App/Checkout.swift"),
      finding("unguarded_pop", .note, "Checkout", line: 19, file: "App/Checkout.swift"),
      finding("unhandled_route", .error, "Route.checkout", line: 30, file: "App/Home.swift"),
      finding("dead_route", .warning, "Route.old", line: 2, file: "App/Route.swift"),
    ]
    return graph
  }

  /// Two groups of screens that hold together.
  static var grouped: FlowGraph {
    var graph = FlowGraph()
    graph.screens = [
      screen("Home", group: "Main"), screen("Feed", group: "Main"), screen("Post", group: "Main"),
      screen("Cart", group: "Shop"), screen("Pay", group: "Shop"), screen("Done", group: "Shop"),
    ]
    graph.entries = [entry("Home")]
    graph.transitions = [
      way("Home", "Feed", line: 1), way("Feed", "Post", line: 2), way("Home", "Cart", line: 3),
      way("Cart", "Pay", .sheet, line: 4), way("Pay", "Done", line: 5),
      way("Post", "Cart", line: 6), way("Done", "Home", .root, line: 7),
    ]
    return graph
  }

  /// A container that shows what its sidebar selects.
  static var splitView: FlowGraph {
    var graph = FlowGraph()
    graph.screens = [screen("Split", container: true), screen("Sidebar"), screen("Content")]
    graph.entries = [entry("Split")]
    graph.transitions = [
      way("Split", "Sidebar", .root, line: 1), way("Split", "Content", .embed, line: 2),
      way("Sidebar", "Content", via: "Item", line: 3),
    ]
    return graph
  }

  /// Six lists that show the same row, which offers the same four screens.
  static var sharedRow: FlowGraph {
    var graph = FlowGraph()
    let lists = (1...6).map { "List\($0)" }
    let offered = ["Author", "Report", "Share", "Media"]
    graph.screens = (["Root"] + lists + offered).map { screen($0) }
    graph.entries = [entry("Root")]
    for list in lists {
      graph.transitions.append(way("Root", list))
      graph.transitions += offered.enumerated().map { way(list, $1, .sheet, line: $0) }
    }
    return graph
  }

  /// A walk of `count` screens in a tree, each fourth leading back and all leading to three hubs.
  static func large(_ count: Int) -> FlowGraph {
    var graph = FlowGraph()
    let names = (0..<count).map { "Screen\($0)View" }
    graph.screens = names.enumerated().map { index, name in
      screen(name, container: index % 9 == 0, group: "Group\(index % 7)")
    }
    graph.entries = [entry(names[0])]
    for index in 1..<count {
      let kind = Transition.Kind.allCases[index % 7]
      graph.transitions.append(
        way(names[(index - 1) / 4], names[index], kind, via: "Route.screen\(index)", line: index))
      if index > 8 {
        graph.transitions.append(
          way(names[index], names[index % 3 + 1], .sheet, guard: "isAllowed", line: index))
      }
      if index % 4 == 0 {
        graph.transitions.append(way(names[index], names[index / 2], .root, line: index + 1))
      }
    }
    return graph
  }

  static let hostileNames = [
    "Quote\"s'View", "A<B>&C", "Line\nBreak", "Ends]]>CDATA", "Emoji🚀View", "Back\\slash\\N\\",
    "Bell\u{7}\u{0}", "Amp&lt;amp;", "&nbsp;&#0;", "--><script>alert(1)</script>", "javascript:x",
    "R\u{202E}TL", "日本語View", "end", "\"; shape=box", "  ", "{x|<y>z}", "%n %% ```",
  ]

  /// Names that could break any format, at every place where one can stand.
  static var hostile: FlowGraph {
    var graph = FlowGraph()
    graph.screens = hostileNames.map {
      Screen(name: $0, group: $0, at: place(1, "App/\($0).swift"))
    }
    graph.entries = [entry(hostileNames[0])]
    graph.transitions = zip(hostileNames, hostileNames.dropFirst()).map { from, to in
      Transition(
        from: from, to: to, kind: .push, via: to, trigger: from, guard: from + to,
        at: place(2, from))
    }
    graph.transitions += hostileNames.map {
      Transition(from: $0, to: $0, kind: .sheet, trigger: $0, at: place(3))
    }
    graph.deepLinks = hostileNames.map {
      DeepLink(pattern: $0, to: $0, handler: $0, at: place(4, $0))
    }
    graph.findings = hostileNames.map {
      Finding(rule: $0, severity: .error, subject: $0, message: $0, at: place(5, $0))
    }
    graph.unshown = hostileNames.map { UnshownScreen(name: $0, at: place(6, $0)) }
    return graph
  }

  static var all: [(name: String, graph: FlowGraph)] {
    [
      ("small", small), ("tabs", tabs), ("hub", hub), ("findings", findings),
      ("grouped", grouped), ("splitView", splitView), ("sharedRow", sharedRow),
    ]
  }

  static func options(
    _ title: String = "Sample", direction: DiagramOptions.Direction = .leftToRight,
    scope: DiagramOptions.Scope = .automatic
  ) -> DiagramOptions {
    DiagramOptions(
      title: title, direction: direction, scope: scope,
      linkBase: "https://example.com/app/blob/main/")
  }
}

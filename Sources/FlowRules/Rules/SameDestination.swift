import FlowGraph

/// Two rows or routes that lead to one screen with nothing to tell them apart.
struct SameDestination: Rule {
  let id = "same_destination"
  let group = RuleGroup.reachability
  let summary =
    "Two routes or rows of one owner that show the same screen with nothing to tell them apart."
  let rationale =
    "Two rows of one menu that open the same page are mostly a copy with one name left unchanged:"
    + " the person taps Allergies and gets the profile."
  let howToFix =
    "Show the screen that the second one names, or give the two one name if they mean the same."
  let defaultSeverity = Severity.note

  func findings(in context: RuleContext) -> [Finding] {
    var reported = Set<String>()
    return (rows(in: context) + routes(in: context)).filter { reported.insert($0.subject).inserted }
  }

  private struct Row: Hashable {
    var from: String
    var to: String
    var kind: Transition.Kind
    var content: String
  }

  private func rows(in context: RuleContext) -> [Finding] {
    var order: [Row] = []
    var groups: [Row: [Transition]] = [:]
    for transition in context.graph.transitions {
      guard transition.kind != .root, transition.kind != .embed, transition.via != nil,
        let content = transition.content, !Construction(content).hasPayload
      else { continue }
      let row = Row(
        from: transition.fromID, to: transition.toID, kind: transition.kind, content: content)
      if groups[row] == nil { order.append(row) }
      groups[row, default: []].append(transition)
    }
    return order.flatMap { row -> [Finding] in
      let places = (groups[row] ?? []).map {
        (via: $0.via ?? "", place: place(of: $0, in: context))
      }
      .sorted { ($0.place, $0.via) < ($1.place, $1.via) }
      guard let first = places.first else { return [] }
      var seen: Set = [first.via]
      return places.filter { other in
        seen.insert(other.via).inserted && !mayBeOne(other.via, first.via)
          && (row.kind != .tab || standTogether(other.via, first.via, of: row.from, in: context))
      }.map { later in
        let story = context.story(to: row.from)
        let from = row.from == Transition.anywhere ? "any screen" : context.name(row.from)
        return finding(
          later.via, screen: row.from,
          "On \(from), `\(later.via)` opens \(context.name(row.to)) as `\(first.via)` does, and"
            + " nothing tells the two apart. If they are meant to differ, show the screen that"
            + " `\(later.via)` names.",
          at: later.place, witness: story?.steps ?? [])
      }
    }
  }

  /// Whether two tabs of a screen are tabs of one bar: a screen can have one bar or another.
  private func standTogether(
    _ via: String, _ other: String, of screen: String, in context: RuleContext
  ) -> Bool {
    let bars = context.graph.tabGroups.filter { $0.owner == context.name(screen) }
      .map { group in group.tabs.compactMap { $0.tag ?? $0.label } }
    let own = bars.filter { $0.contains(via) }
    return own.isEmpty || !bars.contains { $0.contains(other) }
      || own.contains { $0.contains(other) }
  }

  /// Whether one is any route of a type, which can be the other.
  private func mayBeOne(_ via: String, _ other: String) -> Bool {
    via.hasPrefix("\(other).") || other.hasPrefix("\(via).")
  }

  /// Where the function or the route of a transition stands, else its operation.
  private func place(of transition: Transition, in context: RuleContext) -> SourcePlace {
    guard let via = transition.via else { return transition.place }
    if let route = context.route(via) { return route.place }
    let last = via.split(separator: ".").last.map(String.init) ?? via
    let step = transition.steps.first { $0.label == via || $0.label.hasSuffix(last) }
    return step?.place ?? transition.place
  }

  private func routes(in context: RuleContext) -> [Finding] {
    struct Key: Hashable {
      var owner: String
      /// Two private types can bear one name.
      var file: String
      var screens: [String]
      var content: [String]
    }
    let told = context.graph.routes.filter { route in
      !route.content.isEmpty && !route.screens.isEmpty && !route.produced.isEmpty
        && !route.content.contains { Construction($0).hasPayload }
    }
    let groups = Dictionary(grouping: told) {
      Key(owner: $0.owner, file: $0.place.file, screens: $0.screens, content: $0.content)
    }
    return groups.values.flatMap { routes -> [Finding] in
      let routes = routes.sorted { ($0.place, $0.id) < ($1.place, $1.id) }
      guard let first = routes.first else { return [] }
      return routes.dropFirst().map { later in
        finding(
          later.id,
          "The route `\(later.id)` shows \(listed(later.screens.map(context.name))) as"
            + " `\(first.id)` does, and nothing tells the two apart: whichever of them a person"
            + " asks for, the same page comes up. Show the screen that it names, or keep one of"
            + " them.",
          at: later.place)
      }
    }
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "Two rows whose functions build one screen", expects: ["Coordinator.allergiesSettings()"],
        code: """
          func profileSettings() -> some View { ProfileView() }
          func allergiesSettings() -> some View { ProfileView() }   // AllergiesView is meant
          """
      ) { app in
        app.entry("SettingsView")
        app.go(
          "SettingsView", "ProfileView", via: "Coordinator.profileSettings()",
          content: "ProfileView()", steps: ["Coordinator.profileSettings()"])
        app.go(
          "SettingsView", "ProfileView", via: "Coordinator.allergiesSettings()",
          content: "ProfileView()", steps: ["Coordinator.allergiesSettings()"])
      },
      RuleExample(
        "Two routes with one destination", expects: ["Route.privacy"],
        code: """
          case .terms: LegalView(page: "terms")
          case .privacy: LegalView(page: "terms")
          """
      ) { app in
        app.entry("Home")
        app.go("Home", "LegalView")
        app.route("Route", "terms", screens: ["LegalView"], content: ["LegalView(page: \"terms\")"])
        app.route(
          "Route", "privacy", screens: ["LegalView"], content: ["LegalView(page: \"terms\")"])
      },
      RuleExample(
        "Any route of a type, which may be the other one",
        code: """
          Button("About") { path.append(Route.about) }
          Button("Last") { if let last = Route(rawValue: stored) { path.append(last) } }
          """
      ) { app in
        app.entry("Home")
        app.go("Home", "AboutView", via: "Route.about", content: "AboutView()")
        app.go("Home", "AboutView", via: "Route", content: "AboutView()")
      },
      RuleExample(
        "An argument tells them apart",
        code: """
          case .terms: LegalView(page: "terms")
          case .privacy: LegalView(page: "privacy")
          """
      ) { app in
        app.entry("Home")
        app.go("Home", "LegalView")
        app.route("Route", "terms", screens: ["LegalView"], content: ["LegalView(page: \"terms\")"])
        app.route(
          "Route", "privacy", screens: ["LegalView"], content: ["LegalView(page: \"privacy\")"])
      },
      RuleExample(
        "A payload tells them apart",
        code: """
          case .friend(let id): ProfileView(id: id)
          case .author(let id): ProfileView(id: id)
          """
      ) { app in
        app.entry("Home")
        app.go("Home", "ProfileView", via: "Route.friend", content: "ProfileView(id: id)")
        app.go("Home", "ProfileView", via: "Route.author", content: "ProfileView(id: id)")
        app.route("Route", "friend", screens: ["ProfileView"], content: ["ProfileView(id: id)"])
        app.route("Route", "author", screens: ["ProfileView"], content: ["ProfileView(id: id)"])
      },
      RuleExample(
        "Tabs of two bars, of which there is one or the other",
        code: """
          if isPhone {
            TabView(selection: $tab) { SoundsView().tag(PhoneTab.sounds) }
          } else {
            TabView(selection: $tab) { SoundsView().tag(PadTab.sounds) }
          }
          """
      ) { app in
        app.entry("Home")
        for tag in ["PhoneTab.sounds", "PadTab.sounds"] {
          app.tabs("Home", selection: "Home.tab", tags: [tag])
          app.go("Home", "SoundsView", .tab, via: tag, content: "SoundsView()")
        }
      },
      RuleExample(
        "Two tabs of one bar with one page", expects: ["Page.trends"],
        code: """
          SoundsView().tag(Page.sounds)
          SoundsView().tag(Page.trends)   // TrendsView is meant
          """
      ) { app in
        app.entry("Home")
        app.tabs("Home", selection: "Home.tab", tags: ["Page.sounds", "Page.trends"])
        for tag in ["Page.sounds", "Page.trends"] {
          app.go("Home", "SoundsView", .tab, via: tag, content: "SoundsView()")
        }
      },
      RuleExample(
        "Two buttons that send one route",
        code: """
          Button("Profile") { path.append(Route.profile) }
          Image("face").onTapGesture { path.append(Route.profile) }
          """
      ) { app in
        app.entry("Home")
        app.go(
          "Home", "ProfileView", via: "Route.profile", trigger: "Button \"Profile\"",
          content: "ProfileView()")
        app.go(
          "Home", "ProfileView", via: "Route.profile", trigger: "onTapGesture",
          content: "ProfileView()")
      },
    ]
  }
}

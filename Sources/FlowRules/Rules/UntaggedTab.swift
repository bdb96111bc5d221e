import FlowGraph

/// Tabs with a selection that no tab can match.
struct UntaggedTab: Rule {
  let id = "untagged_tab"
  let group = RuleGroup.stack
  let summary = "A tab view with a selection where a tab has no tag."
  let rationale =
    "The selection cannot name such a tab: code and deep links cannot open it, and the state does"
    + " not follow the person's taps."
  let howToFix = "Give every tab `.tag(_:)` or `Tab(value:)` with a value of the selection's type."
  let defaultSeverity = Severity.warning

  func findings(in context: RuleContext) -> [Finding] {
    context.graph.tabGroups.compactMap { group in
      // What shows no screen and bears no label fills the place of tabs that are not there yet.
      let untagged = group.tabs.enumerated().filter { _, tab in
        tab.tag == nil && (tab.screen != nil || tab.label != nil)
      }
      // A single tab is always the selected one.
      guard let selection = group.selection, group.tabs.count > 1, !untagged.isEmpty else {
        return nil
      }
      let names = untagged.map { index, tab in
        tab.label.map { "\"\($0)\"" } ?? tab.screen.map(context.name) ?? "tab \(index + 1)"
      }
      let type = group.selectionType.map { " of type `\($0)`" } ?? ""
      let partial =
        group.partial ? " Some tabs of this view could not be read and may bear the tags." : ""
      return finding(
        selection, screen: group.owner, severity: group.partial ? .note : nil,
        "`\(selection)` cannot select \(listed(names)) in \(group.owner): without a"
          + " tag\(type), code and links cannot open the tab and the state does not follow the"
          + " person's taps. Add `.tag(…)` to each.\(partial)",
        at: group.place)
    }
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "A selection and no tags", expects: ["MainView.selectedTab"],
        code: """
          TabView(selection: $selectedTab) {
            HomeView().tabItem { Text("Home") }
            MoreView().tabItem { Text("More") }
          }
          """
      ) { app in
        app.entry("MainView")
        app.tabs("MainView", selection: "MainView.selectedTab", tags: [nil, nil])
      },
      RuleExample(
        "One tab was forgotten, and some could not be read (a note)",
        expects: ["MainView.selectedTab"],
        code: """
          TabView(selection: $selectedTab) {
            HomeView().tabItem { Text("Home") }.tag(Tab.home)
            MoreView().tabItem { Text("More") }
            ForEach(plugins) { $0.tab }
          }
          """
      ) { app in
        app.entry("MainView")
        app.tabs(
          "MainView", selection: "MainView.selectedTab", tags: ["Tab.home", nil], partial: true)
      },
      RuleExample(
        "Every tab has a tag",
        code: """
          TabView(selection: $selectedTab) {
            HomeView().tabItem { Text("Home") }.tag(Tab.home)
            MoreView().tabItem { Text("More") }.tag(Tab.more)
          }
          """
      ) { app in
        app.entry("MainView")
        app.tabs("MainView", selection: "MainView.selectedTab", tags: ["Tab.home", "Tab.more"])
      },
      RuleExample(
        "What stands there while there are no tabs yet",
        code: """
          TabView(selection: $selectedTab) {
            if isReady {
              HomeView().tag(Tab.home)
              MoreView().tag(Tab.more)
            } else {
              Color.black
            }
          }
          """
      ) { app in
        app.entry("MainView")
        app.tabs("MainView", selection: "MainView.selectedTab", tags: ["Tab.home", "Tab.more"])
        app.placeholderTab()
      },
      RuleExample(
        "Tabs without a selection need no tags",
        code: """
          TabView {
            HomeView().tabItem { Text("Home") }
            MoreView().tabItem { Text("More") }
          }
          """
      ) { app in
        app.entry("MainView")
        app.tabs("MainView", selection: nil, tags: [nil, nil])
      },
    ]
  }
}

import FlowGraph
import Testing

@testable import FlowRules

/// Whole small apps, with every finding that is expected of them and no other.
@Suite struct SeedTests {
  private func report(_ app: GraphSketch) -> [String] {
    RuleRunner.run(app.graph).map { "\($0.severity) \($0.rule) \($0.subject)" }.sorted()
  }

  /// A stack on a path of an enum, with view models that push and pop through a coordinator.
  private func wizard(backOnTheFirst: Bool) -> GraphSketch {
    var app = GraphSketch()
    app.entry("RootView")
    app.stack(roots: ["FirstContentView"], path: "RootViewModel.paths")
    app.go("RootView", "FirstContentView", .root)
    app.go(
      "FirstContentView", "SecondContentView", via: "RootViewModel.Path.second",
      trigger: "Button \"Next Screen\"", stacks: ["main"], onPath: true)
    app.go(
      "SecondContentView", "ThirdContentView", via: "RootViewModel.Path.third",
      trigger: "Button \"Next Screen\"", stacks: ["main"], onPath: true)
    app.route("RootViewModel.Path", "first", screens: ["FirstContentView"], produced: 0)
    app.route("RootViewModel.Path", "second", screens: ["SecondContentView"])
    app.route("RootViewModel.Path", "third", screens: ["ThirdContentView"])
    let pop = app.place()
    let screens = ["SecondContentView", "ThirdContentView"]
    for screen in (backOnTheFirst ? ["FirstContentView"] : []) + screens {
      app.pop(screen, deferred: true, operation: "paths.removeLast()", at: pop)
    }
    return app
  }

  @Test func aWizardWhoseFirstScreenHasNoBack() {
    #expect(
      report(wizard(backOnTheFirst: false)) == [
        "note unguarded_pop paths.removeLast()", "warning dead_route RootViewModel.Path.first",
      ])
  }

  @Test func aWizardWhoseFirstScreenGoesBack() {
    #expect(
      report(wizard(backOnTheFirst: true)) == [
        "error pop_without_push FirstContentView", "warning dead_route RootViewModel.Path.first",
      ])
  }

  /// Two tabs, functions that build screens, and a deep link that writes the other tab's path.
  @Test func aCoordinatorWithADeepLink() {
    var app = GraphSketch()
    app.entry("ContentView")
    app.stack("settings", roots: ["SettingsView"], path: "Coordinator.settingsPath")
    app.stack("recipes", roots: ["RecipesList"], path: nil)
    app.go("ContentView", "RecipesList", .tab)
    app.go("ContentView", "SettingsView", .tab)
    app.go("RecipesList", "PaywallView", via: "Recipe", stacks: ["recipes"])
    app.go("RecipesList", "RecipeView", via: "Recipe", stacks: ["recipes"])
    for function in ["profileSettings()", "allergiesSettings()"] {
      app.go(
        "SettingsView", "ProfileView", via: "Coordinator.\(function)", content: "ProfileView()",
        stacks: ["settings"], steps: [function])
    }
    let link = "recipes://settings/allergies"
    app.go("RecipesList", "SettingsView", .tab, via: link, trigger: "Link")
    app.go(
      "RecipesList", "SettingsView", via: "SettingsRoute.main", trigger: "Link",
      stacks: ["settings"], onPath: true, sequence: "handleURL#0")
    app.go(
      "RecipesList", "AllergiesView", via: "SettingsRoute.allergies", trigger: "Link",
      stacks: ["settings"], onPath: true, sequence: "handleURL#1")
    app.route("SettingsRoute", "main", screens: ["SettingsView"])
    app.route("SettingsRoute", "profile", screens: ["ProfileView"], produced: 0)
    app.route("SettingsRoute", "allergies", screens: ["AllergiesView"])
    let handler = app.place()
    for (pattern, readsURL) in [("*", false), (link, true)] {
      app.deepLink(
        pattern, to: "AllergiesView",
        path: [
          (route: "SettingsRoute.main", screen: "SettingsView"),
          (route: "SettingsRoute.allergies", screen: "AllergiesView"),
        ], stack: "settings", handler: "Coordinator.handleURL", readsURL: readsURL, at: handler)
    }
    app.opens(link, from: "RecipesList", handled: true)
    #expect(
      report(app) == [
        "error deep_link_ignores_url Coordinator.handleURL",
        "note mixed_links SettingsView",
        "note same_destination Coordinator.allergiesSettings()",
        "warning dead_route SettingsRoute.profile",
        "warning deep_link_repeats_root SettingsRoute.main",
      ])
  }

  /// Child coordinators that send actions up, modals on enums, and tabs without tags.
  @Test func coordinatorsThatSendActions() {
    var app = GraphSketch()
    app.entry("ContentView")
    app.stack(roots: ["HomeView"], path: "HomeCoordinatorView.ViewModel.path")
    app.go("ContentView", "MainCoordinatorView", .root)
    app.go("MainCoordinatorView", "HomeCoordinatorView", .tab)
    app.go("MainCoordinatorView", "MoreCoordinatorView", .tab)
    app.go("HomeCoordinatorView", "HomeView", .root)
    app.go("HomeView", "ProfileView", via: "SubPage.profile", stacks: ["main"], onPath: true)
    app.go("HomeView", "SettingsCoordinatorView", .sheet, via: "Sheet.settings")
    app.go("MoreCoordinatorView", "EnrollmentCoordinatorView", .cover, via: "Page.enrollment")
    app.route("SubPage", "profile", screens: ["ProfileView"])
    app.action("Home.Action", "didTapSettings", handling: .handled, screens: ["HomeView"])
    app.action("Home.Action", "didTapAbout", handling: .missing, screens: ["HomeView"])
    app.tabs("MainCoordinatorView", selection: "MainCoordinatorView.selectedTab", tags: [nil, nil])
    #expect(
      report(app) == [
        "warning unhandled_action Home.Action.didTapAbout",
        "warning untagged_tab MainCoordinatorView.selectedTab",
      ])
  }

  /// UIKit controllers behind one function that takes a route.
  @Test func aCoordinatorWithAnEmptyCase() {
    var app = GraphSketch()
    app.entry("ItemList")
    app.stack(roots: ["ItemList"], path: nil)
    app.go("ItemList", "Item", via: "ItemListRoute.item", stacks: ["main"])
    app.go("ItemList", "Configuration", via: "ItemListRoute.configuration", stacks: ["main"])
    app.route("ItemListRoute", "item", screens: ["Item"])
    app.route("ItemListRoute", "configuration", screens: ["Configuration"])
    app.route("AppRoute", "configuration", handling: .empty)
    app.pop("Item", onEmpty: .ignored, operation: "popViewController(animated: true)")
    #expect(report(app) == ["error unhandled_route AppRoute.configuration"])
  }
}

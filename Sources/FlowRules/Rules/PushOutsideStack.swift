import FlowGraph

/// A link or push on a screen with no stack around it.
struct PushOutsideStack: Rule {
  let id = "push_outside_stack"
  let group = RuleGroup.stack
  let summary =
    "A link or push on a screen that stands in no stack, such as a sheet without its own."
  let rationale =
    "The link is gray or does nothing: a sheet, a cover or a tab does not continue the stack of the"
    + " screen that shows it."
  let howToFix =
    "Wrap the content in a stack of its own: `NavigationStack { … }`, or"
    + " `UINavigationController(rootViewController:)`."
  let defaultSeverity = Severity.warning

  func findings(in context: RuleContext) -> [Finding] {
    // Code that screens share does something on those that stand in a stack; a view's own link is
    // there however the view comes up.
    let working = Dictionary(
      grouping: context.graph.transitions.filter { $0.kind == .push && !$0.stacks.isEmpty }
    ) { Spot(file: $0.file, line: $0.line) }
    return context.misplaced(.push).filter { part in
      guard let rows = working[Spot(file: part.file, line: part.line)] else { return true }
      return !context.isController(part) && rows.allSatisfy { $0.fromID == part.screenID }
    }.map { part in
      let isInline = part.shownBy == nil && part.shownAs != nil
      let place =
        isInline
        ? "the \(word(part.shownAs)) that \(part.screen) presents"
        : "\(part.screen), \(part.arrival),"
      let remedy =
        context.isController(part)
        ? "Show it in `UINavigationController(rootViewController:)`."
        : "Wrap what is shown in `NavigationStack { … }`."
      return finding(
        part.screen, screen: part.screenID, detail: [part.subject],
        "\(part.subject) does nothing: \(place) stands in no navigation stack. \(remedy)",
        at: part.place, witness: context.witness(of: part, "\(part.screen): \(part.subject)"))
    }
  }

  private struct Spot: Hashable {
    let file: String
    let line: Int
  }

  private func word(_ kind: Transition.Kind?) -> String {
    kind == .cover || kind == .popover ? kind?.rawValue ?? "" : "sheet"
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "A link in a sheet without a stack", expects: ["Settings"],
        code: """
          NavigationStack { Home().sheet(isPresented: $isOpen) { Settings() } }
          struct Settings: View {
            var body: some View { NavigationLink("About") { About() } }
          }
          """
      ) { app in
        app.entry("Home")
        app.go("Home", "Settings", .sheet)
        app.go("Settings", "About", trigger: "Link \"About\"")
        app.misplaced(.push, "Link \"About\"", on: "Settings", shownBy: "Home", as: .sheet)
      },
      RuleExample(
        "A tab without a stack", expects: ["Profile"],
        code: """
          TabView {
            NavigationStack { Home() }.tabItem { Text("Home") }
            Profile().tabItem { Text("Profile") }   // holds NavigationLink(value: Route.edit)
          }
          """
      ) { app in
        app.entry("Main")
        app.go("Main", "Home", .tab)
        app.go("Main", "Profile", .tab)
        app.misplaced(.push, "Link \"Edit\"", on: "Profile", shownBy: "Main", as: .tab)
      },
      RuleExample(
        "Links that stand in the sheet itself", expects: ["Home"],
        code: """
          Home().sheet(isPresented: $isOpen) {
            VStack { NavigationLink("Help") { Help() } }
          }
          """
      ) { app in
        app.entry("Home")
        app.misplaced(.push, "Link \"Help\"", on: "Home", as: .sheet)
      },
      RuleExample(
        "A base class's method, which pushes on the screens that stand in a stack",
        code: """
          class BaseController: UIViewController {
            func open() { navigationController?.pushViewController(Detail(), animated: true) }
          }
          """
      ) { app in
        app.entry("List")
        app.stack(roots: ["List"], path: nil)
        app.go("List", "Cover", .cover)
        app.go("List", "Detail", stacks: ["main"])
        app.misplaced(.push, "open()", on: "Cover", shownBy: "List", as: .cover, sharesLast: true)
      },
      RuleExample(
        "A page that is pushed in one place and comes up as a bare sheet in another",
        expects: ["Shops"],
        code: """
          NavigationStack { Home().sheet(isPresented: $isOpen) { Shops() } }
          // in Home
          NavigationLink("Shops") { Shops() }   // holds NavigationLink(value: shop)
          """
      ) { app in
        app.entry("Home")
        app.stack(roots: ["Home"], path: nil)
        app.go("Home", "Shops", stacks: ["main"])
        app.go("Home", "Shops", .sheet)
        app.go("Shops", "Shop", trigger: "Link \"Shop\"", stacks: ["main"])
        app.misplaced(
          .push, "Link \"Shop\"", on: "Shops", shownBy: "Home", as: .sheet, sharesLast: true)
      },
      RuleExample(
        "The sheet has a stack of its own",
        code: """
          Home().sheet(isPresented: $isOpen) { NavigationStack { Settings() } }
          """
      ) { app in
        app.entry("Home")
        app.go("Home", "Settings", .sheet)
        app.go("Settings", "About", stacks: ["sheet"])
      },
      RuleExample(
        "The screen brings the stack along",
        code: """
          Home().sheet(isPresented: $isOpen) { Settings() }
          struct Settings: View {
            var body: some View { NavigationStack { NavigationLink("About") { About() } } }
          }
          """
      ) { app in
        app.entry("Home")
        app.go("Home", "Settings", .sheet)
        app.stack(roots: ["Settings"], path: nil)
        app.go("Settings", "About", stacks: ["main"])
      },
    ]
  }
}

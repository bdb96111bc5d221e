import FlowGraph

/// A route that is sent and leads nowhere.
struct UnhandledRoute: Rule {
  let id = "unhandled_route"
  let group = RuleGroup.reachability
  let summary = "A route that is sent and leads nowhere: no case, an empty case, `EmptyView`."
  let rationale =
    "The person taps and nothing happens, or a blank page comes up. No log line tells of it. Where"
    + " a branch for the case says `EmptyView()`, someone has thought of it, and a way there may be"
    + " barred where waymark cannot see it: a warning, and a note where it says so on a condition."
  let howToFix = "Show a screen for the route where it arrives, or do not send it."
  let defaultSeverity = Severity.error

  func findings(in context: RuleContext) -> [Finding] {
    context.graph.routes.compactMap { route in
      guard let sent = route.produced.first, route.isDoubtful != true else { return nil }
      let message: String
      switch route.handling {
      case .shown:
        guard route.isBlank == true, let blank = route.handledAt else { return nil }
        return finding(
          route.id, severity: .note,
          "The route `\(route.id)` is sent at \(sent.file):\(sent.line), and its branch shows"
            + " `EmptyView()` where a condition fails: a person who comes here then sees a blank"
            + " page. Show something there, or test the condition before the route is sent.",
          at: blank)
      case .empty where route.isBlank == true:
        message =
          "The route `\(route.id)` is sent at \(sent.file):\(sent.line), and its branch shows"
          + " `EmptyView()`: a person who comes here sees a blank page. Show a screen, or make sure"
          + " that the route is not sent here."
      case .empty where route.isHandedOn == true:
        let taken = route.handledAt.map { " at \($0.file):\($0.line)" } ?? ""
        message =
          "The route `\(route.id)` is made at \(sent.file):\(sent.line). What takes it\(taken) does"
          + " nothing for it, nor does any code that it is handed on to: a link that means it opens"
          + " nothing. Add a case that shows a screen, or do not make the route."
      case .empty:
        message =
          "The route `\(route.id)` is sent at \(sent.file):\(sent.line), and its destination is"
          + " empty: the person sees a blank page or nothing at all. Show a screen here, or do not"
          + " send the route."
      case .missing:
        message =
          "The route `\(route.id)` is sent at \(sent.file):\(sent.line) and no destination takes"
          + " it: the person taps and nothing happens. Add a case that shows a screen, or do not"
          + " send the route."
      }
      let isNamed = route.handling == .missing || route.isHandedOn == true
      let doubt =
        (isNamed ? context.doubt(about: [route.id, route.owner]) : nil)
        // What a branch shows may be made by code that was not followed.
        ?? (route.isBlank == true ? nil : context.cutOff)
      return finding(
        route.id, severity: route.isBlank == true ? .warning : nil, message,
        at: place(of: route) ?? sent, unless: doubt)
    }
  }

  /// Where no branch is for the route, it is told where it is declared.
  private func place(of route: Route) -> SourcePlace? {
    route.isHandedOn == true ? route.place : route.handledAt
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "A coordinator's case that does nothing", expects: ["AppRoute.configuration"],
        code: """
          func handle(route: AppRoute) {
            switch route {
            case .itemList: navigationController.pushViewController(list, animated: true)
            case .configuration: break
            }
          }
          """
      ) { app in
        app.entry("ItemList")
        app.route("AppRoute", "configuration", handling: .empty)
      },
      RuleExample(
        "A route that no destination takes", expects: ["Route.help"],
        code: """
          Button("Help") { path.append(Route.help) }
          .navigationDestination(for: Route.self) { route in
            if case .detail = route { Detail() }
          }
          """
      ) { app in
        app.entry("Home")
        app.route("Route", "help", handling: .missing)
      },
      RuleExample(
        "Code that was not followed may take it (a note that says so)", expects: ["Route.help"],
        code: """
          Button("Help") { path.append(Route.help) }
          """
      ) { app in
        app.entry("Home")
        app.route("Route", "help", handling: .missing)
        app.unresolved("init()", reason: UnresolvedCall.tooLarge)
      },
      RuleExample(
        "A page of another platform's app, sent from code that both share (a warning)",
        expects: ["Page.macBoot"],
        code: """
          switch page {
          case .linuxBoot: LinuxBoot()
          case .macBoot: EmptyView()
          }
          """
      ) { app in
        app.entry("Home")
        app.route("Page", "macBoot", handling: .empty, isBlank: true)
      },
      RuleExample(
        "A route that shows nothing on a condition, which who sends it does not ask (a note)",
        expects: ["Sheet.push"],
        code: """
          case .push:
            if let subscription { PushSettings(subscription) } else { EmptyView() }
          """
      ) { app in
        app.entry("Home")
        app.route("Sheet", "push", screens: ["PushSettings"], isBlank: true)
        app.graph.routes[0].handledAt = app.place()
      },
      RuleExample(
        "A link's route that falls through to code that does nothing", expects: ["Link.settings"],
        code: """
          func start(with link: Link) {
            switch link {
            case .signUp: showSignUp()
            default: child.start(with: link)
            }
          }
          class BaseFlow { func start(with link: Link) {} }
          """
      ) { app in
        app.entry("Home")
        app.route("Link", "settings", handling: .empty, isHandedOn: true)
      },
      RuleExample(
        "A route that shows a screen",
        code: """
          case .help: HelpView()
          """
      ) { app in
        app.entry("Home")
        app.go("Home", "HelpView", via: "Route.help")
        app.route("Route", "help", screens: ["HelpView"])
      },
      RuleExample(
        "An empty case of a route that nothing sends (dead_route reports it)",
        code: """
          case .legacy: EmptyView()
          """
      ) { app in
        app.entry("Home")
        app.route("Route", "legacy", handling: .empty, produced: 0)
      },
    ]
  }
}

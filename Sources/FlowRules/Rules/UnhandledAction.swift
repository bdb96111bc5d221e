import FlowGraph

/// An action that a screen sends and no one acts on.
struct UnhandledAction: Rule {
  let id = "unhandled_action"
  let group = RuleGroup.reachability
  let summary =
    "An action that is sent and that no one handles, whose handler does nothing, or state that is"
    + " set to open something and that nothing reads."
  let rationale =
    "The person taps and nothing happens. The screen did its part; the receiver left the action"
    + " out, which a `default` or an `if case` hides from the compiler."
  let howToFix =
    "Handle the action where it arrives, or take away what sends it. A comment in the empty branch"
    + " that says why nothing is to be done makes it a decision."
  let defaultSeverity = Severity.warning

  func findings(in context: RuleContext) -> [Finding] {
    actions(in: context) + states(in: context)
  }

  /// State that is set to open something and to which no presentation is bound.
  private func states(in context: RuleContext) -> [Finding] {
    context.graph.hazards.filter { $0.kind == .unreadState }.map { hazard in
      let story = hazard.screenID.flatMap(context.story)
      let way = story.map { ": \($0.way)" } ?? ""
      return finding(
        hazard.subject, screen: hazard.screenID ?? "",
        "`\(hazard.subject)` is set to open something and nothing comes up\(way): no code reads it,"
          + " and no sheet, alert or dialog is bound to it. Bind one, or take away what sets it.",
        at: hazard.place,
        witness: (story?.steps ?? []) + [Step("`\(hazard.subject)` is set", at: hazard.place)])
    }
  }

  private func actions(in context: RuleContext) -> [Finding] {
    context.graph.actions.compactMap { action in
      guard action.handling != .handled, let sent = action.sent.first,
        // What came of work that nobody asked for by a tap can well be left alone.
        action.handling == .missing || !action.screens.isEmpty
      else { return nil }
      let screen = action.screens.first(where: context.reachability.isReachable)
      let story = screen.flatMap(context.story)
      let person = action.screens.isEmpty ? "" : " on \(listed(action.screens.map(context.name)))"
      let way = story.map { ": \($0.way)" } ?? ""
      let cause =
        action.handling == .ignored
        ? "the handler does nothing with it" : "the receiver has no case for it"
      return finding(
        action.id,
        "`\(action.name)` is sent\(person) and nothing happens\(way): \(cause). Handle it here, or"
          + " take away what sends it.",
        at: action.handler ?? sent,
        witness: (story?.steps ?? []) + [Step("`\(action.name)` is sent", at: sent)],
        unless: action.handling == .missing
          ? context.doubt(about: [action.id, action.owner]) : nil)
    }
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "A closure that takes one of two actions", expects: ["HomeAction.didTapAbout"],
        code: """
          HomeView { action in
            switch action {
            case .didTapSettings: sheet = .settings
            default: break
            }
          }
          """
      ) { app in
        app.entry("HomeView")
        app.action("HomeAction", "didTapSettings", handling: .handled, screens: ["HomeView"])
        app.action("HomeAction", "didTapAbout", handling: .missing, screens: ["HomeView"])
      },
      RuleExample(
        "A handler with an empty case", expects: ["LoginAction.forgotPassword"],
        code: """
          case .forgotPassword: break
          """
      ) { app in
        app.entry("Login")
        app.action("LoginAction", "forgotPassword", handling: .ignored, screens: ["Login"])
      },
      RuleExample(
        "A flag that no dialog is bound to", expects: ["RowView.showBlockConfirmation"],
        code: """
          @State private var showBlockConfirmation = false
          Button("Block") { showBlockConfirmation.toggle() }   // nothing else names it
          """
      ) { app in
        app.entry("RowView")
        app.hazard(.unreadState, "RowView.showBlockConfirmation", on: "RowView")
      },
      RuleExample(
        "A flag that only a menu is given, which sets it",
        expects: ["RowView.isShareSheetPresented"],
        code: """
          @State private var isShareSheetPresented = false
          .contextMenu { RowMenu(isShareSheetPresented: $isShareSheetPresented) }
          """
      ) { app in
        app.entry("RowView")
        app.hazard(.unreadState, "RowView.isShareSheetPresented", on: "RowView")
      },
      RuleExample(
        "A flag that a dialog is bound to",
        code: """
          Button("Block") { showBlockConfirmation.toggle() }
          .confirmationDialog("Block?", isPresented: $showBlockConfirmation) { … }
          """
      ) { app in
        app.entry("RowView")
      },
      RuleExample(
        "An action that is handled",
        code: """
          case .didTapAbout: path.append(.about)
          """
      ) { app in
        app.entry("Home")
        app.action("HomeAction", "didTapAbout", handling: .handled, screens: ["Home"])
      },
      RuleExample(
        "A branch that says why it does nothing",
        code: """
          case .canceled: break   // The person closed it: nothing more is to be done.
          """
      ) { app in
        app.entry("Pay")
        app.action("Result", "canceled", handling: .handled, screens: ["Pay"])
      },
      RuleExample(
        "A result that no one on a screen waits for",
        code: """
          migrate { result in
            switch result {
            case .nothingToDo: break
            case .failure(let error): present(alert(for: error), animated: true)
            }
          }
          """
      ) { app in
        app.entry("Home")
        app.action("Migration", "nothingToDo", handling: .ignored)
      },
      RuleExample(
        "An action that nothing sends",
        code: """
          enum HomeAction { case didTapAbout }   // no button sends it
          """
      ) { app in
        app.entry("Home")
        app.action("HomeAction", "didTapAbout", handling: .missing, sent: false)
      },
    ]
  }
}

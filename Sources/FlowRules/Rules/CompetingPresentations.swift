import FlowGraph

/// One action that asks one presenter for two presentations, or presents while it dismisses.
struct CompetingPresentations: Rule {
  let id = "competing_presentations"
  let group = RuleGroup.stack
  let summary =
    "One action that asks one presenter for two presentations, or presents as it dismisses."
  let rationale =
    "A screen presents one thing at a time. SwiftUI holds the second back until the first is gone;"
    + " UIKit drops it with a line in the log. Several modifiers alone are legal."
  let howToFix =
    "Keep one state that says what is presented, or present the second in the completion of the"
    + " first."
  let defaultSeverity = Severity.warning

  func findings(in context: RuleContext) -> [Finding] {
    context.graph.hazards.compactMap { hazard in
      guard hazard.kind == .presentations || hazard.kind == .dismissal else { return nil }
      let screen = hazard.screen ?? "any screen"
      let story = hazard.screenID.flatMap { context.story(to: $0) }
      let trigger = hazard.trigger.map { "\($0) on \(screen)" } ?? screen
      return finding(
        hazard.subject, screen: hazard.screenID ?? "", detail: hazard.names + [hazard.trigger],
        "\(trigger) \(text(hazard))", at: hazard.place,
        witness: (story?.steps ?? []) + [Step(trigger, at: hazard.place)])
    }
  }

  private func text(_ hazard: Hazard) -> String {
    let other = hazard.names.first ?? "the first"
    if hazard.kind == .dismissal {
      return
        "runs `\(other)` and `\(hazard.subject)` in one turn: UIKit does not present while it"
        + " dismisses, and nothing comes up. Present in the completion of the dismissal."
    }
    if hazard.detail == "call" {
      return
        "runs `\(other)` and `\(hazard.subject)` in one turn: UIKit shows the first and drops the"
        + " second. Present the second in the completion of the first, or on what it shows."
    }
    return
      "sets `\(other)` and `\(hazard.subject)`, which present from one screen: SwiftUI shows one"
      + " and holds the other back until that is gone. Keep one state for what is presented."
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "One button asks for two sheets", expects: ["HomeView.isShowingNews"],
        code: """
          .sheet(isPresented: $isShowingOffer) { OfferView() }
          .sheet(isPresented: $isShowingNews) { NewsView() }
          Button("Open") { isShowingOffer = true; isShowingNews = true }
          """
      ) { app in
        app.entry("HomeView")
        app.go("HomeView", "OfferView", .sheet)
        app.go("HomeView", "NewsView", .sheet)
        app.hazard(
          .presentations, "HomeView.isShowingNews", on: "HomeView",
          names: ["HomeView.isShowingOffer"], detail: "state", trigger: "Button \"Open\"")
      },
      RuleExample(
        "Presents in the turn of a dismissal", expects: ["present(next, animated: true)"],
        code: """
          @objc func done() {
            dismiss(animated: true)
            present(next, animated: true)
          }
          """
      ) { app in
        app.entry("StepController")
        app.hazard(
          .dismissal, "present(next, animated: true)", on: "StepController",
          names: ["dismiss(animated: true)"], trigger: "done")
      },
      RuleExample(
        "Presents twice in one turn", expects: ["present(second, animated: true)"],
        code: """
          @objc func open() {
            present(first, animated: true)
            present(second, animated: true)
          }
          """
      ) { app in
        app.entry("StepController")
        app.hazard(
          .presentations, "present(second, animated: true)", on: "StepController",
          names: ["present(first, animated: true)"], detail: "call", trigger: "open")
      },
      RuleExample(
        "Several modifiers, each with a button of its own",
        code: """
          .sheet(isPresented: $isShowingOffer) { OfferView() }
          .sheet(isPresented: $isShowingNews) { NewsView() }
          """
      ) { app in
        app.entry("HomeView")
        app.go("HomeView", "OfferView", .sheet)
        app.go("HomeView", "NewsView", .sheet)
      },
      RuleExample(
        "Presents in the completion of the dismissal",
        code: """
          dismiss(animated: true) { presenter.present(next, animated: true) }
          """
      ) { app in
        app.entry("StepController")
        app.go("StepController", "NextController", .sheet)
      },
    ]
  }
}

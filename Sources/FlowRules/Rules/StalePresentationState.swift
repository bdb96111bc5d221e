import FlowGraph

/// Content of a presentation by a flag that reads other state set in the same action.
struct StalePresentationState: Rule {
  let id = "stale_presentation_state"
  let group = RuleGroup.stack
  let summary =
    "Content of `sheet(isPresented:)` that reads a second state which the same action sets."
  let rationale =
    "SwiftUI makes the content from the view as its body last saw it. Where the body does not read"
    + " the second state, the sheet comes up with the old value: empty at first, then the one"
    + " chosen before."
  let howToFix = "Use `sheet(item:)`, which hands the value to the content, or pass a binding."
  let defaultSeverity = Severity.warning

  func findings(in context: RuleContext) -> [Finding] {
    context.graph.hazards.filter { $0.kind == .staleState }.map { hazard in
      let flag = hazard.names.first ?? "the flag"
      let modifier = hazard.names.dropFirst().first ?? "sheet"
      let story = hazard.screenID.flatMap { context.story(to: $0) }
      return finding(
        hazard.subject, screen: hazard.screenID ?? "", detail: [flag],
        "`\(hazard.subject)` is set in one go with `\(flag)`, and the content of"
          + " `\(modifier)(isPresented:)` reads it: it comes up with the value from before. Use"
          + " `\(modifier)(item:)`.",
        at: hazard.place,
        witness: story.map {
          $0.steps + [Step("set `\(hazard.subject)` and `\(flag)`", at: hazard.place)]
        } ?? [])
    }
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "A flag and a value, set in one go", expects: ["ShelfView.selected"],
        code: """
          @State private var selected: Book?
          @State private var isShowing = false
          Button(book.title) { selected = book; isShowing = true }
          .sheet(isPresented: $isShowing) { if let selected { BookView(book: selected) } }
          """
      ) { app in
        app.entry("ShelfView")
        app.go("ShelfView", "BookView", .sheet)
        app.hazard(
          .staleState, "ShelfView.selected", on: "ShelfView",
          names: ["ShelfView.isShowing", "sheet"])
      },
      RuleExample(
        "The same with a cover", expects: ["ShelfView.page"],
        code: """
          func open(_ page: Int) { self.page = page; isReading = true }
          .fullScreenCover(isPresented: $isReading) { PageView(page: page) }
          """
      ) { app in
        app.entry("ShelfView")
        app.go("ShelfView", "PageView", .cover)
        app.hazard(
          .staleState, "ShelfView.page", on: "ShelfView",
          names: ["ShelfView.isReading", "fullScreenCover"])
      },
      RuleExample(
        "The value is what presents",
        code: """
          .sheet(item: $selected) { BookView(book: $0) }
          """
      ) { app in
        app.entry("ShelfView")
        app.go("ShelfView", "BookView", .sheet)
      },
      RuleExample(
        "The body reads the value too, and so runs again",
        code: """
          Text(selected?.title ?? "None")
          .sheet(isPresented: $isShowing) { if let selected { BookView(book: selected) } }
          """
      ) { app in
        app.entry("ShelfView")
        app.go("ShelfView", "BookView", .sheet)
      },
    ]
  }
}

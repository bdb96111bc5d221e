import FlowGraph

/// A presentation on a row of a container that makes its rows as they come up.
struct PresentationInLazyRow: Rule {
  let id = "presentation_in_lazy_row"
  let group = RuleGroup.stack
  let summary =
    "A sheet, cover or alert on a row of a lazy container; a note where the row keeps the state."
  let rationale =
    "Rows come and go. With state that all rows share, each row on screen asks for the"
    + " presentation at once and the wrong one may win; with state of its own, the presentation"
    + " goes when the row does."
  let howToFix = "Put the modifier on the container and keep there what is presented."
  let defaultSeverity = Severity.warning

  func findings(in context: RuleContext) -> [Finding] {
    var seen: Set<SourcePlace> = []
    return context.graph.hazards.compactMap { hazard in
      // A row in several containers, or with several modifiers, is one mistake.
      guard hazard.kind == .lazyRow, seen.insert(hazard.place).inserted else { return nil }
      let container = hazard.names.first ?? "container"
      let row = hazard.names.dropFirst().first ?? hazard.screen ?? "row"
      let isShared = hazard.detail == "shared"
      let story = hazard.screenID.flatMap { context.story(to: $0) }
      let effect =
        isShared
        ? "every row on screen asks for it at once, with its own content, and which one comes up"
          + " is up to chance"
        : "it goes when the row goes, as when its data changes"
      return finding(
        row, screen: hazard.screenID ?? "", detail: [hazard.subject, hazard.detail],
        severity: isShared ? nil : .note,
        "`.\(hazard.subject)` stands on the rows of a `\(container)` in \(row): \(effect). Put it"
          + " on the `\(container)`.",
        at: hazard.place, witness: story?.steps ?? [])
    }
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "A sheet on each row, by state that they share", expects: ["ShelfView"],
        code: """
          List {
            ForEach(books) { book in
              BookRow(book: book).sheet(isPresented: $isShowing) { BookView(book: book) }
            }
          }
          """
      ) { app in
        app.entry("ShelfView")
        app.go("ShelfView", "BookView", .sheet)
        app.hazard(
          .lazyRow, "sheet", on: "ShelfView", names: ["List", "ShelfView"], detail: "shared")
      },
      RuleExample(
        "A row's own alert (a note)", expects: ["BookRow"],
        code: """
          LazyVStack { ForEach(books) { BookRow(book: $0) } }
          // in BookRow
          .alert("Delete?", isPresented: $isAsking) { … }
          """
      ) { app in
        app.entry("ShelfView")
        app.hazard(
          .lazyRow, "alert", on: "ShelfView", names: ["LazyVStack", "BookRow"], detail: "row")
      },
      RuleExample(
        "On the list",
        code: """
          List(books) { BookRow(book: $0) }.sheet(item: $selected) { BookView(book: $0) }
          """
      ) { app in
        app.entry("ShelfView")
        app.go("ShelfView", "BookView", .sheet)
      },
      RuleExample(
        "A popover belongs to its row",
        code: """
          List(books) { book in BookRow(book: book).popover(isPresented: $isShown) { Hint() } }
          """
      ) { app in
        app.entry("ShelfView")
        app.go("ShelfView", "Hint", .popover)
      },
    ]
  }
}

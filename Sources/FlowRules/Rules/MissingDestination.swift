import FlowGraph

/// A value that is pushed where no destination for its type stands.
struct MissingDestination: Rule {
  let id = "missing_destination"
  let group = RuleGroup.stack
  let summary = "A value that is pushed on a stack with no destination for its type."
  let rationale =
    "SwiftUI shows a blank page with a warning sign, or the link does nothing; other libraries"
    + " crash."
  let howToFix =
    "Add `navigationDestination(for:)` for the type to the stack's root, or push a type that has"
    + " one."
  let defaultSeverity = Severity.error

  func findings(in context: RuleContext) -> [Finding] {
    context.graph.undelivered.map { value in
      let from = value.fromID == Transition.anywhere ? "any screen" : context.name(value.fromID)
      let story = context.story(to: value.fromID)
      let way = story.map { ": \($0.way)" } ?? ""
      return finding(
        value.type, screen: value.fromID,
        severity: value.certainty == .possible ? .warning : nil,
        "\(from) pushes a value of type `\(value.type)` and its stack has no destination for it: no"
          + " screen comes up\(way). Add `navigationDestination(for: \(value.type).self)` to the"
          + " stack's root.",
        at: value.place,
        witness: (story?.steps ?? [])
          + [Step("\(from) pushes a value of type `\(value.type)`", at: value.place)],
        unless: context.doubt(about: [value.type, value.fromID, value.from]))
    }
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "A link whose type has no destination", expects: ["Author"],
        code: """
          NavigationStack {
            List(books) { NavigationLink($0.author.name, value: $0.author) }
              .navigationDestination(for: Book.self) { BookView(book: $0) }
          }
          """
      ) { app in
        app.entry("Library")
        app.stack(roots: ["Library"], path: nil)
        app.undelivered("Author", from: "Library")
      },
      RuleExample(
        "The optional is another type (a warning where only some stacks lack it)",
        expects: ["Book?"],
        code: """
          path.append(selectedBook)   // Book?, and the destination is for Book
          """
      ) { app in
        app.entry("Library")
        app.stack(roots: ["Library"])
        app.undelivered("Book?", from: "Library", certainty: .possible)
      },
      RuleExample(
        "A destination stands on the stack",
        code: """
          NavigationStack {
            NavigationLink("Book", value: book)
              .navigationDestination(for: Book.self) { BookView(book: $0) }
          }
          """
      ) { app in
        app.entry("Library")
        app.stack(roots: ["Library"], path: nil)
        app.go("Library", "BookView", via: "Book", stacks: ["main"])
      },
      RuleExample(
        "A link that builds its screen needs none",
        code: """
          NavigationLink("Author") { AuthorView() }
          """
      ) { app in
        app.entry("Library")
        app.go("Library", "AuthorView")
      },
    ]
  }
}

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
    let places = Dictionary(grouping: context.graph.undelivered) { [$0.type, "\($0.place)"] }
    return places.values.map { finding(for: $0, in: context) }
  }

  /// One push is told of once, from the screen that takes the fewest steps to come to.
  private func finding(for values: [UndeliveredValue], in context: RuleContext) -> Finding {
    let stories = values.map { ($0, context.story(to: $0.fromID)) }.sorted {
      ($0.1?.steps.count ?? .max, $0.0.fromID) < ($1.1?.steps.count ?? .max, $1.0.fromID)
    }
    let (value, story) = stories[0]
    let names = stories.map { name(of: $0.0, in: context) }.once()
    let way = story.map { ": \($0.way)" } ?? ""
    let type = value.type
    return finding(
      type, screen: value.fromID,
      severity: values.allSatisfy { $0.certainty == .possible } ? .warning : nil,
      "\(listed(names)) \(names.count > 1 ? "push" : "pushes") a value of type `\(type)` and the"
        + " stack has no destination for it: no screen comes up\(way). Add"
        + " `navigationDestination(for: \(type).self)` to the stack's root.",
      at: value.place,
      witness: (story?.steps ?? []) + [
        Step("\(names[0]) pushes a value of type `\(type)`", at: value.place)
      ],
      unless: context.doubt(about: [type] + values.flatMap { [$0.fromID, $0.from] })
        // Where nobody was seen to come, it is not known on which stack.
        ?? (story == nil ? context.cutOff : nil))
  }

  private func name(of value: UndeliveredValue, in context: RuleContext) -> String {
    value.fromID == Transition.anywhere ? "any screen" : context.name(value.fromID)
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
        "Code that two screens run is told of once", expects: ["Author"],
        code: """
          func open(_ author: Author) { path.append(author) }
          """
      ) { app in
        app.entry("Library")
        app.stack(roots: ["Library"])
        app.go("Library", "Search", .sheet)
        let place = app.place()
        app.undelivered("Author", from: "Library", at: place)
        app.undelivered("Author", from: "Search", at: place)
      },
      RuleExample(
        "Code that was not followed may show the screen elsewhere (a note that says so)",
        expects: ["Author"],
        code: """
          struct Shelf: View {
            @Binding var path: NavigationPath
            var body: some View { Button("Go") { path.append(Author.first) } }
          }
          """
      ) { app in
        app.entry("Library")
        app.undelivered("Author", from: "Shelf")
        app.unresolved("init()", reason: UnresolvedCall.tooLarge)
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

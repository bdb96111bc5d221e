import FlowGraph

/// A destination for a type that the stack has one for already.
struct DuplicateDestination: Rule {
  let id = "duplicate_destination"
  let group = RuleGroup.stack
  let summary = "Two destinations for one type on one stack."
  let rationale =
    "SwiftUI uses only the one nearest to the stack's root: what the other says is never shown."
  let howToFix =
    "Keep one destination for the type at the stack's root, or give the second a type of its own."
  let defaultSeverity = Severity.warning

  func findings(in context: RuleContext) -> [Finding] {
    context.misplaced(.secondDestination).map { part in
      let first = part.other.map { " at \($0.file):\($0.line)" } ?? ""
      return finding(
        part.subject, screen: part.screenID,
        "The destination for `\(part.subject)` on \(part.screen) is not used: the stack has one"
          + "\(first), nearer to its root. Keep one of the two, or give the second a type of its"
          + " own.",
        at: part.place,
        witness: context.witness(of: part, "\(part.screen): navigationDestination"))
    }
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "A pushed screen registers the type again", expects: ["Book"],
        code: """
          NavigationStack {
            BookList().navigationDestination(for: Book.self) { BookView(book: $0) }
          }
          // in BookView
          Related().navigationDestination(for: Book.self) { RelatedBook(book: $0) }
          """
      ) { app in
        app.entry("BookList")
        app.stack(roots: ["BookList"], path: nil)
        app.go("BookList", "BookView", stacks: ["main"], onPath: true)
        app.misplaced(.secondDestination, "Book", on: "BookView", other: true)
      },
      RuleExample(
        "Two on one screen", expects: ["Int"],
        code: """
          NavigationStack {
            Home()
              .navigationDestination(for: Int.self) { ChapterView(number: $0) }
              .navigationDestination(for: Int.self) { PageView(number: $0) }
          }
          """
      ) { app in
        app.entry("Home")
        app.stack(roots: ["Home"], path: nil)
        app.misplaced(.secondDestination, "Int", on: "Home", other: true)
      },
      RuleExample(
        "Two tabs, each with its own stack",
        code: """
          TabView {
            NavigationStack { BookList().navigationDestination(for: Book.self) { BookView($0) } }
            NavigationStack { Wishes().navigationDestination(for: Book.self) { BookView($0) } }
          }
          """
      ) { app in
        app.entry("Main")
        app.go("Main", "BookList", .tab)
        app.go("Main", "Wishes", .tab)
      },
      RuleExample(
        "Two types",
        code: """
          Home()
            .navigationDestination(for: Book.self) { BookView(book: $0) }
            .navigationDestination(for: Author.self) { AuthorView(author: $0) }
          """
      ) { app in
        app.entry("Home")
        app.stack(roots: ["Home"], path: nil)
      },
    ]
  }
}

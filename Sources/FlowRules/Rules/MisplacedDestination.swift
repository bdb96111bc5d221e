import FlowGraph

/// A destination where SwiftUI does not look for it.
struct MisplacedDestination: Rule {
  let id = "misplaced_destination"
  let group = RuleGroup.stack
  let summary =
    "A navigation destination inside a lazy container, outside any stack, or off the root of a"
    + " stack whose path is an array."
  let rationale =
    "SwiftUI ignores it: a lazy container builds its rows only while they are on screen, a stack"
    + " sees only what is inside it, and a path of one type only the destinations at its root."
    + " Taps do nothing."
  let howToFix =
    "Move `navigationDestination` to the stack's root, outside `List` and lazy stacks and inside"
    + " the braces of `NavigationStack`."
  let defaultSeverity = Severity.warning

  func findings(in context: RuleContext) -> [Finding] {
    context.misplaced(.lazyDestination, .looseDestination, .deepDestination).map { part in
      let what =
        part.subject.hasPrefix(".") || part.subject.contains("(")
        ? "The destination on \(part.screen)"
        : "The destination for `\(part.subject)` on \(part.screen)"
      let why: String
      let remedy: String
      switch part.kind {
      case .lazyDestination:
        why = "stands inside `\(part.container ?? "List")`, which builds it only with its row"
        remedy = "Move it onto the `\(part.container ?? "List")` itself or further out"
      case .looseDestination:
        why = "stands in no navigation stack"
        remedy = "Move it inside the braces of `NavigationStack`"
      default:
        why =
          "is not at the root of the stack, and `\(part.container ?? "the path")` is an array of one"
          + " type, for which only the root's destinations count"
        remedy = "Move it to the stack's root, or make the path a `NavigationPath`"
      }
      let isProven = part.kind == .lazyDestination
      return finding(
        part.screen, screen: part.screenID, detail: [part.kind.rawValue, part.subject],
        "\(what) \(why): SwiftUI ignores it. \(remedy).", at: part.place,
        witness: context.witness(of: part, "\(part.screen): navigationDestination"),
        unless: isProven ? nil : context.doubt(about: part))
    }
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "In a row of a list", expects: ["Library"],
        code: """
          NavigationStack {
            List(books) { book in
              NavigationLink(book.title, value: book)
                .navigationDestination(for: Book.self) { BookView(book: $0) }
            }
          }
          """
      ) { app in
        app.entry("Library")
        app.stack(roots: ["Library"], path: nil)
        app.misplaced(.lazyDestination, "Book", on: "Library", container: "List")
      },
      RuleExample(
        "Behind the stack's closing brace", expects: ["Library"],
        code: """
          NavigationStack { BookList() }
            .navigationDestination(for: Book.self) { BookView(book: $0) }
          """
      ) { app in
        app.entry("Library")
        app.misplaced(.looseDestination, "Book", on: "Library")
      },
      RuleExample(
        "On a pushed screen, with an array for a path", expects: ["BookView"],
        code: """
          @State private var path: [Book] = []
          NavigationStack(path: $path) { BookList() }
          // in BookView, which the list pushes
          Chapters().navigationDestination(for: Chapter.self) { ChapterView(chapter: $0) }
          """
      ) { app in
        app.entry("Library")
        app.stack(roots: ["Library"], path: "Library.path")
        app.go("Library", "BookView", stacks: ["main"], onPath: true)
        app.misplaced(.deepDestination, "Chapter", on: "BookView", container: "Library.path")
      },
      RuleExample(
        "On the list itself",
        code: """
          NavigationStack {
            List(books) { NavigationLink($0.title, value: $0) }
              .navigationDestination(for: Book.self) { BookView(book: $0) }
          }
          """
      ) { app in
        app.entry("Library")
        app.stack(roots: ["Library"], path: nil)
        app.go("Library", "BookView", stacks: ["main"], onPath: true)
      },
      RuleExample(
        "On a pushed screen, with a NavigationPath",
        code: """
          @State private var path = NavigationPath()
          // in BookView, which the list pushes
          Chapters().navigationDestination(for: Chapter.self) { ChapterView(chapter: $0) }
          """
      ) { app in
        app.entry("Library")
        app.stack(roots: ["Library"], path: "Library.path")
        app.go("Library", "BookView", stacks: ["main"], onPath: true)
        app.go("BookView", "ChapterView", stacks: ["main"], onPath: true)
      },
    ]
  }
}

import Testing

/// Type aliases inside code: `typealias Details = ProfileView`.
@Suite("Type aliases of a function's own")
struct LocalAliasTests {
  @Test("A screen is made by an alias")
  func screen() {
    expect(
      """
      struct A: View {
        var body: some View {
          typealias Details = B
          return NavigationStack { 1️⃣NavigationLink("open") { Details() } }
        }
      }
      struct B: View { var body: some View { Text("B") } }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("Each branch of a switch has an alias of its own, for calls and for casts")
  func branches() {
    expect(
      """
      protocol Target {}
      struct First: Target, Hashable {}
      struct Second: Target, Hashable {}
      enum FirstOpener {
        typealias Item = First
        static func open(_ path: inout NavigationPath, _ item: Item) { 1️⃣path.append(item) }
      }
      enum SecondOpener {
        typealias Item = Second
        static func open(_ path: inout NavigationPath, _ item: Item) { 2️⃣path.append(item) }
      }
      enum Kind { case first, second }
      struct A: View {
        @State private var path = NavigationPath()
        let kind: Kind
        let target: any Target
        var body: some View {
          NavigationStack(path: $path) {
            Button("open") { open() }
              .navigationDestination(for: First.self) { _ in B() }
              .navigationDestination(for: Second.self) { _ in C() }
          }
        }
        func open() {
          switch kind {
          case .first:
            typealias Opener = FirstOpener
            Opener.open(&path, target as! Opener.Item)
          case .second:
            typealias Opener = SecondOpener
            Opener.open(&path, target as! Opener.Item)
          }
        }
      }
      struct B: View { var body: some View { Text("B") } }
      struct C: View { var body: some View { Text("C") } }
      """, transitions: ["A -push-> B at 1️⃣", "A -push-> C at 2️⃣"])
  }

  @Test(
    "An alias of a type's own hides what bears its name further out, whatever it stands for",
    arguments: [
      ("typealias Feed = OutsideFeed<Int, String>", []),
      ("typealias Feed = OtherFeed", ["Start -sheet-> Other at 2️⃣"]),
      ("typealias Source = OutsideFeed<Int, String>", ["Start -sheet-> Detail at 1️⃣"]),
    ])
  func hiding(_ alias: String, _ rows: [String]) {
    expect(
      plainLaunch + """
        final class Feed {
          func open(on host: UIViewController) { 1️⃣host.present(Detail(), animated: true) }
        }
        final class OtherFeed {
          func open(on host: UIViewController) { 2️⃣host.present(Other(), animated: true) }
        }
        final class Start: UIViewController {
          \(alias)
          private lazy var feed = Feed()
          @IBAction func tap() { feed.open(on: self) }
        }
        """, transitions: rows)
  }

  /// - Parameter url: A variable of another file, which code of its own sees or all code does.
  @Test(
    "What a condition binds hides a variable outside of types",
    arguments: ["let url", "private let url"])
  func hiddenGlobal(_ url: String) {
    expect(
      """
      struct A: View {
        @State private var text = "srt://host"
        var body: some View {
          NavigationStack {
            TextField("x", text: $text)
            if let url = URL(string: text), ["srt", "rtmp"].contains(url.scheme) {
              1️⃣NavigationLink("x") { B() }
            }
          }
        }
      }
      //// Socket.swift
      \(url) = URL(string: "wss://example.com")!
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("A variable of another file that only that sees is none")
  func privateGlobal() {
    expect(
      """
      enum Page: Hashable { case b, c }
      let first = Page.b
      struct A: View {
        var body: some View {
          NavigationStack {
            1️⃣NavigationLink("x", value: first).navigationDestination(for: Page.self) { page in
              switch page {
              case .b: B()
              case .c: C()
              }
            }
          }
        }
      }
      //// Other.swift
      private let first = Page.c
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test(
    "What a condition binds hides the method of that name in the conditions behind it",
    arguments: [
      "guard let words = try? item(), let made = Outside.create(words) else { return }\n print(made)",
      "if let words = try? item(), let made = Outside.create(words) { print(made) }",
    ])
  func hidden(_ code: String) {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          func item() throws -> String { "a" }
          func words(_ pin: String) -> String? {
            present(Detail(), animated: true)
            return nil
          }
          @IBAction func go() { \(code) }
        }
        """)
  }
}

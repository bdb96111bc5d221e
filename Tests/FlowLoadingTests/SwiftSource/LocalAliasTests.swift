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
}

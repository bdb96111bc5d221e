import Testing

@Suite("Sets of options that code is given")
struct OptionSetTests {
  /// A page that shows a row with its options, and a page behind it whose row is plain.
  private func source(_ options: String, row: String, members: String = "") -> String {
    """
    struct Options: OptionSet {
      let rawValue: Int
      static let silent = Options(rawValue: 1 << 0)
      static let wide = Self(rawValue: 2)
      static let quoted: Options = [.silent, .wide]
      static let all = Options(rawValue: Int.max)
    }
    struct A: View {
      var body: some View {
        NavigationStack {
          VStack {
            Row(options: \(options))
            1️⃣NavigationLink("b") { B() }
          }
        }
      }
      \(members)
    }
    struct B: View { var body: some View { Row(options: []) } }
    struct Row: View {
      let options: Options
      @State private var isSharing = false
      var body: some View {
        \(row)
          .sheet(isPresented: $isSharing) { C() }
      }
      var isSilent: Bool { options.contains(.silent) }
    }
    """
  }

  private static let asking = [
    "VStack { if !options.contains(.silent) { Button(\"c\") { 2️⃣isSharing = true } } }",
    "VStack { if !isSilent { Button(\"c\") { 2️⃣isSharing = true } } }",
    "VStack { if options.contains(.silent) {} else { Button(\"c\") { 2️⃣isSharing = true } } }",
  ]

  @Test(
    "What a row is told to leave out, it does not do",
    arguments: [
      "[.silent]", ".silent", "[.wide, .silent]", ".quoted", "[.quoted]",
      "Options.silent.union(.wide)", "Options(rawValue: 3)",
    ], asking)
  func leftOut(_ options: String, _ row: String) {
    let graph = expect(
      source(options, row: row), transitions: ["A -push-> B at 1️⃣", "B -sheet-> C at 2️⃣"])
    #expect(graph.transitions.allSatisfy { $0.guard == nil })
  }

  @Test(
    "What it is not told to leave out, it does", arguments: ["[]", "[.wide]", "Options()"], asking)
  func done(_ options: String, _ row: String) {
    let graph = expect(
      source(options, row: row),
      transitions: ["A -push-> B at 1️⃣", "A -sheet-> C at 2️⃣", "B -sheet-> C at 2️⃣"])
    #expect(graph.transitions.allSatisfy { $0.guard == nil })
  }

  @Test("A choice of sets is one where both answer alike")
  func choice() {
    func options(_ one: String, _ other: String) -> String {
      "@State private var isBig = false; var options: Options { if isBig { return \(one) }; return \(other) }"
    }
    let silent = "VStack { if !options.contains(.silent) { Button(\"c\") { 2️⃣isSharing = true } } }"
    expect(
      source("options", row: silent, members: options("[.silent, .wide]", "[.silent]")),
      transitions: ["A -push-> B at 1️⃣", "B -sheet-> C at 2️⃣"])
    expect(
      source("options", row: silent, members: options("[.wide]", "[.silent]")),
      transitions: ["A -push-> B at 1️⃣", "A -sheet-> C at 2️⃣", "B -sheet-> C at 2️⃣"])
  }

  @Test("Of options whose bits are not known nothing is", arguments: ["[.all]", "[.silent, .all]"])
  func unknown(_ options: String) {
    expect(
      source(options, row: Self.asking[0]),
      transitions: ["A -push-> B at 1️⃣", "A -sheet-> C at 2️⃣", "B -sheet-> C at 2️⃣"])
  }
}

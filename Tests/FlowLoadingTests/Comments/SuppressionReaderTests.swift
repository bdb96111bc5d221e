import FlowGraph
import Testing

@testable import FlowLoading

@Suite struct SuppressionReaderTests {
  private func read(_ text: String, file: String = "A.swift") -> [Suppression] {
    SuppressionReader().read([SourceText(path: file, absolutePath: "/" + file, text: text)])
  }

  /// `rule first-last`, with `…` for the end of the file and `!` for a problem.
  private func ranges(_ text: String, file: String = "A.swift") -> [String] {
    read(text, file: file).map { one in
      if let problem = one.problem { return "\(one.rule) ! \(problem)" }
      return "\(one.rule) \(one.firstLine)-\(one.lastLine.map(String.init) ?? "…")"
    }
  }

  @Test func aDisableHoldsToItsEnable() {
    #expect(
      ranges(
        """
        // waymark:disable dead_screen no_way_back - old shop
        struct A {}
        // waymark:enable dead_screen
        struct B {}
        """) == ["dead_screen 1-3", "no_way_back 1-…"])
  }

  @Test func aDisableInABlockHoldsToItsEnd() {
    #expect(
      ranges(
        """
        struct A {
          func f() {
            // waymark:disable pop_without_push
            path.removeLast()
          }
          func g() { path.removeLast() }
        }
        """) == ["pop_without_push 3-5"])
  }

  @Test func enableAllEndsEveryOne() {
    #expect(
      ranges("// waymark:disable a, b\nlet x = 1\n// waymark:enable all\n") == ["a 1-3", "b 1-3"])
  }

  @Test func nextSkipsCommentsAndTakesAttributesIn() {
    #expect(
      ranges(
        """
        // waymark:disable:next dead_screen - why

        // The old promotion.
        @MainActor
        @available(iOS 16, *)
        struct Promo: View {
        }
        """) == ["dead_screen 4-6"])
  }

  @Test func thisPreviousAndFile() {
    #expect(
      ranges(
        """
        let a = 1 // waymark:disable:this x
        let b = 2

        // waymark:disable:previous y
        /* waymark:disable:file z - all of it */
        """) == ["x 1-1", "y 2-2", "z 1-…"])
  }

  @Test func reasonsStandBehindADash() {
    let found = read(
      "// waymark:disable:next a b - goes in March - or April  \nlet x = 1\n/// waymark:disable c")
    #expect(found.map(\.reason) == ["goes in March - or April", "goes in March - or April", nil])
    #expect(found.map(\.rule) == ["a", "b", "c"])
  }

  @Test func textInStringsIsNoComment() {
    #expect(
      ranges(
        #"""
        let a = "// waymark:disable dead_screen"
        let b = """
          // waymark:disable dead_screen
          """
        // Write `// waymark:disable dead_screen` to suppress it.
        """#
      ).isEmpty)
  }

  @Test(
    arguments: [
      ("// waymark:disbale a\nlet x = 1", "did you mean `waymark:disable`?"),
      ("// waymark:disable:nxet a\nlet x = 1", "did you mean `waymark:disable:next`?"),
      ("// waymark:disable\nlet x = 1", "name the rules"),
      ("// waymark:enable\nlet x = 1", "name the rules"),
      ("// waymark:enable a", "`a` is not disabled here"),
      ("let x = 1\n// waymark:disable:next a", "no line of code follows"),
      ("// waymark:disable:previous a\nlet x = 1", "no line of code stands before it"),
    ])
  func mistakesAreReported(text: String, problem: String) throws {
    let found = read(text)
    #expect(found.count == 1)
    #expect(try #require(found.first?.problem).contains(problem))
  }

  @Test func flowFilesTakeThemToo() {
    #expect(
      ranges(
        """
        # waymark:disable:file same_destination
        screens:
          Basket:
            actions:
              # waymark:disable:next pop_without_push - planned

              - { tap: Back, pop: true }
              - { tap: "# not one", pop: true }  # waymark:disable:this pop_without_push
        """, file: "shop.flow.yml")
        == ["same_destination 1-…", "pop_without_push 7-7", "pop_without_push 8-8"])
  }

  @Test func placesAreTheComments() {
    let found = read("let 画面 = 1 // waymark:disable:this a")
    #expect(found.map(\.place) == [SourcePlace(file: "A.swift", line: 1, column: 16)])
  }

  @Test func unbalancedBracesCloseNothing() {
    #expect(ranges("}}\n// waymark:disable a\n}\n") == ["a 2-…"])
  }
}

import FlowGraph
import Testing

@testable import FlowReports

@Suite struct SourceExcerptTests {
  private func excerpt(_ text: String, line: Int, column: Int) -> SourceExcerpt? {
    SourceExcerpt(at: SourcePlace(file: "A.swift", line: line, column: column), in: text)
  }

  @Test func caretStandsUnderTheColumn() throws {
    let found = try #require(excerpt("let a = 1\n  pop()\n", line: 2, column: 3))
    #expect(found.line == "  pop()")
    #expect(found.indentation == "  ")
  }

  @Test func columnsAreBytesAndCaretsAreTerminalColumns() throws {
    // Two wide characters: six bytes in the source, four columns on a terminal.
    let found = try #require(excerpt("画面.pop()", line: 1, column: 7))
    #expect(found.indentation.count == 4)
    let inside = try #require(excerpt("画面.pop()", line: 1, column: 2))
    #expect(inside.line == "画面.pop()")
  }

  @Test func tabsBecomeSpacesInBothLines() throws {
    let found = try #require(excerpt("\tpop()", line: 1, column: 2))
    #expect(found.line == "    pop()")
    #expect(found.indentation.count == 4)
  }

  @Test func placesOutsideTheTextShowNothing() {
    #expect(excerpt("a\nb\n", line: 3, column: 1) == nil)
    #expect(excerpt("a\nb\n", line: 0, column: 1) == nil)
    #expect(excerpt("", line: 7, column: 9) == nil)
  }

  @Test func columnsPastTheEndStopAtTheEnd() {
    #expect(excerpt("abc", line: 1, column: 99)?.indentation.count == 3)
    #expect(excerpt("abc", line: 1, column: -4)?.indentation.isEmpty == true)
  }

  @Test func longLinesAreCutOnBothSides() throws {
    let long = String(repeating: "a", count: 500) + "pop()" + String(repeating: "b", count: 500)
    let found = try #require(excerpt(long, line: 1, column: 501))
    #expect(found.line.count <= SourceExcerpt.widest)
    #expect(found.line.hasPrefix("…a"))
    #expect(found.line.hasSuffix("b…"))
    let start = found.line.index(found.line.startIndex, offsetBy: found.indentation.count)
    #expect(found.line[start...].hasPrefix("pop()"))
  }
}

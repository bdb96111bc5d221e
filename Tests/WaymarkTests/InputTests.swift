import Foundation
import Testing

/// What people and machines give the program that is no tidy project.
@Suite struct InputTests {
  private func expectUnusable(_ outcome: Binary.Outcome, _ words: String...) {
    #expect(outcome.status == 2)
    #expect(!outcome.isCrash)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("waymark: error: "))
    for word in words { #expect(outcome.errors.contains(word)) }
  }

  private func expectRuns(_ outcome: Binary.Outcome) {
    #expect(outcome.status == 0 || outcome.status == 1, "\(outcome.errors)")
    #expect(!outcome.isCrash)
  }

  private let view = "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n"

  @Test func missingPath() async throws {
    let folder = try TestFolder()
    try folder.write(view, to: "A.swift")
    expectUnusable(
      try await Binary.run(["lint", ".", "Nope/B.swift"], in: folder.path), "Nope/B.swift")
  }

  @Test func emptyFolder() async throws {
    let folder = try TestFolder()
    expectUnusable(try await Binary.run(["lint"], in: folder.path), "no Swift source")
  }

  @Test func unreadableFile() async throws {
    let folder = try TestFolder()
    try folder.write(view, to: "A.swift")
    #if os(Linux)
      // Nobody can read the first page of a process, not even root.
      try folder.link("B.swift", to: "/proc/self/mem")
    #else
      let path = try folder.write(view, to: "B.swift")
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    #endif
    expectUnusable(try await Binary.run(["lint"], in: folder.path), "B.swift", "--exclude")
    expectRuns(try await Binary.run(["lint", "--exclude", "B.swift"], in: folder.path))
  }

  @Test(.enabled(if: geteuid() != 0, "root reads everything"))
  func unreadableFolder() async throws {
    let folder = try TestFolder()
    try folder.write(view, to: "A.swift")
    try folder.write(view, to: "Locked/B.swift")
    let locked = folder.path + "/Locked"
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: locked)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: locked)
    }
    expectUnusable(try await Binary.run(["lint"], in: folder.path), "Locked", "permission")
  }

  @Test func otherEncodingIsAWarning() async throws {
    let folder = try TestFolder()
    try folder.write(view, to: "A.swift")
    try folder.write(Data([0x2F, 0x2F, 0xE9, 0x0A]), to: "Latin.swift")
    let outcome = try await Binary.run(["lint"], in: folder.path)
    expectRuns(outcome)
    #expect(
      outcome.errors == "waymark: warning: Latin.swift is not UTF-8; it was left out "
        + "(save it as UTF-8)\n")
    #expect(try await Binary.run(["lint", "--quiet"], in: folder.path).errors.isEmpty)
  }

  @Test func linksThatLoop() async throws {
    let folder = try TestFolder()
    try folder.write(view, to: "App/A.swift")
    try folder.link("App/loop", to: ".")
    try folder.link("App/up", to: "..")
    let outcome = try await Binary.run(["lint", "App", "--verbose"], in: folder.path)
    expectRuns(outcome)
    #expect(outcome.errors.contains("read 1 file "))
  }

  @Test(.timeLimit(.minutes(3)))
  func largeFile() async throws {
    let folder = try TestFolder()
    // The parser reads 90 kB a second in a debug build, and a hundred times as much in a release
    // build.
    #if DEBUG
      let count = 4_000
    #else
      let count = 140_000
    #endif
    let lines = String(repeating: "let value = [1, 2, 3].map { $0 + 1 }\n", count: count)
    try folder.write(view + lines, to: "Large.swift")
    expectRuns(try await Binary.run(["lint"], in: folder.path))
  }

  @Test(.timeLimit(.minutes(3)), arguments: ["(", "[", "{", "if a {", "T<", "[T<(", "f()["])
  func deepNesting(opening: String) async throws {
    let folder = try TestFolder()
    try folder.write(
      view + "let deep = " + String(repeating: opening, count: 20_000), to: "A.swift")
    let outcome = try await Binary.run(["lint"], in: folder.path)
    expectRuns(outcome)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.contains("A.swift is nested too deep at line 3"))
    // What stands before it is read.
    #expect(outcome.output.contains("Nothing shows A"))
  }

  /// Long and not deep: nothing is left out.
  @Test(.timeLimit(.minutes(3)), arguments: ["!", " + a", ".b", "()", " ?? a", "\"\".c,"])
  func longChains(part: String) async throws {
    let folder = try TestFolder()
    try folder.write(
      view + "let long = a" + String(repeating: part, count: 3_000), to: "A.swift")
    let outcome = try await Binary.run(["lint"], in: folder.path)
    expectRuns(outcome)
    #expect(outcome.errors.isEmpty)
  }

  @Test func whatPeopleNestIsRead() async throws {
    let folder = try TestFolder()
    let nested = String(repeating: "VStack { ", count: 100)
    let closed = String(repeating: "} ", count: 100)
    try folder.write(
      """
      import SwiftUI
      @main struct B: App { var body: some Scene { WindowGroup { A() } } }
      struct A: View { var body: some View { \(nested) Leaf() \(closed) } }
      // \(String(repeating: "[{<", count: 500))
      let text = "\(String(repeating: "[{<", count: 500))"
      let table: [[[[Int]]]] = \(String(repeating: "[", count: 12))1\(String(repeating: "]", count: 12))
      """, to: "A.swift")
    let outcome = try await Binary.run(["graph"], in: folder.path)
    expectRuns(outcome)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output.contains("\"name\" : \"A\""))
  }

  @Test func halfAFile() async throws {
    let folder = try TestFolder()
    for end in stride(from: 0, through: view.utf8.count, by: 7) {
      try folder.write(Data(view.utf8.prefix(end)), to: "Half\(end).swift")
    }
    expectRuns(try await Binary.run(["lint"], in: folder.path))
  }

  @Test func hostileFileNames() async throws {
    let folder = try TestFolder()
    for name in ["a\nb.swift", "\u{1B}[2J.swift", "-o.swift", "“<b>&\".swift", "🧭.swift"] {
      try folder.write(Data([0xFF]), to: name)
    }
    try folder.write(view, to: "A.swift")
    let outcome = try await Binary.run(["lint"], in: folder.path)
    expectRuns(outcome)
    #expect(!outcome.errors.contains("\u{1B}"))
    #expect(outcome.errorLines.count == 5)
  }

  @Test func sameResultForAnyNumberOfThreads() async throws {
    let folder = try TestFolder()
    for index in 0..<20 {
      try folder.write(
        view.replacingOccurrences(of: "A", with: "Screen\(index)"), to: "Screen\(index).swift")
    }
    let one = try await Binary.run(["graph", "--threads", "1"], in: folder.path)
    let many = try await Binary.run(["graph", "--threads", "8"], in: folder.path)
    expectRuns(one)
    #expect(one.output == many.output)
  }
}

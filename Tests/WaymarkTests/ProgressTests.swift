import Foundation
import Testing

/// The progress line, on a terminal that Python's `pty` makes.
@Suite struct ProgressTests {
  private static let absence: Comment = "python3 is not installed"
  private static let hasPython = FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")

  /// Runs `lint` on a project that takes a second or more, with a terminal as standard error.
  private func onATerminal(
    _ arguments: String = "", _ environment: [String: String] = [:]
  ) async throws -> String {
    let folder = try TestFolder()
    let line = "let value = [1, 2, 3].map { $0 + 1 }\n"
    #if DEBUG
      let count = 4_000
    #else
      let count = 140_000
    #endif
    try folder.write(
      "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n"
        + String(repeating: line, count: count), to: "A.swift")
    try folder.write(
      """
      import os, pty, sys
      seen = b""
      def read(descriptor):
          global seen
          data = os.read(descriptor, 1024)
          seen += data
          return data
      pty.spawn(["/bin/sh", "-c", sys.argv[1]], read)
      """, to: "terminal.py")
    let done = try await Binary.shell(
      "python3 terminal.py '\"$WAYMARK\" lint A.swift \(arguments) > out'", in: folder.path,
      environment: environment)
    #expect(done.status == 0, "\(done.errors)")
    #expect(try folder.read("out").contains("Nothing shows A"))
    return done.output
  }

  @Test(.enabled(if: hasPython, absence)) func itNamesTheStageAndDisappears() async throws {
    let seen = try await onATerminal()
    #expect(seen.contains("\r\u{1B}[2Kwaymark: working out the navigation…"))
    #expect(seen.hasSuffix("\r\u{1B}[2K"))
  }

  @Test(.enabled(if: hasPython, absence)) func notInContinuousIntegration() async throws {
    #expect(try await onATerminal("", ["CI": "true"]) == "")
  }

  @Test(.enabled(if: hasPython, absence)) func notWhereItIsUnwanted() async throws {
    #expect(try await onATerminal("--quiet") == "")
  }
}

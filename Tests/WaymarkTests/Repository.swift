import Foundation
import Testing

/// A git repository that goes away with the test.
final class Repository {
  let folder: TestFolder
  var path: String { folder.path }

  init(commits: Bool = true) async throws {
    folder = try TestFolder()
    try await git("init", "-q", "-b", "main")
    try await git("config", "user.email", "a@example.com")
    try await git("config", "user.name", "A")
    try await git("config", "commit.gpgsign", "false")
    guard commits else { return }
    try write(Self.app, to: "App/App.swift")
    try await commit("Begin")
  }

  @discardableResult
  func git(_ arguments: String...) async throws -> String {
    let quoted = arguments.map { "'" + $0.replacing("'", with: "'\\''") + "'" }
    let done = try await Binary.shell("git \(quoted.joined(separator: " "))", in: path)
    try #require(done.status == 0, "git \(arguments): \(done.errors)")
    return done.output
  }

  func write(_ text: String, to name: String) throws { try folder.write(text, to: name) }

  func commit(_ message: String) async throws {
    try await git("add", "-A")
    try await git("commit", "-q", "--allow-empty", "-m", message)
  }

  func diff(_ arguments: String..., environment: [String: String] = [:]) async throws
    -> Binary.Outcome
  {
    try await Binary.run(["diff"] + arguments, in: path, environment: environment)
  }

  /// Home shows Detail, and nothing else.
  static let app = source(home: "NavigationLink(\"Detail\") { Detail() }")

  static func source(home: String, more: String = "") -> String {
    """
    import SwiftUI

    @main struct SampleApp: App {
      var body: some Scene { WindowGroup { NavigationStack { Home() } } }
    }

    struct Home: View {
      @State var isShown = false
      var body: some View {
        List { \(home) }
      }
    }

    struct Detail: View {
      var body: some View { Text("Detail") }
    }
    \(more)
    """
  }

  static let withHelp = source(
    home: """
      NavigationLink("Detail") { Detail() }
            Button("Help") { isShown = true }.sheet(isPresented: $isShown) { Help() }
      """, more: "struct Help: View { var body: some View { Text(\"Help\") } }\n")
}

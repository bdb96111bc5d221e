import Foundation
import Testing

/// Builds the sample package that uses the plugins. It takes a minute and resolves packages, so it
/// runs where `WAYMARK_SLOW_TESTS` is set.
@Suite struct PluginTests {
  private static let isWanted = ProcessInfo.processInfo.environment["WAYMARK_SLOW_TESTS"] != nil

  private static var sample: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Samples/PluginPackage").path
  }

  @Test(.enabled(if: isWanted, "set WAYMARK_SLOW_TESTS to build the sample package"))
  func theSampleBuildsWithWarningsAndTheCommandRuns() async throws {
    let scratch = try TestFolder()
    let options = "--package-path \"\(Self.sample)\" --scratch-path \"\(scratch.path)\""
    let home = ProcessInfo.processInfo.environment["HOME"] ?? "/"
    let built = try await Binary.shell("HOME=\"\(home)\" swift build \(options)")
    #expect(built.status == 0, "\(built.output) \(built.errors)")
    #expect((built.output + built.errors).contains("Shop.swift:23:3: warning: "))
    #expect((built.output + built.errors).contains("(dead_screen)"))
    let command = try await Binary.shell(
      "HOME=\"\(home)\" swift package \(options) waymark path launch ItemView")
    #expect(command.status == 0, "\(command.output) \(command.errors)")
    #expect(command.output.contains("→ push"))
  }
}

import Foundation
import Testing

/// A baseline of Swift source: what leaves it valid, and what it does not know. Each through the
/// built program.
@Suite struct BaselineSourceTests {
  private static let file = "App/App.swift"
  /// A Back on the root of a stack, and a screen that nothing shows.
  private static let source = """
    import SwiftUI

    @main struct SampleApp: App {
      var body: some Scene { WindowGroup { Home() } }
    }

    struct Home: View {
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Button("Back") { path.removeLast() }
            // more
          }
        }
      }
    }

    private struct Promo: View { var body: some View { Text("") } }

    """

  private func project() async throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(Self.source, to: Self.file)
    let written = try await Binary.run(
      ["lint", "--write-baseline", "known"], in: folder.path)
    #expect(written.errors == "waymark: wrote 2 findings to known\n")
    return folder
  }

  /// The rules of the findings that the baseline does not know.
  private func new(in folder: TestFolder) async throws -> [String] {
    let done = try await Binary.run(
      ["lint", "--baseline", "known", "--strict-baseline", "--format", "json"], in: folder.path)
    let document =
      try JSONSerialization.jsonObject(with: Data(done.output.utf8)) as? [String: Any]
    #expect((document?["staleBaseline"] as? [Any])?.isEmpty == true)
    let findings = try #require(document?["findings"] as? [[String: Any]])
    return findings.compactMap { $0["rule"] as? String }
  }

  @Test func movedLines() async throws {
    let folder = try await project()
    try folder.write("// A remark.\n\n\n" + Self.source, to: Self.file)
    #expect(try await new(in: folder).isEmpty)
  }

  @Test func movedDeclarations() async throws {
    let folder = try await project()
    let promo = "private struct Promo: View { var body: some View { Text(\"\") } }\n"
    try folder.write(
      "import SwiftUI\n" + promo + Self.source.replacing(promo, with: ""), to: Self.file)
    #expect(try await new(in: folder).isEmpty)
  }

  @Test func aRenamedFile() async throws {
    let folder = try await project()
    try FileManager.default.removeItem(atPath: folder.path + "/App")
    try folder.write(Self.source, to: "Sources/Views/Main.swift")
    #expect(try await new(in: folder).isEmpty)
  }

  @Test func unrelatedScreens() async throws {
    let folder = try await project()
    try folder.write(
      Self.source.replacing("// more", with: "NavigationLink(\"About\") { About() }")
        + "struct About: View { var body: some View { Text(\"\") } }\n", to: Self.file)
    #expect(try await new(in: folder).isEmpty)
  }

  @Test func aSecondDefectOfTheSameKindOnTheSameScreen() async throws {
    let folder = try await project()
    try folder.write(
      Self.source.replacing("// more", with: "Button(\"Close\") { path.removeLast() }"),
      to: Self.file)
    #expect(try await new(in: folder) == ["pop_without_push"])
    // The same button twice is two defects as well.
    try folder.write(
      Self.source.replacing("// more", with: "Button(\"Back\") { path.removeLast() }"),
      to: Self.file)
    #expect(try await new(in: folder) == ["pop_without_push"])
  }

  @Test func aScreenOfTheSameNameInAnotherFile() async throws {
    let folder = try await project()
    try folder.write(
      "import SwiftUI\nprivate struct Promo: View { var body: some View { Text(\"b\") } }\n",
      to: "App/Other.swift")
    #expect(try await new(in: folder) == ["dead_screen"])
  }
}

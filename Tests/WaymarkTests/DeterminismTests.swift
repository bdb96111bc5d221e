import Foundation
import Testing

/// Equal input gives an equal document, byte for byte.
@Suite struct DeterminismTests {
  private static let samples: [String] = [
    "Clean", "CoordinatorViews", "DecoupledCoordinator", "Everyday", "Harbor", "MVVMStack",
    "StateAndLinks", "UIKitCoordinators",
  ]

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Samples")

  private func files(of sample: String) throws -> [String] {
    let root = Self.folder.appendingPathComponent(sample)
    let names = try #require(FileManager.default.enumerator(atPath: root.path))
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
  }

  private func graph(_ arguments: [String], of sample: String) async throws -> String {
    let outcome = try await Binary.run(
      ["graph", "--root", "."] + arguments,
      in: Self.folder.appendingPathComponent(sample).path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.output
  }

  @Test(arguments: samples) func threadsAndTheOrderOfFilesChangeNothing(sample: String) async throws
  {
    let files = try files(of: sample)
    #expect(files.count > 2)
    let expected = try await graph(["--threads", "1"] + files, of: sample)
    #expect(expected.contains("\"screens\""))
    let half = files.count / 2
    let orders = [files, files.reversed(), Array(files[half...] + files[..<half])]
    for order in orders {
      #expect(try await graph(["--threads", "7"] + order, of: sample) == expected)
    }
  }
}

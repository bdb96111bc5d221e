import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Tests that lie among an app's source")
struct TestFileTests {
  private static let checks = """
    final class Checks: UIViewController {
      @IBAction func check() { present(Detail(), animated: true) }
    }
    """

  private func screens(_ first: String) -> [String] {
    let app = plainLaunch + "final class Start: UIViewController {}"
    let files = [
      SwiftFile(path: "App.swift", text: app),
      SwiftFile(path: "Checks.swift", text: "\(first)\n\(Self.checks)"),
    ]
    return SwiftSourceLoader(threads: 1).load(files).screens.map(\.name)
  }

  @Test(
    "They are told by what they import",
    arguments: ["import XCTest", "@testable import Shop", "import Testing", "import Quick"])
  func imports(_ line: String) { #expect(!screens(line).contains("Checks")) }

  @Test(
    "What only some builds import, or what is called alike, makes no test",
    arguments: ["#if DEBUG\nimport XCTest\n#endif", "import TestingKit", "import UIKit"])
  func others(_ line: String) { #expect(screens(line).contains("Checks")) }

  @Test("They are read where there is nothing else")
  func alone() {
    let file = SwiftFile(path: "Checks.swift", text: "import XCTest\n\(Self.checks)")
    let graph = SwiftSourceLoader(threads: 1).load([file])
    #expect(graph.screens.map(\.name).contains("Checks"))
  }
}

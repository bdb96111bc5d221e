import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Properties of one name in several files")
struct HomonymPropertyTests {
  /// Each file means its own, in whatever order they are read.
  @Test(
    "A private property of an extension is not the class's own", arguments: ["A", "Z"],
    ["page", "self.page"])
  func extensions(_ name: String, _ page: String) {
    let files = [
      SwiftFile(
        path: "Main.swift",
        text: """
          \(plainLaunch)
          final class Start: UIViewController {
            private var page: UIViewController { Detail() }
            @IBAction func open() { show(\(page), sender: self) }
          }
          final class Detail: UIViewController {}
          final class Other: UIViewController {}
          """),
      SwiftFile(
        path: "\(name).swift",
        text: """
          extension Start {
            fileprivate var page: UIViewController { Other() }
            @IBAction func ask() { present(\(page), animated: true) }
          }
          """),
    ]
    let graph = SwiftSourceLoader(threads: 1).load(files)
    #expect(
      graph.transitions.map { "\($0.from) \($0.kind.rawValue) \($0.to)" }.sorted() == [
        "Start push Detail", "Start sheet Other",
      ])
  }

  @Test("A class's stored property stays one, whatever an extension calls its own")
  func stored() {
    let files = [
      SwiftFile(
        path: "A.swift",
        text: """
          \(plainLaunch)
          final class Start: UIViewController {
            private let maker = Maker()
            @IBAction func open() { show(maker.page(), sender: self) }
          }
          final class Maker { func page() -> UIViewController { Detail() } }
          final class Detail: UIViewController {}
          """),
      SwiftFile(
        path: "B.swift", text: "extension Start { fileprivate var maker: String { \"\" } }"),
    ]
    let graph = SwiftSourceLoader(threads: 1).load(files)
    #expect(graph.transitions.map(\.to) == ["Detail"])
  }
}

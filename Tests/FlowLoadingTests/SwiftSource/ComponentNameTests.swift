import Testing

@Suite("Views and controllers that are no screens")
struct ComponentNameTests {
  @Test("Those inside screens and those of code that nothing runs")
  func names() {
    let graph = expect(
      """
      import UIKit
      struct A: View { var body: some View { Row() } }
      struct Row: View { var body: some View { Text("r") } }
      struct Unused: View { var body: some View { Text("u") } }
      final class Idle: UIViewController {
        func open() { present(Detail(), animated: true) }
        func start() { open() }
      }
      final class Detail: UIViewController {}
      """)
    #expect(graph.components.contains("Row"))
    #expect(graph.unseen == ["Detail"])
    #expect(graph.unshown.map(\.name).contains("Unused"))
    #expect(!graph.components.contains("A") && !graph.components.contains("Unused"))
  }
}

import FlowGraph
import Testing

@testable import FlowLoading

/// Views and controllers that nothing shows, and those of which that cannot be said.
@Suite("What nothing shows")
struct UnshownTests {
  private func unshown(_ source: String, path: String = "App.swift") -> [String] {
    let app = SwiftFile(
      path: "Main.swift",
      text: """
        @main struct Main: App { var body: some Scene { WindowGroup { Text("x") } } }
        """)
    let graph = SwiftSourceLoader(threads: 1).load([app, SwiftFile(path: path, text: source)])
    return graph.unshown.map(\.name)
  }

  @Test("Views for previews, by their folder, their name and what they stand in")
  func previews() {
    let old = "struct Old: View { var body: some View { Text(\"x\") } }"
    #expect(unshown(old) == ["Old"])
    #expect(unshown(old, path: "App/Preview Content/Old.swift") == [])
    #expect(unshown(old, path: "App/Previews/Old.swift") == [])
    #expect(unshown(old, path: "App/Preview.swift") == ["Old"])
    #expect(unshown("struct OldPreview: View { var body: some View { Text(\"x\") } }") == [])
    #expect(unshown("struct Samples: PreviewProvider { \(old) }") == [])
    #expect(unshown("struct Samples { \(old) }") == ["Samples.Old"])
  }

  @Test(
    "A private view that a preview shows beside or around one that the app shows, or several times",
    arguments: [
      ("#Preview { List { Head(); Row() } }", "Text(\"head\")", []),
      ("#Preview { Head() }", "Row()", []),
      (
        "struct Samples: PreviewProvider { static var previews: some View { Head(); Row() } }",
        "Text(\"head\")", []
      ),
      ("#Preview { Head() }", "Text(\"head\")", ["Head"]),
      ("#Preview { Head() }\n#Preview { Head(); Row() }", "Text(\"head\")", ["Head"]),
      ("#Preview { Row() }", "Row()", ["Head"]),
      ("#Preview { List { Head(); Head() } }", "Text(\"head\")", []),
      ("#Preview(\"Head\") { Head(of: Head.sample) }", "Text(\"head\")", ["Head"]),
      ("#Preview { Head() }\n#Preview { Head() }", "Text(\"head\")", ["Head"]),
    ])
  func previewHelpers(preview: String, body: String, dead: [String]) {
    func source(_ access: String) -> String {
      """
      struct Row: View { var body: some View { Text("row") } }
      \(preview)
      \(access)struct Head: View { var body: some View { \(body) } }
      """
    }
    func unshown(_ source: String) -> [String] {
      let app = "@main struct Main: App { var body: some Scene { WindowGroup { Row() } } }\n"
      return SwiftSourceLoader(threads: 1)
        .load([SwiftFile(path: "App.swift", text: app + source)]).unshown.map(\.name)
    }
    #expect(unshown(source("private ")) == dead)
    #expect(unshown(source("")) == ["Head"])
  }

  @Test("A controller that code which nothing runs takes out of a storyboard")
  func instantiated() {
    func source(_ call: String) -> String {
      """
      final class Alert: UIViewController {}
      final class Service {
        func show() {
          guard let alert = \(call) as? Alert else { return }
          window.present(modal: alert)
        }
      }
      """
    }
    #expect(unshown(source("storyboard.instantiateInitialViewController()")) == [])
    #expect(unshown(source("(board!.instantiateViewController(withIdentifier: \"x\"))")) == [])
    #expect(unshown(source("window.top()")) == ["Alert"])
  }

  @Test(
    "What brings a controller or a view of UIKit's into SwiftUI is shown or dead as any view",
    arguments: ["UIViewController", "UIView"])
  func representables(_ made: String) {
    let box = """
      struct Box: \(made)Representable {
        func make\(made)(context: Context) -> \(made) { \(made)() }
        func update\(made)(_ view: \(made), context: Context) {}
      }
      """
    #expect(unshown(box) == ["Box"])
    #expect(unshown(box + "\nstruct Old: View { var body: some View { Box() } }") == ["Old"])
  }
}

import FlowGraph
import Testing

@testable import FlowLoading

@Suite("App extensions")
struct ExtensionTests {
  private func unshown(plist: String, file: String) -> [String] {
    var bundle = AppBundle(file: plist)
    bundle.extensionPoint = "com.apple.widgetkit-extension"
    return SwiftSourceLoader(threads: 1).read(
      [
        SwiftFile(
          path: "App.swift",
          text: """
            @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
            struct Home: View { var body: some View { Text("x") } }
            """),
        SwiftFile(
          path: file,
          text: """
            struct Old: View { var body: some View { Text("x").navigationTitle("Old") } }
            """),
      ],
      resources: .init(bundles: [bundle])
    ).graph.unshown.map(\.name)
  }

  @Test("The system shows what lies in an extension's folder")
  func folder() {
    #expect(unshown(plist: "Widget/Info.plist", file: "Widget/Old.swift") == [])
    #expect(unshown(plist: "Widget/Info.plist", file: "Old.swift") == ["Old"])
  }

  @Test("Its Info.plist may lie in a folder of its own beside the code")
  func supportingFiles() {
    let plist = "Share/Supporting Files/Info.plist"
    #expect(unshown(plist: plist, file: "Share/Views/Old.swift") == [])
    #expect(unshown(plist: plist, file: "Old.swift") == ["Old"])
    #expect(unshown(plist: "Support/Share-Info.plist", file: "Views/Old.swift") == ["Old"])
  }

  @Test("An extension's Info.plist beside the app's code does not make that code the extension's")
  func root() {
    #expect(unshown(plist: "Widget-Info.plist", file: "Views/Old.swift") == ["Old"])
  }
}

import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Apps for other devices")
struct ForeignAppTests {
  private static let watch = SwiftFile(
    path: "Watch/List.swift",
    text: """
      @main struct WatchApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @State private var isUp = false
        var body: some View {
          Text("x").onReceive(NotificationCenter.default.publisher(for: .playing)) { _ in
            isUp = true
          }
          .sheet(isPresented: $isUp) { Detail() }
        }
      }
      struct Detail: View { var body: some View { Shared() } }
      """)
  private static let phone = SwiftFile(
    path: "Phone/App.swift",
    text: """
      @main struct PhoneApp: App {
        var body: some Scene {
          WindowGroup {
            Start().onOpenURL { _ in NotificationCenter.default.post(name: .playing, object: nil) }
          }
        }
      }
      struct Start: View { var body: some View { Text("x") } }
      struct Shared: View { var body: some View { Text("x") } }
      """)

  private func graph(_ files: [SwiftFile], plists: [String: Bool]) -> FlowGraph {
    let bundles = plists.sorted { $0.key < $1.key }.map { file, isElsewhere in
      var bundle = AppBundle(file: file)
      bundle.isElsewhere = isElsewhere
      return bundle
    }
    return SwiftSourceLoader(threads: 1).read(files, resources: .init(bundles: bundles)).graph
  }

  @Test("The watch shows none of the phone's screens, and does not hear what the phone posts")
  func beside() {
    let graph = graph(
      [Self.watch, Self.phone], plists: ["Phone/Info.plist": false, "Watch/Info.plist": true])
    #expect(graph.screens.map(\.name) == ["Start"])
    #expect(graph.deepLinks.compactMap(\.to) == [])
    // What it names is not dead.
    #expect(graph.unshown.map(\.name) == [])
  }

  @Test("A watch app alone is read, and so is one whose folder holds the phone's")
  func alone() {
    let alone = graph([Self.watch], plists: ["Watch/Info.plist": true])
    #expect(alone.screens.map(\.name) == ["Detail", "Home"])
    let around = graph(
      [Self.watch, Self.phone], plists: ["Info.plist": true, "Phone/Info.plist": false])
    #expect(around.screens.map(\.name).contains("Home"))
  }
}

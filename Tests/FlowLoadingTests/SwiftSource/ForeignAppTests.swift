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

  @Test("Files that only the watch's target compiles are not the app's")
  func targets() throws {
    let files = [
      SwiftFile(path: "Code/Clock.swift", text: Self.watch.text),
      SwiftFile(path: "Code/App.swift", text: Self.phone.text),
    ]
    func target(_ name: String, _ platform: String, _ files: [String]) -> XcodeProject.Target {
      var target = XcodeProject.Target(name: name)
      target.isApp = true
      target.platforms = [platform]
      target.files = Set(files)
      return target
    }
    func screens(_ targets: XcodeProject.Target...) -> [String] {
      var project = XcodeProject(file: "A.xcodeproj/project.pbxproj")
      project.targets = targets
      return SwiftSourceLoader(threads: 1).read(files, resources: .init(projects: [project]))
        .graph.screens.map(\.name)
    }
    let phone = target("Phone", "iphoneos", ["Code/App.swift"])
    let watch = target("Watch", "watchos", ["Code/Clock.swift", "Code/App.swift"])
    #expect(screens(phone, watch) == ["Start"])
    // Shared code stays, and so does what a target of unknown platforms compiles.
    #expect(screens(phone, watch, target("Kit", "auto", ["Code/Clock.swift"])).contains("Home"))
    // A project of a watch app alone is read.
    #expect(screens(watch).contains("Home"))
    // One target for two devices.
    var both = phone
    both.filesElsewhere = ["Code/Clock.swift"]
    #expect(screens(both) == ["Start"])
  }

  @Test(
    "An app with a Mac's delegate is none for iOS, unless nothing else starts",
    arguments: [true, false])
  func macDelegate(_ isBeside: Bool) {
    let mac = SwiftFile(
      path: "Desk/App.swift",
      text: """
        @main struct DeskApp: App {
          @NSApplicationDelegateAdaptor(Delegate.self) var delegate
          var body: some Scene { WindowGroup { Desk() } }
        }
        struct Desk: View { var body: some View { Text("x") } }
        """)
    let names = SwiftSourceLoader(threads: 1).read(isBeside ? [mac, Self.phone] : [mac]).graph
      .screens.map(\.name)
    #expect(names == (isBeside ? ["Start"] : ["Desk"]))
  }

  @Test(
    "Folders that Xcode's templates make for another device",
    arguments: [
      ("Recipes Watch App", false), ("tvOS", false), ("Recipes TV", false), ("macos", false),
      ("Watchlist", true),
      ("ATV", true),
    ])
  func folders(_ folder: String, _ isRead: Bool) {
    let files = [SwiftFile(path: "\(folder)/Clock.swift", text: Self.watch.text), Self.phone]
    let names = SwiftSourceLoader(threads: 1).read(files).graph.screens.map(\.name)
    #expect(names.contains("Home") == isRead)
  }

  @Test(
    "A file that is named after another system, beside one that is named after iOS",
    arguments: [
      ("App/App+tvOS.swift", false), ("App/App+macOS.swift", false),
      ("App/App+visionOS.swift", true), ("Other/App+tvOS.swift", true),
      ("App/Home+tvOS.swift", true),
    ])
  func siblings(_ path: String, _ isRead: Bool) {
    let files = [
      SwiftFile(path: path, text: Self.watch.text),
      SwiftFile(path: "App/App+iOS.swift", text: Self.phone.text),
    ]
    let names = SwiftSourceLoader(threads: 1).read(files).graph.screens.map(\.name)
    #expect(names.contains("Home") == isRead)
  }

  @Test("A folder for another device without a start of its own holds shared code")
  func sharedFolder() {
    let shared = """
      extension Start { var more: some View { NavigationLink("x") { Shared() } } }
      """
    let phone = SwiftFile(
      path: Self.phone.path,
      text: Self.phone.text.replacing(
        "Text(\"x\") } }\nstruct Shared", with: "more } }\nstruct Shared"))
    let files = [SwiftFile(path: "macOS/More.swift", text: shared), phone]
    let graph = SwiftSourceLoader(threads: 1).read(files).graph
    #expect(graph.transitions.map(\.to).contains("Shared"))
  }

  @Test("What imports AppKit is the app where nothing else starts", arguments: [true, false])
  func macAlone(_ isAlone: Bool) {
    let mac = SwiftFile(
      path: "Mac/Start.swift",
      text: """
        import AppKit
        import SwiftUI
        @main struct Start: App { var body: some Scene { WindowGroup { Desk() } } }
        struct Desk: View { var body: some View { Text("d") } }
        """)
    let files = isAlone ? [mac] : [mac, Self.phone]
    let names = SwiftSourceLoader(threads: 1).read(files).graph.screens.map(\.name)
    #expect(names.contains("Desk") == isAlone)
  }
}

import Foundation
import Testing

@testable import FlowLoading

@Suite struct SourceDiscoveryTests {
  private func found(_ folder: TemporaryFolder, _ discovery: SourceDiscovery = SourceDiscovery())
    throws -> [String]
  {
    try discovery.find([folder.path]).files.map(\.path)
  }

  @Test func findsEveryKindInTheOrderOfNames() throws {
    let folder = try TemporaryFolder()
    for name in [
      "b.swift", "B.swift", "a/z.swift", "Package.swift", "Api.generated.swift", "App.flow.yml",
      "Main.storyboard", "App-Info.plist", "App.entitlements", "apple-app-site-association",
      "README.md", "notes.yml",
    ] { try folder.write("", to: name) }
    let result = try SourceDiscovery().find([folder.path])
    #expect(result.root == folder.path)
    #expect(
      result.files.map(\.path) == [
        "Api.generated.swift", "App-Info.plist", "App.entitlements", "App.flow.yml", "B.swift",
        "Main.storyboard", "Package.swift", "a/z.swift", "apple-app-site-association", "b.swift",
      ])
    #expect(result.files.first { $0.path == "App.flow.yml" }?.kind == .flowFile)
  }

  @Test(
    "What is told by its whole name is found in folders too",
    arguments: [
      ("ios/App.xcodeproj/project.pbxproj", SourceKind.xcodeProject),
      ("web/.well-known/apple-app-site-association", .siteAssociation),
      ("ios/App/Info.plist", .propertyList),
      ("ios/App/Info-Release.plist", .propertyList),
      ("App/Supporting Files/iOS.plist", .propertyList),
      ("ios/App/App-Info.Dev.plist", .propertyList),
    ])
  func inFolders(name: String, kind: SourceKind) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: name)
    try folder.write("", to: "z.swift")
    let found = try SourceDiscovery().find([folder.path]).files.map(\.kind)
    #expect(found == [kind, .swift])
    #expect(SourceDiscovery().pick(from: [name], below: [""], root: "/").map(\.kind) == [kind])
  }

  @Test(arguments: ["GoogleService-Info-Dev.plist", "Colors.plist", "Info.txt"])
  func isNone(name: String) { #expect(SourceKind(path: name) == nil) }

  @Test(arguments: [
    ".build", "DerivedData", "Pods", "Carthage", "node_modules", ".git", "Tests", "Specs",
    "UITests",
    "AppUITests", "SourcePackages", "Guide.docc", "Scene.xctemplate", "de.xcloc",
  ])
  func leavesOut(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App.swift")
    try folder.write("", to: "Sub/\(name)/Deep/Other.swift")
    #expect(try found(folder) == ["App.swift"])
    // A person who names the folder means it.
    let named = try SourceDiscovery().find([folder.path + "/Sub/" + name])
    #expect(named.files.map(\.path) == ["Deep/Other.swift"])
  }

  @Test func includesAndExcludes() throws {
    let folder = try TemporaryFolder()
    for name in ["App/A.swift", "App/Gen/B.swift", "Kit/C.pb.swift", "Kit/D.swift"] {
      try folder.write("", to: name)
    }
    #expect(
      try found(folder, SourceDiscovery(excludes: { $0 == "App/Gen" || $0.hasSuffix(".pb.swift") }))
        == [
          "App/A.swift", "Kit/D.swift",
        ])
    #expect(
      try found(folder, SourceDiscovery(includes: { $0.hasPrefix("Kit/") })) == [
        "Kit/C.pb.swift", "Kit/D.swift",
      ])
  }

  @Test func rootIsTheNearestFolderThatHoldsEveryPath() throws {
    let folder = try TemporaryFolder()
    let one = try folder.write("", to: "App/Sources/A.swift")
    try folder.write("", to: "App/Kit/B.swift")
    let both = try SourceDiscovery().find([one, folder.path + "/App/Kit"])
    #expect(both.root == folder.path + "/App")
    #expect(both.files.map(\.path) == ["Kit/B.swift", "Sources/A.swift"])
    let rooted = try SourceDiscovery(root: folder.path).find([one])
    #expect(rooted.files.map(\.path) == ["App/Sources/A.swift"])
    #expect(throws: DiscoveryError.outsideRoot(path: one, root: folder.path + "/App/Kit")) {
      try SourceDiscovery(root: folder.path + "/App/Kit").find([one])
    }
  }

  @Test func samePathTwiceIsOneFile() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("", to: "A.swift")
    #expect(try SourceDiscovery().find([file, folder.path, file]).files.count == 1)
  }

  @Test func symbolicLinksDoNotLoop() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App/A.swift")
    try folder.write("", to: "App/Real/B.swift")
    try folder.link("App/Again", to: "Real")
    try folder.link("App/Real/up", to: "..")
    try folder.link("App/Real/out", to: "../..")
    try folder.link("App/Self", to: "Self")
    let result = try SourceDiscovery().find([folder.path + "/App"])
    #expect(result.files.map(\.path) == ["A.swift", "Real/B.swift"])
  }

  @Test func linkedFoldersAndFilesOutsideAreRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Shared/Kit/B.swift")
    try folder.write("", to: "Shared/C.swift")
    try folder.write("", to: "App/A.swift")
    try folder.link("App/Kit", to: "../Shared/Kit")
    try folder.link("App/C.swift", to: "../Shared/C.swift")
    let result = try SourceDiscovery().find([folder.path + "/App"])
    #expect(result.files.map(\.path) == ["A.swift", "C.swift", "Kit/B.swift"])
  }

  @Test func brokenLinkIsADiagnostic() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "A.swift")
    try folder.link("Gone.swift", to: "nowhere.swift")
    let result = try SourceDiscovery().find([folder.path])
    #expect(result.diagnostics.map(\.file) == ["Gone.swift"])
  }

  @Test func frameworksAreNotEntered() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App/A.swift")
    for name in ["Info.plist", "Headers/B.swift"] {
      try folder.write("", to: "Crash.framework/" + name)
      try folder.write("", to: "Crash.xcframework/ios/" + name)
    }
    #expect(try found(folder) == ["App/A.swift"])
  }

  @Test func deepFoldersAreWalked() throws {
    let folder = try TemporaryFolder()
    let deep = (0..<300).map { _ in "d" }.joined(separator: "/")
    try folder.write("", to: deep + "/A.swift")
    #expect(try found(folder) == [deep + "/A.swift"])
  }

  @Test func hostileNamesAreNames() throws {
    let folder = try TemporaryFolder()
    let names = ["a\nb.swift", "“q\" <b>&.swift", "[x]*?.swift", "🧭 screen.swift", "-o.swift"]
    for name in names { try folder.write("", to: name) }
    #expect(try Set(found(folder)) == Set(names))
  }

  @Test func saysWhatIsMissing() throws {
    let folder = try TemporaryFolder()
    #expect(throws: DiscoveryError.missing(path: folder.path + "/Nope")) {
      try SourceDiscovery().find([folder.path + "/Nope"])
    }
    #expect(throws: DiscoveryError.nothingToRead(path: folder.path)) {
      try SourceDiscovery().find([folder.path])
    }
    try folder.write("", to: "Generated/A.swift")
    let byPatterns = DiscoveryError.nothingToRead(path: folder.path, byPatterns: true)
    #expect(throws: byPatterns) {
      try SourceDiscovery(excludes: { $0 == "Generated" }).find([folder.path])
    }
    #expect(throws: byPatterns) {
      try SourceDiscovery(includes: { $0 == "App" }).find([folder.path])
    }
    #expect("\(byPatterns)".contains("--exclude"))
    let other = try folder.write("", to: "README.md")
    #expect(throws: DiscoveryError.unknownKind(path: other)) {
      try SourceDiscovery().find([other])
    }
  }

  @Test func absolutePathsHaveNoDots() {
    #expect(SourceDiscovery.absolute("/a/./b/../c/") == "/a/c")
    #expect(SourceDiscovery.absolute("/../..") == "/")
    #expect(SourceDiscovery.absolute("x").hasSuffix("/x"))
  }

  @Test func relativePathsKeepToWholeNames() {
    #expect(SourceDiscovery.relative("/a/bc", to: "/a/b") == nil)
    #expect(SourceDiscovery.relative("/a/b", to: "/") == "a/b")
    #expect(SourceDiscovery.relative("/a", to: "/a")?.isEmpty == true)
  }

  @Test(
    "A folder among an app's source that is called after tests is left out beside what it tests",
    arguments: [
      ("Shop/Sources/Scenes/BloodTests/A.swift", [], true),
      ("Shop/Analytics/SplitTests/A.swift", ["Shop/Analytics/Events.swift"], true),
      ("Shop/Sources/Scenes/BloodTests/A.swift", ["Shop/Sources/Scenes/Blood/B.swift"], false),
      ("Shop/Sources/UITests/A.swift", [], false),
      ("Shop/Sources/ShopTests/A.swift", [], false), ("ShopTests/A.swift", ["Main.swift"], false),
      ("Apps/CardGameTests/A.swift", ["Apps/Card Game.xcodeproj/project.pbxproj"], false),
      ("Shop/Sources/Shop/AppSnapshotTests/A.swift", [], false),
    ])
  func calledAfterTests(name: String, others: [String], isRead: Bool) throws {
    let folder = try TemporaryFolder()
    let names = [name, "App/App.swift"] + others
    for name in names { try folder.write("", to: name) }
    #expect(try found(folder).contains(name) == isRead)
    let picked = SourceDiscovery().pick(from: names, below: [""], root: "/")
    #expect(picked.map(\.path).contains(name) == isRead)
  }
}

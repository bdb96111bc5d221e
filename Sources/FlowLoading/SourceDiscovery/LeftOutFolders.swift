/// Folders that hold other people's code, results of a build, or tests.
enum LeftOutFolders {
  /// What is around a folder.
  struct Surroundings {
    /// The path of the folder that it lies in.
    var path: String
    /// What else lies there.
    var names: [String]

    init(path: String, names: [String]) { (self.path, self.names) = (path, names) }

    fileprivate var parts: [Substring] { path.split(separator: "/") }
  }

  /// Whether a folder is left out by its name.
  static func contain(_ name: String, in surroundings: Surroundings) -> Bool {
    // Where a site keeps its association file.
    if name == ".well-known" { return false }
    if name.hasPrefix(".") || name == "Specs" { return true }
    if name.hasSuffix("Tests") { return holdsTests(name, surroundings) }
    // A tutorial's folder holds the same source many times over, one file a step.
    if name.hasSuffix(".docc") || name.hasSuffix(".xcassets") { return true }
    // What Xcode exports for translators holds copies of storyboards.
    if name.hasSuffix(".xcloc") { return true }
    // Built elsewhere: headers, programs and the plists of these.
    if name.hasSuffix(".framework") || name.hasSuffix(".xcframework") { return true }
    // A template's source is no app's: names in it are still to be filled in.
    if name.hasSuffix(".xctemplate") { return true }
    return ["DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages"].contains(name)
  }

  /// Whether a folder is one of tests, and not what an app calls tests: a shop's blood tests, split
  /// tests. Those lie among the app's source and beside nothing that they could test. Files of tests
  /// among them are told by what they import.
  private static func holdsTests(_ name: String, _ surroundings: Surroundings) -> Bool {
    var subject = name.dropLast("Tests".count)
    for kind in kinds where subject.hasSuffix(kind) { subject.removeLast(kind.count) }
    if subject.allSatisfy({ !$0.isLetter }) { return true }
    let around = surroundings.names + surroundings.parts.map(String.init)
    if around.contains(where: { plain($0) == plain(subject) }) { return true }
    let isAmongSource =
      surroundings.parts.contains { $0 == "Source" || $0 == "Sources" }
      || !surroundings.parts.isEmpty && surroundings.names.contains { $0.hasSuffix(".swift") }
    return !isAmongSource
  }

  /// A module's name as folders and projects bear it: `Card Game.xcodeproj`, `CardGame`.
  private static func plain(_ name: some StringProtocol) -> String {
    let stem = name.split(separator: ".").first ?? ""
    return stem.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// What a folder of tests says of them.
  private static let kinds = [
    "Unit", "UI", "Integration", "Snapshot", "Screenshot", "Performance", "Accessibility",
    "Acceptance", "Functional", "EndToEnd", "E2E", "Regression", "Smoke", "App",
  ]
}

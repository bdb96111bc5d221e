/// Code for the watch, the TV or the Mac that lies beside an app for iOS.
///
/// One process is not the other: what one posts, the other does not hear, and neither shows the
/// other's screens.
struct ForeignApps: Sendable {
  private let folders: [String]
  private let paths: Set<String>
  /// Whether all that starts is for the Mac: then what a Mac alone has belongs to the app.
  let isMacAlone: Bool

  init(_ resources: SwiftSourceLoader.Resources, files: [SwiftFile]) {
    let folders =
      Self.folders(of: resources.bundles) + Self.namedFolders(files)
    let paths = Self.paths(of: resources.projects.flatMap(\.targets), files)
      .union(Self.siblings(files))
    // A project of one such app alone is read.
    let isAlone = files.allSatisfy { file in
      paths.contains(file.path) || folders.contains(where: file.path.hasPrefix)
    }
    self.folders = isAlone ? [] : folders
    self.paths = isAlone ? [] : paths
    let starts = files.filter { file in
      Self.isStart(file)
        && (isAlone || !paths.contains(file.path) && !folders.contains(where: file.path.hasPrefix))
    }
    isMacAlone = !starts.isEmpty && starts.allSatisfy(Self.isForMac)
  }

  func hold(_ path: String) -> Bool {
    paths.contains(path) || folders.contains(where: path.hasPrefix)
  }

  /// Folders with an Info.plist of such an app.
  private static func folders(of bundles: [AppBundle]) -> [String] {
    var own: [String] = []
    var foreign: [String] = []
    for bundle in bundles {
      let parts = bundle.file.split(separator: "/").dropLast()
      let folder = parts.map { "\($0)/" }.joined()
      if bundle.isElsewhere { foreign.append(folder) } else { own.append(folder) }
    }
    return foreign.filter { folder in !folder.isEmpty && !own.contains { $0.hasPrefix(folder) } }
  }

  /// Files that targets compile for other devices only, where the project builds an app for iOS.
  private static func paths(of targets: [XcodeProject.Target], _ files: [SwiftFile]) -> Set<String>
  {
    guard targets.contains(where: { $0.isApp && !$0.isElsewhere }) else { return [] }
    let foreign = targets.filter(\.isElsewhere)
    let own = targets.filter { !$0.isElsewhere }
    return Set(
      files.map(\.path).filter { path in
        (foreign.contains { $0.holds(path) } || own.contains { $0.filesElsewhere.contains(path) })
          && !own.contains { $0.holds(path) }
      })
  }

  /// Folders that are named after another device and hold an app's start, beside one that does
  /// not: what Xcode's templates make, where no project file was read.
  private static func namedFolders(_ files: [SwiftFile]) -> [String] {
    var named: [String: [SwiftFile]] = [:]
    var others: [SwiftFile] = []
    for file in files {
      if let folder = namedFolder(of: file.path) {
        named[folder, default: []].append(file)
      } else {
        others.append(file)
      }
    }
    let found = named.filter { $0.value.contains(where: isStart) }.keys.sorted()
    return !found.isEmpty && others.contains(where: isStart) ? found : []
  }

  private static func namedFolder(of path: String) -> String? {
    let parts = path.split(separator: "/").dropLast()
    let isForeign = { (part: Substring) in
      let name = part.lowercased()
      return devices.contains { name == $0 || name.hasSuffix(" \($0)") }
    }
    guard let position = parts.firstIndex(where: isForeign) else { return nil }
    return parts[...position].map { "\($0)/" }.joined()
  }

  /// Files that say in their names for which device they are, `App+tvOS.swift`, beside one that is
  /// the same for iOS.
  private static func siblings(_ files: [SwiftFile]) -> Set<String> {
    let all = Set(files.map(\.path))
    return all.filter { path in
      systems.contains { system in
        let ending = "+\(system).swift"
        return path.hasSuffix(ending) && all.contains("\(path.dropLast(ending.count))+iOS.swift")
      }
    }
  }

  private static let systems = ["macOS", "tvOS", "watchOS"]

  private static let devices = [
    "watchos", "watch app", "watchkit app", "watchkit extension", "tvos", "tv", "macos", "mac",
  ]

  /// Whether a file imports what a Mac alone has, or an app with a Mac's delegate starts in it.
  private static func isForMac(_ file: SwiftFile) -> Bool {
    if file.text.contains("@\(Lowering.macDelegate)"),
      !file.text.contains("@UIApplicationDelegateAdaptor")
    {
      return true
    }
    return file.text.split(whereSeparator: \.isNewline).contains { line in
      Lowering.macFrameworks.contains { line == "import \($0)" }
    }
  }

  private static let starts: [StaticString] = [
    "@main", "@UIApplicationMain", "@NSApplicationMain", "WKExtensionDelegate",
  ]

  /// Whether an app starts in a file.
  private static func isStart(_ file: SwiftFile) -> Bool {
    starts.contains { file.text.holds($0) }
  }
}

extension String {
  /// Whether the bytes of a word stand in the text: a search by characters takes as long as
  /// parsing.
  fileprivate func holds(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    var text = self
    return text.withUTF8 { bytes in
      guard bytes.count >= length else { return false }
      let first = word.utf8Start[0]
      for start in 0...(bytes.count - length) where bytes[start] == first {
        if (1..<length).allSatisfy({ bytes[start + $0] == word.utf8Start[$0] }) { return true }
      }
      return false
    }
  }
}

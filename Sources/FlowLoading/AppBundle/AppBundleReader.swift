import FlowGraph
import Foundation

/// Reads Info.plist files.
public enum AppBundleReader {
  /// Property lists of real apps nest about six levels; a parser that recurses needs a bound.
  static let deepest = 64

  /// Reads one Info.plist in XML form, before or without the C preprocessor.
  ///
  /// Keys with values of another type than Apple documents are passed over: a build can fill them
  /// in.
  ///
  /// - Parameters:
  ///   - data: the file's content.
  ///   - file: the path relative to the graph's root.
  /// - Throws: `AppBundleError` for a file that is damaged, binary or no dictionary.
  public static func read(data: Data, file: String) throws(AppBundleError) -> AppBundle {
    let lines = PropertyListLines(String(decoding: data, as: UTF8.self))
    let dictionary = try dictionary(data, lines, file: file)
    return BundleReading(dictionary, lines, file: file).bundle
  }

  static func dictionary(_ data: Data, _ lines: PropertyListLines, file: String)
    throws(AppBundleError) -> [String: Any]
  {
    func failure(_ message: String, line: Int = 1) -> AppBundleError {
      AppBundleError(file: file, line: line, message: message)
    }
    guard !data.starts(with: Data("bplist".utf8)) else {
      throw failure("the property list is binary; convert it with `plutil -convert xml1`")
    }
    guard lines.hasText else { throw failure("the file is empty; restore it") }
    if let line = lines.conflict {
      throw failure(
        "an unfinished merge left conflict marks here; resolve the conflict", line: line)
    }
    guard lines.isXML else {
      throw failure("the file is not an XML property list; convert it with `plutil -convert xml1`")
    }
    if let line = lines.tooDeep(limit: deepest) {
      throw failure("the property list nests more than \(deepest) levels; restore it", line: line)
    }
    let list: Any
    do {
      list = try parsed(data, lines)
    } catch {
      let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
      throw failure(
        "the property list is damaged; repair the XML or restore the file",
        line: lines.line(in: reason) ?? 1)
    }
    guard let dictionary = list as? [String: Any] else {
      throw failure("the property list holds no dictionary; restore the file")
    }
    return dictionary
  }

  /// What a file holds; of one that is preprocessed, all that some build has, or the first of the
  /// arms where they exclude each other.
  private static func parsed(_ data: Data, _ lines: PropertyListLines) throws -> Any {
    func list(_ data: Data) throws -> Any {
      try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    }
    guard let all = lines.preprocessed(firstArms: false),
      let first = lines.preprocessed(firstArms: true)
    else { return try list(data) }
    if let read = try? list(Data(all.utf8)) { return read }
    return try list(Data(first.utf8))
  }
}

/// Takes the keys that count out of the dictionary.
private struct BundleReading {
  private(set) var bundle: AppBundle
  private let lines: PropertyListLines

  init(_ root: [String: Any], _ lines: PropertyListLines, file: String) {
    bundle = AppBundle(file: file)
    self.lines = lines
    for key in root.keys.sorted() where Self.isKey(key, "UIMainStoryboardFile") {
      addEntry(root[key], key)
    }
    for key in root.keys.sorted() where Self.isKey(key, "UIApplicationSceneManifest") {
      addScenes(root[key])
    }
    bundle.launchStoryboard = (root["UILaunchStoryboardName"] as? String).map(Self.base)
    addSchemes(root["CFBundleURLTypes"])
    bundle.queriedSchemes = root["LSApplicationQueriesSchemes"] as? [String] ?? []
    bundle.userActivityTypes = root["NSUserActivityTypes"] as? [String] ?? []
    bundle.quickActions = Self.dictionaries(root["UIApplicationShortcutItems"]).compactMap {
      $0["UIApplicationShortcutItemType"] as? String
    }
    bundle.extensionPoint =
      (root["NSExtension"] as? [String: Any])?["NSExtensionPointIdentifier"] as? String
    bundle.isElsewhere =
      Self.keysOfWatch.contains { root[$0] != nil } || bundle.extensionPoint == "com.apple.watchkit"
      || root["NSPrincipalClass"] as? String == "NSApplication"
        && Self.keysOfPhone.allSatisfy { root[$0] == nil }
  }

  /// What only an app for the watch says of itself.
  private static let keysOfWatch = ["WKApplication", "WKWatchKitApp", "WKWatchOnly"]
  /// What an app for the Mac does not say that is one for iOS too.
  private static let keysOfPhone = [
    "LSRequiresIPhoneOS", "UIApplicationSceneManifest", "UILaunchScreen", "UILaunchStoryboardName",
    "UISupportedInterfaceOrientations",
  ]

  private static func isKey(_ key: String, _ name: String) -> Bool {
    key == name || key.hasPrefix("\(name)~")
  }

  private static func dictionaries(_ value: Any?) -> [[String: Any]] {
    (value as? [Any] ?? []).compactMap { $0 as? [String: Any] }
  }

  private static func base(_ name: String) -> String {
    name.hasSuffix(".storyboard") ? String(name.dropLast(11)) : name
  }

  private mutating func addEntry(_ value: Any?, _ key: String) {
    guard let name = value as? String, !name.isEmpty else { return }
    bundle.entries.append(
      EntryStoryboard(
        name: Self.base(name), key: key, file: bundle.file,
        line: lines.string(name, after: key)))
  }

  /// CarPlay and external displays have roles of their own, and no view controllers of the app's
  /// main window.
  private mutating func addScenes(_ manifest: Any?) {
    let roles =
      (manifest as? [String: Any])?["UISceneConfigurations"] as? [String: Any] ?? [:]
    for configuration in Self.dictionaries(roles["UIWindowSceneSessionRoleApplication"]) {
      addEntry(configuration["UISceneStoryboardFile"], "UISceneStoryboardFile")
      guard let name = configuration["UISceneDelegateClassName"] as? String else { continue }
      bundle.sceneDelegates.append(
        AppBundle.SceneDelegate(
          className: name.split(separator: ".").last.map(String.init) ?? name,
          place: SourcePlace(
            file: bundle.file, line: lines.string(name, after: "UISceneDelegateClassName"))))
    }
  }

  private mutating func addSchemes(_ types: Any?) {
    for type in Self.dictionaries(types) {
      for case let scheme as String in type["CFBundleURLSchemes"] as? [Any] ?? [] {
        bundle.urlSchemes.append(
          AppBundle.URLScheme(
            scheme: scheme, name: type["CFBundleURLName"] as? String,
            place: SourcePlace(
              file: bundle.file, line: lines.string(scheme, after: "CFBundleURLSchemes"))))
      }
    }
  }
}

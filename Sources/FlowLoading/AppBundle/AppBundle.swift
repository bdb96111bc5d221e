import FlowGraph

/// What an app's Info.plist says about how the app starts and which URLs it takes.
public struct AppBundle: Hashable, Sendable {
  /// The path of the Info.plist, relative to the graph's root.
  public var file: String
  /// Storyboards whose initial view controller a launch shows, for each device.
  public var entries: [EntryStoryboard] = []
  /// The storyboard that the system shows while the app launches. Never an entry.
  public var launchStoryboard: String?
  /// Classes of scene delegates, without their module.
  public var sceneDelegates: [SceneDelegate] = []
  public var urlSchemes: [URLScheme] = []
  /// Schemes that the app asks about before it opens them.
  public var queriedSchemes: [String] = []
  /// Types of user activities that can continue in the app.
  public var userActivityTypes: [String] = []
  /// Types of quick actions on the app's icon.
  public var quickActions: [String] = []
  /// `com.apple.ui-services` for an extension; nil for an app.
  public var extensionPoint: String?
  /// Whether it is an app for the watch or the Mac, beside the one for iOS.
  public var isElsewhere = false

  public init(file: String) { self.file = file }

  public struct SceneDelegate: Hashable, Sendable {
    public var className: String
    public var place: SourcePlace
  }

  /// A URL scheme that the app declares.
  public struct URLScheme: Hashable, Sendable {
    /// As written; a build setting such as `$(SCHEME)` is not filled in.
    public var scheme: String
    /// The name of the type that declares it.
    public var name: String?
    public var place: SourcePlace

    /// Whether only a build tells the scheme.
    public var isVariable: Bool { scheme.contains("$(") || scheme.contains("${") }
  }
}

/// A storyboard that Info.plist names as the app's first.
public struct EntryStoryboard: Hashable, Sendable {
  /// The storyboard's name, without a device or an extension.
  public var name: String
  /// The key that names it: `UIMainStoryboardFile~ipad`.
  public var key: String
  /// The Info.plist; of several storyboards of the name, the nearest counts.
  public var file: String
  public var line: Int

  public init(name: String, key: String = "UIMainStoryboardFile", file: String, line: Int = 1) {
    self.name = name
    self.key = key
    self.file = file
    self.line = line
  }

  public var place: SourcePlace { SourcePlace(file: file, line: line) }
}

/// A property list that cannot be read.
public struct AppBundleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file, relative to the graph's root.
  public var file: String
  /// The line, counted from one.
  public var line: Int
  /// What is wrong and what to do, without the file's name.
  public var message: String

  public init(file: String, line: Int, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  /// One line in the form that editors and Xcode turn into links.
  public var description: String { "\(file):\(line):1: error: \(message)" }
}

/// What an Xcode project says of the platforms that its files are compiled for.
public struct XcodeProject: Hashable, Sendable {
  /// The path of the project file, relative to the graph's root.
  public var file: String
  public var targets: [Target] = []

  public init(file: String) { self.file = file }

  /// One target and what it compiles. Paths are relative to the graph's root.
  public struct Target: Hashable, Sendable {
    public var name: String
    public var isApp = false
    /// As the build settings name them: `iphoneos`, `watchos`. Empty where they do not say.
    public var platforms: Set<String> = []
    /// Files that the target names one by one.
    public var files: Set<String> = []
    /// Files that it names for other devices only, beside those for the phone: an App of its own
    /// for visionOS.
    public var filesElsewhere: Set<String> = []
    /// Folders that it compiles whole.
    public var folders: [Folder] = []

    public init(name: String) { self.name = name }

    /// Whether no build of it runs on a phone. Catalyst and visionOS run what a phone does.
    public var isElsewhere: Bool { !platforms.isEmpty && platforms.isSubset(of: Self.foreign) }

    public func holds(_ path: String) -> Bool {
      files.contains(path)
        || folders.contains { path.hasPrefix($0.path) && !$0.exceptions.contains(path) }
    }

    private static let foreign: Set<String> = [
      "watchos", "watchsimulator", "appletvos", "appletvsimulator", "macosx",
    ]
  }

  public struct Folder: Hashable, Sendable {
    /// With `/` at its end; empty for the root.
    public var path: String
    /// Files in it that the target leaves out.
    public var exceptions: Set<String> = []

    public init(path: String, exceptions: Set<String> = []) {
      self.path = path
      self.exceptions = exceptions
    }
  }
}

import Foundation

/// Finds the files of a project that say something about its navigation.
///
/// Folders are walked in the order of their names, so the result does not depend on the file
/// system. Left out are hidden folders, build folders, dependencies' checkouts and tests, unless
/// they are named as a path themselves.
public struct SourceDiscovery: Sendable {
  /// A file that was found and not yet read.
  public struct File: Hashable, Sendable {
    public var kind: SourceKind
    /// The path relative to the root.
    public var path: String
    public var absolutePath: String
  }

  public struct Result: Hashable, Sendable {
    /// The folder that paths are relative to, as an absolute path.
    public var root: String
    /// Sorted by path.
    public var files: [File]
    public var diagnostics: [LoadDiagnostic]
  }

  /// Whether a file is wanted, by its path relative to the root.
  public typealias Filter = @Sendable (_ path: String) -> Bool

  /// Which files to read.
  public var includes: Filter
  /// Which files and folders to leave out.
  public var excludes: Filter
  /// The folder that paths are relative to; nil for the nearest that holds every path given.
  public var root: String?

  public init(
    root: String? = nil, includes: @escaping Filter = { _ in true },
    excludes: @escaping Filter = { _ in false }
  ) {
    self.root = root
    self.includes = includes
    self.excludes = excludes
  }

  /// Finds the files below the paths.
  ///
  /// - Parameter paths: files and folders, absolute or relative to the current folder.
  /// - Throws: `DiscoveryError` where a path is missing, cannot be read, or holds nothing.
  /// - Complexity: O(n log n) in the number of files below the paths.
  public func find(_ paths: [String]) throws -> Result {
    let paths = paths.isEmpty ? ["."] : paths
    let given = try paths.map(Given.init)
    let root = root(of: given)
    var walk = FolderWalk(root: root, includes: includes, excludes: excludes)
    for path in given {
      guard let relative = Self.relative(path.absolute, to: root) else {
        throw DiscoveryError.outsideRoot(path: path.shown, root: root)
      }
      if path.status.kind == .folder {
        try walk.enter(folder: path.absolute, relative: relative, status: path.status)
      } else if SourceKind(path: path.absolute) == nil || path.status.kind == .other {
        throw DiscoveryError.unknownKind(path: path.shown)
      } else {
        walk.add(file: path.absolute, relative: relative, status: path.status, isGiven: true)
      }
    }
    try walk.followLinks()
    guard walk.files.contains(where: { $0.kind == .swift || $0.kind == .flowFile }) else {
      throw DiscoveryError.nothingToRead(
        path: paths.joined(separator: ", "), byPatterns: walk.isFiltered)
    }
    return Result(
      root: root, files: walk.files.sorted { $0.path < $1.path },
      diagnostics: walk.diagnostics.sorted { $0.file < $1.file })
  }

  /// The folder that the paths of a result would be relative to.
  ///
  /// - Throws: `DiscoveryError.missing`.
  public func root(of paths: [String]) throws -> String {
    root(of: try (paths.isEmpty ? ["."] : paths).map(Given.init))
  }

  private func root(of given: [Given]) -> String {
    root.map(Self.absolute)
      ?? Self.commonFolder(
        given.map { $0.status.kind == .folder ? $0.absolute : Self.parent($0.absolute) })
  }

  /// A path as a person gave it.
  private struct Given {
    var shown: String
    var absolute: String
    var status: FileStatus

    init(_ path: String) throws {
      shown = path
      absolute = SourceDiscovery.absolute(path)
      guard !path.isEmpty, let status = FileStatus(absolute, followingLinks: true) else {
        throw DiscoveryError.missing(path: path.isEmpty ? "an empty path" : path)
      }
      self.status = status
    }
  }

  // MARK: Paths

  /// The path from the file system's root, without `.` and `..`.
  public static func absolute(_ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  public static func parent(_ path: String) -> String {
    "/" + path.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// - Returns: the empty string for the root itself, nil for what does not lie in it.
  public static func relative(_ path: String, to root: String) -> String? {
    if path == root { return "" }
    let folder = root.hasSuffix("/") ? root : root + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : nil
  }

  /// The nearest folder that holds all paths, which need not exist: one that does not counts as a
  /// folder unless it has the name of a file that is read.
  public static func commonFolder(of paths: [String]) -> String {
    commonFolder(
      paths.map { path in
        let isFile = SourceKind(path: path) != nil && !isFolder(path)
        return isFile || isRegularFile(path) ? parent(path) : path
      })
  }

  /// Whether a folder stands at the path, or a link to one.
  public static func isFolder(_ path: String) -> Bool {
    FileStatus(path, followingLinks: true)?.kind == .folder
  }

  /// Whether a file stands at the path itself: no folder, no symbolic link.
  public static func isRegularFile(_ path: String) -> Bool {
    FileStatus(path, followingLinks: false)?.kind == .file
  }

  static func commonFolder(_ folders: [String]) -> String {
    var common = folders.first.map { $0.split(separator: "/") } ?? []
    for folder in folders.dropFirst() {
      let pairs = zip(common, folder.split(separator: "/"))
      common = pairs.prefix { $0.0 == $0.1 }.map(\.0)
    }
    return "/" + common.joined(separator: "/")
  }
}

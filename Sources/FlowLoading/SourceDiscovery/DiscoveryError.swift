/// A reason why the files to analyse could not be found or read.
public enum DiscoveryError: Error, Hashable, Sendable, CustomStringConvertible {
  case missing(path: String)
  case unreadable(path: String, reason: String)
  case unknownKind(path: String)
  case outsideRoot(path: String, root: String)
  /// - byPatterns: whether `exclude` or `include` left out anything.
  case nothingToRead(path: String, byPatterns: Bool = false)

  public var description: String {
    switch self {
    case .missing(let path):
      "\(path): no such file or folder; check the path"
    case .unreadable(let path, let reason):
      "\(path): cannot be read (\(reason)); change its permissions or leave it out with --exclude"
    case .unknownKind(let path):
      "\(path): not a file that waymark reads; give a folder, a .swift or a .flow.yml file"
    case .outsideRoot(let path, let root):
      "\(path): lies outside the root \(root); give a --root that holds every path"
    case .nothingToRead(let path, byPatterns: false):
      "\(path): holds no Swift source and no flow file; give the folder of the app's source "
        + "(tests, hidden folders, build folders and dependencies are left out)"
    case .nothingToRead(let path, byPatterns: true):
      "\(path): holds no Swift source and no flow file beside what `exclude` and `include` leave "
        + "out; look at --exclude, --include and .waymark.yml"
    }
  }
}

import Foundation

/// What the file system says about a path.
///
/// Foundation's attributes are a dictionary of `Any`, slow to ask for thousands of files, and have
/// no device number, without which two folders cannot be told apart.
struct FileStatus {
  enum Kind { case file, folder, link, other }

  /// Tells one file from every other on the machine.
  struct Identity: Hashable {
    var device: UInt64
    var number: UInt64
  }

  var kind: Kind
  var identity: Identity
  var size: Int

  /// - Parameter followingLinks: whether to ask about what a symbolic link leads to.
  /// - Returns: nil where nothing stands at the path.
  init?(_ path: String, followingLinks: Bool) {
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    guard result == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    // Bit patterns: the sizes and signs of these fields differ from system to system.
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
    size = Int(status.st_size)
  }
}

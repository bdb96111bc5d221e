extension SourceDiscovery {
  /// Picks the files to read from a list, by the rules by which folders are walked.
  ///
  /// For source that lies in no folder of the disk, such as a revision of a repository.
  ///
  /// - Parameters:
  ///   - names: the paths of all files, relative to `root`, in any order.
  ///   - paths: the files and folders to look in, relative to `root`; the empty path for all.
  ///   - root: the folder that the names are relative to, as an absolute path.
  /// - Returns: the files sorted by path.
  /// - Complexity: O(n log n) in the number of names.
  public func pick(from names: [String], below paths: [String], root: String) -> [File] {
    Set(names).sorted().compactMap { name in
      guard let kind = SourceKind(path: name), isWanted(name, below: paths) else { return nil }
      return File(kind: kind, path: name, absolutePath: (root == "/" ? "" : root) + "/" + name)
    }
  }

  private func isWanted(_ name: String, below paths: [String]) -> Bool {
    guard !excludes(name) else { return false }
    if paths.contains(name) { return true }
    guard includes(name) else { return false }
    return paths.contains { path in
      guard path.isEmpty || name.hasPrefix(path + "/") else { return false }
      let rest = path.isEmpty ? Substring(name) : name.dropFirst(path.count + 1)
      var folder = path
      for part in rest.split(separator: "/").dropLast() {
        folder += folder.isEmpty ? String(part) : "/" + part
        if FolderWalk.isLeftOut(folder: String(part)) || excludes(folder) { return false }
      }
      return true
    }
  }
}

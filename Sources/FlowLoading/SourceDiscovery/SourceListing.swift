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
    let folders = Self.contents(of: names)
    return Set(names).sorted().compactMap { name in
      guard let kind = SourceKind(path: name), isWanted(name, below: paths, folders) else {
        return nil
      }
      return File(kind: kind, path: name, absolutePath: (root == "/" ? "" : root) + "/" + name)
    }
  }

  /// What lies in each folder.
  private static func contents(of names: [String]) -> [String: [String]] {
    var folders: [String: Set<String>] = [:]
    for name in names {
      var folder = ""
      for part in name.split(separator: "/") {
        folders[folder, default: []].insert(String(part))
        folder += folder.isEmpty ? String(part) : "/" + part
      }
    }
    return folders.mapValues { $0.sorted() }
  }

  private func isWanted(
    _ name: String, below paths: [String], _ folders: [String: [String]]
  ) -> Bool {
    guard !excludes(name) else { return false }
    if paths.contains(name) { return true }
    guard includes(name) else { return false }
    return paths.contains { path in
      guard path.isEmpty || name.hasPrefix(path + "/") else { return false }
      let rest = path.isEmpty ? Substring(name) : name.dropFirst(path.count + 1)
      var folder = path
      for part in rest.split(separator: "/").dropLast() {
        let around = LeftOutFolders.Surroundings(path: folder, names: folders[folder] ?? [])
        folder += folder.isEmpty ? String(part) : "/" + part
        if LeftOutFolders.contain(String(part), in: around) || excludes(folder) { return false }
      }
      return true
    }
  }
}

import Foundation

/// Walks folders and collects the files in them.
struct FolderWalk {
  let root: String
  let includes: SourceDiscovery.Filter
  let excludes: SourceDiscovery.Filter
  private(set) var files: [SourceDiscovery.File] = []
  private(set) var diagnostics: [LoadDiagnostic] = []
  /// Whether a pattern left anything out.
  private(set) var isFiltered = false

  private var seen: Set<FileStatus.Identity> = []
  private var links: [(absolute: String, relative: String)] = []

  init(
    root: String, includes: @escaping SourceDiscovery.Filter,
    excludes: @escaping SourceDiscovery.Filter
  ) {
    self.root = root
    self.includes = includes
    self.excludes = excludes
  }

  mutating func enter(folder: String, relative: String, status: FileStatus) throws {
    // A list of its own, not calls within calls: folders can lie deeper than a stack does.
    var pending = [(absolute: folder, relative: relative, status: status)]
    while let next = pending.popLast() {
      guard seen.insert(next.status.identity).inserted else { continue }
      let names = try contents(of: next.absolute, relative: next.relative)
      let surroundings = LeftOutFolders.Surroundings(path: next.relative, names: names)
      for name in names.sorted(by: >) {
        let absolute = next.absolute == "/" ? "/" + name : next.absolute + "/" + name
        let relative = next.relative.isEmpty ? name : next.relative + "/" + name
        guard !excludes(relative) else {
          isFiltered = true
          continue
        }
        guard let status = FileStatus(absolute, followingLinks: false) else { continue }
        switch status.kind {
        case .folder:
          if !LeftOutFolders.contain(name, in: surroundings) {
            pending.append((absolute, relative, status))
          }
        case .file:
          add(file: absolute, relative: relative, status: status, isGiven: false)
        case .link:
          links.append((absolute, relative))
        case .other:
          continue
        }
      }
    }
  }

  mutating func add(file: String, relative: String, status: FileStatus, isGiven: Bool) {
    guard let kind = SourceKind(path: relative) else { return }
    guard isGiven || includes(relative), !excludes(relative) else {
      isFiltered = true
      return
    }
    guard seen.insert(status.identity).inserted else { return }
    files.append(SourceDiscovery.File(kind: kind, path: relative, absolutePath: file))
  }

  /// Follows the symbolic links that were met, after all that has a path of its own.
  ///
  /// What was seen is not entered again, and a link to a folder that holds the root would lead out
  /// of the project, so loops end.
  mutating func followLinks() throws {
    while let link = links.popLast() {
      let name = link.relative.split(separator: "/").last.map(String.init) ?? ""
      guard let status = FileStatus(link.absolute, followingLinks: true) else {
        if SourceKind(path: name) != nil {
          diagnostics.append(
            LoadDiagnostic(
              file: link.relative,
              problem: "is a symbolic link to a file that does not exist; it was left out"))
        }
        continue
      }
      switch status.kind {
      case .folder:
        let target = URL(fileURLWithPath: link.absolute).resolvingSymlinksInPath().path
        let realRoot = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
        guard !LeftOutFolders.contain(name, in: .init(path: "", names: [])),
          SourceDiscovery.relative(realRoot, to: target) == nil
        else { continue }
        try enter(folder: link.absolute, relative: link.relative, status: status)
      case .file:
        add(file: link.absolute, relative: link.relative, status: status, isGiven: false)
      case .link, .other:
        continue
      }
      links.sort { $0.relative > $1.relative }
    }
  }

  private func contents(of folder: String, relative: String) throws -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw DiscoveryError.unreadable(
        path: relative.isEmpty ? folder : relative, reason: SourceReader.reason(error))
    }
  }
}

import FlowLoading
import Foundation

/// Reads the files of two versions, from a repository's objects or from the disk.
struct VersionReader {
  /// What an analysis of one version starts from.
  enum Content: Sendable {
    case graph(Data, name: String)
    case source(SourceSnapshot, ProjectSettings)
    /// Source on the disk, with no revision to compare it with.
    case paths([String])
  }

  struct Contents {
    var base: Content
    var head: Content

    /// - Throws: `InputError` where neither version has anything to read: the path is wrong.
    func requireSource(_ paths: [String]) throws {
      let isEmpty = [base, head].allSatisfy { content in
        guard case .source(let snapshot, _) = content else { return false }
        return !snapshot.files.contains { $0.kind == .swift || $0.kind == .flowFile }
      }
      guard isEmpty else { return }
      throw InputError(
        DiscoveryError.nothingToRead(path: paths.isEmpty ? "." : paths.joined(separator: ", "))
          .description)
    }
  }

  private let options: AnalyzerOptions
  private let paths: [String]
  /// The folder that file names are relative to, as an absolute path; it need not exist now.
  private let root: String
  /// The given paths, relative to the root.
  private let wanted: [String]

  init(options: AnalyzerOptions, paths: [String]) {
    self.options = options
    self.paths = paths
    let given = (paths.isEmpty ? ["."] : paths).map(SourceDiscovery.absolute)
    let root =
      options.relativeRoot.map(SourceDiscovery.absolute)
      ?? SourceDiscovery.commonFolder(of: given)
    self.root = root
    // A path outside of the root holds nothing of it.
    wanted = given.compactMap { SourceDiscovery.relative($0, to: root) }
  }

  func read(
    _ sides: Sides, progress: (AnalysisStage) -> Void
  ) async throws -> Contents {
    var store: Store?
    if [sides.base, sides.head].contains(where: { if case .revision = $0 { true } else { false } })
    {
      store = try await Store(root: root, settings: ProjectSettings(options, root: root))
    }
    let base = try await files(of: sides.base, sides, store)
    let head = try await files(of: sides.head, sides, store)
    progress(.reading)
    // What both versions hold is read once.
    let objects = Set((base?.objects ?? [:]).values).union((head?.objects ?? [:]).values)
    let contents = try await store?.repository.contents(of: objects) ?? [:]
    return Contents(
      base: try content(of: sides.base, base, store, contents),
      head: try content(of: sides.head, head, store, contents))
  }

  /// The repository, and what is read of it.
  private struct Store {
    var repository: GitRepository
    var settings: ProjectSettings
    /// The path from the repository's top folder to the root: empty, or with a final `/`.
    var prefix: String

    init(root: String, settings: ProjectSettings) async throws {
      self.settings = settings
      // The root may be gone from the disk, or not be there yet.
      var folder = root
      var missing: [Substring] = []
      while !SourceDiscovery.isFolder(folder), folder != "/" {
        missing.append(folder.split(separator: "/").last ?? "")
        folder = SourceDiscovery.parent(folder)
      }
      repository = try await GitRepository(folder: folder)
      prefix = repository.prefix + missing.reversed().map { $0 + "/" }.joined()
    }
  }

  /// The files of one version that the loaders want.
  private struct Files {
    var files: [SourceDiscovery.File]
    /// The objects that hold their contents; a file that has none lies on the disk.
    var objects: [String: String] = [:]
  }

  private func files(of side: Sides.Side, _ sides: Sides, _ store: Store?) async throws -> Files? {
    guard let store else { return nil }
    switch side {
    case .document: return nil
    case .workingTree: return try await workingTree(store)
    case .revision(let name):
      let isBase = side == sides.base
      let revision: String
      if isBase, sides.sinceFork {
        revision = try await store.repository.mergeBase(name, Self.commit(sides.head))
      } else {
        revision = try await store.repository.resolve(name)
      }
      let entries = try await store.repository.files(of: revision, below: store.prefix)
      var objects: [String: String] = [:]
      for entry in entries where entry.path.hasPrefix(store.prefix) {
        objects[String(entry.path.dropFirst(store.prefix.count))] = entry.object
      }
      let picked = pick(Array(objects.keys), store)
      let read = Set(picked.map(\.path))
      return Files(files: picked, objects: objects.filter { read.contains($0.key) })
    }
  }

  private static func commit(_ side: Sides.Side) -> String {
    if case .revision(let name) = side { return name }
    return "HEAD"
  }

  private func workingTree(_ store: Store) async throws -> Files {
    guard !store.repository.isBare else {
      throw InputError("a bare repository has no working tree; name the revision to compare with")
    }
    guard SourceDiscovery.isFolder(root) else { return Files(files: []) }
    let working = try await store.repository.workingFiles()
    let conflicts = pick(working.unmerged, store).map(\.path)
    guard conflicts.isEmpty else {
      throw InputError(
        "\(conflicts[0])\(conflicts.count > 1 ? " and \(conflicts.count - 1) more" : ""): "
          + "a merge left conflicts; resolve them, or name a revision to compare with")
    }
    let onDisk = working.names.filter { SourceDiscovery.isRegularFile(root + "/" + $0) }
    let picked = pick(onDisk + working.absent.keys, store)
    return Files(files: picked, objects: working.absent.filter { !onDisk.contains($0.key) })
  }

  private func pick(_ names: [String], _ store: Store) -> [SourceDiscovery.File] {
    store.settings.discovery(root: root).pick(from: names, below: wanted, root: root)
  }

  private func content(
    of side: Sides.Side, _ files: Files?, _ store: Store?, _ contents: [String: Data]
  ) throws -> Content {
    if case .document(let name) = side {
      guard let data = FileManager.default.contents(atPath: name) else {
        throw InputError("\(name): cannot be read")
      }
      return .graph(data, name: name)
    }
    guard let store, let files else { return .paths(paths) }
    let reader = SourceReader(largest: options.largestFile)
    do {
      let stored = files.files.filter { files.objects[$0.path] != nil }
      let onDisk = files.files.filter { files.objects[$0.path] == nil }
      let fromObjects = reader.read(stored) { file in
        .bytes(files.objects[file.path].flatMap { contents[$0] } ?? Data())
      }
      let fromDisk = try reader.read(onDisk)
      return .source(
        SourceSnapshot(
          root: root, files: files.files,
          texts: (fromObjects.texts + fromDisk.texts).sorted { $0.path < $1.path },
          diagnostics: fromObjects.diagnostics + fromDisk.diagnostics),
        store.settings)
    } catch let error as DiscoveryError {
      throw InputError(error.description)
    }
  }
}

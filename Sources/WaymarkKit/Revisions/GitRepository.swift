import Foundation

/// A repository whose revisions are read from its objects: no file of it is touched.
struct GitRepository: Sendable {
  /// A file of a revision or of the index.
  struct Entry: Hashable, Sendable {
    /// Relative to the repository's top folder.
    var path: String
    /// The id of its content.
    var object: String
  }

  private let git: GitCommand
  /// The path from the top folder to the folder it was opened at: empty, or with a final `/`.
  let prefix: String
  let isBare: Bool
  let isShallow: Bool

  /// - Parameter folder: an existing folder in the repository, as an absolute path.
  /// - Throws: `InputError` where no repository holds it.
  init(folder: String) async throws {
    git = GitCommand(folder: folder)
    let facts = try await git.run([
      "rev-parse", "--is-bare-repository", "--is-shallow-repository", "--show-prefix",
    ])
    guard facts.isSuccess else {
      let words = facts.errors.split(separator: "\n").first.map(String.init) ?? ""
      guard words.contains("not a git repository") else {
        throw InputError("\(folder): git cannot read the repository: \(words)")
      }
      throw InputError(
        "\(folder): not in a git repository; run in one, name a folder of one with --in, "
          + "or give graph documents that 'waymark graph' wrote")
    }
    // The prefix comes last: it may hold line breaks itself.
    let parts = facts.text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    isBare = parts.first == "true"
    isShallow = parts.count > 1 && parts[1] == "true"
    prefix = parts.count > 2 ? String(parts[2].dropLast()) : ""
  }

  // MARK: Revisions

  /// The id of the commit or tree that a revision names.
  ///
  /// - Throws: `InputError` that says why there is none, and what to do.
  func resolve(_ revision: String) async throws -> String {
    guard !revision.isEmpty, !revision.contains(where: \.isNewline), !revision.contains("\0")
    else { throw InputError("'\(revision)' is not the name of a revision") }
    var name = revision
    // An annotated tag names a commit, or another tag.
    for _ in 0..<2 {
      let found = try await lookUp(name)
      switch found?.type {
      case "commit", "tree": return found?.id ?? name
      case "tag": name = (found?.id ?? name) + "^{commit}"
      case "ambiguous":
        throw InputError("'\(revision)' names several objects; write more of its digits")
      case .some(let type):
        throw InputError("'\(revision)' is a \(type), not a revision; name a commit, branch or tag")
      case nil: throw await missing(revision)
      }
    }
    throw InputError("'\(revision)' is a tag of something that is no commit")
  }

  /// The commit where two revisions parted.
  func mergeBase(_ base: String, _ head: String) async throws -> String {
    let found = try await git.run(["merge-base", resolve(base), resolve(head)])
    let id = found.text.split(separator: "\n").first.map(String.init)
    if found.isSuccess, let id { return id }
    throw InputError(
      "'\(base)' and '\(head)' have no common commit"
        + (isShallow
          ? " in this clone, which is shallow; fetch the history: git fetch --unshallow" : ""))
  }

  /// Asks through standard input, where no name can be taken for an option.
  private func lookUp(_ name: String) async throws -> (id: String, type: String)? {
    let found = try await git.run(["cat-file", "--batch-check"], input: Array((name + "\n").utf8))
    let line = found.text.split(separator: "\n").first.map(String.init) ?? ""
    if line.hasSuffix(" ambiguous") { return (name, "ambiguous") }
    let words = line.split(separator: " ")
    guard found.isSuccess, words.count == 3, !line.hasSuffix(" missing") else { return nil }
    return (String(words[0]), String(words[1]))
  }

  private func missing(_ revision: String) async -> InputError {
    if let head = try? await lookUp("HEAD"), head.type == "commit" {
      guard isShallow else {
        return InputError("no revision is called '\(revision)'; see 'git log' and 'git branch -a'")
      }
      return InputError(
        "'\(revision)' is not in this clone, which is shallow; fetch it first: "
          + Self.fetch(revision)
          + " (in a GitHub workflow, give actions/checkout 'fetch-depth: 0')")
    }
    return InputError("the repository has no commits yet; there is nothing to compare with")
  }

  /// The fetch that brings a revision into a shallow clone.
  static func fetch(_ revision: String) -> String {
    let isPlain = revision.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || "._/-".utf8.contains(byte)
    }
    guard isPlain, !revision.hasPrefix("-"), revision != "HEAD" else {
      return "git fetch --unshallow"
    }
    if revision.count >= 40, revision.allSatisfy(\.isHexDigit) {
      return "git fetch --depth=1 origin \(revision)"
    }
    let branch = revision.hasPrefix("origin/") ? String(revision.dropFirst(7)) : revision
    let name = revision.hasPrefix("origin/") ? "refs/remotes/\(revision)" : "refs/heads/\(revision)"
    return "git fetch --depth=1 origin \(branch):\(name)"
  }

  // MARK: Files

  /// The regular files of a commit or tree below a folder. Symbolic links and submodules hold no
  /// source of this revision and are left out.
  ///
  /// - Parameter folder: relative to the top folder, with a final `/`, or empty.
  func files(of revision: String, below folder: String) async throws -> [Entry] {
    let arguments = ["ls-tree", "-r", "-z", "--full-tree", revision]
    let found = try await git.run(arguments + (folder.isEmpty ? [] : ["--", folder]))
    guard found.isSuccess else { throw failure(found) }
    // `100644 blob 5716ca5987cbf97d6bb54920bea6adde242d87e6\tpath`
    return Self.records(found.output).compactMap { record in
      guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let facts = String(decoding: record[..<tab], as: UTF8.self).split(separator: " ")
      guard facts.count == 3, facts[0].hasPrefix("100"), facts[1] == "blob" else { return nil }
      return Entry(
        path: String(decoding: record[record.index(after: tab)...], as: UTF8.self),
        object: String(facts[2]))
    }
  }

  /// What git knows of the files in the folder that the repository was opened at.
  struct WorkingFiles: Sendable {
    /// Tracked regular files and untracked ones that are not ignored, relative to the folder.
    var names: [String] = []
    /// The content of files that a sparse checkout left in the index.
    var absent: [String: String] = [:]
    /// Files with conflicts of a merge.
    var unmerged: [String] = []
  }

  func workingFiles() async throws -> WorkingFiles {
    let tracked = try await git.run(["ls-files", "-z", "-s", "-t"])
    let others = try await git.run(["ls-files", "-z", "--others", "--exclude-standard"])
    guard tracked.isSuccess else { throw failure(tracked) }
    guard others.isSuccess else { throw failure(others) }
    var result = WorkingFiles()
    // `H 100644 5716ca5987cbf97d6bb54920bea6adde242d87e6 0\tpath`
    for record in Self.records(tracked.output) {
      guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let facts = String(decoding: record[..<tab], as: UTF8.self).split(separator: " ")
      let name = String(decoding: record[record.index(after: tab)...], as: UTF8.self)
      guard facts.count == 4, facts[1].hasPrefix("100") else { continue }
      if facts[3] != "0" {
        if result.unmerged.last != name { result.unmerged.append(name) }
      } else if facts[0] == "S" {
        result.absent[name] = String(facts[2])
      } else {
        result.names.append(name)
      }
    }
    result.names += Self.records(others.output).map { String(decoding: $0, as: UTF8.self) }
      .filter { !$0.hasSuffix("/") }
    return result
  }

  /// The contents of objects by their ids.
  ///
  /// - Throws: `InputError` where one is missing, as in a clone without contents.
  func contents(of objects: Set<String>) async throws -> [String: Data] {
    guard !objects.isEmpty else { return [:] }
    let names = objects.sorted().joined(separator: "\n") + "\n"
    let found = try await git.run(["cat-file", "--batch", "--buffer"], input: Array(names.utf8))
    guard found.isSuccess else { throw failure(found) }
    var result: [String: Data] = [:]
    var rest = found.output[...]
    // `5716ca5987cbf97d6bb54920bea6adde242d87e6 blob 12`, the bytes, a line feed
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let head = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      guard head.count == 3, let size = Int(head[2]), rest.endIndex - end > size + 1 else {
        throw InputError(
          "the content of object \(head.first ?? "") is not in this clone; "
            + "fetch it first: git fetch --refetch")
      }
      let start = rest.index(after: end)
      result[String(head[0])] = Data(rest[start..<(start + size)])
      rest = rest[(start + size + 1)...]
    }
    return result
  }

  private static func records(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: 0)
  }

  private func failure(_ outcome: GitCommand.Outcome) -> InputError {
    let words = outcome.errors.split(separator: "\n").first.map(String.init)
    return InputError("git cannot read the repository: \(words ?? "\(outcome.status)")")
  }
}

import Foundation
import Testing

/// Versions that cannot be compared, or only with care: a right result or one clear error.
@Suite struct DiffInputTests {
  private func expectError(
    _ done: Binary.Outcome, _ text: String, location: SourceLocation = #_sourceLocation
  ) {
    #expect(done.status == 2, sourceLocation: location)
    #expect(done.errorLines.count == 1, "\(done.errors)", sourceLocation: location)
    #expect(done.errors.contains(text), "\(done.errors)", sourceLocation: location)
    #expect(done.output.isEmpty, sourceLocation: location)
  }

  @Test func noRepository() async throws {
    let folder = try TestFolder()
    try folder.write(Repository.app, to: "App.swift")
    let done = try await Binary.run(
      ["diff", "main"], in: folder.path, environment: ["GIT_CEILING_DIRECTORIES": "/"])
    expectError(done, "not in a git repository")
  }

  @Test func noCommits() async throws {
    let repository = try await Repository(commits: false)
    try repository.write(Repository.app, to: "App.swift")
    expectError(try await repository.diff("HEAD"), "no commits yet")
  }

  @Test func aMissingRevision() async throws {
    let repository = try await Repository()
    expectError(try await repository.diff("nowhere"), "no revision is called 'nowhere'")
    expectError(try await repository.diff("HEAD", "nowhere"), "no revision is called 'nowhere'")
    expectError(try await repository.diff("HEAD:App/App.swift"), "is a blob, not a revision")
    expectError(try await repository.diff(""), "not the name of a revision")
    expectError(try await repository.diff("HEAD\nHEAD"), "not the name of a revision")
  }

  @Test func aShallowClone() async throws {
    let repository = try await Repository()
    try await repository.commit("Two")
    let clones = try TestFolder()
    let cloned = try await Binary.shell(
      "git clone -q --depth 1 'file://\(repository.path)' clone", in: clones.path)
    try #require(cloned.status == 0, "\(cloned.errors)")
    let clone = clones.path + "/clone"
    let old = try await repository.git("rev-parse", "HEAD~1").trimmingCharacters(
      in: .whitespacesAndNewlines)
    let byID = try await Binary.run(["diff", old], in: clone)
    expectError(byID, "shallow; fetch it first: git fetch --depth=1 origin \(old)")
    expectError(
      try await Binary.run(["diff", "HEAD~1"], in: clone),
      "shallow; fetch it first: git fetch --unshallow")
    expectError(
      try await Binary.run(["diff", "topic"], in: clone),
      "git fetch --depth=1 origin topic:refs/heads/topic")
    // The advice helps.
    let fetched = try await Binary.shell("git fetch -q --depth=1 origin \(old)", in: clone)
    try #require(fetched.status == 0, "\(fetched.errors)")
    #expect(try await Binary.run(["diff", old], in: clone).status == 0)
  }

  @Test func aRevisionThatBeginsWithADash() async throws {
    let repository = try await Repository()
    let marker = repository.path + "/marker"
    expectError(
      try await repository.diff("--", "--output=\(marker)"), "no revision is called '--output=")
    expectError(try await repository.diff("--", "-h"), "no revision is called '-h'")
    #expect(!FileManager.default.fileExists(atPath: marker))
    try await repository.git("update-ref", "refs/heads/-odd", "HEAD")
    #expect(try await repository.diff("--", "-odd").output.contains("nothing changed"))
    // Without `--` it is an option that does not exist.
    #expect(try await repository.diff("--upload-pack=x").status == 64)
  }

  @Test func namesWithSpacesAndLineBreaks() async throws {
    let repository = try await Repository(commits: false)
    let names = ["My App/The App.swift", "My App/a\nb.swift", "My App/\"q\" ü 'x'.swift"]
    try repository.write(Repository.app, to: names[0])
    try repository.write("struct Old1: View { var body: some View { Text(\"\") } }", to: names[1])
    try repository.write("struct Old2: View { var body: some View { Text(\"\") } }", to: names[2])
    try await repository.commit("Begin")
    let same = try await repository.diff("HEAD", "--in", "My App")
    #expect(same.output.contains("nothing changed"), "\(same.output)\(same.errors)")
    try FileManager.default.removeItem(atPath: repository.path + "/" + names[1])
    try repository.write(Repository.withHelp, to: names[0])
    let done = try await repository.diff("HEAD", "--in", "My App")
    #expect(done.output.contains("+ Help  (My App/The App.swift:"), "\(done.output)\(done.errors)")
    #expect(done.output.contains("Old1") && !done.output.contains("Old2"))
  }

  @Test func aMergeInProgress() async throws {
    let repository = try await Repository()
    try await repository.git("checkout", "-q", "-b", "topic")
    try repository.write(Repository.withHelp, to: "App/App.swift")
    try await repository.commit("Help")
    try await repository.git("checkout", "-q", "main")
    try repository.write(
      Repository.source(home: "Text(\"Another line\")"), to: "App/App.swift")
    try await repository.commit("Another")
    let merge = try await Binary.shell("git merge -q topic", in: repository.path)
    try #require(merge.status != 0)
    expectError(try await repository.diff("main"), "App/App.swift: a merge left conflicts")
    // Revisions can be compared all the same.
    #expect(try await repository.diff("HEAD", "topic").output.contains("+ Help"))
    try repository.write(Repository.withHelp, to: "App/App.swift")
    try await repository.git("add", "-A")
    #expect(try await repository.diff("main").output.contains("+ Help"))
  }

  @Test func linksSubmodulesAndPointersAreSkipped() async throws {
    let repository = try await Repository()
    let before = try await repository.git("rev-parse", "HEAD").trimmingCharacters(
      in: .whitespacesAndNewlines)
    try repository.folder.link("App/Linked.swift", to: "/etc/hostname")
    try repository.folder.link("Copy", to: "App")
    try repository.write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n", to: "App/Big.swift")
    try await repository.git(
      "update-index", "--add", "--cacheinfo", "160000,\(before),App/Module.swift")
    try await repository.git("add", "App", "Copy")
    try await repository.git("commit", "-q", "-m", "Odd things")
    let done = try await repository.diff("HEAD~1", "HEAD")
    #expect(done.status == 0)
    #expect(done.output.contains("nothing changed"))
    #expect(done.errors.contains("App/Big.swift is a pointer of Git LFS"))
    #expect(done.errorLines.count == 1)
    #expect(try await repository.diff("HEAD~1").output.contains("nothing changed"))
  }

  @Test func ignoredFilesAreNoPartOfTheWorkingTree() async throws {
    let repository = try await Repository()
    try repository.write("Generated.swift\n", to: ".gitignore")
    let screen = "struct Extra: View { var body: some View { Text(\"\") } }"
    try repository.write(screen, to: "App/Generated.swift")
    #expect(try await repository.diff("HEAD").output.contains("nothing changed"))
    // A new file that git does not know yet is a part of it.
    try repository.write(screen, to: "App/Fresh.swift")
    #expect(try await repository.diff("HEAD").output.contains("Extra"))
  }

  @Test func aFolderThatOneVersionLacks() async throws {
    let repository = try await Repository()
    try repository.write(Repository.withHelp, to: "Second/App.swift")
    try await repository.commit("A second app")
    let added = try await repository.diff("HEAD~1", "HEAD", "--in", "Second")
    #expect(added.output.contains("3 screens added"), "\(added.output)\(added.errors)")
    try FileManager.default.removeItem(atPath: repository.path + "/Second")
    let removed = try await repository.diff("HEAD", "--in", "Second")
    #expect(removed.output.contains("3 screens removed"), "\(removed.output)\(removed.errors)")
    expectError(
      try await repository.diff("HEAD~1", "--in", "Nowhere"), "holds no Swift source")
  }

  @Test func aBareRepository() async throws {
    let repository = try await Repository()
    try repository.write(Repository.withHelp, to: "App/App.swift")
    try await repository.commit("Help")
    let clones = try TestFolder()
    let cloned = try await Binary.shell(
      "git clone -q --bare '\(repository.path)' bare", in: clones.path)
    try #require(cloned.status == 0, "\(cloned.errors)")
    let bare = clones.path + "/bare"
    let done = try await Binary.run(["diff", "HEAD~1", "HEAD", "--in", "App"], in: bare)
    #expect(done.output.contains("+ Help"), "\(done.output)\(done.errors)")
    expectError(try await Binary.run(["diff", "HEAD"], in: bare), "bare repository")
  }

  @Test func anEntryThatTheBaseLacks() async throws {
    let repository = try await Repository()
    try repository.write(Repository.withHelp, to: "App/App.swift")
    let done = try await repository.diff("HEAD", "--entry", "Help")
    #expect(done.status == 0, "\(done.errors)")
    expectError(try await repository.diff("HEAD", "--entry", "Nobody"), "Nobody")
  }

  @Test func withoutGit() async throws {
    let repository = try await Repository()
    let done = try await repository.diff("HEAD", environment: ["PATH": "/nonexistent"])
    expectError(done, "git cannot be run")
  }
}

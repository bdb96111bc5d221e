import Testing

@testable import FlowLoading

@Suite("Files in no target")
struct LeftoverFilesTests {
  private static let files = ["App/App.swift", "App/Old.swift", "Kit/Kit.swift", "Main.swift"]

  private func project(
    _ compiled: Set<String>, folder: String? = nil, isApp: Bool = true
  ) -> XcodeProject {
    var target = XcodeProject.Target(name: "App")
    target.isApp = isApp
    target.files = compiled
    target.folders = folder.map { [.init(path: $0)] } ?? []
    var project = XcodeProject(file: "A.xcodeproj/project.pbxproj")
    project.targets = [target]
    return project
  }

  private func left(_ projects: XcodeProject..., and more: [String] = []) -> Set<String> {
    LeftoverFiles.paths(among: Self.files + more, projects: projects)
  }

  @Test("Beside what a target compiles, and nowhere else")
  func besides() {
    #expect(left(project(["App/App.swift"])) == ["App/Old.swift"])
    #expect(left(project(["app/App.swift", "App/old.swift"])) == [])
    #expect(left(project(["App/App.swift"]), project(["App/Old.swift"])) == [])
    #expect(left() == [])
  }

  @Test("Nothing is known where a folder is compiled whole, or a package has its own list")
  func others() {
    #expect(left(project(["App/App.swift"], folder: "Kit/")) == [])
    #expect(left(project(["App/App.swift"], isApp: false)) == [])
    #expect(left(project(["App/App.swift"]), and: ["App/Package.swift"]) == [])
    #expect(left(project(["App/App.swift"]), and: ["Package.swift"]) == [])
    let inKit = left(project(["App/App.swift"]), and: ["Kit/Package.swift"])
    #expect(inKit == ["App/Old.swift"])
  }

  @Test("A project that names every file need not be read for them")
  func mayExist() {
    let text = """
      A = {isa = PBXBuildFile; };
      \t\tA1 /* App.swift in Sources */ = {isa = PBXBuildFile; fileRef = A2 /* App.swift */; };
      \t\tA3 /* Old.swift */ = {isa = PBXFileReference; path = Old.swift; };
      """
    func mayExist(_ files: String..., also more: String? = nil) -> Bool {
      LeftoverFiles.mayExist(among: files, projects: [text] + (more.map { [$0] } ?? []))
    }
    #expect(!mayExist("App/App.swift"))
    #expect(mayExist("App/App.swift", "App/Old.swift"))
    #expect(!mayExist("App/Old.swift", also: "B /* Old.swift in Sources */ = {"))
    #expect(!mayExist("Old.swift", also: "isa = PBXFileSystemSynchronizedRootGroup;"))
    #expect(!LeftoverFiles.mayExist(among: ["Old.swift"], projects: []))
  }
}

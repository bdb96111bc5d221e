/// Swift files that lie beside an app's source and are in no target: no part of the app, as where
/// a template's scene delegate was taken out of the project and not off the disk.
public enum LeftoverFiles {
  /// - Parameters:
  ///   - files: The paths of all Swift files that were found.
  ///   - projects: The texts of all project files that were found.
  /// - Returns: Whether some file is named by no project as one to compile, so that the projects
  ///   are worth reading for it.
  public static func mayExist(among files: [String], projects: [String]) -> Bool {
    guard !projects.isEmpty, !projects.contains(where: { $0.contains("PBXFileSystemSynch") })
    else { return false }
    var compiled: Set<Substring> = []
    for project in projects { compiled.formUnion(names(in: project)) }
    return files.contains { !compiled.contains($0.dropFirst(folder($0).count)) }
  }

  /// The names in the comments of Xcode's own: `/* App.swift in Sources */`.
  private static func names(in project: String) -> [Substring] {
    project.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let line = Substring(line)
      guard line.contains(".swift"), let start = line.firstRange(of: "/* "),
        let end = line.firstRange(of: " in Sources */"), start.upperBound < end.lowerBound
      else { return nil }
      return line[start.upperBound..<end.lowerBound]
    }
  }

  /// - Parameters:
  ///   - files: The paths of all Swift files that were found.
  ///   - projects: All projects that were found.
  /// - Returns: Those that no target compiles. Only of a folder from which some target compiles
  ///   another file: what a folder without such holds, a package or a pod may compile.
  public static func paths(among files: [String], projects: [XcodeProject]) -> Set<String> {
    let targets = projects.flatMap(\.targets)
    // A folder that is compiled whole needs no word of the files in it.
    guard targets.contains(where: \.isApp), targets.allSatisfy(\.folders.isEmpty) else { return [] }
    // A disk of a Mac does not tell cases apart.
    let compiled = Set(targets.flatMap(\.files).map { $0.lowercased() })
    let folders = Set(compiled.map(folder))
    let others = files.filter { manifests.contains(String($0.dropFirst(folder($0).count))) }
      .map(folder)
    return Set(
      files.filter { path in
        !compiled.contains(path.lowercased()) && folders.contains(folder(path.lowercased()))
          && !others.contains { path.hasPrefix($0) }
      })
  }

  /// What says of other tools which files they compile.
  private static let manifests: Set<String> = ["Package.swift", "Project.swift"]

  /// With `/` at its end; empty for the root.
  private static func folder(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }
}

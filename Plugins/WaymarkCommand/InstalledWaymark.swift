import Foundation

/// The waymark that a person has installed. A plugin that depended on the program would build it,
/// and all that it needs, anew in each project.
enum InstalledWaymark {
  /// What `WAYMARK` names, else the first on the path and where Homebrew and `make install` put it:
  /// Xcode's path is bare.
  static var url: URL? {
    let environment = ProcessInfo.processInfo.environment
    if let program = environment["WAYMARK"], !program.isEmpty {
      return URL(fileURLWithPath: program)
    }
    let folders =
      (environment["PATH"] ?? "").split(separator: ":").map(String.init)
      + ["/opt/homebrew/bin", "/usr/local/bin"]
    return folders.lazy.map { URL(fileURLWithPath: $0).appendingPathComponent("waymark") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}

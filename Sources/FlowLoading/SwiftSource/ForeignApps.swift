/// Apps for the watch or the Mac that lie beside an app for iOS, by their folders.
///
/// One process is not the other: what one posts, the other does not hear, and neither shows the
/// other's screens.
struct ForeignApps: Sendable {
  private let folders: [String]

  init(_ bundles: [AppBundle], files: [SwiftFile]) {
    var own: [String] = []
    var foreign: [String] = []
    for bundle in bundles {
      let parts = bundle.file.split(separator: "/").dropLast()
      let folder = parts.map { "\($0)/" }.joined()
      if bundle.isElsewhere { foreign.append(folder) } else { own.append(folder) }
    }
    let found = foreign.filter { folder in
      !folder.isEmpty && !own.contains { $0.hasPrefix(folder) }
    }
    // A project of one such app alone is read.
    let isAlone = files.allSatisfy { file in found.contains(where: file.path.hasPrefix) }
    folders = isAlone ? [] : found
  }

  func hold(_ path: String) -> Bool { folders.contains(where: path.hasPrefix) }
}

import FlowGraph

/// The group of every screen: the graph's own, or the module or folder that its file lies in.
struct GroupNames: Sendable {
  /// Folders that say how source is arranged and not what it is about.
  private static let arrangement: Set<String> = [
    "app", "classes", "code", "controllers", "features", "flows", "ios", "main", "modules",
    "packages", "presentation", "scenes", "screens", "source", "sources", "src", "ui", "views",
  ]

  private var names: [String: String] = [:]
  static let none = "Other"

  init(_ graph: FlowGraph) {
    let ungrouped = graph.screens.filter { $0.group == nil }
    let folders = ungrouped.map { Array($0.file.split(separator: "/").dropLast().map(String.init)) }
    let common = Self.commonPrefix(folders)
    for (screen, folder) in zip(ungrouped, folders) {
      let telling = folder.dropFirst(common).filter {
        !Self.arrangement.contains($0.lowercased())
      }
      names[screen.id] = telling.first ?? folder.last ?? Self.none
    }
    for screen in graph.screens { if let group = screen.group { names[screen.id] = group } }
  }

  func group(of screen: String) -> String { names[screen] ?? Self.none }

  var all: [String] { Set(names.values).sorted() }

  private static func commonPrefix(_ folders: [[String]]) -> Int {
    guard var prefix = folders.first else { return 0 }
    for folder in folders {
      prefix = Array(zip(prefix, folder).prefix { $0 == $1 }.map(\.0))
    }
    return prefix.count
  }
}

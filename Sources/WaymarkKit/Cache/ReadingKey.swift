import FlowGraph
import FlowLoading
import Foundation

/// The name of all that reading an app's source depends on.
///
/// Two readings with the same name come to the same graph: it covers each file's path and bytes,
/// the settings that change the graph, and the program that reads.
struct ReadingKey: Hashable {
  let name: String

  /// - Parameters:
  ///   - texts: the files that are read, in any order.
  ///   - program: what tells this program from every other version of it.
  init(_ texts: [SourceText], _ options: LoaderOptions, program: String) {
    var hash = SHA256()
    func add(_ text: String) {
      // With its length, so that where one ends and the next begins counts too.
      hash.update("\(text.utf8.count):".utf8)
      hash.update(text.utf8)
    }
    add(program)
    add(options.root)
    add("\(options.operations.count)")
    for operation in options.operations { add(String(reflecting: operation)) }
    for text in texts.sorted(by: { $0.path < $1.path }) {
      add(text.path)
      add(text.text)
    }
    name = hash.finish()
  }

  /// What tells the running program from a newer build of it; nil where that cannot be said.
  static let runningProgram: String? = {
    // Of a link, its target: that is what a new build changes.
    guard let file = Bundle.main.executableURL?.resolvingSymlinksInPath().path,
      let attributes = try? FileManager.default.attributesOfItem(atPath: file),
      let size = attributes[.size], let date = attributes[.modificationDate] as? Date
    else { return nil }
    let number = attributes[.systemFileNumber] ?? 0
    return "\(FlowGraph.toolVersion) \(file) \(number) \(size) \(date.timeIntervalSince1970)"
  }()
}

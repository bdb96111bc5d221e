import FlowGraph
import Foundation

extension Configuration {
  /// Reads a configuration file and those that it extends.
  ///
  /// An extended file counts as if its text stood before this one's: lists are joined, and what
  /// both say of one thing, this one decides. Its patterns are relative to this one's folder.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - knownRules: The ids of all rules; nil lets any pass.
  /// - Throws: `FlowFileError` with every problem of the first file that has some.
  public static func load(file path: String, knownRules: [String]? = nil) throws(FlowFileError)
    -> Configuration
  {
    try load(file: path, knownRules: knownRules, from: [])
  }

  private static func load(
    file path: String, knownRules: [String]?, from chain: [String]
  ) throws(FlowFileError) -> Configuration {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw problem(path, "no such configuration file, or it cannot be read")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw problem(path, "is not UTF-8; save it as UTF-8")
    }
    let own = try load(text: text, file: path, knownRules: knownRules)
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let chain = chain + [URL(fileURLWithPath: path).standardizedFileURL.path]
    var base: Configuration?
    for name in own.extends {
      let file = name.hasPrefix("/") ? name : folder.appendingPathComponent(name).path
      guard !chain.contains(URL(fileURLWithPath: file).standardizedFileURL.path) else {
        throw problem(path, "extends itself through `\(name)`; take one of the two out")
      }
      guard FileManager.default.fileExists(atPath: file) else {
        throw problem(path, "extends `\(name)`, and there is no such file")
      }
      let next = try load(file: file, knownRules: knownRules, from: chain)
      base = base.map { next.extending($0) } ?? next
    }
    return base.map { own.extending($0) } ?? own
  }

  private static func problem(_ file: String, _ message: String) -> FlowFileError {
    FlowFileError(file: file, problems: [.init(line: 1, column: 1, message: message)])
  }

  /// This configuration on top of another.
  func extending(_ base: Configuration) -> Configuration {
    var result = self
    result.title = title ?? base.title
    result.include = base.include + include
    result.exclude = base.exclude + exclude
    result.entries = base.entries + entries.filter { !base.entries.contains($0) }
    result.rules = base.rules.merging(rules) { $1 }
    result.ruleExcludes = base.ruleExcludes.merging(ruleExcludes) { $0 + $1 }
    result.baseline = baseline ?? base.baseline
    result.deepLinkCoverage = deepLinkCoverage ?? base.deepLinkCoverage
    let own = operations
    result.operations =
      base.operations.filter { old in
        !own.contains {
          ($0.type, $0.function, $0.labels) == (old.type, old.function, old.labels)
        }
      } + own
    result.policy.forbidden = base.policy.forbidden + policy.forbidden
    result.policy.allowed = base.policy.allowed + policy.allowed
    result.policy.required = base.policy.required + policy.required
    result.policy.distances = base.policy.distances + policy.distances
    result.files = base.files + files
    return result
  }

  /// What a configuration in a folder below says that only the one at the top can.
  public var keysOfTheTop: [String] {
    [
      ("title", title != nil), ("include", !include.isEmpty), ("extends", !extends.isEmpty),
      ("entries", !entries.isEmpty), ("operations", !operations.isEmpty),
      ("baseline", baseline != nil), ("deep_link_coverage", deepLinkCoverage != nil),
      ("forbidden", !policy.forbidden.isEmpty), ("allowed", !policy.allowed.isEmpty),
      ("required", !policy.required.isEmpty), ("max_taps", !policy.distances.isEmpty),
    ].filter(\.1).map(\.0)
  }
}

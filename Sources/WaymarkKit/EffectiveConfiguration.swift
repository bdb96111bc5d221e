import FlowGraph
import FlowLoading
import FlowRules
import Foundation

/// The configuration that holds for a folder: which files it is made of, and what they say in all.
public struct EffectiveConfiguration: Sendable {
  /// The files in the order in which they count, the extended ones first; empty for none.
  public let files: [String]
  private let configuration: Configuration

  /// - Throws: `InputError` where a path is missing or a file has mistakes in it.
  public init(paths: [String], options: AnalyzerOptions) throws {
    do {
      let root = try SourceDiscovery(root: options.relativeRoot).root(of: paths)
      configuration = try ProjectSettings(options, root: root).configuration
    } catch let error as DiscoveryError {
      throw InputError(error.description)
    }
    files = configuration.files
  }

  /// The whole configuration as one YAML file, every rule with its level. Reading it back gives
  /// the same.
  public func yaml() -> String {
    var lines = files.map { "# from \(TerminalText.clean($0))" }
    if let title = configuration.title { lines.append("title: \(Self.quoted(title))") }
    lines += list("include", configuration.include.map(\.pattern))
    lines += list("exclude", configuration.exclude.map(\.pattern))
    lines += list("entries", configuration.entries)
    lines.append("rules:")
    lines += RuleRegistry.all.map { "  \($0.id): \(options(of: $0))" }
    if let baseline = configuration.baseline {
      lines.append("baseline: \(Self.quoted(baseline))")
    }
    if let floor = configuration.deepLinkCoverage { lines.append("deep_link_coverage: \(floor)") }
    lines += section(
      "operations",
      configuration.operations.map { one in
        [
          ("call", Self.quoted(one.call)), ("does", one.effect.rawValue),
          ("route", one.route.map(String.init)),
        ]
      })
    lines += policy
    return lines.map { $0 + "\n" }.joined()
  }

  private func options(of rule: any Rule) -> String {
    let standard = rule.isOnByDefault ? rule.defaultSeverity.rawValue : "off"
    let level = configuration.rules[rule.id]?.rawValue ?? standard
    guard let excluded = configuration.ruleExcludes[rule.id] else { return level }
    return "{ severity: \(level), exclude: \(Self.list(excluded.map(\.pattern))) }"
  }

  private var policy: [String] {
    let policy = configuration.policy
    func ends(_ way: Policy.Way) -> [(String, String?)] {
      [
        ("from", Self.selector(way.from)), ("to", Self.selector(way.to)),
        (
          "kind", way.kinds.isEmpty ? nil : "[\(way.kinds.map(\.rawValue).joined(separator: ", "))]"
        ),
        ("reachable", way.reachable ? "true" : nil),
      ]
    }
    return section("forbidden", policy.forbidden.map { ends($0) + Self.remarks($0.statement) })
      + section("allowed", policy.allowed.map { ends($0) + Self.remarks($0.statement) })
      + section(
        "required",
        policy.required.map {
          [
            ("from", $0.from.map(Self.selector) ?? "launch"), ("to", Self.selector($0.to)),
            ("passes", Self.selector($0.passes)),
          ] + Self.remarks($0.statement)
        })
      + section(
        "max_taps",
        policy.distances.map {
          [("to", Self.selector($0.to)), ("taps", String($0.taps))] + Self.remarks($0.statement)
        })
  }

  private static func remarks(_ statement: Policy.Statement) -> [(String, String?)] {
    [
      ("comment", statement.comment.map(quoted)), ("severity", statement.severity?.rawValue),
    ]
  }

  private static func selector(_ selector: ScreenSelector) -> String {
    let pairs = conditions(selector) + selector.except.map { ("except", table(conditions($0))) }
    return pairs.isEmpty ? table([("name", list(["*"]))]) : table(pairs)
  }

  private static func conditions(_ selector: ScreenSelector) -> [(String, String?)] {
    [
      ("name", selector.names.map(\.text)), ("file", selector.files.map(\.text)),
      ("group", selector.groups.map(\.text)), ("tag", selector.tags),
      ("kind", selector.kinds.map(\.rawValue)),
    ].filter { !$0.1.isEmpty }.map { ($0.0, list($0.1)) }
  }

  private func list(_ key: String, _ values: [String]) -> [String] {
    values.isEmpty ? [] : ["\(key): \(Self.list(values))"]
  }

  private func section(_ key: String, _ tables: [[(String, String?)]]) -> [String] {
    tables.isEmpty ? [] : ["\(key):"] + tables.map { "  - \(Self.table($0))" }
  }

  private static func table(_ pairs: [(String, String?)]) -> String {
    let words = pairs.compactMap { key, value in value.map { "\(key): \($0)" } }
    return "{ \(words.joined(separator: ", ")) }"
  }

  private static func list(_ values: [String]) -> String {
    "[\(values.map(quoted).joined(separator: ", "))]"
  }

  /// JSON's strings are YAML's, but for the pairs of `\u` that JSON may write: the encoder leaves
  /// such characters as they are.
  private static func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}

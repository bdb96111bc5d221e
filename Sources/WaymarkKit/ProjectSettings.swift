import FlowGraph
import FlowLoading
import FlowRules
import Foundation

/// What the options and the configuration file say together.
struct ProjectSettings {
  var configuration: Configuration
  /// The folder that the configuration's patterns are relative to, as an absolute path.
  private var folder: String
  private var includes: [Glob]
  private var excludes: [Glob]

  /// - Parameter root: the folder that is analysed, as an absolute path.
  /// - Throws: `InputError` where the file cannot be read or has mistakes in it.
  init(_ options: AnalyzerOptions, root: String) throws {
    includes = try options.includes.map { try Self.pattern($0, of: "--include") }
    excludes = try options.excludes.map { try Self.pattern($0, of: "--exclude") }
    guard let file = options.configurationFile ?? Configuration.find(from: root) else {
      configuration = Configuration()
      folder = root
      return
    }
    guard FileManager.default.contents(atPath: file) != nil else {
      throw InputError("\(file): no such configuration file, or it cannot be read")
    }
    configuration = try Self.read(file)
    folder = URL(fileURLWithPath: SourceDiscovery.absolute(file)).deletingLastPathComponent().path
  }

  /// - Throws: `InputError` where the file, or one that it extends, has mistakes in it.
  static func read(_ file: String) throws -> Configuration {
    do {
      return try Configuration.load(file: file, knownRules: RuleRegistry.ids)
    } catch {
      throw InputError(error)
    }
  }

  /// A pattern of the command line: one without `/` means any part of a path.
  private static func pattern(_ text: String, of option: String) throws -> Glob {
    do {
      return try Glob(text.contains("/") ? text : "**/" + text)
    } catch {
      throw InputError("\(option) '\(text)': \(error)")
    }
  }

  /// How the rules run on what lies below a root.
  func rules(root: String, nested: NestedConfigurations? = nil) -> RuleConfiguration {
    var rules = RuleConfiguration(
      disabled: Set(configuration.rules.filter { $0.value == .off }.keys),
      enabled: Set(configuration.rules.filter { $0.value != .off }.keys),
      severities: configuration.rules.compactMapValues(\.severity),
      deepLinkCoverageFloor: configuration.deepLinkCoverage)
    rules.policy = configuration.policy
    rules.folder = prefix(of: root)
    rules.excludedFiles = configuration.ruleExcludes.mapValues { globs in
      globs.map { CapturePattern($0.pattern) }
    }
    rules.scopes = nested?.scopes ?? []
    return rules
  }

  /// What goes before a path below the root so that it is relative to the configuration. The root
  /// may lie below the configuration, or above it where `--config` names one.
  private func prefix(of root: String) -> String {
    SourceDiscovery.relative(root, to: folder).map { $0.isEmpty ? "" : $0 + "/" } ?? ""
  }

  /// The baseline that the configuration names, as an absolute path.
  var baseline: String? {
    configuration.baseline.map { $0.hasPrefix("/") ? $0 : folder + "/" + $0 }
  }

  func discovery(root: String) -> SourceDiscovery {
    let prefix = prefix(of: root)
    let (configuration, includes, excludes) = (configuration, includes, excludes)
    return SourceDiscovery(
      root: root,
      includes: { path in
        configuration.reads(prefix + path)
          && (includes.isEmpty || includes.contains { $0.matches(path) })
      },
      excludes: { path in
        configuration.exclude.contains { $0.matches(prefix + path) }
          || excludes.contains { $0.matches(path) }
      })
  }
}

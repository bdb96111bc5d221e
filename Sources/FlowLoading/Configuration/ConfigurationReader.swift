import FlowGraph

/// Makes a configuration of a file's values, and reports what only their meaning shows.
struct ConfigurationReader {
  typealias Problem = FlowFileError.Problem

  let file: String
  let knownRules: [String]?
  private(set) var problems: [Problem] = []

  init(file: String, knownRules: [String]?) {
    self.file = file
    self.knownRules = knownRules
  }

  mutating func read(_ value: YAMLValue) -> Configuration {
    var configuration = Configuration()
    configuration.file = file
    configuration.files = [file]
    configuration.extends = (value["extends"]?.elements ?? []).compactMap(\.name)
    configuration.title = value["title"]?.text
    configuration.include = patterns(value["include"])
    configuration.exclude = patterns(value["exclude"])
    configuration.entries = (value["entries"]?.elements ?? []).compactMap(\.name)
    configuration.baseline = value["baseline"]?.name
    configuration.deepLinkCoverage = value["deep_link_coverage"]?.number
    for pair in value["rules"]?.pairs ?? [] {
      if let knownRules, !knownRules.contains(pair.key) {
        report(
          pair.line, pair.column,
          "no rule is called `\(pair.key)`",
          suggestion: NearestWord.to(pair.key, among: knownRules))
      }
      let level = pair.value["severity"] ?? pair.value
      configuration.rules[pair.key] = level.word.flatMap(Configuration.RuleLevel.init)
      let excludes = patterns(pair.value["exclude"])
      if !excludes.isEmpty { configuration.ruleExcludes[pair.key] = excludes }
    }
    var policy = PolicyReader(file: file)
    configuration.policy = policy.read(value)
    problems += policy.problems
    for operation in value["operations"]?.elements ?? [] {
      guard let operation = read(operation: operation) else { continue }
      let twin = configuration.operations.first {
        ($0.type, $0.function, $0.labels) == (operation.type, operation.function, operation.labels)
      }
      if let twin {
        report(
          operation.place.line, operation.place.column,
          "the call `\(operation.call)` stands twice, first on line \(twin.place.line)")
      }
      configuration.operations.append(operation)
    }
    return configuration
  }

  private mutating func patterns(_ value: YAMLValue?) -> [Glob] {
    var globs: [Glob] = []
    for element in value?.elements ?? [] {
      guard let pattern = element.name else { continue }
      do throws(Glob.Mistake) {
        globs.append(try Glob(pattern))
      } catch {
        report(element.line, element.column, "`\(pattern)`: \(error)")
      }
    }
    return globs
  }

  private mutating func read(operation value: YAMLValue) -> DeclaredOperation? {
    guard let written = value["call"], let call = written.name, let does = value["does"]?.word,
      let effect = DeclaredOperation.Effect(rawValue: does)
    else { return nil }
    guard let (type, function, labels) = Self.parts(of: call) else {
      report(
        written.line, written.column,
        "`\(call)` is no call: write the type, the function and the labels of its arguments as in "
          + "`AppRouter.go(to:animated:)`, with `_:` for an argument without a label")
      return nil
    }
    return DeclaredOperation(
      call: call, type: type, function: function, labels: labels, effect: effect,
      route: route(value["route"], of: call, labels, effect: effect, at: written),
      at: SourcePlace(file: file, line: written.line, column: written.column))
  }

  private mutating func route(
    _ value: YAMLValue?, of call: String, _ labels: [String],
    effect: DeclaredOperation.Effect, at written: YAMLValue
  ) -> Int? {
    guard let value else {
      guard effect.needsRoute else { return nil }
      if labels.count == 1 { return 0 }
      report(
        written.line, written.column,
        labels.isEmpty
          ? "`\(call)` takes no argument, so nothing says where `\(effect.rawValue)` leads"
          : "say which argument of `\(call)` names the destination: "
            + "`route:` with its position from 0, or its label")
      return nil
    }
    guard effect.needsRoute else {
      report(value.line, value.column, "`\(effect.rawValue)` leads nowhere new; leave `route` out")
      return nil
    }
    if let position = value.integer {
      if labels.indices.contains(position) { return position }
      let last = labels.count - 1
      report(
        value.line, value.column,
        "`\(call)` has no argument \(position): "
          + (last < 0 ? "it takes none" : last == 0 ? "its only one is 0" : "they are 0 to \(last)")
      )
      return nil
    }
    guard let label = value.name.map({ $0.hasSuffix(":") ? String($0.dropLast()) : $0 }) else {
      return nil
    }
    if let position = labels.firstIndex(of: label) { return position }
    report(
      value.line, value.column, "`\(call)` has no argument with the label `\(label)`",
      suggestion: NearestWord.to(label, among: labels.filter { $0 != "_" }))
    return nil
  }

  /// Takes `Type.function(label:_:)` apart. The type may be nested or absent, the brackets may
  /// be empty.
  static func parts(of call: String) -> (type: String?, function: String, labels: [String])? {
    guard let match = call.wholeMatch(of: /([^():\s]+)\(((?:[^():\s]+:)*)\)/) else { return nil }
    let names = match.1.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let labels = match.2.split(separator: ":").map(String.init)
    guard let function = names.last, (names + labels).allSatisfy(isIdentifier) else { return nil }
    let type = names.dropLast().joined(separator: ".")
    return (type.isEmpty ? nil : type, function, labels)
  }

  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.first, first == "_" || first.isLetter else { return false }
    return name.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
  }

  private mutating func report(
    _ line: Int, _ column: Int, _ message: String, suggestion: String? = nil
  ) {
    problems.append(Problem(line: line, column: column, message: message, suggestion: suggestion))
  }
}

import FlowGraph

/// Makes a policy of a file's values, and reports what only their meaning shows.
struct PolicyReader {
  let file: String
  private(set) var problems: [FlowFileError.Problem] = []

  init(file: String) { self.file = file }

  mutating func read(_ value: YAMLValue) -> Policy {
    var policy = Policy()
    policy.forbidden = (value["forbidden"]?.elements ?? []).map { way($0) }
    policy.allowed = (value["allowed"]?.elements ?? []).map { way($0) }
    policy.required = (value["required"]?.elements ?? []).compactMap { passage($0) }
    if let taps = value["max_taps"]?.integer, let place = value["max_taps"] {
      policy.distances = [.init(to: ScreenSelector(), taps: taps, statement: statement(place))]
    } else {
      policy.distances = (value["max_taps"]?.elements ?? []).compactMap { distance($0) }
    }
    return policy
  }

  private mutating func way(_ value: YAMLValue) -> Policy.Way {
    let from = selector(value["from"])
    check(value["from"], captured: 0, of: nil)
    check(value["to"], captured: from.captureCount, of: "from")
    return Policy.Way(
      from: from, to: selector(value["to"]),
      kinds: (value["kind"]?.elements ?? []).compactMap(\.word).compactMap(Transition.Kind.init),
      reachable: value["reachable"]?.flag ?? false, statement: statement(value))
  }

  private mutating func passage(_ value: YAMLValue) -> Policy.Passage? {
    let isLaunch = value["from"] == nil || value["from"]?.name == "launch"
    let from = isLaunch ? nil : selector(value["from"])
    let captured = from?.captureCount ?? 0
    check(value["to"], captured: captured, of: "from")
    check(value["passes"], captured: captured, of: "from")
    guard value["to"] != nil, value["passes"] != nil else { return nil }
    return Policy.Passage(
      from: from, to: selector(value["to"]), passes: selector(value["passes"]),
      statement: statement(value))
  }

  private mutating func distance(_ value: YAMLValue) -> Policy.Distance? {
    check(value["to"], captured: 0, of: nil)
    guard let taps = value["taps"]?.integer else { return nil }
    return Policy.Distance(
      to: selector(value["to"]), taps: taps, statement: statement(value))
  }

  private func statement(_ value: YAMLValue) -> Policy.Statement {
    Policy.Statement(
      comment: value["comment"]?.text,
      severity: value["severity"]?.word.flatMap(Severity.init),
      at: SourcePlace(file: file, line: value.line, column: value.column))
  }

  private func selector(_ value: YAMLValue?) -> ScreenSelector {
    guard let value else { return ScreenSelector() }
    func patterns(_ value: YAMLValue?) -> [CapturePattern] {
      (value?.elements ?? []).compactMap(\.name).map(CapturePattern.init)
    }
    guard case .table = value.content else { return ScreenSelector(names: patterns(value)) }
    let kinds = (value["kind"]?.elements ?? []).compactMap(\.word)
    return ScreenSelector(
      names: patterns(value["name"]), files: patterns(value["file"]),
      groups: patterns(value["group"]), tags: (value["tag"]?.elements ?? []).compactMap(\.name),
      kinds: kinds.compactMap(Screen.Kind.init),
      except: value["except"].map { [selector($0)] } ?? [])
  }

  /// Reports each `$n` that stands for nothing.
  private mutating func check(_ value: YAMLValue?, captured: Int, of source: String?) {
    guard let value else { return }
    var known = captured
    if case .table(let pairs) = value.content {
      for pair in pairs where pair.key != "except" {
        for element in pair.value.elements { check(word: element, known, source) }
      }
      // What is excepted may also speak of what the selector itself has captured.
      known += selector(value).captureCount
      for element in value["except"]?.elements ?? [] { check(word: element, known, source) }
      for pair in value["except"]?.pairs ?? [] {
        for element in pair.value.elements { check(word: element, known, source) }
      }
    } else {
      for element in value.elements { check(word: element, known, source) }
    }
  }

  private mutating func check(word: YAMLValue, _ captured: Int, _ source: String?) {
    guard let name = word.name else { return }
    let highest = CapturePattern(name).highestReference
    guard highest > captured else { return }
    let reason =
      source.map {
        captured == 0 ? "`\($0)` has no wildcard" : "there are \(captured) wildcards in `\($0)`"
      }
      ?? "nothing stands before it"
    problems.append(
      .init(
        line: word.line, column: word.column,
        message: "`$\(highest)` in `\(name)` stands for nothing: \(reason)"))
  }
}

extension ScreenSelector {
  /// How many parts a match captures at least.
  fileprivate var captureCount: Int {
    [names, files, groups].reduce(0) { $0 + ($1.map(\.captureCount).min() ?? 0) }
  }
}

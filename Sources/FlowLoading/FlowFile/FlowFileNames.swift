import FlowGraph

/// The screens and coordinators of one flow file, and what a name in it stands for.
struct FlowFileNames {
  typealias Problem = FlowFileError.Problem

  struct Declaration {
    var name: String
    var place: SourcePlace
    /// The coordinator that it is declared in.
    var coordinator: String?
    var value: YAMLValue?
  }

  /// A screen that is used and declared nowhere.
  private struct Mention {
    var place: SourcePlace
    var coordinator: String?
  }

  let file: String
  let strict: Bool
  private(set) var screens: [Declaration] = []
  private(set) var coordinators: [Declaration] = []
  private(set) var problems: [Problem] = []
  private var screenIndex: [String: Int] = [:]
  private var roots: [String: [YAMLValue]] = [:]
  private var mentions: [String: Mention] = [:]

  init(_ value: YAMLValue, file: String) {
    self.file = file
    strict = value["strict"]?.flag ?? false
    for pair in value["coordinators"]?.pairs ?? [] {
      declare(coordinator: pair)
      for screen in pair.value["screens"]?.pairs ?? [] { declare(screen: screen, in: pair.key) }
    }
    for screen in value["screens"]?.pairs ?? [] { declare(screen: screen, in: nil) }
    for coordinator in coordinators {
      guard let other = screenIndex[coordinator.name] else { continue }
      report(
        coordinator.place,
        "`\(coordinator.name)` is both a coordinator and a screen (line \(screens[other].place.line)); "
          + "give one another name")
    }
  }

  func place(_ value: YAMLValue) -> SourcePlace {
    SourcePlace(file: file, line: value.line, column: value.column)
  }

  private func place(_ pair: YAMLValue.Pair) -> SourcePlace {
    SourcePlace(file: file, line: pair.line, column: pair.column)
  }

  private mutating func declare(coordinator pair: YAMLValue.Pair) {
    coordinators.append(Declaration(name: pair.key, place: place(pair), value: pair.value))
    roots[pair.key] = Self.roots(of: pair.value)
  }

  private mutating func declare(screen pair: YAMLValue.Pair, in coordinator: String?) {
    if pair.key == Transition.anywhere {
      report(place(pair), "`*` is no name of a screen; put its actions under `anywhere`")
    } else if let first = screenIndex[pair.key] {
      report(
        place(pair),
        "the screen `\(pair.key)` stands twice, first on line \(screens[first].place.line); "
          + "join the two")
    } else {
      screenIndex[pair.key] = screens.count
      screens.append(
        Declaration(
          name: pair.key, place: place(pair), coordinator: coordinator, value: pair.value))
    }
  }

  /// What is written as the root of the stack of a coordinator or a screen.
  static func roots(of value: YAMLValue) -> [YAMLValue] {
    guard let stack = value["stack"] else { return [] }
    if case .table = stack.content { return stack["root"]?.elements ?? [] }
    return stack.elements
  }

  func isDeclared(_ screen: String) -> Bool { screenIndex[screen] != nil }

  func isCoordinator(_ name: String) -> Bool { roots[name] != nil }

  func coordinator(of screen: String) -> String? {
    screenIndex[screen].flatMap { screens[$0].coordinator } ?? mentions[screen]?.coordinator
  }

  /// The screens that a name stands for: itself, or the roots of the coordinator it names.
  ///
  /// - Parameter coordinator: The coordinator that a screen declared nowhere belongs to.
  mutating func targets(_ value: YAMLValue, in coordinator: String? = nil) -> [String] {
    guard let name = value.name else { return [] }
    if isDeclared(name) { return [name] }
    guard let roots = roots[name] else { return mention(name, at: place(value), in: coordinator) }
    // A root that names another coordinator is reported where the stack is read.
    let screens = roots.compactMap(\.name).filter { self.roots[$0] == nil }
    if screens.isEmpty {
      report(
        place(value),
        "the coordinator `\(name)` has no stack, so nothing says what it shows; "
          + "name a screen, or give it `stack: <screen>`")
    }
    return screens
  }

  /// The same where only a screen will do: a stack's root, a screen to go back to.
  mutating func screen(_ value: YAMLValue, in coordinator: String? = nil) -> String? {
    guard let name = value.name else { return nil }
    guard roots[name] == nil || isDeclared(name) else {
      report(place(value), "`\(name)` is a coordinator; name one of its screens here")
      return nil
    }
    return isDeclared(name) ? name : mention(name, at: place(value), in: coordinator).first
  }

  private mutating func mention(
    _ name: String, at place: SourcePlace, in coordinator: String?
  ) -> [String] {
    if name == Transition.anywhere {
      report(place, "`*` is no name of a screen")
      return []
    }
    let names = screens.map(\.name) + coordinators.map(\.name)
    let near = strict ? NearestWord.to(name, among: names) : Self.slip(name, among: names)
    if strict || near != nil {
      let remedy =
        strict
        ? "declare it under `screens`, or leave `strict` out"
        : "if it is a screen of its own, declare it with a line `\(name):` under `screens`"
      problems.append(
        Problem(
          line: place.line, column: place.column,
          message: "no screen is called `\(name)`: \(remedy)", suggestion: near))
      return []
    }
    var mention = mentions[name] ?? Mention(place: place, coordinator: coordinator)
    mention.place = min(mention.place, place)
    mention.coordinator = mention.coordinator ?? coordinator
    mentions[name] = mention
    return [name]
  }

  /// A declared name that is one letter away, so that the other is a slip of the hand.
  ///
  /// `Step1` and `Step2` are two names: where the digits differ nothing is near.
  private static func slip(_ name: String, among names: [String]) -> String? {
    let digits = name.filter(\.isNumber)
    let candidates = names.filter { $0.filter(\.isNumber) == digits }
    return NearestWord.to(name, among: candidates, limit: name.count < 4 ? 0 : 1)
  }

  private mutating func report(_ place: SourcePlace, _ message: String) {
    problems.append(Problem(line: place.line, column: place.column, message: message))
  }

  /// The screens that are used and declared nowhere, by name.
  func undeclared() -> [Screen] {
    mentions.sorted { $0.key < $1.key }.map { name, mention in
      Screen(name: name, kind: .declared, group: mention.coordinator, at: mention.place)
    }
  }
}

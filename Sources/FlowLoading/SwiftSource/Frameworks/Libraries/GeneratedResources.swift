/// Names of resources that a tool writes into code which is not kept with the source:
/// `R.storyboard.main.settings()`, `R.segue.home.details`, `R.reuseIdentifier.row`, or, by another tool,
/// `StoryboardScene.Main.settings.instantiate()`.
///
/// The tool makes a Swift name of each resource's own; both are compared by their letters and digits.
enum GeneratedResources {
  private static let root = "R"
  private static let prefix = "\u{0}R."
  private static let scenes = "StoryboardScene"
  private static let firstScene = "initialScene"
  private static let segues = "StoryboardSegue"

  /// What a member of the root, or of a group of it, stands for.
  static func member(
    _ name: String, of value: Value, _ interpreter: Interpreter, _ frame: Frame
  ) -> ValueSet? {
    switch value {
    case .externalType(root):
      guard groups.contains(name) else { return nil }
      return ValueSet(.external(prefix + name))
    case .externalType(scenes), .externalType(segues):
      guard case .externalType(let group) = value else { return nil }
      let found = interpreter.storyboards?.map.storyboards.first { isSame($0.name, name) }
      return found.map { ValueSet(.external("\(prefix)\(group).\($0.name)")) }
    case .external(let group) where group.hasPrefix(prefix):
      return member(
        name, ofGroup: group.dropFirst(prefix.count).split(separator: ".").map(String.init),
        interpreter, frame)
    default: return nil
    }
  }

  private static let groups: Set<String> = ["storyboard", "segue", "reuseIdentifier"]

  private static func member(
    _ name: String, ofGroup path: [String], _ interpreter: Interpreter, _ frame: Frame
  ) -> ValueSet? {
    let map = interpreter.storyboards?.map
    switch path {
    case let path where path.count == 2 && path[0] == scenes:
      if name == "storyboard" { return ValueSet(Storyboards.value(named: path[1])) }
      return ValueSet(.external("\(prefix)\(scenes).\(path[1]).\(name)"))
    case let path where path.count == 2 && path[0] == segues:
      let found = map?.storyboards.filter { $0.name == path[1] }
        .flatMap { $0.segues.compactMap(\.identifier) }
      return found?.first { isSame($0, name) }.map { ValueSet(.string($0)) }
    case ["storyboard"]:
      let found = map?.storyboards.first { isSame($0.name, name) }
      return found.map { ValueSet(Storyboards.value(named: $0.name)) }
    case ["segue"]: return ValueSet(.external("\(prefix)segue.\(name)"))
    case let path where path.first == "segue" && path.count == 2:
      let names = map?.storyboards.flatMap { $0.segues.compactMap(\.identifier) }
      return names?.first { isSame($0, name) }.map { ValueSet(.string($0)) }
    case ["reuseIdentifier"]:
      let found = interpreter.cellClasses.keys.sorted().first { isSame($0, name) }
      let type = found.flatMap { interpreter.cellClasses[$0] }
        .flatMap { interpreter.index.find(dotted: $0, file: frame.file) }
      return type.map { ValueSet(.type($0.id)) }
    default: return nil
    }
  }

  /// The scene that a call names on a storyboard: `main.settings()`; the storyboard itself for
  /// `R.storyboard.main()`.
  static func call(
    _ site: CallSite, on base: Value, _ interpreter: Interpreter, _ frame: Frame
  ) -> ValueSet? {
    guard case .external(let name) = base, let map = interpreter.storyboards?.map else {
      return nil
    }
    if let made = made(by: site, on: name, interpreter, frame) { return made }
    if name.hasPrefix(prefix) { return member(site.name, of: base, interpreter, frame) }
    guard let storyboard = Storyboards.storyboardName(name), Frameworks.methods[site.name] == nil
    else { return nil }
    let names = map.storyboards.filter { $0.name == storyboard }
      .flatMap { $0.scenes.compactMap(\.storyboardIdentifier) }
    guard let identifier = names.first(where: { isSame($0, site.name) }) else { return nil }
    return interpreter.instantiate(
      ValueSet(base), ValueSet(.string(identifier)), site, frame)
  }

  /// The scene that `instantiate()` makes of `StoryboardScene.Main.settings`.
  private static func made(
    by site: CallSite, on scene: String, _ interpreter: Interpreter, _ frame: Frame
  ) -> ValueSet? {
    let path = scene.dropFirst(prefix.count).split(separator: ".").map(String.init)
    guard site.name == "instantiate", scene.hasPrefix(prefix), path.count == 3, path[0] == scenes
    else { return nil }
    let storyboard = ValueSet(Storyboards.value(named: path[1]))
    if path[2] == firstScene { return interpreter.instantiate(storyboard, nil, site, frame) }
    let known = interpreter.storyboards?.map.storyboards.filter { $0.name == path[1] }
      .flatMap { $0.scenes.compactMap(\.storyboardIdentifier) }
    guard let identifier = known?.first(where: { isSame($0, path[2]) }) else { return nil }
    return interpreter.instantiate(storyboard, ValueSet(.string(identifier)), site, frame)
  }

  /// Whether a name in code is the one that the tool makes of a resource's.
  private static func isSame(_ resource: String, _ name: String) -> Bool {
    func letters(_ text: String) -> String {
      text.lowercased().filter { $0.isLetter || $0.isNumber }
    }
    return letters(resource) == letters(name)
  }

  /// Whether an expression is a member of the root.
  static func names(_ expression: Expression) -> Bool { expression.root == root }
}

import FlowGraph

/// The app's storyboards, as the interpreter uses them.
///
/// Scenes become objects of their classes, so that code which is given one can set it up.
final class Storyboards {
  /// Names a scene as the place that an object is made at.
  private final class Site {}

  let graph: InterfaceBuilderGraph
  let entries: [EntryStoryboard]
  private let files: [String: UInt32]
  private let index: ProgramIndex
  private var sites: [Instance: Site] = [:]
  /// The same as a set.
  fileprivate var made: Set<ObjectIdentifier> = []
  /// Scenes whose content was put in place.
  var filled: Set<Instance> = []
  /// Those that are setting up what they show.
  var settingUp: Set<Instance> = []

  /// A scene that the system or a segue shows, or one that code makes: another object each.
  struct Instance: Hashable {
    let key: SceneKey
    let isMadeByCode: Bool
  }

  var map: SceneMap { graph.map }

  /// The selectors that controls of storyboards and nibs are connected to.
  private(set) lazy var selectors = Set(
    (map.storyboards + map.nibs).flatMap(\.actions).map(\.selector))

  /// The selectors of the methods that unwind segues go back to.
  private(set) lazy var unwindActions = Set(
    map.storyboards.flatMap(\.segues).compactMap { segue in
      if case .unwind(let action) = segue.kind { action } else { nil }
    })

  /// - Parameter files: the numbers of the storyboards' units.
  init(
    _ graph: InterfaceBuilderGraph, entries: [EntryStoryboard], files: [String: UInt32],
    _ index: ProgramIndex
  ) {
    self.graph = graph
    self.index = index
    self.entries = entries
    self.files = files
  }

  func site(_ instance: Instance) -> ObjectIdentifier {
    if let known = sites[instance] { return ObjectIdentifier(known) }
    let site = Site()
    sites[instance] = site
    made.insert(ObjectIdentifier(site))
    return ObjectIdentifier(site)
  }

  /// A line of a storyboard: its unit holds one byte a line.
  func span(_ file: String, _ line: Int) -> Span {
    let start = UInt32(max(0, line - 1))
    return Span(file: files[file] ?? 0, start: start, end: start)
  }

  func scenes(storyboard: String, identifier: String?, near file: String) -> [SceneKey] {
    guard
      case .scenes(let keys, _) = map.resolve(
        storyboard: storyboard, identifier: identifier, near: file)
    else { return [] }
    return keys
  }

  /// The scenes that embed one of a class, by its number.
  private(set) lazy var embedding: [Int: [SceneKey]] = map.keys.reduce(into: [:]) { all, key in
    for segue in map.segues(from: key) where segue.kind == .embed {
      for part in targets(segue, key) {
        guard let type = type(of: part), all[type.id]?.contains(key) != true else { continue }
        all[type.id, default: []].append(key)
      }
    }
  }

  /// The one scene that has a segue of an identifier that is known.
  func onlyScene(performing identifiers: ValueSet) -> SceneKey? {
    guard case .string(let identifier)? = identifiers.only else { return nil }
    let keys = map.keys.filter { key in
      map.segues(from: key).contains { $0.identifier == identifier }
    }
    return keys.count == 1 ? keys[0] : nil
  }

  func scenes(ofClass type: TypeInfo) -> [SceneKey] {
    map.keys.filter { map.scene($0).customClass?.name == type.name && self.type(of: $0) === type }
  }

  /// The class of a scene: of several of the name, as of two apps, the one nearest to the storyboard.
  func type(of key: SceneKey) -> TypeInfo? {
    let scene = map.scene(key)
    return scene.customClass.flatMap {
      index.find(dotted: $0.name, file: files[scene.file] ?? 0)
    }
  }

  func targets(_ segue: InterfaceBuilderSegue, _ key: SceneKey) -> [SceneKey] {
    guard case .scenes(let keys, _) = map.resolve(segue, from: key) else { return [] }
    return keys
  }

  // MARK: Tables

  private static let storyboardPrefix = "UIStoryboard:"
  private static let seguePrefix = "UIStoryboardSegue:"

  static let constructors: [String: Frameworks.Constructor] = [
    "UIStoryboard": { interpreter, site, frame in
      guard let name = site.argument("name") else { return .unknown }
      let names = interpreter.evaluate(name, frame)
      let known = names.values.compactMap { value -> Value? in
        if case .string(let text) = value { return Storyboards.value(named: text) }
        return nil
      }
      return known.isEmpty
        ? ValueSet([unnamed], isOpen: true) : ValueSet(known, isOpen: names.isOpen)
    }
  ]

  static let methods: [String: Frameworks.Method] = [
    "instantiateViewController": { interpreter, bases, _, site, frame in
      let identifier = site.argument("withIdentifier") ?? site.argument("identifier")
      guard let identifier else { return nil }
      let names = interpreter.evaluate(identifier, frame)
      let made = interpreter.created(by: site, frame)
      if made == nil { interpreter.runArguments(site.rest, frame) }
      let found = interpreter.instantiate(bases, names, site, frame)
      return found.only == missingScene ? found : made ?? found
    },
    "instantiateInitialViewController": { interpreter, bases, _, site, frame in
      let made = interpreter.created(by: site, frame)
      if made == nil { interpreter.runArguments(site, frame) }
      return made ?? interpreter.instantiate(bases, nil, site, frame)
    },
    "performSegue": { interpreter, bases, _, site, frame in
      guard let identifier = site.argument("withIdentifier") else { return nil }
      interpreter.perform(segue: interpreter.evaluate(identifier, frame), of: bases, site, frame)
      return ValueSet.none
    },
  ]

  /// Stands for a scene that no storyboard has, where the app stops.
  static let missingScene = Value.external("\u{0}missing scene")

  static func value(named name: String) -> Value { .external(storyboardPrefix + name) }

  static func storyboardName(_ external: String) -> String? {
    external.hasPrefix(storyboardPrefix) ? String(external.dropFirst(storyboardPrefix.count)) : nil
  }

  /// The value that stands for a segue while `prepare(for:sender:)` runs.
  static func segueValue(_ segue: InterfaceBuilderSegue, _ key: SceneKey) -> Value {
    .external("\(seguePrefix)\(key.document):\(key.scene):\(segue.id)")
  }

  /// The names by which code can ask for the scenes of each class.
  func identifiersByClass() -> [String: [String]] {
    map.keys.reduce(into: [:]) { result, key in
      let scene = map.scene(key)
      guard let name = scene.customClass?.name, let id = scene.storyboardIdentifier else { return }
      result[name, default: []].append(id)
    }
  }

  func segue(_ external: String) -> (InterfaceBuilderSegue, SceneKey)? {
    guard external.hasPrefix(Self.seguePrefix) else { return nil }
    let parts = external.dropFirst(Self.seguePrefix.count).split(separator: ":", maxSplits: 2)
    guard parts.count == 3, let document = Int(parts[0]), let scene = Int(parts[1]) else {
      return nil
    }
    let key = SceneKey(document: document, scene: scene)
    return map.segues(from: key).first { $0.id == parts[2] }.map { ($0, key) }
  }
}

extension Interpreter {
  /// The object that a scene makes, with the content that the storyboard gives a container.
  /// Whether the app has a split view controller anywhere, of whichever class.
  func findSplitViews() -> Bool {
    syntax.makesSplitViews
      || index.types.contains { !$0.isExternal && $0.isKind(of: "UISplitViewController") }
      || storyboards?.map.keys.contains {
        storyboards?.map.scene($0).kind == .splitViewController
      } == true
  }

  /// The controllers whose scenes embed one of a controller's class.
  func embedders(of controller: Value) -> [Value] {
    guard let storyboards, let type = type(of: controller) else { return [] }
    return (storyboards.embedding[type.id] ?? []).compactMap(object(ofScene:))
  }

  func object(ofScene key: SceneKey) -> Value? { object(ofScene: key, isMadeByCode: false) }

  func object(ofScene key: SceneKey, isMadeByCode: Bool) -> Value? {
    guard let storyboards else { return nil }
    let instance = Storyboards.Instance(key: key, isMadeByCode: isMadeByCode)
    let scene = storyboards.map.scene(key)
    guard
      let type = storyboards.type(of: key).flatMap({ $0.isController ? $0 : nil })
        ?? index.externalType(named: frameworkClass(scene.kind))
    else { return nil }
    let object = heap.object(type: type.id, site: storyboards.site(instance), maker: nil)
    objectSpans[object] = storyboards.span(scene.file, scene.line)
    objectOwners[object] = storyboards.graph.translation.names[key]?.name
    facts.filledControllers.insert(object)
    decode(object, type)
    if let style = scene.modalStyle { heap.give(style: style, to: object) }
    fill(object, type, instance, storyboards)
    if type.isNavigationController, storyboards.settingUp.insert(instance).inserted {
      setUpShown(by: object, type)
      storyboards.settingUp.remove(instance)
    }
    return .object(object)
  }

  /// Whether an object is a storyboard's scene.
  func isOfScene(_ object: Int) -> Bool {
    heap.objects[object].site.map { storyboards?.made.contains($0) == true } ?? false
  }

  private func frameworkClass(_ kind: InterfaceBuilderScene.Kind) -> String {
    switch kind {
    case .navigationController: "UINavigationController"
    case .tabBarController: "UITabBarController"
    case .splitViewController: "UISplitViewController"
    case .pageViewController: "UIPageViewController"
    default: "UIViewController"
    }
  }

  private func fill(
    _ object: Int, _ type: TypeInfo, _ instance: Storyboards.Instance, _ storyboards: Storyboards
  ) {
    guard storyboards.filled.insert(instance).inserted else { return }
    let key = instance.key
    var items: [ValueSet] = []
    var line: Int?
    for segue in storyboards.map.segues(from: key) where segue.kind.isStructure {
      let content = storyboards.targets(segue, key).compactMap(self.object(ofScene:))
      if case .relationship = segue.kind {
        items.append(ValueSet(content))
        line = line ?? segue.line
      }
    }
    guard !items.isEmpty else { return }
    if type.isNavigationController {
      for item in items { fill(stack(ofController: object), with: item) }
    } else {
      keepContent(
        ValueSet(.list(items)), of: object, type,
        storyboards.span(storyboards.map.scene(key).file, line ?? 1))
    }
  }

  /// What a launch shows by Info.plist.
  func initialScenes() -> ValueSet {
    guard let storyboards else { return .unknown }
    return ValueSet(storyboards.entries.flatMap(initialScenes), isOpen: true)
  }

  private func initialScenes(_ entry: EntryStoryboard) -> [Value] {
    storyboards?.scenes(storyboard: entry.name, identifier: nil, near: entry.file)
      .compactMap(object(ofScene:)) ?? []
  }

  /// Notes what a launch shows by each Info.plist: each is another app's.
  func noteInitialScenes() {
    guard let storyboards else { return }
    var seen: Set<String> = []
    for first in storyboards.entries where seen.insert(first.file).inserted {
      let own = storyboards.entries.filter { $0.file == first.file }
      let scenes = own.flatMap(initialScenes)
      guard !scenes.isEmpty else { continue }
      note(.window(ValueSet(scenes)), storyboards.span(first.file, first.line))
    }
  }

  /// The controllers that a creator makes for a scene: `{ coder in Page(coder: coder, model: model) }`.
  fileprivate func created(by site: CallSite, _ frame: Frame) -> ValueSet? {
    guard let creator = site.argument("creator") ?? site.trailing else { return nil }
    let made = invokeAll(evaluate(creator, frame), [.unknown], creator, frame)
    let own = made.values.filter { value in
      if case .object = value { return isController(value) }
      return false
    }
    return own.isEmpty ? nil : ValueSet(own)
  }

  func instantiate(
    _ bases: ValueSet, _ identifiers: ValueSet?, _ site: CallSite, _ frame: Frame
  ) -> ValueSet {
    guard let storyboards else { return .unknown }
    let file = index.units[Int(site.span.file)].path
    var names = bases.values.compactMap { value -> String? in
      if case .external(let name) = value { return Storyboards.storyboardName(name) }
      return nil
    }
    let isUnnamed = names.isEmpty && bases.values.contains(Storyboards.unnamed)
    // Where any has a first scene, that of none is meant.
    if isUnnamed, identifiers == nil { return .unknown }
    if names.isEmpty, !isUnnamed, let own = frame.scope {
      // `storyboard?.instantiateViewController(…)`: the one that the screen comes from.
      names = Set(storyboards.scenes(ofClass: own).map { storyboards.map.document($0).name })
        .sorted()
    }
    // Where the app stops, nothing comes up, and what follows is no open question.
    if noteMissing(scene: identifiers, in: names, site.span) {
      return ValueSet(Storyboards.missingScene)
    }
    if names.isEmpty { names = storyboards.graph.storyboardNames }
    var result = ValueSet.none
    for name in names {
      for identifier in identifiers?.values ?? [.null] {
        var text: String?
        if case .string(let known) = identifier { text = known }
        guard text != nil || identifiers == nil else { continue }
        for key in storyboards.scenes(storyboard: name, identifier: text, near: file) {
          if let value = object(ofScene: key, isMadeByCode: true) { result.insert(value) }
        }
      }
    }
    return result.isEmpty ? .unknown : result
  }
}

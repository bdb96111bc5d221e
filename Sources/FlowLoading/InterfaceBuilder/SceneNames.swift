import FlowGraph

/// The screens that scenes stand for.
///
/// A scene with a class is the screen of that class, so that Swift source and storyboards agree.
/// One without is named by what its author called it.
struct SceneNames: Sendable {
  private var screens: [SceneKey: Screen] = [:]

  init(_ map: SceneMap, classNamed: (_ name: String, _ file: String) -> ControllerClass?) {
    var plain: [SceneKey] = []
    for key in map.keys {
      let scene = map.scene(key)
      let place = SourcePlace(file: scene.file, line: scene.line)
      if let type = scene.customClass {
        let known = classNamed(type.name, scene.file)
        screens[key] = Screen(
          id: known?.id ?? type.name, name: known?.name ?? type.name, kind: .controller,
          container: scene.isContainer, title: scene.title, at: known?.place ?? place)
      } else {
        plain.append(key)
      }
    }
    let names = Self.names(plain, map)
    let classNames = Set(screens.values.map(\.id))
    let equal = Dictionary(grouping: plain) { names[$0] ?? "" }
    for key in plain {
      guard let name = names[key] else { continue }
      let scene = map.scene(key)
      // Devices' variants of one storyboard share their scenes; other storyboards do not.
      let isAlone =
        !classNames.contains(name)
        && equal[name, default: []].allSatisfy { Self.areVariants($0, key, map) }
      screens[key] = Screen(
        id: isAlone ? name : "\(name)@\(scene.file)", name: name, kind: .scene,
        container: scene.isContainer, title: scene.title,
        at: SourcePlace(file: scene.file, line: scene.line))
    }
  }

  /// The screen of a scene; nil for a reference.
  subscript(key: SceneKey) -> Screen? { screens[key] }

  private static func names(_ keys: [SceneKey], _ map: SceneMap) -> [SceneKey: String] {
    var names: [SceneKey: String] = [:]
    for document in Dictionary(grouping: keys, by: \.document).values {
      let labels = document.map { label(map.scene($0)) }
      for (key, label) in zip(document, labels) {
        let scene = map.scene(key)
        let storyboard = map.document(key).name
        if let identifier = scene.storyboardIdentifier, !identifier.isEmpty {
          names[key] = identifier
        } else if let label, labels.count(where: { $0 == label }) == 1 {
          names[key] = "\(storyboard).\(label)"
        } else {
          names[key] = "\(storyboard).\(scene.id)"
        }
      }
    }
    return names
  }

  private static func label(_ scene: InterfaceBuilderScene) -> String? {
    [scene.userLabel, scene.title, scene.tabTitle].lazy.compactMap { $0 }
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .first { !$0.isEmpty }
  }

  private static func areVariants(_ lhs: SceneKey, _ rhs: SceneKey, _ map: SceneMap) -> Bool {
    let (one, other) = (map.document(lhs), map.document(rhs))
    return one.name == other.name && one.variant.folder == other.variant.folder
  }
}

/// A view controller class that Swift source declares.
public struct ControllerClass: Hashable, Sendable {
  /// The id of its screen in the graph of the source.
  public var id: String
  public var name: String
  public var place: SourcePlace

  public init(id: String? = nil, name: String, at place: SourcePlace) {
    self.id = id ?? name
    self.name = name
    self.place = place
  }
}

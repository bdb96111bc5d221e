import Foundation

/// Reads storyboards and nibs.
public enum InterfaceBuilderReader {
  /// Reads one file.
  ///
  /// - Parameters:
  ///   - data: the file's content, UTF-8 XML as Interface Builder writes it.
  ///   - file: the path relative to the graph's root; its name, language and device count.
  /// - Returns: what the file says about scenes and the ways between them.
  /// - Throws: `InterfaceBuilderError` for a file that is empty, damaged or something else, with
  ///   the line and what to do.
  /// - Complexity: O(n) in the length of the file.
  public static func read(data: Data, file: String) throws(InterfaceBuilderError)
    -> InterfaceBuilderDocument
  {
    let root = try XMLTree.read(data, file: file)
    guard root.name == "document", let type = root["type"], type.contains("InterfaceBuilder") else {
      let isOld = root.name == "archive" && root["type"]?.contains("InterfaceBuilder") == true
      throw InterfaceBuilderError(
        file: file, line: root.line,
        problem: isOld ? .oldFormat : .notInterfaceBuilder(root: root.name))
    }
    return DocumentReading(root, type: type, file: file).document
  }
}

/// Walks the tree of one file.
private struct DocumentReading {
  private(set) var document: InterfaceBuilderDocument
  private var classes: [String: InterfaceBuilderClass] = [:]
  private var recognizerViews: [String: String] = [:]

  /// What the elements around a connection say about it.
  private struct Context {
    var scene: String?
    /// Whether the table shows its cells as they stand in the file.
    var isStatic = false
  }

  init(_ root: XMLNode, type: String, file: String) {
    let isStoryboard = type.contains("Storyboard")
    document = InterfaceBuilderDocument(
      kind: isStoryboard ? .storyboard : .nib,
      runtime: Self.runtime(root["targetRuntime"] ?? "", type), file: file,
      variant: InterfaceBuilderVariant(file: file),
      initialViewController: root["initialViewController"],
      isLaunchScreen: root["launchScreen"] == "YES")
    collectClasses(root)
    if isStoryboard {
      for scene in root.child(named: "scenes")?.children(named: "scene") ?? [] { read(scene) }
    } else if let objects = root.child(named: "objects") {
      readNib(objects)
    }
    resolveNames()
  }

  private static func runtime(_ target: String, _ type: String) -> InterfaceBuilderDocument.Runtime
  {
    if target.hasPrefix("iOS") { return .iOS }
    if target == "AppleTV" { return .tvOS }
    if target.hasPrefix("MacOSX") { return .macOS }
    if target == "watchKit" { return .watchOS }
    return type.contains("CocoaTouch") ? .iOS : type.contains("Cocoa") ? .macOS : .other
  }

  // MARK: Scenes

  private mutating func read(_ scene: XMLNode) {
    let objects = scene.child(named: "objects")?.children ?? []
    let controller =
      objects.first { $0["sceneMemberID"] == "viewController" }
      ?? objects.first { $0.name.hasSuffix("Controller") || $0.name == "viewControllerPlaceholder" }
    if let controller, let id = controller["id"] {
      document.scenes.append(
        InterfaceBuilderScene(
          id: id, sceneID: scene["sceneID"] ?? id, kind: Self.kind(controller),
          customClass: InterfaceBuilderClass(controller),
          storyboardIdentifier: controller["storyboardIdentifier"],
          restorationIdentifier: Self.restorationIdentifier(controller),
          userLabel: controller["userLabel"],
          title: controller["title"] ?? controller.child(key: "navigationItem")?["title"],
          tabTitle: controller.child(key: "tabBarItem")?["title"],
          isInitial: id == document.initialViewController,
          modalStyle: controller["modalPresentationStyle"],
          exits: objects.filter { $0.name == "exit" }.compactMap { $0["id"] },
          file: document.file, line: controller.line))
    }
    for object in objects { walk(object, Context(scene: controller?["id"])) }
  }

  private static func restorationIdentifier(_ controller: XMLNode) -> String? {
    controller["restorationIdentifier"]
      ?? (controller["useStoryboardIdentifierAsRestorationIdentifier"] == "YES"
        ? controller["storyboardIdentifier"] : nil)
  }

  private static func kind(_ node: XMLNode) -> InterfaceBuilderScene.Kind {
    // A plain object can be given a class of UIKit by name.
    switch node["customClass"] {
    case "UINavigationController"?: return .navigationController
    case "UITabBarController"?: return .tabBarController
    case "UISplitViewController"?: return .splitViewController
    case "UIPageViewController"?: return .pageViewController
    default: return kind(named: node)
    }
  }

  private static func kind(named node: XMLNode) -> InterfaceBuilderScene.Kind {
    switch node.name {
    case "viewController": .viewController
    case "tableViewController": .tableViewController
    case "collectionViewController": .collectionViewController
    case "navigationController": .navigationController
    case "tabBarController": .tabBarController
    case "splitViewController": .splitViewController
    case "pageViewController": .pageViewController
    case "glkViewController": .glkViewController
    case "avPlayerViewController": .avPlayerViewController
    case "hostingController": .hostingController
    case "viewControllerPlaceholder":
      .reference(
        InterfaceBuilderReference(
          storyboard: node["storyboardName"], identifier: node["referencedIdentifier"],
          bundle: node["bundleIdentifier"]))
    default: .other(node.name)
    }
  }

  private mutating func readNib(_ objects: XMLNode) {
    for object in objects.children {
      if object["placeholderIdentifier"] == "IBFilesOwner" || object["userLabel"] == "File's Owner"
      {
        document.fileOwner = InterfaceBuilderClass(object)
      } else if object.name != "placeholder", object["id"]?.hasPrefix("-") != true {
        document.topLevelObjects.append(InterfaceBuilderElement(object))
      }
      walk(object, Context())
    }
  }

  // MARK: Connections

  private mutating func walk(_ node: XMLNode, _ context: Context) {
    var context = context
    if node.name == "tableView" { context.isStatic = node["dataMode"] == "static" }
    for child in node.children {
      if child.name == "connections" {
        let source = InterfaceBuilderElement(node, isStatic: context.isStatic)
        for connection in child.children { read(connection, from: source, context) }
      } else {
        walk(child, context)
      }
    }
  }

  private mutating func read(
    _ node: XMLNode, from source: InterfaceBuilderElement, _ context: Context
  ) {
    // macOS writes `target` where iOS writes `destination`.
    guard let destination = node["destination"] ?? node["target"] else { return }
    switch node.name {
    case "segue":
      guard let kind = InterfaceBuilderSegue.Kind(node) else { return }
      document.segues.append(
        InterfaceBuilderSegue(
          id: node["id"] ?? "", kind: kind,
          identifier: node["identifier"].flatMap { $0.isEmpty ? nil : $0 },
          destination: destination, performer: InterfaceBuilderClass(node), source: source,
          scene: context.scene, creationSelector: node["destinationCreationSelector"],
          line: node.line))
    case "action":
      document.actions.append(
        InterfaceBuilderAction(
          id: node["id"], selector: node["selector"] ?? "", destination: destination,
          event: node["eventType"], source: source, scene: context.scene, line: node.line))
    case "outlet", "outletCollection":
      let property = node["property"] ?? ""
      document.outlets.append(
        InterfaceBuilderOutlet(
          property: property, destination: destination,
          isCollection: node.name == "outletCollection", source: source, scene: context.scene,
          line: node.line))
      if property == "gestureRecognizers", let label = source.label {
        recognizerViews[destination] = label
      }
    default: break
    }
  }

  // MARK: Classes

  private mutating func collectClasses(_ node: XMLNode) {
    if let id = node["id"], let type = InterfaceBuilderClass(node),
      node["placeholderIdentifier"] != "IBFirstResponder", node["userLabel"] != "First Responder"
    {
      classes[id] = type
    }
    for child in node.children { collectClasses(child) }
  }

  /// A connection can stand before the object that it leads to. A gesture has no text, but the
  /// view that it belongs to may.
  private mutating func resolveNames() {
    for index in document.actions.indices {
      let action = document.actions[index]
      document.actions[index].targetClass = classes[action.destination]
      document.actions[index].source.label =
        action.source.label ?? recognizerViews[action.source.id]
    }
    for index in document.outlets.indices {
      document.outlets[index].destinationClass = classes[document.outlets[index].destination]
    }
    let styles = Dictionary(
      document.scenes.compactMap { scene in scene.modalStyle.map { (scene.id, $0) } },
      uniquingKeysWith: { first, _ in first })
    for index in document.segues.indices {
      let source = document.segues[index].source
      document.segues[index].source.label = source.label ?? recognizerViews[source.id]
      // A segue that says no style of its own leaves that to the screen.
      if document.segues[index].kind == .presentation(style: nil),
        let style = styles[document.segues[index].destination]
      {
        document.segues[index].kind = .presentation(style: style)
      }
    }
  }
}

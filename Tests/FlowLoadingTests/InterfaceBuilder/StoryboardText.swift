import FlowGraph
import Foundation

@testable import FlowLoading

/// Storyboards for tests, made of what a test is about.
enum StoryboardText {
  /// A storyboard with the given scenes; the scenes begin on line 4.
  static func storyboard(
    initial: String? = nil, runtime: String = "iOS.CocoaTouch", launch: Bool = false,
    _ scenes: String...
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="\(runtime)"\(launch ? " launchScreen=\"YES\"" : "")\
    \(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
    <scenes>
    \(scenes.joined(separator: "\n"))
    </scenes>
    </document>

    """
  }

  /// A scene of one controller with what stands in it.
  static func scene(
    _ id: String, kind element: String = "viewController", class name: String? = nil,
    identifier: String? = nil, attributes: String = "", _ inside: String = "", others: String = ""
  ) -> String {
    let type = name.map { " customClass=\"\($0)\" customModule=\"App\"" } ?? ""
    let identifier = identifier.map { " storyboardIdentifier=\"\($0)\"" } ?? ""
    return """
      <scene sceneID="s-\(id)"><objects>\
      <\(element) id="\(id)"\(type)\(identifier) \(attributes) sceneMemberID="viewController">\
      \(inside)</\(element)>\(others)\
      <placeholder placeholderIdentifier="IBFirstResponder" id="f-\(id)" \
      userLabel="First Responder" customClass="UIResponder" sceneMemberID="firstResponder"/>\
      </objects></scene>
      """
  }

  static func connections(_ inside: String...) -> String {
    "<connections>\(inside.joined())</connections>"
  }

  static func segue(_ kind: String, to destination: String, _ attributes: String = "") -> String {
    "<segue destination=\"\(destination)\" kind=\"\(kind)\" \(attributes) id=\"to-\(destination)\"/>"
  }

  /// A call of a method of an object.
  static func action(_ selector: String, of target: String) -> String {
    "<action selector=\"\(selector)\" destination=\"\(target)\"/>"
  }

  /// A button that sets off what stands in it.
  static func button(_ title: String, _ connections: String...) -> String {
    "<view key=\"view\" id=\"v-\(title)\"><subviews><button id=\"b-\(title)\">"
      + "<state key=\"normal\" title=\"\(title)\"/>"
      + "<connections>\(connections.joined())</connections></button></subviews></view>"
  }

  /// A navigation controller with a root.
  static func navigation(
    _ id: String, root: String, class name: String? = nil, identifier: String? = nil
  ) -> String {
    scene(
      id, kind: "navigationController", class: name, identifier: identifier,
      connections(segue("relationship", to: root, "relationship=\"rootViewController\"")))
  }

  static func reference(_ id: String, to storyboard: String, identifier: String? = nil) -> String {
    scene(
      id, kind: "viewControllerPlaceholder",
      attributes: "storyboardName=\"\(storyboard)\""
        + (identifier.map { " referencedIdentifier=\"\($0)\"" } ?? ""))
  }

  static func read(_ text: String, file: String = "App/Main.storyboard") throws
    -> InterfaceBuilderDocument
  {
    try InterfaceBuilderReader.read(data: Data(text.utf8), file: file)
  }

  static func graph(
    _ text: String, file: String = "App/Main.storyboard",
    options: InterfaceBuilderGraph.Options = .init()
  ) throws -> InterfaceBuilderGraph {
    InterfaceBuilderGraph([try read(text, file: file)], options: options)
  }
}

extension FlowGraph {
  /// The transitions as `A -push-> B`, a `?` behind those that are only possible.
  var arrows: [String] {
    transitions.map {
      "\($0.fromID) -\($0.kind.rawValue)\($0.certainty == .possible ? "?" : "")-> \($0.toID)"
    }
  }
}

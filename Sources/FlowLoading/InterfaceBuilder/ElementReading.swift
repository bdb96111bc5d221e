extension InterfaceBuilderClass {
  /// The class of the app's own; UIKit's say no more than the element does.
  init?(_ node: XMLNode) {
    if let name = node["customClass"], Self.systemClasses.contains(name) { return nil }
    self.init(written: node["customClass"], module: node["customModule"])
  }

  private static let systemClasses: Set<String> = [
    "UIResponder", "UIViewController", "UITableViewController", "UICollectionViewController",
    "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIPageViewController", "GLKViewController", "AVPlayerViewController",
  ]
}

extension InterfaceBuilderSegue.Kind {
  /// - Returns: nil for a reference to a segue, which says nothing new.
  init?(_ node: XMLNode) {
    guard let kind = node["kind"] else { return nil }
    switch kind {
    case "show": self = .show
    case "push": self = .push
    case "showDetail": self = .showDetail
    case "replace": self = .replace
    case "embed": self = .embed
    case "presentation", "modal": self = .presentation(style: node["modalPresentationStyle"])
    case "popoverPresentation", "popover": self = .popover
    case "relationship": self = .relationship(node["relationship"] ?? "")
    case "unwind": self = .unwind(action: node["unwindAction"] ?? "")
    case "custom": self = .custom
    default: self = .other(kind)
    }
  }
}

extension InterfaceBuilderElement {
  /// - Parameter isStatic: whether texts inside a cell are those that a person reads. In a
  ///   prototype they only fill the canvas.
  init(_ node: XMLNode, isStatic: Bool = false) {
    let isCell = node.name == "tableViewCell" || node.name == "collectionViewCell"
    let text = isCell && !isStatic ? nil : ElementLabel.text(of: node)
    self.init(
      id: node["id"] ?? "", kind: node.name, customClass: InterfaceBuilderClass(node),
      label: text ?? ElementLabel.name(of: node), reuseIdentifier: node["reuseIdentifier"],
      line: node.line)
  }
}

/// Finds what a person reads on an element.
enum ElementLabel {
  /// A text in the development language; other languages' `.strings` change only texts.
  static func text(of node: XMLNode) -> String? {
    switch node.name {
    case "button":
      let normal = node.child(key: "normal")
      let configuration = node.child(named: "buttonConfiguration")
      return title(normal) ?? title(configuration)
    case "tableViewCell", "collectionViewCell": return firstLabel(node) ?? title(node)
    default: return title(node)
    }
  }

  /// What its author or the system calls it.
  static func name(of node: XMLNode) -> String? {
    tidy(node.child(key: "accessibilityConfiguration")?["label"]) ?? tidy(node["userLabel"])
      ?? tidy(node["systemItem"])
  }

  private static func title(_ node: XMLNode?) -> String? {
    guard let node else { return nil }
    let attributed = ["attributedTitle", "attributedText"].lazy.compactMap { node.child(key: $0) }
      .first?.child(named: "fragments")?.children.map { fragment in
        fragment["content"] ?? fragment.child(key: "content")?.text ?? ""
      }.joined()
    return tidy(node["title"]) ?? tidy(node.child(key: "title")?.text) ?? tidy(attributed)
      ?? tidy(node["text"]) ?? tidy(node.child(key: "contentConfiguration")?["text"]) ?? tidy(
        node.child(key: "text")?.text) ?? tidy(node["placeholder"])
  }

  private static func firstLabel(_ node: XMLNode) -> String? {
    if node.name == "label" || node.name == "button", let text = text(of: node) { return text }
    return node.children.lazy.compactMap(firstLabel).first
  }

  /// One line, no longer than fits on an arrow.
  private static func tidy(_ text: String?) -> String? {
    guard let text else { return nil }
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !line.isEmpty else { return nil }
    return line.count > 60 ? "\(line.prefix(59))…" : line
  }
}

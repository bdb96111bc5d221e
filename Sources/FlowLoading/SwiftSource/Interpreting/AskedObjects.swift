/// Methods that the program adds to a framework's class, called on an object of which is only known
/// by which property code asks a framework for it: `view.window?.setRoot(page)`,
/// `tabBarController?.open(.feed)`, `UIApplication.shared.present(page)`,
/// `NotificationCenter.default.on(.opened) { … }`.
extension Interpreter {
  /// Runs a method that the program adds to the class of such an object; nil where the class has
  /// none of the name.
  func callExtension(ofAsked base: Expression, _ site: CallSite, _ frame: Frame) -> ValueSet? {
    guard let name = classAsked(by: base, frame, depth: 0) else { return nil }
    return callExtension(of: name, .external(name), site, frame)
  }

  private func classAsked(by base: Expression, _ frame: Frame, depth: Int) -> String? {
    guard depth < Self.sourceDepth else { return nil }
    let asked = base.plain
    switch asked.kind {
    case .name(let name, _):
      // `guard let window = view.window`
      if let slot = frame.locals[name] {
        return slot.source.flatMap { classAsked(by: $0, frame, depth: depth + 1) }
      }
      return Self.askedClasses[name] ?? parentClass(name, of: frame.receiver)
    case .member(let owner?, let name, _):
      if let known = Self.askedClasses[name] { return known }
      if Self.itemNames.contains(name) { return itemClass(of: owner, frame) }
      if case .name(let type, _) = owner.kind, Self.sharedNames[type] == name { return type }
      let isOwn = owner.plain.isSelf
      return parentClass(name, of: isOwn ? frame.receiver : evaluate(owner, frame).only)
    case .call(let callee, _):
      guard case .member(let list?, let name, _) = callee.plain.kind, Self.itemNames.contains(name)
      else { return nil }
      return itemClass(of: list, frame)
    case .index(let list, _): return itemClass(of: list, frame)
    default: return nil
    }
  }

  /// The class of what stands in a list of UIKit's: `windows.first`.
  private func itemClass(of list: Expression, _ frame: Frame) -> String? {
    guard let name = list.plain.lastName, frame.locals[name] == nil else { return nil }
    return Self.askedLists[name]
  }

  /// The controller around another, which has a name that anything may have.
  private func parentClass(_ name: String, of receiver: Value?) -> String? {
    guard name == UIKitContainers.parentName, receiver.map(isController) == true else { return nil }
    return "UIViewController"
  }

  /// So many locals are followed back to what fills them.
  private static let sourceDepth = 4

  /// The property by which code asks a class for the object that all share.
  private static let sharedNames = ["UIApplication": "shared", Notifications.center: "default"]

  /// What gives one item of a list.
  private static let itemNames: Set<String> = ["first", "last"]

  private static let askedLists: [String: String] = [
    "windows": "UIWindow", "viewControllers": "UIViewController", "children": "UIViewController",
  ]

  /// Properties of frameworks' classes by the class of what they give.
  private static let askedClasses: [String: String] = {
    var all = [
      "window": "UIWindow", "keyWindow": "UIWindow", "tabBarController": "UITabBarController",
      "splitViewController": "UISplitViewController",
    ]
    for name in [
      "rootViewController", "presentedViewController", "presentingViewController",
      "topViewController", "visibleViewController", "selectedViewController", "viewController",
      "parentViewController",
    ] {
      all[name] = "UIViewController"
    }
    return all
  }()
}

/// Calls that navigate whatever they are given, told by their names and labels alone.
///
/// Only what no other API has: a call that looks like one and is none would be missed for ever.
enum NavigationCalls {
  static func contains(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    switch callee.kind {
    case .name(let name, _): isCall(name, arguments) || name == "NavigationLink"
    // `.present(…)` alone is a case of an enum.
    case .member(let base, let name, _): base != nil && isCall(name, arguments)
    default: false
    }
  }

  /// Whether functions of a name can look like such a call.
  static func names(_ name: String) -> Bool { plain.contains(name) || labelled[name] != nil }

  /// Whether a function shows what it is given, by its name: `push(_:)`, `presentModule(_:)`.
  static func saysToShow(_ name: String) -> Bool {
    ["push", "present", "show"].contains(where: name.hasPrefix)
  }

  private static func isCall(_ name: String, _ arguments: [Argument]) -> Bool {
    guard let labels = labelled[name] else { return plain.contains(name) }
    return arguments.contains { $0.label.map(labels.contains) ?? false }
  }

  private static let plain: Set<String> = [
    "pushViewController", "popViewController", "popToRootViewController", "popToViewController",
    "performSegue", "showDetailViewController",
  ]

  private static let shown = UnwrappedItems.labels.union(["isPresented"])

  private static let labelled: [String: Set<String>] = [
    "present": ["animated"], "dismiss": ["animated"], "setViewControllers": ["animated"],
    "sheet": shown, "fullScreenCover": shown, "popover": shown,
    "navigationDestination": shown.union(["for"]),
  ]
}

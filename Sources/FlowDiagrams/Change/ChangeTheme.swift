/// The colours of a change. Every one has a sign, a border or a kind of line that says the same.
enum ChangeTheme {
  static func ink(_ state: ChangeState) -> String {
    switch state {
    case .same: Theme.muted
    case .added: "#15803d"
    case .removed: "#b91c1c"
    case .changed: "#92400e"
    }
  }

  static func style(_ box: ChangePlan.Box) -> Theme.BoxStyle {
    var style =
      switch box.state {
      case .same: Theme.BoxStyle(border: "#cbd5e1", fill: "#f8fafc")
      case .added: Theme.BoxStyle(border: "#15803d", fill: "#f0fdf4", width: 2)
      case .removed: Theme.BoxStyle(border: "#b91c1c", fill: "#fef2f2", width: 2, dashed: true)
      case .changed: Theme.BoxStyle(border: "#d97706", fill: "#fffbeb", width: 2)
      }
    if box.isEntry, box.state == .same { (style.border, style.width) = ("#64748b", 3) }
    return style
  }

  /// Attributes of a line in Graphviz's language: solid and heavy, dashed, double, or thin.
  static func line(_ state: ChangeState) -> [String] {
    switch state {
    case .same: ["color=\"#94a3b8\""]
    case .added: ["color=\"#15803d\"", "penwidth=2.2"]
    case .removed: ["color=\"#b91c1c\"", "penwidth=1.6", "style=dashed"]
    case .changed: ["color=\"#d97706:#ffffff:#d97706\"", "penwidth=1.3"]
    }
  }

  static func word(_ state: ChangeState) -> String {
    state == .same ? "unchanged" : state.rawValue
  }
}

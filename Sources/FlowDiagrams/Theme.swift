import FlowGraph

/// The colours of every picture: few, each with one meaning.
struct Theme: Sendable {
  /// A text colour together with the fill it stands on.
  struct Pair: Hashable, Sendable {
    var text: String
    var background: String
  }

  /// How a box looks.
  struct BoxStyle: Hashable, Sendable {
    var border: String
    var fill: String
    var width = 1
    var dashed = false
  }

  static let background = "#ffffff"
  static let ink = "#0f172a"
  static let muted = "#475569"

  static let push = "#1d4ed8"
  static let modal = "#7c3aed"
  static let tab = "#0f766e"
  static let structure = "#475569"

  static let screen = BoxStyle(border: "#94a3b8", fill: "#ffffff")
  static let container = BoxStyle(border: "#0369a1", fill: "#e0f2fe")
  static let hub = BoxStyle(border: "#a16207", fill: "#fefce8")
  static let hubInk = "#854d0e"
  static let outside = BoxStyle(border: "#cbd5e1", fill: "#f8fafc")
  static let unreachable = BoxStyle(border: "#b91c1c", fill: "#ffffff", dashed: true)
  static let unshown = BoxStyle(border: "#94a3b8", fill: "#ffffff", dashed: true)
  static let shared = BoxStyle(border: "#cbd5e1", fill: "#f8fafc")
  static let group = BoxStyle(border: "#94a3b8", fill: "#f8fafc")
  static let rule = "#cbd5e1"
  static let entryBorder = ink
  static let focusBorder = ink
  static let alarm = "#b91c1c"
  static let deepLink = "#0f766e"

  static func color(_ kind: Transition.Kind) -> String {
    switch kind {
    case .push: push
    case .sheet, .cover, .popover: modal
    case .tab: tab
    case .root, .embed: structure
    }
  }

  /// The shape that says the kind again for those who do not see the colour.
  static func arrowHead(_ kind: Transition.Kind) -> String {
    switch kind {
    case .push: "normal"
    case .sheet, .cover, .popover: "empty"
    case .tab: "dot"
    case .root, .embed: "odot"
    }
  }

  static func badge(_ severity: Severity) -> Pair {
    switch severity {
    case .error: Pair(text: "#ffffff", background: "#b91c1c")
    case .warning: Pair(text: "#7c2d12", background: "#fed7aa")
    case .note: Pair(text: "#1e3a5f", background: "#dbe4f0")
    }
  }

  /// Every text colour with every fill that it can stand on.
  static var textPairs: [Pair] {
    let fills = [screen, container, hub, outside, unreachable, unshown, shared, group].map(\.fill)
    let inks = [ink, muted, push, modal, tab, structure, alarm, deepLink, hubInk]
    var pairs: [Pair] = []
    for fill in fills + [background] {
      pairs += inks.map { Pair(text: $0, background: fill) }
    }
    return pairs + Severity.allCases.map(badge)
  }
}

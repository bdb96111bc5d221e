import FlowGraph

extension RuleContext {
  /// The misplaced parts of some kinds, in the order of the document.
  func misplaced(_ kinds: MisplacedPart.Kind...) -> [MisplacedPart] {
    graph.misplaced.filter { kinds.contains($0.kind) }
  }

  /// The unresolved call that may show a screen in a way that is not known.
  func doubt(about part: MisplacedPart) -> UnresolvedCall? {
    doubt(about: [part.screenID, part.screen]) ?? generalDoubt
  }

  /// The way to a part's screen, and what stands there as its last step.
  func witness(of part: MisplacedPart, _ last: String) -> [Step] {
    (story(to: part.screenID)?.steps ?? []) + [Step(last, at: part.place)]
  }

  /// Whether a part's screen is a controller of UIKit.
  func isController(_ part: MisplacedPart) -> Bool { screen(part.screenID)?.kind == .controller }
}

extension MisplacedPart {
  /// How its screen comes up, as a clause that goes before a comma: `which Home presents as a
  /// sheet`.
  var arrival: String {
    let by = shownBy ?? "the app"
    return switch shownAs {
    case .sheet: "which \(by) presents as a sheet"
    case .cover: "which \(by) presents as a cover"
    case .popover: "which \(by) presents as a popover"
    case .tab: "which is a tab of \(by)"
    case .push: "which \(by) pushes"
    case .root, .embed: "which \(by) shows"
    case nil: "which the launch shows"
    }
  }
}

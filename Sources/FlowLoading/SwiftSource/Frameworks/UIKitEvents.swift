/// What tells a control of UIKit's to run code when a person uses it, by whatever name a library
/// gives the method: `button.on(.touchUpInside) { … }`.
enum UIKitEvents {
  private static let names: Set<String> = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
    "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
    "menuActionTriggered", "primaryActionTriggered", "editingDidBegin", "editingChanged",
    "editingDidEnd", "editingDidEndOnExit", "allTouchEvents", "allEditingEvents", "allEvents",
  ]

  /// The event that a call names among its arguments.
  static func event(of site: CallSite) -> String? {
    guard case .call(let callee, _) = site.expression.kind, case .member = callee.kind else {
      return nil
    }
    return site.arguments.lazy.compactMap { event(in: $0.value) }.first
  }

  private static func event(in argument: Expression) -> String? {
    switch argument.kind {
    case .member(nil, let name, _): return names.contains(name) ? name : nil
    case .member(let base?, let name, _):
      // `UIControl.Event.touchUpInside`
      guard base.lastName == "Event", names.contains(name) else { return nil }
      return name
    case .array(let all): return all.lazy.compactMap(event).first
    default: return nil
    }
  }

  /// The name of the control that such a call is on.
  static func control(of site: CallSite) -> String? {
    guard event(of: site) != nil, case .call(let callee, _) = site.expression.kind,
      case .member(let base?, _, _) = callee.kind, !base.isSelf
    else { return nil }
    return base.plain.lastName
  }
}

/// SwiftUI's modifiers that act on the container around a screen: its bars and how it is left.
enum SwiftUIBars {
  /// What a modifier asks of the container around the view.
  static func part(_ site: CallSite, _ interpreter: Interpreter, _ frame: Frame) -> Part.Kind? {
    switch site.name {
    case "navigationTitle", "navigationBarTitle", "navigationBarItems", "searchable":
      return .bar(site.name)
    case "toolbar":
      // Items above the keyboard need no stack, and a person may show and hide other bars.
      guard site.trailing != nil, site.arguments.count == 1 else { return nil }
      let text = interpreter.text(site.span)
      return text.contains(".keyboard") ? nil : .bar(site.name)
    case "navigationBarBackButtonHidden": return isOn(site, interpreter, frame) ? .hiddenBack : nil
    case "interactiveDismissDisabled":
      return isOn(site, interpreter, frame) ? .undismissable : nil
    default: return nil
    }
  }

  private static func isOn(_ site: CallSite, _ interpreter: Interpreter, _ frame: Frame) -> Bool {
    guard let flag = site.first else { return site.arguments.isEmpty }
    return interpreter.evaluate(flag, frame) == ValueSet(.boolean(true))
  }
}

/// Which closures a person or the system sets off, and what to call that.
enum Triggers {
  /// Whether a closure argument is an action rather than content.
  static func isAction(_ site: CallSite, _ argument: Argument) -> Bool {
    let call = site.name
    // What the program or a library adds to recognisers and bar buttons is given what they set off.
    if UIKitActions.constructors[call] != nil { return true }
    if UIKitEvents.event(of: site) != nil, argument.isTrailing || argument.value.isClosure {
      return true
    }
    if let label = argument.label {
      // What is left to do once a call is done belongs to the act that made the call.
      if completionLabels.contains(label) { return call.startsUppercase }
      if actionLabels.contains(label) { return true }
      if label.hasPrefix("on"), label.count > 2 { return true }
      return saysTap(label)
    }
    // `.task({ … })` as well as `.task { … }`.
    guard argument.isTrailing || argument.value.isClosure || call.hasPrefix("on") else {
      return false
    }
    return actionCalls.contains(call) || dialogButton(site) != nil
      || (call.hasPrefix("on") && call.count > 2)
      || isCommit(of: site) || saysTap(call)
  }

  /// What stands on a button of a dialog: `.default(Text("Add")) { … }`.
  private static func dialogButton(_ site: CallSite) -> Expression? {
    guard ["default", "cancel", "destructive"].contains(site.name), let title = site.first,
      case .call(let callee, _) = title.plain.kind, callee.lastName == "Text"
    else { return nil }
    return title
  }

  /// Whether a library's method or label says that it is for what runs when a person taps:
  /// `handleTap`, `tapAction:`.
  private static func saysTap(_ name: String) -> Bool {
    guard name.startsLowercase, let first = name.first else { return false }
    let call = first.uppercased() + name.dropFirst()
    // `onTapped`, and no `windTape`.
    return ["Tap", "Press", "Click"].contains { word in
      call.ranges(of: word).contains { found in
        let rest = call[found.upperBound...]
        return rest.first?.isLowercase != true || rest.hasPrefix("ped") || rest.hasPrefix("ed")
      }
    }
  }

  /// Whether the closure after a field runs when a person is done with it; after one without a
  /// title it is the label.
  private static func isCommit(of site: CallSite) -> Bool {
    (site.name == "TextField" || site.name == "SecureField")
      && site.arguments.first.map { $0.label == nil && !$0.isTrailing } == true
  }

  private static let actionLabels: Set<String> = [
    "action", "perform", "handler", "primaryAction", "receiveValue", "receiveCompletion", "didTap",
    "tapped",
  ]

  private static let completionLabels: Set<String> = ["completion", "completionHandler"]

  /// Whether something was set off by a control that code made: `UIAction`, or `.init(title:)` of one.
  static func isControl(_ trigger: Trigger) -> Bool {
    trigger.label.hasPrefix("init")
      || trigger.label.startsUppercase && !trigger.isAlertAction
  }

  /// Whether a person sets it off on what its place says: a button, or a gesture on a view.
  static func isTapped(_ trigger: Trigger) -> Bool {
    trigger.label.startsUppercase || trigger.label.lowercased().contains("gesture")
  }

  /// Attributes of methods that are called from outside the program's Swift.
  static let actionAttributes: Set<String> = ["IBAction", "objc", "IBSegueAction"]

  /// Methods that the system calls on a controller or a view, in their order.
  static let lifecycle: Set<String> = [
    "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
    "viewWillDisappear", "viewDidDisappear", "viewDidLayoutSubviews", "viewWillLayoutSubviews",
    "awakeFromNib",
  ]

  /// `viewDidLoad`, `tableView(_:didSelectRowAt:)`.
  static func label(of function: FunctionDeclaration) -> String {
    guard !function.parameters.isEmpty, function.parameters.contains(where: { $0.label != nil })
    else {
      return function.name
    }
    return "\(function.name)(\(function.parameters.map { "\($0.label ?? "_"):" }.joined()))"
  }

  private static let actionCalls: Set<String> = [
    "UIAction", "UIAlertAction", "UIContextualAction", "UIKeyCommand",
    "UIAccessibilityCustomAction",
    "Button", "task", "refreshable", "withAnimation", "simultaneousGesture", "swipeActionButton",
    "accessibilityAction", "accessibilityAdjustableAction", "accessibilityScrollAction",
  ]

  /// `Button "Next"`, `onAppear`.
  static func label(of site: CallSite, in interpreter: Interpreter) -> String {
    if site.name == "init" {
      // `.init(title: "Go") { … }` is known by what is wanted there.
      let name = site.expected?.reference.unwrapped.lastName
      return [name, title(of: site).map { "“\($0)”" }].compactMap(\.self).nonEmpty?
        .joined(separator: " ") ?? "action"
    }
    if let title = dialogButton(site).flatMap(firstText(in:)) {
      return "Button “\(shortened(title))”"
    }
    guard site.name.startsUppercase else {
      return UIKitEvents.control(of: site) ?? site.name
    }
    if let title = title(of: site) { return "\(site.name) “\(title)”" }
    return site.name
  }

  /// The first text that a person reads on a control.
  static func title(of site: CallSite) -> String? {
    for argument in site.arguments where !argument.isTrailing {
      if argument.label != nil, !["title", "titleKey", "label", "text"].contains(argument.label) {
        continue
      }
      if let text = words(argument.value) { return shortened(text) }
    }
    // Beside a label, closures are what the control does or leads to.
    let labels = site.arguments.filter { $0.label == "label" }
    for argument in labels.nonEmpty ?? site.arguments.filter(\.isTrailing) {
      if let found = firstText(in: argument.value) { return shortened(found) }
    }
    return nil
  }

  /// What is written, also where it is looked up in a table: `NSLocalizedString("Save", …)`.
  static func words(_ expression: Expression) -> String? {
    switch expression.kind {
    case .string(let text?, _): return text
    case .call(let callee, let arguments):
      guard case .name(let name, _) = callee.kind, let first = arguments.first else { return nil }
      let isLookedUp =
        switch name {
        case "NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource":
          first.label == nil
        case "String": first.label == "localized"
        default: false
        }
      guard isLookedUp else { return nil }
      return words((arguments.first { $0.label == "value" } ?? first).value)
    default: return nil
    }
  }

  private static func firstText(in expression: Expression) -> String? {
    var found: String?
    Walk { node in
      guard found == nil else { return false }
      if case .call(let callee, _) = node.kind, case .member(let base?, let name, _) = callee.kind,
        bringingMore.contains(name)
      {
        found = firstText(in: base)
        return false
      }
      if case .call(let callee, let arguments) = node.kind,
        case .name(let name, _) = callee.kind, ["Text", "Label"].contains(name),
        let text = arguments.first.flatMap({ words($0.value) })
      {
        found = text
      }
      return found == nil
    }.expression(expression)
    return found
  }

  /// Modifiers whose content a person does not see on the control itself.
  private static let bringingMore: Set<String> = [
    "contextMenu", "swipeActions", "sheet", "fullScreenCover", "popover", "alert", "actionSheet",
    "confirmationDialog", "accessibilityActions", "toolbar",
  ]

  private static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? text
    return line.count <= 40 ? line : String(line.prefix(39)) + "…"
  }
}

/// The tabs of a tab bar controller since iOS 18: each is a value that makes its controller when it
/// is first selected. Here it is that controller, and a group is the list of what it holds.
enum UIKitTabs {
  static let operationNames: Set<String> = ["UITab", "UISearchTab", "UITabGroup", "setTabs"]

  static let constructors: [String: Frameworks.Constructor] = [
    "UITab": tab, "UISearchTab": tab,
    "UITabGroup": { interpreter, site, frame in
      let own = content(interpreter, site, frame)
      let children = site.argument("children").map { interpreter.evaluate($0, frame) } ?? .none
      let items = (own.isEmpty ? [] : [own]) + interpreter.items(of: children)
      return ValueSet([.list(items)], isOpen: children.isOpen)
    },
  ]

  static let methods: [String: Frameworks.Method] = [
    "setTabs": { interpreter, bases, _, site, frame in
      guard let tabs = site.first, site.has("animated") else { return nil }
      set(interpreter.evaluate(tabs, frame), of: bases, site.span, interpreter)
      return ValueSet.none
    }
  ]

  static let assignments: [String: Frameworks.Assignment] = [
    "tabs": { interpreter, bases, values, span in set(values, of: bases, span, interpreter) }
  ]

  private static let tab: Frameworks.Constructor = { interpreter, site, frame in
    content(interpreter, site, frame)
  }

  private static func content(
    _ interpreter: Interpreter, _ site: CallSite, _ frame: Frame
  ) -> ValueSet {
    let provider = site.argument("viewControllerProvider") ?? site.trailing
    return interpreter.content(provider, frame)
  }

  private static func set(
    _ values: ValueSet, of bases: ValueSet, _ span: Span, _ interpreter: Interpreter
  ) {
    // Other types have a property of the name as well.
    let owners = bases.values.filter { interpreter.type(of: $0)?.isTabController ?? false }
    guard !owners.isEmpty else { return }
    let tabs = flat(interpreter.items(of: values), interpreter)
    interpreter.setContent(
      of: ValueSet(owners), to: ValueSet([.list(tabs)], isOpen: values.isOpen), span)
  }

  /// The tabs of groups beside those that stand alone.
  private static func flat(_ items: [ValueSet], _ interpreter: Interpreter) -> [ValueSet] {
    items.flatMap { item -> [ValueSet] in
      let held = interpreter.items(of: item)
      return held.isEmpty ? [item] : flat(held, interpreter)
    }
  }
}

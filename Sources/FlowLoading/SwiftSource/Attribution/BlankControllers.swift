/// Controllers of UIKit's own class that nothing is ever put into: `UIViewController()` beside a
/// split view's list, or for want of a page.
extension Interpreter {
  /// Keeps that code puts something into the view of a controller of no class of its own:
  /// `page.view.addSubview(label)`.
  func noteFilled(_ view: Expression, _ frame: Frame) {
    guard case .member(let owner?, UIKitContainers.viewName, _) = view.plain.kind,
      !owner.plain.isSelf, owner.isSimple
    else { return }
    for case .object(let object) in evaluate(owner, frame).values where isPlain(object) {
      facts.filledControllers.insert(object)
    }
  }

  /// Keeps that code which is not followed is given controllers, and may put anything into them.
  func noteFilled(_ given: [ValueSet]) {
    for case .object(let object) in given.lazy.flatMap(\.values) where isPlain(object) {
      facts.filledControllers.insert(object)
    }
  }

  /// Whether a screen is nothing but empty controllers, and nothing stands for it: a coordinator is
  /// the page that it makes, however empty, where something shows that.
  func isBlank(screen: ScreenRecord, isShown: Bool) -> Bool {
    guard case .undeclared(let maker) = screen.key, !screen.objects.isEmpty,
      !isShown || !index.types.contains(where: { $0.name == maker && isFlow($0) })
    else { return false }
    return screen.objects.allSatisfy(isBlank)
  }

  /// Whether a controller is one of UIKit's own class that nothing is put into.
  func isBlank(_ object: Int) -> Bool {
    isPlain(object) && !facts.filledControllers.contains(object)
      && heldContent(of: .object(object)).isEmpty
  }

  private func isFlow(_ type: TypeInfo) -> Bool {
    type.kind == .classType && !type.isController && !type.isKind(of: "UIResponder")
  }

  private func isPlain(_ object: Int) -> Bool {
    let type = index.types[heap.objects[object].type]
    return type.isExternal && type.name == "UIViewController"
  }
}

extension GraphBuilder {
  /// Screens that show nothing and lead nowhere: no one would call them a screen. Nor is one what
  /// stands in a stack until that is filled, if nothing else shows it.
  static func blanks(_ interpreter: Interpreter, _ links: Links) -> Set<Int> {
    let shown = Set(links.transitions.map(\.to)).union(links.entries.map(\.screen))
    let acting = Set(links.transitions.map(\.from) + links.backs.map(\.from))
      .union(links.entries.map(\.screen))
    let screens = interpreter.facts.screens
    return Set(
      screens.indices.filter { screen in
        if links.placeholders.contains(screen), !shown.contains(screen) {
          return interpreter.isBlank(screen: screens[screen], isShown: false)
        }
        return !acting.contains(screen)
          && interpreter.isBlank(screen: screens[screen], isShown: true)
      })
  }
}

/// Controllers of generic classes that frame the controllers which they are made with: `Frame<Page:
/// UIViewController, Bar: UIViewController>`. One class is as many frames as there are objects, each
/// of which stands for its page.
extension Interpreter {
  /// The controllers that an object of such a class frames: what fills the level, and what stands
  /// beside that.
  func framed(by object: Int, _ type: TypeInfo) -> (pages: [Value], others: [Value])? {
    let children = type.framedProperties.map { variable, owner in
      heap.read(Place(object: object, type: owner.id, name: variable.name)).values
        .filter { isView($0) || isController($0) }
    }
    guard let pages = children.first, !pages.isEmpty else { return nil }
    let others = children.dropFirst().joined().filter { !pages.contains($0) }
    noteBars(others, beside: pages)
    return (pages, others.uniqued())
  }

  /// Whether a controller stands for a page that it frames.
  func framesPage(_ value: Value) -> Bool {
    guard case .object(let object) = value, let type = type(of: value) else { return false }
    return framed(by: object, type) != nil
  }

  /// Keeps which class stands beside pages of which classes.
  private func noteBars(_ others: [Value], beside pages: [Value]) {
    let pages = pages.compactMap { type(of: $0)?.id }
    for other in others {
      guard let type = type(of: other), isController(other), !type.isExternal else { continue }
      let wasBar = isBar(type)
      facts.besideClasses[type.id, default: []].formUnion(pages)
      guard !wasBar, isBar(type) else { continue }
      // It was taken for a screen before the second page was known.
      facts.shownTypes.remove(type.id)
      heap.touch()
    }
  }

  /// Whether controllers of a class stand beside different pages, of which they are parts: a footer
  /// with buttons.
  private func isBar(_ type: TypeInfo) -> Bool { (facts.besideClasses[type.id]?.count ?? 0) > 1 }

  /// Whether a frame holds a controller as a part of its page.
  func isBar(_ value: Value) -> Bool { type(of: value).map(isBar) ?? false }

  /// Whether a screen is none but a part of others, as was found later.
  func isWithdrawn(screen number: Int) -> Bool {
    guard case .type(let type) = facts.screens[number].key else { return false }
    return isBar(index.types[type]) && !facts.shownTypes.contains(type)
  }

  /// What a person does on a frame and on the bars in it, they do on the page.
  func handlers(ofFrame object: Int, _ type: TypeInfo, around others: [Value]) -> [Value] {
    var result = handlers(ofHost: object, type)
    for case .object(let bar) in others where isBar(.object(bar)) {
      result += handlers(ofHost: bar, index.types[heap.objects[bar].type])
    }
    return result
  }
}

extension TypeInfo {
  /// The properties in which a generic class keeps the controllers that each object is made with.
  var framedProperties: [(VariableDeclaration, TypeInfo)] {
    guard !generics.isEmpty, !isExternal, isController, !isNavigationController, !isTabController,
      !isSplitController, !isPageController
    else { return [] }
    return stored.filter { $0.type.map(isFramed) ?? false }.map { ($0, self) }
  }

  /// Whether a type is that of a controller which the class is made with.
  private func isFramed(_ type: TypeReference) -> Bool {
    guard case .named(let parts) = type.unwrapped, parts.count == 1, let part = parts.first else {
      return false
    }
    if let generic = generics.first(where: { $0.name == part.name }) {
      return generic.constraint?.lastName?.hasSuffix("Controller") ?? false
    }
    return part.name.hasSuffix("HostingController") && part.generics.contains(where: mentions)
  }

  private func mentions(_ type: TypeReference) -> Bool {
    guard case .named(let parts) = type.unwrapped else { return false }
    return parts.contains { part in
      generics.contains { $0.name == part.name } || part.generics.contains(where: mentions)
    }
  }
}

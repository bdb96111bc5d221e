/// Views of the app's own that stand around what they are given, with more of their own than a frame.
extension Interpreter {
  /// The view of the program's that is all that a frame with controls of its own is given:
  /// `Titled(onBack: back) { Page() }`. One with state of its own is no mere frame.
  func page(givenTo frame: ViewNode.Shown) -> ViewNode.Shown? {
    guard case .object(let object) = frame.content,
      case let type = index.types[heap.objects[object].type], type.inherits(external: "View"),
      type.stored.allSatisfy({ variable in
        variable.attributes.allSatisfy { $0.name == "ViewBuilder" || $0.name == "Binding" }
      })
    else { return nil }
    let given = contentGiven(to: object)
    guard given.count == 1, case .view(let number) = given[0], !rows.contains(given[0]) else {
      return nil
    }
    var view = heap.views[number]
    while case .group(let children) = view, children.count == 1,
      case .view(let inner) = children[0], !rows.contains(children[0])
    {
      view = heap.views[inner]
    }
    guard case .app(let page) = view, !isBackdrop(page), !isPiece(page),
      case .object(let number) = page.content,
      case let type = index.types[heap.objects[number].type], !isTransparent(type),
      type.inherits(external: "View")
    else { return nil }
    return page
  }

  /// Whether a view with a path of its own puts on its stack what is no view of the app's, but content
  /// that stands in the code of whoever shows it: `AppStack { List { … } }` fills their level.
  func stacksInline(_ shown: ViewNode.Shown, _ type: TypeInfo, depth: Int = 0) -> Bool {
    guard syntax.views.isTransparent(type), syntax.views.keepsBuilt(type) else { return false }
    let inner = content(ofFrame: shown, depth: depth + 1)
    guard inner.shown.isEmpty, inner.structures.count == 1,
      case .view(let number) = inner.structures[0],
      case .stack(_, let content) = heap.views[number]
    else { return false }
    let levels = levels(content, depth: depth + 1)
    return levels.isEmpty && !levels.inline.isEmpty
  }
}

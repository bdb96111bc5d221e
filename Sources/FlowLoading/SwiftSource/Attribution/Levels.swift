import FlowGraph

/// Views by the level that they fill.
struct Levels {
  /// Views that fill a level each.
  var shown: [ViewNode.Shown] = []
  var structures: [Value] = []
  /// Content of the level itself.
  var inline: [Value] = []
  /// Controllers and lists of them that were sorted; a container can be reached in many ways.
  fileprivate var sorted: Set<Value> = []
  /// Toolbars and overlays, which belong to whatever fills the level.
  var beside: [Value] = []
  /// Whether a frame with controls of its own stands around the view that fills the level.
  var isFramed = false
  /// Those that stand on one of the views that fill the level.
  var attached: [(shown: ViewNode.Shown, views: [Value])] = []

  var isEmpty: Bool { shown.isEmpty && structures.isEmpty }

  /// Each view once.
  var uniqued: Levels {
    var result = self
    result.shown = shown.uniqued()
    result.structures = structures.uniqued()
    result.inline = inline.uniqued()
    result.beside = beside.uniqued()
    var kept: [ViewNode.Shown: Set<[Value]>] = [:]
    result.attached = attached.filter { kept[$0.shown, default: []].insert($0.views).inserted }
    return result
  }

  /// What stands in a frame has the frame's environment.
  mutating func inherit(_ frame: ViewNode.Shown) {
    guard frame.isHosted || !frame.environment.isEmpty else { return }
    for position in shown.indices {
      shown[position].environment = (shown[position].environment + frame.environment).sorted()
        .uniqued()
      shown[position].isHosted = shown[position].isHosted || frame.isHosted
    }
  }

  /// Puts views beside each view that fills the level.
  mutating func attach(_ views: [Value]) {
    guard !views.isEmpty else { return }
    attached += shown.map { ($0, views) }
  }

  /// Adds the levels of a part, whose toolbars are on the part's own views.
  mutating func take(_ part: Levels) {
    var part = part
    if !part.shown.isEmpty {
      part.attach(part.beside)
      part.beside = []
    }
    isFramed = isFramed || part.isFramed
    shown += part.shown
    structures += part.structures
    inline += part.inline
    beside += part.beside
    attached += part.attached
  }
}

extension Interpreter {
  /// Sorts what a builder gave into screens, containers and content.
  func levels(_ views: [Value], depth: Int = 0) -> Levels {
    let outer = framed
    if depth == 0 { framed = [:] }
    defer { if depth == 0 { framed = outer } }
    var result = Levels()
    for view in views { sort(view, into: &result, depth: depth) }
    if result.isEmpty, let stack = onlyStack(in: result.inline) {
      result.structures = stack
      result.inline = without(stack, result.inline)
    }
    if result.isEmpty, let principal = principal(in: result.inline) {
      result.inline = []
      for one in principal.shown { take(one, of: principal, into: &result, depth: depth) }
      result.attach(result.beside + principal.beside)
      result.beside = []
    }
    if result.isEmpty, depth == 0, let feature = onlyFeature(in: result.inline) {
      result.inline = []
      result.shown = [feature]
      result.attach(result.beside)
      result.beside = []
    }
    takeTurns(&result)
    return result
  }

  /// Adds what a frame of layout is there for; where that frames what it is given, what that is:
  /// `ZStack { Background(); Drawer { Page() } }`.
  private func take(
    _ shown: ViewNode.Shown, of principal: PrincipalViews, into result: inout Levels, depth: Int
  ) {
    var part = Levels()
    let view = heap.view(.app(shown))
    if depth < 8, let type = type(of: view), isTransparent(type) {
      sort(view, into: &part, depth: depth + 1)
    } else {
      part.shown = [shown]
    }
    for (owner, views) in principal.attached where owner == shown { part.attach(views) }
    result.take(part)
  }

  /// Whether a level is one view that frames what it is given, as a screen of its own.
  func isFramedScreen(_ levels: Levels) -> Bool {
    guard levels.inline.isEmpty, levels.shown.count == 1,
      case .object(let object) = levels.shown[0].content
    else { return false }
    return isTransparent(index.types[heap.objects[object].type])
  }

  /// The one view on a level that frames what it is given among parts of its own.
  private func onlyFeature(in views: [Value]) -> ViewNode.Shown? {
    guard views.count == 1, case .view(let number) = views[0], !rows.contains(views[0]),
      case .app(let shown) = heap.views[number], let type = type(of: views[0]),
      isTransparent(type), syntax.views.isFeature(type)
    else { return nil }
    return shown
  }

  /// Of branches that each fill the level, one can have its screen in a library's container.
  private func takeTurns(_ levels: inout Levels) {
    for view in levels.inline where !levels.shown.isEmpty && isContainerOfLibrary(view) {
      guard let principal = principal(in: [view]),
        areAlternatives(principal.shown + levels.shown)
      else { continue }
      levels.inline.removeAll { $0 == view }
      var framed = Levels()
      framed.shown = principal.shown
      framed.attached = principal.attached
      framed.attach(principal.beside)
      levels.take(framed)
    }
  }

  private func sort(_ view: Value, into result: inout Levels, depth: Int) {
    guard case .view(let number) = view else {
      sort(controller: view, into: &result, depth: depth)
      return
    }
    switch heap.views[number] {
    case .group(let children):
      var inner = Levels()
      swap(&inner.sorted, &result.sorted)
      for child in children { sort(child, into: &inner, depth: depth) }
      swap(&inner.sorted, &result.sorted)
      result.take(inner)
    case .tagged(let inner, _, _):
      sort(inner, into: &result, depth: depth)
    case .beside(let children):
      result.beside += children
    case .inert: break
    case .acting: result.beside.append(view)
    case .stack, .tabs, .split:
      result.structures.append(view)
    case .framework:
      result.inline.append(view)
    case .app(let shown):
      if type(of: view)?.inherits(external: "UIViewRepresentable") == true {
        // A view of UIKit is a part of the screen that holds it.
        result.inline.append(view)
        return
      }
      if depth < 8, let handed = handed(to: shown, depth: depth + 1) {
        result.take(handed)
        return
      }
      guard depth < 8, let type = type(of: view),
        isTransparent(type) || stacksInline(shown, type, depth: depth)
      else {
        result.shown.append(shown)
        return
      }
      var inner = content(ofFrame: shown, depth: depth + 1)
      inner.inherit(shown)
      if inner.isEmpty, shown.isHosted, type.outer?.isController != true {
        // Nothing else fills the level than the frame around what is no view of the app's, unless
        // that is a piece of the hosting controller.
        result.shown.append(shown)
      } else if inner.isEmpty, depth == 0, let page = page(givenTo: shown) {
        result.take(Levels(shown: [page], beside: inner.inline + inner.beside, isFramed: true))
      } else if inner.isEmpty {
        result.inline.append(view)
      } else {
        var framed = inner
        framed.beside += inner.inline
        framed.inline = []
        result.take(framed)
      }
    }
  }

  /// What a view that is looked through holds. Frames that hold each other in turn hold nothing
  /// more the second time.
  func content(ofFrame shown: ViewNode.Shown, depth: Int) -> Levels {
    guard case .object(let object) = shown.content else { return Levels() }
    if let known = framed[object] { return known }
    framed[object] = Levels()
    let inner = levels(meeting(bodyValues(of: object)), depth: depth).uniqued
    framed[object] = inner
    return inner
  }

  /// Whether a view is looked through: it frames what it is given and keeps no path of its own.
  func isTransparent(_ type: TypeInfo) -> Bool {
    syntax.views.isTransparent(type) && !syntax.views.ownsPath(type)
  }

  /// Sorts a controller: a stack is what it holds, a hosting controller what it hosts.
  private func sort(controller value: Value, into result: inout Levels, depth: Int) {
    guard result.sorted.insert(value).inserted else { return }
    guard let type = type(of: value), type.isController, !type.isSystemScreen, depth < 8 else {
      if case .list(let items) = value {
        for item in items { for one in item.values { sort(one, into: &result, depth: depth + 1) } }
      }
      return
    }
    switch value {
    case .object(let object):
      if type.isNavigationController {
        let stack = stack(ofController: object)
        result.structures.append(heap.view(.stack(stack, facts.stacks[stack].content.values)))
        return
      }
      // A scene of a storyboard is a screen under the name of its class.
      if type.isKind(of: "UIHostingController"), type.isExternal || !isOfScene(object) {
        let hosted = hostedViews(of: object, type)
        var inner = Levels()
        swap(&inner.sorted, &result.sorted)
        for view in hosted { sort(view, into: &inner, depth: depth + 1) }
        swap(&inner.sorted, &result.sorted)
        // A class of the app's own that hosts no view of the app's is the screen itself.
        if !inner.isEmpty { inner.beside += handlers(ofHost: object, type) }
        let isFound = !inner.isEmpty
        result.take(inner)
        if isFound || type.isExternal && !hosted.isEmpty { return }
      }
      if let (pages, others) = framed(by: object, type) {
        var inner = Levels()
        swap(&inner.sorted, &result.sorted)
        for page in pages { sort(page, into: &inner, depth: depth + 1) }
        swap(&inner.sorted, &result.sorted)
        if !inner.isEmpty {
          inner.beside += handlers(ofFrame: object, type, around: others)
          result.take(inner)
          return
        }
      }
      if let shown = shown(controller: object, type) { result.shown.append(shown) }
    case .some:
      guard !type.isExternal, type.kind == .classType, !type.isNavigationController else { return }
      let whole = heap.object(type: type.id, site: nil, maker: nil)
      if let shown = shown(controller: whole, type) { result.shown.append(shown) }
    default: break
    }
  }

  /// A controller of the app's own, or a plain one under the name of what makes it.
  private func shown(controller object: Int, _ type: TypeInfo) -> ViewNode.Shown? {
    let span = objectSpans[object] ?? type.span
    if type.isExternal {
      guard let name = objectOwners[object] else { return nil }
      return .init(
        content: .plain(object, name: name), span: span, conditions: [], builder: nil)
    }
    return .init(content: .object(object), span: span, conditions: [], builder: nil)
  }

  /// Keeps which views a loop gives.
  func noteRows(_ views: [Value]) {
    for case .view(let number) in views {
      switch heap.views[number] {
      case .app: rows.insert(.view(number))
      case .group(let children): noteRows(children)
      default: break
      }
    }
  }

  /// A view, or what an enum that is a view shows.
  func views(_ value: Value) -> [Value] {
    if isView(value) { return [value] }
    guard case .enumCase(let number, _, _) = value, index.types[number].inherits(external: "View"),
      let (body, owner) = index.types[number].variable("body")
    else { return [] }
    return read(body, owner: owner, receiver: value).values.filter(isView)
  }

  /// Values with what those show in their place that are cases of an enum which is a view.
  func expanded(_ values: ValueSet) -> ValueSet {
    guard
      values.values.contains(where: { if case .enumCase = $0 { true } else { false } })
    else { return values }
    return ValueSet(
      values.values.flatMap { views($0).nonEmpty ?? [$0] }, isOpen: values.isOpen)
  }

  /// What a view's body gives.
  func bodyValues(of shown: ViewNode.Shown) -> [Value] {
    guard case .object(let object) = shown.content else { return [] }
    return bodyValues(of: object)
  }

  func bodyValues(of object: Int) -> [Value] {
    let type = index.types[heap.objects[object].type]
    if ViewSyntax.isRepresentable(type) { return represent(type, .object(object)) }
    guard let (body, owner) = type.variable("body"), body.getter != nil else {
      // `func body(props: Props) -> some View` of a library's own kind of view.
      guard !type.methods("body").isEmpty else { return [] }
      return invoke(method: "body", of: .object(object), []).values.filter(isView)
    }
    return within({ $0.builder = nil }) {
      read(body, owner: owner, receiver: .object(object)).values.filter(isView)
    }
  }
}

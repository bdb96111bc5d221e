/// Which of the views inside frames of layout fills a level: `ZStack { Background(); HomeView() }`.
struct PrincipalViews {
  /// The view, or those of which one is there at a time.
  var shown: [ViewNode.Shown] = []
  /// What stands around it.
  var beside: [Value] = []
  /// What stands on one of them alone.
  var attached: [(shown: ViewNode.Shown, views: [Value])] = []
}

extension Interpreter {
  /// What a person acts on: beside it, a view is a part of the screen and not the screen.
  private static let controls: Set<String> = [
    "Button", "NavigationLink", "Link", "Menu", "Toggle", "Picker", "TextField", "SecureField",
    "Slider", "Stepper", "DatePicker",
  ]

  /// What fills a level with content of its own: a view beside it is a part of the screen.
  private static let fillers: Set<String> = ["List", "Form", "Table", "Map"]

  private static let frames: Set<String> = ["ZStack", "VStack", "GeometryReader", "ScrollView"]

  /// The view that a frame of layout is there for, if it is clear which: the only one of the
  /// program that does more than draw, or the only one that is always there. A row of a list is
  /// none.
  func principal(in views: [Value]) -> PrincipalViews? {
    let (content, isWrapped) = unwrapped(views)
    guard isWrapped || content.count == 1 && isFrame(content[0]) else {
      return sameInEach(content)
    }
    var inside = Inside(isWrapped: isWrapped)
    for view in content { collect(view, inList: false, into: &inside) }
    guard !inside.isContent else { return nil }
    let found = inside.found.filter { !isBackdrop($0.shown) }
    // Views that take turns stand around no other.
    if !areAlternatives(found.map(\.shown)),
      let flow = flow(among: found.map(\.value), isLaid: found.contains(where: \.inList))
    {
      return inside.principal(flow)
    }
    guard let shown = principal(of: found.map(\.shown)),
      !found.contains(where: { shown.contains($0.shown) && isOnlyFrame($0.value) })
    else { return nil }
    let contents = Set(shown.map(\.content))
    let chosen = found.filter { contents.contains($0.shown.content) }
    // Of several views one below the other each is a part, unless a switch chooses one of them.
    if Set(found.map(\.shown.content)).count > 1, chosen.contains(where: \.inList),
      !areCases(found.map(\.shown))
    {
      return nil
    }
    // So is a row or a button of the app's own that stands below a text.
    if inside.isWritten, chosen.contains(where: { $0.inList && isPiece($0.shown) }) { return nil }
    // What a screen puts into a frame that it gives a title is its own.
    if content.contains(where: titled.contains), chosen.allSatisfy({ isGiven($0.shown) }) {
      return nil
    }
    return inside.principal(Set(chosen.map(\.value)), shown)
  }

  /// The view of one type that each of several frames is there for, as where one is made for newer
  /// systems: `if #available(iOS 17, *) { VStack { Page() }.new() } else { VStack { Page() } }`.
  private func sameInEach(_ frames: [Value]) -> PrincipalViews? {
    guard frames.count > 1, frames.allSatisfy({ isFrame($0) || isContainerOfLibrary($0) })
    else { return nil }
    let parts = frames.compactMap { principal(in: [$0]) }
    let shown = parts.flatMap(\.shown)
    guard parts.count == frames.count, shown.count == frames.count,
      Set(shown.map(typeShown)).count == 1, typeShown(shown[0]) != nil
    else { return nil }
    return PrincipalViews(
      shown: shown, beside: parts.flatMap(\.beside), attached: parts.flatMap(\.attached))
  }

  private func typeShown(_ shown: ViewNode.Shown) -> Int? {
    guard case .object(let object) = shown.content else { return nil }
    return heap.objects[object].type
  }

  /// The view that holds the app's tabs or a stack, where others stand around it: a banner, a
  /// player. Of several that lie over each other, each fills the level.
  private func flow(among views: [Value], isLaid: Bool) -> Set<Value>? {
    let flows = Set(
      views.filter { type(of: $0).map { syntax.views.leadsToStructure($0) } ?? false })
    let isOne = flows.count == 1 || !isLaid && Set(views).count == flows.count
    return isOne && !flows.isEmpty && Set(views).count > 1 ? flows : nil
  }

  /// Whether a view of the program's frames content of the screen that it stands on: a card.
  private func isOnlyFrame(_ value: Value) -> Bool {
    guard let type = type(of: value), isTransparent(type) else { return false }
    return levels([value], depth: 1).shown.isEmpty
  }

  private func isFrame(_ value: Value) -> Bool {
    guard case .view(let number) = value, case .framework(let name, _) = heap.views[number] else {
      return false
    }
    return Self.frames.contains(name)
  }

  /// What a library's container holds that is alone on a level: `SheetFrame(title: title) { Page() }`
  /// of a package that is not in the tree frames what it is given, as far as anybody can tell.
  private func unwrapped(_ views: [Value]) -> (content: [Value], isWrapped: Bool) {
    var content = views
    var isWrapped = false
    while content.count == 1, case .view(let number) = content[0] {
      switch heap.views[number] {
      case .framework(let name, let children) where isContainerOfLibrary(name):
        content = children
        isWrapped = true
      case .group(let children) where isWrapped: content = children
      default: return (content, isWrapped)
      }
    }
    return (content, isWrapped)
  }

  func isContainerOfLibrary(_ view: Value) -> Bool {
    guard case .view(let number) = view, case .framework(let name, _) = heap.views[number] else {
      return false
    }
    return isContainerOfLibrary(name)
  }

  private func isContainerOfLibrary(_ name: String) -> Bool {
    !SwiftUIContent.views.contains(name) && Frameworks.constructors[name] == nil
      && !SwiftUIContent.mayHoldStack(name) && !UIKitClasses.isApple(name)
  }

  private struct Inside {
    /// Whether it is what a library's container holds, which may lay it out as a list.
    let isWrapped: Bool
    var found: [(value: Value, shown: ViewNode.Shown, inList: Bool)] = []
    var all: [Value] = []
    /// Whether the frame has content of its own, of which the views are parts.
    var isContent = false
    /// Whether the frame says something of its own above or below the views.
    var isWritten = false
    /// What stands on one of the views that were found, under its modifiers.
    var attached: [(value: Value, shown: ViewNode.Shown, views: [Value])] = []

    mutating func take(_ part: Inside) {
      found += part.found
      isContent = isContent || part.isContent
      isWritten = isWritten || part.isWritten
      attached += part.attached
      guard part.found.count == 1, let one = part.found.first else {
        all += part.all
        return
      }
      all.append(one.value)
      let others = part.all.filter { $0 != one.value }
      if !others.isEmpty { attached.append((one.value, one.shown, others)) }
    }

    /// The chosen views with all else around them.
    func principal(_ chosen: Set<Value>, _ shown: [ViewNode.Shown]? = nil) -> PrincipalViews {
      let others = attached.filter { !chosen.contains($0.value) }.flatMap(\.views)
      return PrincipalViews(
        shown: shown ?? found.filter { chosen.contains($0.value) }.map(\.shown),
        beside: all.filter { !chosen.contains($0) } + others,
        attached: attached.filter { chosen.contains($0.value) }.map { ($0.shown, $0.views) })
    }
  }

  private func collect(_ value: Value, inList: Bool, into inside: inout Inside) {
    guard case .view(let number) = value else { return }
    switch heap.views[number] {
    case .group(let children):
      var part = Inside(isWrapped: inside.isWrapped)
      for child in children { collect(child, inList: inList, into: &part) }
      inside.take(part)
      return
    case .framework(let name, let children) where Self.frames.contains(name):
      let isList = name == "VStack" || name == "ScrollView"
      for child in children { collect(child, inList: inList || isList, into: &inside) }
      return
    case .framework(let name, _) where Self.controls.contains(name) || Self.fillers.contains(name):
      inside.isContent = true
    case .app where (inList || inside.isWrapped) && rows.contains(value): inside.isContent = true
    // A view of UIKit is a part of the screen that holds it.
    case .app where type(of: value)?.inherits(external: "UIViewRepresentable") == true:
      inside.isContent = true
    case .app(let shown): inside.found.append((value, shown, inList))
    case .framework(let name, _) where inList && SwiftUIContent.views.contains(name):
      if name == "Image" || !ViewSyntax.drawings.contains(name) { inside.isWritten = true }
    default: break
    }
    inside.all.append(value)
  }

  func isBackdrop(_ shown: ViewNode.Shown) -> Bool {
    guard case .object(let object) = shown.content else { return false }
    return syntax.views.isBackdrop(index.types[heap.objects[object].type])
  }

  func isPiece(_ shown: ViewNode.Shown) -> Bool {
    guard case .object(let object) = shown.content else { return false }
    return syntax.views.isPiece(index.types[heap.objects[object].type], in: index)
  }

  private func isGiven(_ shown: ViewNode.Shown) -> Bool {
    guard case .object(let object) = shown.content else { return false }
    return syntax.views.isGiven(index.types[heap.objects[object].type], in: index)
  }

  private func principal(of found: [ViewNode.Shown]) -> [ViewNode.Shown]? {
    guard let first = found.first else { return nil }
    // What acts on a view can be known better in one round than in another: it is one view still.
    if found.allSatisfy({ $0.content == first.content }) { return [first] }
    let shared = found.dropFirst().reduce(Set(found[0].conditions)) {
      $0.intersection($1.conditions)
    }
    let always = found.filter { shared.isSuperset(of: $0.conditions) }
    if !always.isEmpty { return always.count == 1 ? always : nil }
    return areAlternatives(found) ? found : nil
  }

  /// Whether they are there for a case each of what one `switch` is over.
  private func areCases(_ found: [ViewNode.Shown]) -> Bool {
    areAlternatives(found)
      && found.contains { shown in
        shown.conditions.contains { condition in
          if case .matches = conditionTexts[condition.number].form { true } else { false }
        }
      }
  }

  /// Whether no two of them are there at once.
  func areAlternatives(_ found: [ViewNode.Shown]) -> Bool {
    found.indices.allSatisfy { first in
      found.indices.dropFirst(first + 1).allSatisfy { second in
        areApart(found[first].conditions, found[second].conditions)
      }
    }
  }

  /// Whether what runs under some conditions never runs together with what runs under others.
  func areApart(_ some: [RunCondition], _ others: [RunCondition]) -> Bool {
    some.contains { one in others.contains { isExclusive(one, $0) } }
  }

  /// Whether two conditions are of different branches of one `if` or `switch`.
  private func isExclusive(_ one: RunCondition, _ other: RunCondition) -> Bool {
    guard one != other else { return false }
    let (first, second) = (conditionTexts[one.number], conditionTexts[other.number])
    guard first.span.file == second.span.file, first.span.start == second.span.start else {
      return false
    }
    switch (first.form, second.form) {
    case (.fails, .fails): return false
    case (.fails, _), (_, .fails): return true
    case (.matches, .matches): return first.span == second.span
    default: return false
    }
  }

  // MARK: Frames around what a modifier is given

  /// What a modifier makes of its content, with what it lays out around that beside it:
  /// `ZStack { content; Banner() }`.
  func unframed(_ view: Value, around content: [Value]) -> Value {
    guard case .view(let number) = view,
      case .framework(let name, let children) = heap.views[number],
      Self.frames.contains(name), children.contains(where: { holds($0, content) })
    else { return view }
    let (inner, others) = children.reduce(into: ([Value](), [Value]())) { parts, child in
      if holds(child, content) { parts.0.append(child) } else { parts.1.append(child) }
    }
    let framed = inner.map { unframed($0, around: content) }
    return heap.view(.group(others.isEmpty ? framed : framed + [heap.view(.beside(others))]))
  }

  private func holds(_ view: Value, _ content: [Value]) -> Bool {
    if content.contains(view) { return true }
    guard case .view(let number) = view else { return false }
    switch heap.views[number] {
    case .group(let children): return children.contains { holds($0, content) }
    case .framework(let name, let children):
      return Self.frames.contains(name) && children.contains { holds($0, content) }
    default: return false
    }
  }
}

import FlowGraph

/// What views were found to show, as far as it still holds.
struct TargetMemo {
  struct ContentKey: Hashable {
    let content: ValueSet
    let arguments: [ValueSet]
    let screen: Int?
    let controller: Int?
  }

  struct ShownKey: Hashable {
    let views: [Value]
    let owner: Int?
    let isPresented: Bool
    let controller: Int?
  }

  struct Attachment: Hashable {
    let views: [Value]
    let screen: Int
  }

  /// While none of these grows, views show what they did.
  struct Stamp: Equatable {
    let clock: Int
    let screens: Int
    let tabs: Int
    let stacks: Int
  }

  /// What a builder gave with the values that it was given.
  struct Built {
    /// As of when it holds.
    let stamp: Stamp
    let views: [Value]
    /// The page that what they gave is a part of.
    let owner: Int?
    /// Whether that page is one of several things that they can give.
    let isOneOfSeveral: Bool
  }

  var built: [ContentKey: Built] = [:]
  /// What stacks were filled with when that was built.
  var stackContent: [Int: ValueSet] = [:]
  /// The screens that it shows.
  var content: [ContentKey: ([Target], Bool)] = [:]
  var inlineParts: [ContentKey: [Part]] = [:]
  /// What views show: hundreds of acts can show the same.
  var shown: (stamp: Stamp?, targets: [ShownKey: ([Target], Bool)]) = (nil, [:])
  /// Toolbars and overlays that were run already.
  var attached: Set<Attachment> = []
  /// Stacks whose content is being worked out.
  var expanding: Set<Int> = []
}

/// From views to the screens that they show.
extension Linker {
  /// The screens that views show, and whether they show anything at all.
  ///
  /// - Parameters:
  ///   - owner: The container that declares the views and so owns the toolbars on them; without one
  ///     a toolbar belongs to the screen that it is on.
  ///   - isPresented: Whether the views are all of a level that is pushed or presented, which a
  ///     view of UIKit can fill.
  func targets(
    _ views: [Value], owner: Int? = nil, isPresented: Bool = false
  ) -> ([Target], Bool) {
    // Inside a stack's content the stack itself is left out.
    guard memo.expanding.isEmpty else {
      return findTargets(views, owner: owner, isPresented: isPresented)
    }
    let key = TargetMemo.ShownKey(
      views: views, owner: owner, isPresented: isPresented, controller: interpreter.partController)
    if memo.shown.stamp == stamp, let known = memo.shown.targets[key] { return known }
    let found = findTargets(views, owner: owner, isPresented: isPresented)
    if memo.shown.stamp != stamp { memo.shown = (stamp, [:]) }
    memo.shown.targets[key] = found
    return found
  }

  private func findTargets(
    _ views: [Value], owner: Int?, isPresented: Bool
  ) -> ([Target], Bool) {
    let (levels, framing) = interpreter.isolated { interpreter.levels(views) }
    if levels.isFramed, levels.shown.count == 1 {
      let page = interpreter.screen(levels.shown[0])
      interpreter.attribute(interpreter.flattened(framing), to: page)
    } else {
      interpreter.absorb(framing)
    }
    var result: [Target] = []
    if isPresented, let (shown, _) = interpreter.represented(levels) {
      let screen = interpreter.screen(shown)
      runAttached(levels.beside, owner ?? screen)
      return ([Target(screen: screen, shown: shown, ownStack: nil)], true)
    }
    for shown in levels.shown {
      result.append(Target(screen: interpreter.screen(shown), shown: shown, ownStack: nil))
    }
    for (shown, views) in levels.attached {
      runAttached(views, owner ?? interpreter.screen(shown))
    }
    for structure in levels.structures {
      guard case .view(let number) = structure else { continue }
      switch interpreter.heap.views[number] {
      case .stack(let stack, let content):
        // A navigation controller is filled by whoever shows it; not by itself, however far in.
        guard memo.expanding.insert(stack).inserted else { continue }
        let inner = interpreter.within({ $0.stack = stack }) {
          withoutPlaceholders(targets(content + (builtContent[stack]?.values ?? [])).0)
        }
        memo.expanding.remove(stack)
        result += inner.map {
          Target(screen: $0.screen, shown: $0.shown, ownStack: $0.ownStack ?? stack)
        }
      case .tabs(let tabs):
        for tab in facts.tabs[tabs].tabs { result += targets(tab.content.values).0 }
      default: break
      }
    }
    let showsInline = levels.inline.contains { view in
      guard case .view(let number) = view,
        case .framework(let name, _) = interpreter.heap.views[number]
      else { return true }
      return name != "EmptyView"
    }
    return (result.uniqued(), showsInline || !result.isEmpty || !levels.structures.isEmpty)
  }

  /// Without the empty controllers that stand in a stack until code fills it.
  func withoutPlaceholders(_ targets: [Target]) -> [Target] {
    guard let others = targets.filter({ !isPlaceholder($0) }).nonEmpty else { return targets }
    links.placeholders.formUnion(
      targets.lazy.map(\.screen).filter { screen in
        !others.contains { $0.screen == screen }
      })
    return others
  }

  /// Whether a target is a controller of UIKit's own class that nothing is put into.
  func isPlaceholder(_ target: Target) -> Bool {
    guard case .plain(let object, _)? = target.shown?.content else { return false }
    return interpreter.isBlank(object)
  }

  /// Runs toolbars and overlays under the screen that they are on.
  func runAttached(_ views: [Value], _ screen: Int) {
    guard memo.attached.insert(.init(views: views, screen: screen)).inserted else { return }
    let saved = (interpreter.showing, interpreter.visited)
    defer { (interpreter.showing, interpreter.visited) = saved }
    interpreter.showing = screen
    interpreter.visited = [:]
    interpreter.budget.refuel()
    let stack = interpreter.context.stack
    let (_, effects) = interpreter.isolated {
      interpreter.within({ $0.stack = stack }) { interpreter.show(views, isPrincipal: false) }
    }
    interpreter.noteForeign(effects, screen)
    interpreter.attribute(interpreter.flattened(effects), to: screen)
  }

  /// Builds content with a value and gives the screens that it shows.
  func targets(
    of content: ValueSet, _ arguments: [ValueSet], screen: Int?, stack: Int?,
    given: Written? = nil, states: [Place] = [], isLevel: Bool = true
  ) -> ([Target], Bool) {
    let key = TargetMemo.ContentKey(
      content: content, arguments: arguments + (given?.key ?? []), screen: screen,
      controller: interpreter.partController)
    if let known = memo.content[key] { return known }
    let built =
      memo.built[key].flatMap { $0.stamp == stamp ? $0 : nil }
      ?? build(content, arguments, key, stack: stack, given, states, isLevel: isLevel)
    var result = targets(built.views, isPresented: true)
    if let owner = built.owner {
      let page = Target(screen: owner, shown: nil, ownStack: nil)
      result = (built.isOneOfSeveral ? result.0 + [page] : [page], true)
    }
    memo.content[key] = result
    return result
  }

  /// Runs a builder, and writes down what its content does by itself.
  private func build(
    _ content: ValueSet, _ arguments: [ValueSet], _ key: TargetMemo.ContentKey, stack: Int?,
    _ given: Written?, _ states: [Place], isLevel: Bool
  ) -> TargetMemo.Built {
    let screen = key.screen
    interpreter.showing = screen
    var owner: Int?
    var isOneOfSeveral = false
    let (views, effects) = interpreter.isolated { () -> [Value] in
      interpreter.budget.refuel()
      let site = Expression(.null, .none)
      let values = interpreter.assuming(given) {
        interpreter.invokeAll(
          content, arguments, site, Frame(receiver: nil, scope: nil, file: 0))
      }
      let shown = values.values.flatMap(interpreter.views)
      // Inline content has components and operations of its own.
      let ((levels, found), framing) = interpreter.isolated {
        let levels = interpreter.levels(shown)
        interpreter.visited = [:]
        notePresented(levels.structures)
        return (levels, targets(shown, isPresented: true))
      }
      let represented = interpreter.represented(levels)
      // What fills the level does what it does by itself.
      if represented == nil, !interpreter.isFramedScreen(levels), !levels.isFramed {
        interpreter.absorb(framing)
      }
      isOneOfSeveral = !found.0.isEmpty && interpreter.holdsPage(levels, in: content)
      if isLevel, isOneOfSeveral || found.0.isEmpty && interpreter.isPage(levels) {
        let own =
          isOneOfSeveral ? nil : interpreter.framingView(shown).map(interpreter.screen)
        let named =
          own == nil
          ? interpreter.page(of: content, given: arguments, states: states, on: screen)
            .map(self.screen(of:_:)) : nil
        owner =
          own ?? named
          ?? (isOneOfSeveral
            ? nil : interpreter.framingView(shown, isNameless: true).map(interpreter.screen))
        if let owner, owner == named { interpreter.facts.screens[owner].presenter = screen }
        interpreter.showing = owner ?? screen
      }
      interpreter.show(
        levels.inline.filter { represented?.view != $0 } + levels.beside, isPrincipal: false)
      interpreter.show(levels.structures, isPrincipal: false)
      return shown
    }
    // Parts of inline content are not where the presenter is.
    if let owner { interpreter.noteForeign(effects, owner) }
    let all = interpreter.flattened(effects)
    let apart = all.filter { owner == nil && $0.isPart }
    memo.inlineParts[key] = apart.compactMap { $0.part(of: screen) }.filter { !$0.standsAlone }
    interpreter.attribute(
      all.filter { owner != nil || $0.part(of: screen)?.standsAlone ?? !$0.isPart },
      to: owner ?? screen)
    interpreter.showing = nil
    let built = TargetMemo.Built(
      stamp: stamp, views: views, owner: owner, isOneOfSeveral: isOneOfSeveral)
    memo.built[key] = built
    return built
  }

  /// The same for what is presented, by the controller whose code presents it.
  func targets(
    of presentation: Presentation, _ arguments: [ValueSet], given: Written? = nil
  ) -> [Target] {
    interpreter.running(for: presentation.controller) {
      targets(
        of: presentation.content, arguments, screen: presentation.screen,
        stack: presentation.stack, given: given, states: presentation.places,
        isLevel: presentation.kind != .embed
      ).0
    }
  }

  /// What presented content without a screen of its own holds.
  func inlineParts(of presentation: Presentation, _ arguments: [ValueSet]) -> [Part] {
    let key = TargetMemo.ContentKey(
      content: presentation.content, arguments: arguments, screen: presentation.screen,
      controller: presentation.controller)
    return memo.inlineParts[key] ?? []
  }

  private var stamp: TargetMemo.Stamp {
    TargetMemo.Stamp(
      clock: interpreter.heap.clock, screens: facts.screens.count, tabs: facts.tabs.count,
      stacks: facts.stacks.count)
  }
}

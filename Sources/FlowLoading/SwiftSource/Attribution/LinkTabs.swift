import FlowGraph

/// Joins writes to a tab view's selection with its tabs.
extension Linker {
  func select(_ values: ValueSet, _ tabs: Int, _ operation: Operation) {
    let record = facts.tabs[tabs]
    var isFound = false
    for (tab, screens) in zip(record.tabs, links.tabScreens[tabs] ?? []) {
      guard isSelected(tab, by: values) else { continue }
      isFound = true
      for screen in refilled(tab.content, operation) ?? chosen(screens, of: tab, by: values)
      where screen != operation.screen {
        add(
          from: operation.screen, to: Target(screen: screen, shown: nil, ownStack: nil), kind: .tab,
          span: operation.span, stacks: [], via: name(of: tab, selectedBy: values),
          operation: operation, isSelection: true)
      }
    }
    // What a person selects by a binding made by hand is any tab.
    let isComputed =
      operation.trigger?.label != Trigger.bindingLabel
      && (values.isOpen || record.tabs.contains(where: \.tag.isOpen))
    let screens = (links.tabScreens[tabs] ?? []).joined().map { facts.screens[$0] }
    // Pages that are no screens lead nowhere.
    guard !isFound, isComputed, !screens.isEmpty else {
      links.resolvedSpans.insert(operation.span)
      return
    }
    interpreter.facts.unresolved.insert(
      .init(
        span: operation.span, reason: "which tab it selects could not be worked out",
        concerns: screens.map { GraphBuilder.name(of: $0, interpreter) }.uniqued().sorted()))
  }

  /// `page += 1`: the page so many after the one on which somebody acts.
  func select(after count: Int, _ tabs: Int, _ operation: Operation) {
    guard let screen = operation.screen else { return }
    guard (links.tabScreens[tabs] ?? []).contains(where: { layer(above: $0).contains(screen) })
    else { return select(.unknown, tabs, operation) }
    links.resolvedSpans.insert(operation.span)
    for (tab, screens) in zip(facts.tabs[tabs].tabs, links.tabScreens[tabs] ?? [])
    where layer(above: screens).contains(screen) {
      guard case .integer(let number)? = tab.tag.only else { continue }
      select(ValueSet(.integer(number + count)), tabs, operation)
    }
  }

  /// Selects a tab of UIKit's by its number, or by the controller that stands in it.
  func select(_ item: ValueSet, of controllers: ValueSet, _ operation: Operation) {
    guard !isLaunch(operation) else {
      links.resolvedSpans.insert(operation.span)
      return
    }
    // By its place among the controllers, it is told by the one that stands there.
    let placed = items(at: item)
    let item = placed.isEmpty ? item : ValueSet(placed, isOpen: true)
    let around = tabControllers(controllers, around: operation.screen).filter { number in
      operation.screen == nil || facts.tabs[number].screen != operation.screen
    }
    if around.isEmpty { links.resolvedSpans.insert(operation.span) }
    for number in around {
      let tabs = facts.tabs[number].tabs
      // The place of any of several controllers is not known.
      if !placed.isEmpty, tabs.count(where: { isHeld(item, in: $0.content) }) > 1 {
        select(.unknown, number, operation)
        continue
      }
      let made = tabs.filter { isMade(item, like: $0.content) }
      let held = tabs.filter { isHeld(item, in: $0.content) }
      if held.count > 1, held.count == tabs.count {
        // Code that looks for one among all of them.
        select(.unknown, number, operation)
        continue
      }
      for one in held.dropFirst() { select(one.tag, number, operation) }
      if let chosen = held.first ?? (made.count == 1 ? made.first : nil) {
        select(chosen.tag, number, operation)
      } else {
        select(item.isEmpty ? .unknown : item, number, operation)
      }
    }
  }

  /// Whether a tab holds a bare controller that the tabs' own controller makes: a button of the bar
  /// that shows something else, and no screen.
  func isPlaceholder(_ tab: Target, in tabs: TabsRecord) -> Bool {
    guard let owner = tabs.screen, case .plain(_, let name)? = tab.shown?.content else {
      return false
    }
    return name == GraphBuilder.name(of: facts.screens[owner], interpreter)
  }

  private func isHeld(_ item: ValueSet, in content: ValueSet) -> Bool {
    item.values.contains { value in
      if case .integer = value { return false }
      return content.values.contains { $0 == value || isSome(value, like: $0) }
    }
  }

  /// Whether a tab's controller is made where another object's of the same class is.
  private func isMade(_ item: ValueSet, like content: ValueSet) -> Bool {
    func sites(_ values: ValueSet) -> Set<ObjectIdentifier> {
      Set(
        values.values.compactMap { value in
          interpreter.objectNumber(value).flatMap { interpreter.heap.objects[$0].site }
        })
    }
    return !sites(item).isDisjoint(with: sites(content))
  }

  private func tabControllers(_ controllers: ValueSet, around screen: Int?) -> [Int] {
    let all = facts.tabs.indices.filter { number in
      guard let receiver = facts.tabs[number].receiver, facts.tabs[number].places.isEmpty else {
        return false
      }
      return interpreter.type(of: receiver)?.isTabController == true
    }
    let named = all.filter { facts.tabs[$0].receiver.map(controllers.values.contains) == true }
    if !named.isEmpty || all.count < 2 { return named.isEmpty ? all : named }
    let classes = controllers.values.compactMap(interpreter.type).filter { !$0.isExternal }
    let same = all.filter { number in
      facts.tabs[number].receiver.flatMap(interpreter.type)?.lineage.contains { type in
        classes.contains { $0 === type }
      } == true
    }
    if !same.isEmpty { return same }
    return all.filter { number in
      (links.tabScreens[number] ?? []).joined().contains { $0 == screen }
    }
  }

  func isSelected(_ tab: TabsRecord.Tab, by values: ValueSet) -> Bool {
    if tab.tag.values.contains(where: values.values.contains) { return true }
    let placed = items(at: tab.tag)
    return items(at: values).contains { item in
      placed.contains { $0 == item || isSome($0, like: item) || isSome(item, like: $0) }
    }
  }

  private func isSome(_ value: Value, like other: Value) -> Bool {
    guard case .some(let type) = value else { return false }
    return interpreter.type(of: other)?.id == type
  }

  /// The items of a list that places in it tell.
  private func items(at places: ValueSet) -> [Value] {
    places.values.flatMap { value -> [Value] in
      guard case .tuple(Collections.itemPlace, let items) = value else { return [] }
      return items.flatMap(\.values)
    }
  }

  /// Of tabs that one loop makes, those that a value selects: `ForEach(tabs) { Tab(value: $0) … }`.
  private func chosen(_ screens: [Int], of tab: TabsRecord.Tab, by values: ValueSet) -> [Int] {
    let placed = items(at: values)
    guard !placed.isEmpty || tab.tag.values.count > 1 && !values.isOpen else { return screens }
    let wanted = caseNames(ValueSet(values.values + placed))
    let kept = targets(tab.content.values).0.filter { target in
      (target.shown?.conditions ?? []).allSatisfy { condition in
        let cases = interpreter.conditionTexts[condition.number].cases
        return cases.isEmpty || wanted.isEmpty || cases.contains(where: wanted.contains)
          || !cases.contains { found in wanted.contains { $0.type == found.type } }
      }
    }
    return kept.isEmpty ? screens : kept.map(\.screen).uniqued()
  }

  /// What a tab that a person selects is called. Of those that one loop makes, the branch that
  /// shows the screen says for which of them it does.
  func name(of tab: TabsRecord.Tab, in tabs: TabsRecord, showing shown: ViewNode.Shown?) -> String?
  {
    guard tab.isTagged else { return nil }
    guard isOfSeveral(tab) else { return caseText(tab.tag) }
    let known = caseNames(tab.tag)
    var types = Set(known.map(\.type))
    if types.isEmpty, let type = tabs.places.first.flatMap(interpreter.declaredType),
      let selection = interpreter.resolve(type.with(type.reference.unwrapped))
    {
      types.insert(selection.id)
    }
    var branches = (shown?.conditions ?? []).map { condition in
      interpreter.conditionTexts[condition.number].cases.filter { types.contains($0.type) }
    }.filter { !$0.isEmpty }
    if !tab.tag.isOpen { branches = branches.map { $0.filter(known.contains) } }
    if let only = branches.first(where: { $0.count == 1 })?.first {
      return "\(interpreter.index.types[only.type].name).\(only.name)"
    }
    guard types.count == 1, let type = types.first, known.count != 1 else {
      return caseText(tab.tag)
    }
    return interpreter.index.types[type].name
  }

  private func name(of tab: TabsRecord.Tab, selectedBy values: ValueSet) -> String? {
    guard tab.isTagged else { return nil }
    let wanted = caseNames(values)
    return caseText(isOfSeveral(tab) && wanted.count == 1 ? values : tab.tag)
  }

  /// Whether a tab stands for several, which one loop makes.
  private func isOfSeveral(_ tab: TabsRecord.Tab) -> Bool {
    tab.tag.isOpen || tab.tag.values.count > 1
  }

  private func caseNames(_ values: ValueSet) -> [CaseName] {
    values.values.compactMap { value in
      if case .enumCase(let type, let name, _) = value {
        CaseName(type: type, name: name)
      } else {
        nil
      }
    }.uniqued()
  }

  /// The screens of tabs that a stack stands around: the owner of both leads to them as to tabs.
  func screensOfTabs(in stack: Int, of owner: Int) -> Set<Int> {
    var result: Set<Int> = []
    for case .view(let number) in interpreter.levels(content(of: stack).values).structures {
      guard case .tabs(let tabs) = interpreter.heap.views[number],
        facts.tabs[tabs].screen == owner
      else { continue }
      for tab in facts.tabs[tabs].tabs {
        result.formUnion(targets(tab.content.values).0.map(\.screen))
      }
    }
    return result
  }
}

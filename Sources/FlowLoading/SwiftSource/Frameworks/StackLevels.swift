/// Lists of navigation stacks that code reads, changes and gives back:
///
/// ```swift
/// var pages = navigation.viewControllers
/// pages.removeLast()
/// pages.append(Detail())
/// navigation.setViewControllers(pages, animated: true)    // pushes Detail
/// ```
extension Interpreter {
  /// What stands in such a list for the levels that lie on the stack at that moment.
  static let levels = Value.external("\u{0}levels")

  /// The navigation controllers whose list an expression is, and is written to:
  /// `navigation.viewControllers`.
  func stacksListed(by expression: Expression, _ frame: Frame) -> ValueSet? {
    var list = expression
    while case .unwrap(let inner) = list.kind { list = inner }
    let owners: ValueSet
    switch list.kind {
    case .member(let base?, UIKitContainers.contentName, _): owners = evaluate(base, frame)
    case .name(UIKitContainers.contentName, _)
    where frame.locals[UIKitContainers.contentName] == nil:
      owners = receivers(of: list, frame)
    default: return nil
    }
    let left = ValueSet(owners.values.filter { $0 != .null }, isOpen: owners.isOpen)
    return !left.isEmpty && left.values.allSatisfy(isStack) ? left : nil
  }

  /// Whether a value is a navigation controller, or the one around some screen.
  func isStack(_ value: Value) -> Bool {
    value == UIKitStacks.around || type(of: value)?.isNavigationController == true
  }

  /// What a call does to a variable that holds such a list, beside laying more on top: what is
  /// inserted stands below what was there.
  func changeLevels(
    in slot: Slot, _ name: String, _ arguments: [Argument], _ added: [ValueSet]
  ) -> Bool {
    let items = items(of: slot.values)
    guard items.contains(where: { $0.values.contains(Self.levels) }) else { return false }
    switch name {
    case "insert":
      let below = added.filter { !items.contains($0) }
      slot.replace(shallow(ValueSet([.list(below + items)], isOpen: slot.values.isOpen)))
    case "removeAll" where arguments.isEmpty: slot.replace(ValueSet(.list([])))
    default: return false
    }
    return true
  }

  /// `navigation.viewControllers.append(detail)`: the list is read, changed and given back.
  func changeStack(
    _ name: String, _ base: Expression, _ arguments: [Argument], _ span: Span, _ frame: Frame
  ) -> Bool {
    guard base.plain.lastName == UIKitContainers.contentName,
      let stacks = stacksListed(by: base, frame)
    else { return false }
    let given = arguments.filter { $0.label != "at" }.flatMap { argument -> [ValueSet] in
      let values = evaluate(argument.value, frame)
      return argument.label == "contentsOf" ? items(of: values) : [values]
    }
    let levels = ValueSet(Self.levels)
    switch name {
    case "append": setContent(of: stacks, to: Self.list([levels] + given), span)
    case "insert": setContent(of: stacks, to: Self.list(given + [levels]), span)
    case "removeLast", "popLast":
      onStacks(stacks) { note(.pop(count: arguments.isEmpty ? 1 : nil), span) }
    default: break
    }
    return true
  }

  /// `navigation.viewControllers[1] = detail`
  func changeStack(with values: ValueSet, at left: Expression, _ span: Span, _ frame: Frame) -> Bool
  {
    guard case .index(let base, _) = left.plain.kind,
      base.plain.lastName == UIKitContainers.contentName,
      let stacks = stacksListed(by: base, frame)
    else { return false }
    setContent(of: stacks, to: Self.list([ValueSet(Self.levels).union(values)]), span)
    return true
  }

  private static func list(_ items: [ValueSet]) -> ValueSet {
    ValueSet([.list(items)], isOpen: true)
  }

  /// Gives a stack a list that is made of what it has: what stands above that is pushed, and what
  /// stands below is seen on the way back.
  ///
  /// - Parameter covered: Those that stand in another place than on top.
  /// - Returns: Whether it is such a list.
  func layOnLevels(
    _ items: [ValueSet], of stacks: ValueSet, covered: [ValueSet], _ span: Span
  ) -> Bool {
    guard let top = items.lastIndex(where: { $0.values.contains(Self.levels) }) else {
      return false
    }
    let there = controllerStacks(among: stacks).reduce(into: Set([Self.levels])) {
      $0.formUnion(facts.stacks[$1].content.values)
    }
    let added = items.enumerated().compactMap { place, item -> (Int, ValueSet)? in
      let left = ValueSet(item.values.filter { !there.contains($0) }, isOpen: item.isOpen)
      return left.values.isEmpty && item.values.contains(where: there.contains)
        ? nil : (place, left)
    }
    // What lies there already is only put in another order, or some of it is gone.
    if added.isEmpty { facts.filling.insert(span) }
    // What takes the place of a level is another screen than that one, or no way to anywhere.
    if added.contains(where: { items[$0.0].values.contains(Self.levels) }) {
      facts.selfShown.insert(span)
    }
    onStacks(stacks) {
      for (place, item) in added {
        note(
          place < top || covered.contains(items[place]) ? .putBeneath(item) : .show(item, .push),
          span)
      }
    }
    return true
  }

  /// What a value is of which only that is known that it lies on some stack.
  func withoutLevels(_ values: ValueSet) -> ValueSet {
    guard values.values.contains(Self.levels) else { return values }
    return ValueSet(values.values.filter { $0 != Self.levels }, isOpen: true)
  }
}

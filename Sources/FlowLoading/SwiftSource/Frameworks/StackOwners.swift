extension Interpreter {
  /// A pop of a navigation controller. One that code was handed, and of which it is not known which
  /// it is, may hold anything.
  func pop(from bases: ValueSet, _ base: Expression, _ frame: Frame) -> Operation.Effect {
    let stacks = controllerStacks(among: bases)
    let owners = stacks.isEmpty ? owners(ofStack: base, frame) : []
    if stacks.count == 1 || stacks.count > 1 && !bases.isOpen { return .pop(count: 1) }
    switch base.plain.kind {
    case .name(let name, _) where name == "self" || name == "super": break
    case .name("navigationController", _) where frame.locals["navigationController"] == nil: break
    case .member(let owner?, "navigationController", _):
      if owners.isEmpty, !owner.plain.isSelf { return .pop(count: nil) }
    default: return .pop(count: nil)
    }
    return .pop(count: 1, of: owners)
  }

  /// Notes a push on a known stack or on another, such as that of a modal over it.
  func noteEitherStack(_ site: CallSite, _ bases: ValueSet) {
    guard site.name == "pushViewController", bases.values.contains(UIKitStacks.around),
      !controllerStacks(among: bases).isEmpty
    else { return }
    facts.pushesOnEither.insert(site.span)
  }

  /// Notes whose stack code pushes on, where that is the one around a controller.
  func noteOwners(ofStack base: Expression, _ bases: ValueSet, _ span: Span, _ frame: Frame) {
    guard controllerStacks(among: bases).isEmpty else { return }
    facts.pushOwners[span, default: []].formUnion(owners(ofStack: base, frame))
  }

  /// The types of controllers whose navigation controller code asks for: `navigationController`,
  /// `self?.navigationController`, `list.navigationController`. None where that is not told.
  func owners(ofStack expression: Expression, _ frame: Frame) -> [Operation.TypeID] {
    let owners: [Value]
    switch expression.plain.kind {
    case .name: owners = [frame.receiver].compactMap { $0 }
    case .member(let owner?, "navigationController", _):
      guard case .name = owner.plain.kind else { return [] }
      owners = evaluate(owner, frame).values.filter { $0 != .null }
    default: return []
    }
    let types = owners.compactMap(type(of:)).filter(\.isController)
    return types.count == owners.count ? types.map(\.id).uniqued() : []
  }
}

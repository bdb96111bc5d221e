extension Interpreter {
  /// The types of controllers whose navigation controller code asks for: `navigationController`,
  /// `self?.navigationController`, `list.navigationController`. None where that is not told.
  func owners(ofStack expression: Expression, _ frame: Frame) -> [Operation.TypeID] {
    let owners: [Value]
    switch expression.plain.kind {
    case .name("navigationController", _): owners = [frame.receiver].compactMap { $0 }
    case .member(let owner?, "navigationController", _):
      guard case .name = owner.plain.kind else { return [] }
      owners = evaluate(owner, frame).values.filter { $0 != .null }
    default: return []
    }
    let types = owners.compactMap(type(of:)).filter(\.isController)
    return types.count == owners.count ? types.map(\.id).uniqued() : []
  }
}

/// What is set off on a view, whoever's code set the view up: a menu that a player's observer gives
/// to a button is opened where the button is.
extension Interpreter {
  /// The view whose code runs, as what holds the controls that it sets up.
  func holder(_ receiver: Value?) -> Trigger.Holder? {
    guard let receiver, let type = type(of: receiver), type.kind == .classType, !type.isController,
      type.isKind(of: "UIView")
    else { return nil }
    guard case .object = receiver else { return .view(type.id) }
    return controller(holding: receiver).map { .controller($0.id) }
  }

  /// The screens on which a view stands, in order; nil where these are not known, or the one is
  /// among them whose code ran.
  func screens(holding trigger: Trigger?, besides screen: Int?) -> [Int]? {
    guard let owners = owners(of: trigger) else { return nil }
    let found = Set(owners.compactMap { facts.screenNumbers[.type($0)] })
    guard !found.isEmpty, screen.map(found.contains) != true else { return nil }
    return found.sorted()
  }

  /// The controllers on which a person sets something off, as far as code says that.
  private func owners(of trigger: Trigger?) -> Set<Int>? {
    if let known = trigger?.control.flatMap(standingControls.owners) { return known }
    return switch trigger?.holder {
    case .controller(let type)?: [type]
    case .view(let type)?: owners(ofViews: type)
    case nil: nil
    }
  }

  private func owners(ofViews type: Int) -> Set<Int> {
    partOwners.reduce(into: []) { found, part in
      if self.type(of: part.key)?.id == type { found.formUnion(part.value) }
    }
  }
}

import Foundation

/// What code changes, binds and calls by a text, by names.
extension NameWalk {
  struct Assignment {
    let span: Span
    let target: Expression
    let isOwn: Bool
    /// Whether `false` is written there.
    let isFalse: Bool

    /// What has the property that is assigned.
    var base: Expression? {
      guard !isOwn, case .member(let base?, _, _) = target.plain.kind else { return nil }
      return base.plain
    }
  }

  /// Keeps what is changed: of `binding.wrappedValue`, the state that is bound, and of
  /// `subject.value`, that of the subject.
  func noteChanged(_ target: Expression, _ name: String, fills: Bool = true) {
    box.uses.changed.insert(name)
    if fills { box.uses.filled.insert(name) }
    guard case .member(let base?, _, _) = target.plain.kind, let whole = base.lastName else {
      return
    }
    if name == "wrappedValue" { box.uses.changed.insert(whole) }
    if name == "value" { box.uses.changed.insert(Messages.state(ofSubject: whole)) }
  }

  /// Keeps what is changed where something is put under a key: of `paths[tab]`, the table, and of
  /// `store[\.tab]`, what the path leads to.
  func noteElementChanged(_ target: Expression) {
    guard case .index(let base, let keys) = target.plain.kind else { return }
    if let table = base.lastName { box.uses.changed.insert(table) }
    for case .keyPath(_, let path) in keys.map(\.value.plain.kind) {
      if let last = path.last { box.uses.changed.insert(last) }
    }
  }

  /// - Parameter isKept: Whether the place is kept, so that it can be told whose property it is.
  func noteAssigned(_ target: Expression, _ name: String, isKept: Bool = false) {
    if case .member(let base?, _, _) = target.plain.kind, let whole = base.lastName {
      box.assignedMembers.insert(.init(base: whole, name: name))
    }
    guard isOwn(target) else {
      if !isKept { box.foreignAssigned.insert(name) }
      return
    }
    box.ownAssigned.insert(name)
    if !isInitializer { box.ownChanged.insert(name) }
  }

  func bound(_ name: String, _ label: String) {
    guard !name.isEmpty, name != "self", !name.allSatisfy(\.isNumber) else { return }
    box.bindings[label, default: []].insert(name)
    box.assignedNames.insert(name)
    box.foreignAssigned.insert(name)
  }

  func isProjected(_ node: Expression) -> Bool {
    switch node.kind {
    case .name(let name, _): name.hasPrefix("$") && name.count > 1
    case .member(let base, let name, _): name.hasPrefix("$") || (base.map(isProjected) ?? false)
    case .unwrap(let inner): isProjected(inner)
    case .index(let base, _): isProjected(base)
    // `Bindable(model).path`
    case .call(let callee, _): if case .name("Bindable", _) = callee.kind { true } else { false }
    default: false
    }
  }

  /// `$0.model` in a closure: nothing that is projected.
  func isOfParameter(_ node: Expression) -> Bool {
    switch node.plain.kind {
    case .name(let name, _): name.hasPrefix("$") && name.dropFirst().allSatisfy(\.isNumber)
    case .member(let base?, _, _), .index(let base, _): isOfParameter(base)
    default: false
    }
  }

  /// `.onChange(of: model.pending)`
  func noteWatched(_ arguments: [Argument]) {
    guard let subject = arguments.first(where: { $0.label == "of" })?.value.plain,
      case .member(_?, let name, _) = subject.kind
    else { return }
    box.watched.insert(name)
  }

  /// `Selector("close:")` and what makes one of a text that only runs tell.
  func noteSelector(_ arguments: [Argument]) {
    guard case .string(let text?, _)? = arguments.first?.value.plain.kind else {
      box.makesSelectors = true
      return
    }
    let name = text.prefix { $0 != ":" }
    // As Objective-C writes `close(with:)`.
    let short = name.range(of: "With").map { String(name[..<$0.lowerBound]) }
    for name in [String(name), short].compactMap({ $0 }) {
      box.selectors[.init(base: FileFacts.Member.textBase, name: name), default: 0] += 1
    }
  }
}

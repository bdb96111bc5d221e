/// Windows of an app's own over the one that its launch fills: locks, notices, hints.
extension Linker {
  /// Whether a place fills windows that stand over the app's: what is there stays beneath.
  func isOverlay(_ span: Span) -> Bool {
    var windows: Set<Value> = []
    for window in facts.presenters[span, default: []] {
      guard isLaidOver(window) else { return false }
      windows.insert(window)
    }
    guard !windows.isEmpty else { return false }
    let launched = facts.operations.filter { operation in
      guard case .window = operation.effect else { return false }
      return isLaunch(operation)
    }
    let isOfLaunch = launched.contains { operation in
      facts.presenters[operation.span, default: []].contains(where: windows.contains)
    }
    if isOfLaunch { return windows.allSatisfy(isOnLevel) && launched.contains(where: isOnNone) }
    return windows.allSatisfy(isOnLevel) || !launched.isEmpty
  }

  /// Makes one row of those to a notice: it comes up wherever a person is, who goes on with what lies
  /// beneath. What few screens show in such a window is no notice.
  func gatherNotices() {
    let covers = Dictionary(grouping: links.transitions.indices) { links.transitions[$0].span }
      .filter { span, rows in
        rows.count >= Self.fewestShowing && rows.allSatisfy { links.transitions[$0].kind == .cover }
          && Set(rows.map { links.transitions[$0].to }).count == 1 && letsTouchesThrough(span)
      }
    guard !covers.isEmpty else { return }
    var gathered: Set<Span> = []
    links.transitions = links.transitions.compactMap { row in
      guard covers[row.span] != nil else { return row }
      guard gathered.insert(row.span).inserted else { return nil }
      var notice = row
      (notice.from, notice.kind, notice.trigger) = (nil, .popover, nil)
      (notice.conditions, notice.hops, notice.deepLink) = ([], [], nil)
      return notice
    }
  }

  private static let fewestShowing = 4

  /// Whether a place fills windows of a class of the app's that decides which touches it takes, and
  /// leaves the others to what lies beneath.
  private func letsTouchesThrough(_ span: Span) -> Bool {
    let windows = facts.presenters[span, default: []]
    return !windows.isEmpty
      && windows.allSatisfy { window in
        guard let type = interpreter.type(of: window), !type.isExternal else { return false }
        return type.methods("hitTest").contains { $0.0.isOverride }
          || type.methods("point").contains { function, _ in
            function.isOverride && function.parameters.first?.label == "inside"
          } || takesNoTouches(type)
      }
  }

  /// Whether a class says of its own objects that nobody can touch them.
  private func takesNoTouches(_ type: TypeInfo) -> Bool {
    var isFound = false
    let walk = Walk { node in
      if case .binary("=", let left, let right) = node.kind, case .boolean(false) = right.kind,
        left.ownName == "isUserInteractionEnabled"
      {
        isFound = true
      }
      return !isFound
    }
    for function in type.functions.values.joined() { function.body.map(walk.statements) }
    return isFound
  }

  /// Whether the window that an operation fills is on no level of its own: the app's.
  private func isOnNone(_ operation: Operation) -> Bool {
    !facts.presenters[operation.span, default: []].contains(where: isOnLevel)
  }

  /// Whether a window is on a level of its own, or is one that nothing has for its window.
  private func isLaidOver(_ window: Value) -> Bool {
    guard let own = interpreter.ownWindow(window) else { return false }
    return isOnLevel(window) || !interpreter.heap.isGiven(own)
  }

  private func isOnLevel(_ window: Value) -> Bool {
    interpreter.level(of: window).map(interpreter.heap.isGiven) ?? false
  }
}

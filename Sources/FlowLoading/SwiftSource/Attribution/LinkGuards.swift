/// Pops that run only where there is something to pop.
extension Linker {
  /// Whether a pop stands where its stack was asked whether it is empty, or its screen how it came
  /// up.
  func isGuarded(_ operation: Operation) -> Bool {
    let text = interpreter.text(operation.span)
    let isAsked = operation.conditions.contains { condition in
      interpreter.emptinessNames(condition).contains { name in
        Self.pathNames.contains(name) || text.hasPrefix("\(name).")
      }
    }
    return isAsked || isWayOfTwo(operation) || takesBack(operation) || isOfTabPress(operation)
  }

  /// Whether a press on a tab runs it, which a person does from wherever they are on the tab's stack.
  private func isOfTabPress(_ operation: Operation) -> Bool {
    operation.trigger?.label.hasPrefix("tabBarController(_:") ?? false
  }

  /// Whether the same code of an act has pushed something before: that is what it pops.
  private func takesBack(_ operation: Operation) -> Bool {
    guard let act = Act(operation) else { return false }
    return pushes[act]?.contains { push in
      push.span.file == operation.span.file && push.span.end <= operation.span.start
        && push.hops == operation.hops
        && push.conditions.allSatisfy(operation.conditions.contains)
    } ?? false
  }

  /// Whether the other branch dismisses: code that asks how its screen came up (`isModal`, or
  /// whether something presents it) pops only what was pushed.
  private func isWayOfTwo(_ operation: Operation) -> Bool {
    guard !operation.conditions.isEmpty else { return false }
    return dismissals[operation.screen]?.contains { other in
      other.span.file == operation.span.file
        && interpreter.areApart(other.conditions, operation.conditions)
    } ?? false
  }

  /// Properties of stacks and navigators that hold what lies on the stack.
  private static let pathNames: Set<String> = ["viewControllers", "routes", "path"]
}

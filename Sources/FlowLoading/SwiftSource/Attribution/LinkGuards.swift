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
      || isLeftToMaker(operation)
  }

  /// Whether it runs only where whoever made the screen said so by a flag: `if showsBack { … }`.
  func isLeftToMaker(_ operation: Operation) -> Bool {
    guard let screen = operation.screen, case .type(let number) = facts.screens[screen].key else {
      return false
    }
    return operation.conditions.contains { condition in
      var text = interpreter.text(interpreter.conditionTexts[condition.number].span)[...]
      if text.hasPrefix("!") { text = text.dropFirst() }
      if text.hasPrefix("self.") { text = text.dropFirst(5) }
      guard let (flag, owner) = interpreter.index.types[number].variable(String(text)) else {
        return false
      }
      return isGiven(flag, owner)
    }
  }

  /// Whether a stored flag is set by others alone.
  private func isGiven(_ flag: VariableDeclaration, _ owner: TypeInfo) -> Bool {
    guard flag.getter == nil, flag.attributes.isEmpty, !flag.isPrivate, !flag.isStatic,
      flag.type?.lastName == "Bool" || flag.value?.isFlag == true,
      !flag.isConstant || flag.value == nil
    else { return false }
    let changers = interpreter.syntax.changers(of: flag)
    return owner.functions.allSatisfy { name, functions in
      name == "init" || !functions.contains { changers.contains(ObjectIdentifier($0)) }
    }
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

extension Expression {
  fileprivate var isFlag: Bool {
    if case .boolean = plain.kind { true } else { false }
  }
}

/// Which methods something outside the program calls.
extension Interpreter {
  /// Whether the system, a person or a library can call a method.
  func isHandler(_ function: FunctionDeclaration, _ owner: TypeInfo) -> Bool {
    guard function.body != nil, !function.isStatic, function.name != "init",
      syntax.isWorthFollowing(function) || function.givesController
    else { return false }
    if function.attributes.contains(where: { Triggers.actionAttributes.contains($0.name) }) {
      if isUnselected(function, owner) {
        // Code that is not read can call it by its name.
        return owner.isOutside && !function.isPrivate && !syntax.isCalled(function)
          || isCalledOutside(function, owner)
      }
      return function.name != "prepare" && !isMoved(function, owner)
        && !isUnconnected(function, owner)
    }
    if isExposed(function, owner), syntax.selectors.isSelected(function, of: owner) {
      return !isMoved(function, owner)
    }
    if Triggers.lifecycle.contains(function.name) { return !isPlainObject(owner) }
    if isOpening(function, owner) { return false }
    if function.isOverride {
      // One that navigates is called by the program.
      return Frameworks.methods[function.name] == nil && !isDeclaredAbove(function, owner)
    }
    return isCalledOutside(function, owner)
  }

  /// Whether selectors can name a method that does not say so: its class exposes all of them, or a
  /// protocol that it is asked for by.
  private func isExposed(_ function: FunctionDeclaration, _ owner: TypeInfo) -> Bool {
    if owner.attributes.contains(where: { $0.name == "objcMembers" }) { return true }
    return owner.lineage.contains { above in
      above.kind == .protocolType && !above.isExternal
        && above.attributes.contains { $0.name == "objc" }
        && (above.functions[function.name] ?? []).contains { $0.signature == function.signature }
    }
  }

  /// Whether something outside the app calls a method, wherever a person is: a notification that they
  /// tap, whichever screen happens to hold the one who is told.
  private func isOpening(_ function: FunctionDeclaration, _ owner: TypeInfo) -> Bool {
    owner.inherits(external: "UNUserNotificationCenterDelegate")
      // What it keeps in state that a view waits for comes up on that view.
      && !owner.inherits(external: "ObservableObject")
      && !owner.attributes.contains { $0.name == "Observable" }
      && Self.openingMethods.contains { opening in
        opening.method == function.name
          && function.parameters.contains { $0.label == opening.label }
      }
  }

  /// Whether a class has no life that UIKit tells it of: a presenter that its controller tells.
  private func isPlainObject(_ owner: TypeInfo) -> Bool {
    owner.kind == .classType && !owner.isExternal && !owner.isOutside
      && !owner.isKind(of: "UIResponder") && !owner.isController
      && owner.externalSupertypes.allSatisfy {
        Relevance.harmless.contains($0)
          || UIKitClasses.isApple($0) && UIKitClasses.superclass(of: $0) == nil
      }
  }

  private func isCalledOutside(_ function: FunctionDeclaration, _ owner: TypeInfo) -> Bool {
    (isDelegateMethod(function, owner) || isWitness(function, owner))
      && !isOwnRequirement(function, owner)
  }

  /// Whether a protocol of the program asks for a method, whose callers are the program's, unless
  /// the protocol only repeats what one of a framework's asks for. What a class below conforms to
  /// takes no method from the framework that the class itself is a delegate of.
  private func isOwnRequirement(_ function: FunctionDeclaration, _ owner: TypeInfo) -> Bool {
    let types = isDelegate(owner, forCallerOf: function) ? [owner] : [owner] + owner.descendants()
    return types.flatMap(\.lineage).contains { above in
      above.kind == .protocolType && !above.isExternal && !index.isModel(above.span)
        && above.externalSupertypes.isSubset(of: Relevance.harmless)
        && (above.functions[function.name] ?? []).contains {
          $0.body == nil && $0.signature == function.signature
        }
    }
  }

  /// Whether a class is a delegate, or a controller, of the framework's class that calls a method:
  /// `UITableViewDataSource` of `UITableView`.
  private func isDelegate(_ owner: TypeInfo, forCallerOf function: FunctionDeclaration) -> Bool {
    guard let caller = function.parameters.first, caller.label == nil,
      let name = caller.type.lastName, UIKitClasses.isApple(name)
    else { return false }
    return owner.externalSupertypes.contains { $0 != name && $0.hasPrefix(name) }
  }

  /// Whether a class of the program declares what a method overrides, for callers that are known.
  private func isDeclaredAbove(_ function: FunctionDeclaration, _ owner: TypeInfo) -> Bool {
    function.name == "prepare"
      || owner.lineage.dropFirst().contains { above in
        (above.functions[function.name] ?? []).contains {
          guard !$0.isOverride, !isCalledOutside($0, above) else { return false }
          if above.isExternal { return isAddition($0, to: above, overriddenBy: function) }
          return above.kind == .classType
            && $0.attributes.allSatisfy { !Triggers.actionAttributes.contains($0.name) }
        }
      }
  }

  /// Whether the program adds a method to a framework's class that its own classes override, and
  /// that no control calls: such a method has to be `@objc`.
  private func isAddition(
    _ added: FunctionDeclaration, to type: TypeInfo, overriddenBy function: FunctionDeclaration
  ) -> Bool {
    added.body != nil && added.signature == function.signature
      && added.attributes.allSatisfy {
        !Triggers.actionAttributes.contains($0.name) || $0.name == "objc"
      }
      && !syntax.selectors.isSelected(added, of: type) && syntax.isCalled(added)
  }

  /// Whether only code outside the program can call a method: nobody in the program does, and the
  /// type conforms to a protocol that is not in the source. A method for the system is given what
  /// calls it, with no label.
  private func isWitness(_ function: FunctionDeclaration, _ owner: TypeInfo) -> Bool {
    let isLabelled =
      function.parameters.contains { $0.label != nil } || function.parameters.isEmpty
    // The first is the class that it inherits from, unless its name says otherwise.
    let first = owner.inherits.first?.lastName
    let isRoot = first.map { $0.hasSuffix("Delegate") || $0.hasSuffix("DataSource") } ?? false
    let foreign = owner.inherits.dropFirst(isRoot ? 0 : 1).filter {
      isForeignProtocol($0, of: owner)
    }
    let isAsked = foreign.contains { reference in
      let name = reference.lastName ?? ""
      if UIKitClasses.isApple(name) { return isLabelled && isGivenCaller(function, owner) }
      // A library need not name its methods as UIKit does: `didSelect(_ id: String)`.
      return isLabelled || Self.toldEndings.contains(where: name.hasSuffix)
    }
    return isAsked && !syntax.isCalled(function, of: owner)
  }

  /// Whether only a library can call a method, as the delegate or listener that its class says it is.
  func isToldByLibrary(_ function: FunctionDeclaration, _ owner: TypeInfo) -> Bool {
    guard function.body != nil, !function.isStatic, !function.isPrivate, !function.isOverride,
      function.attributes.isEmpty, !syntax.isCalled(function, of: owner),
      !syntax.selectors.isSelected(function, of: owner), !isOwnRequirement(function, owner),
      syntax.isWorthFollowing(function)
    else { return false }
    if let caller = function.parameters.first?.type.lastName, UIKitClasses.isApple(caller) {
      return false
    }
    return owner.inherits.contains { reference in
      let name = reference.lastName ?? ""
      return !UIKitClasses.isApple(name) && Self.toldEndings.contains(where: name.hasSuffix)
        && isForeignProtocol(reference, of: owner)
    }
  }

  /// How libraries end the names of protocols for whoever they tell something.
  private static let toldEndings = [
    "Delegate", "Callback", "CallbackProtocol", "Listener", "ListenerProtocol", "Observer",
  ]

  func isForeignProtocol(_ reference: TypeReference, of type: TypeInfo) -> Bool {
    guard let name = reference.lastName,
      index.resolve(reference, in: type.outer ?? type, file: type.span.file)?.isExternal ?? true
    else { return false }
    return UIKitClasses.superclass(of: name) == nil && !UIKitClasses.names.contains(name)
      && !Relevance.harmless.contains(name) && name != "ObservableObject"
  }

  /// Whether code that is not in the source can know what a class has: by a protocol or a class of
  /// its own that is above or below it.
  private func isKnownOutside(_ owner: TypeInfo) -> Bool {
    owner.isExternal || owner.isOutside
      || ([owner] + owner.descendants()).contains { type in
        type.externalSupertypes.contains { name in
          !UIKitClasses.names.contains(name) && !Relevance.harmless.contains(name)
            && name != "ObservableObject"
        }
      }
  }

  /// Whether a class inherits from one of UIKit's that does more than being an object.
  private func isOfUIKit(_ owner: TypeInfo) -> Bool {
    ([owner] + owner.descendants()).contains { type in
      type.externalSupertypes.contains { $0 != "NSObject" && UIKitClasses.names.contains($0) }
    }
  }

  /// Whether the first parameter is an object of a framework's, without label.
  private func isGivenCaller(_ function: FunctionDeclaration, _ owner: TypeInfo) -> Bool {
    guard let caller = function.parameters.first, caller.label == nil,
      let name = caller.type.lastName
    else { return false }
    return UIKitClasses.isApple(name)
      && index.resolve(caller.type, in: owner, file: function.span.file)?.isExternal ?? true
  }

  /// Whether a method is named as delegates' methods are: after the object that calls it,
  /// `tableView(_:didSelectRowAt:)`, with a caller from outside the program.
  func isDelegateMethod(_ function: FunctionDeclaration, _ owner: TypeInfo) -> Bool {
    guard let caller = function.parameters.first, let type = caller.type.lastName else {
      return false
    }
    if type == "UISplitViewController", !hasSplitViews { return false }
    // Without the two letters of its framework.
    let plain = type.prefix(3).allSatisfy(\.isUppercase) ? String(type.dropFirst(2)) : type
    let named = plain.prefix(1).lowercased() + plain.dropFirst()
    if let label = caller.label {
      // `authorizationController(controller:didCompleteWithAuthorization:)`
      return UIKitClasses.isApple(type)
        && (UIKitClasses.callerLabels.contains(label) || function.name == named)
    }
    let known = index.resolve(caller.type, in: owner, file: function.span.file)
    if let known, !known.isExternal { return false }
    guard function.name.hasPrefix(named) || function.name.hasPrefix(caller.name) else {
      return false
    }
    // The caller knows no method of a class but by a protocol, or by a class of its own above it.
    return isKnownOutside(owner) || UIKitClasses.isApple(type) && isOfUIKit(owner)
  }
}

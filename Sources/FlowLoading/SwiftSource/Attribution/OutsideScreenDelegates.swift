import FlowGraph

/// Delegates of screens whose source is elsewhere: `scanner.delegate = self`. What such a screen
/// tells its delegate happens on that screen, and not where the delegate stands: a `pop` there
/// takes the scanner away.
extension Interpreter {
  /// Keeps what code makes the delegate of a screen that is not read.
  func keepDelegate(ofOutside left: Expression, _ values: ValueSet, _ frame: Frame) {
    guard case .member(let base?, let name, _) = left.plain.kind, name.hasSuffix("elegate") else {
      return
    }
    for case .view(let number) in evaluate(base, frame).values {
      guard case .app(let shown) = heap.views[number],
        case .undeclared(let screen, _) = shown.content, screen.hasSuffix("Controller")
      else { continue }
      for value in values.values {
        guard case .object(let object) = value,
          hasOneLibrary(index.types[heap.objects[object].type])
        else { continue }
        heap.write(ValueSet(value), to: .delegates(ofScreen: screen))
        heap.write(ValueSet(.string(screen)), to: .tellers(of: heap.objects[object].type))
      }
    }
  }

  /// Keeps what code makes the delegate of a tab controller of UIKit's: an object that is no screen
  /// itself, and that a person asks for a tab.
  func keepDelegate(ofTabs left: Expression, _ values: ValueSet, _ frame: Frame) {
    guard case .member(let base?, "delegate", _) = left.plain.kind else { return }
    let tellers = values.values.filter { value in
      guard case .object = value, let type = type(of: value) else { return false }
      return !type.isExternal && !type.isController
        && type.inherits(external: "UITabBarControllerDelegate")
    }
    guard !tellers.isEmpty else { return }
    for value in evaluate(base, frame).values {
      guard case .object(let object) = value, type(of: value)?.isTabController == true else {
        continue
      }
      heap.write(ValueSet(tellers), to: .delegates(ofTabs: object))
    }
  }

  /// Runs what a tab controller tells its delegates when a person taps a tab.
  func tellDelegates(ofTabs object: Int) {
    for value in heap.read(.delegates(ofTabs: object)).values {
      guard let type = type(of: value) else { continue }
      for (function, owner) in type.methods("tabBarController") where isHandler(function, owner) {
        run(
          function, owner, value, [ValueSet(.object(object))],
          Trigger(label: Triggers.label(of: function), span: function.span))
      }
    }
  }

  /// Whether a class conforms to one protocol of a library, so that it is known which of its methods
  /// are that protocol's.
  private func hasOneLibrary(_ type: TypeInfo) -> Bool {
    type.inherits.count { reference in
      guard let name = reference.lastName, !UIKitClasses.isApple(name) else { return false }
      return isForeignProtocol(reference, of: type)
    } == 1
  }

  /// Whether a screen elsewhere calls a method, which some code shows, and not whoever is on the
  /// screen that has the method.
  func isToldOutside(_ function: FunctionDeclaration, _ owner: TypeInfo) -> Bool {
    heap.read(.tellers(of: owner.id)).values.contains { teller in
      guard case .string(let name) = teller else { return false }
      return facts.screenNumbers[.undeclared(name)] != nil
    } && isOfDelegate(function, owner)
  }

  private func isOfDelegate(_ function: FunctionDeclaration, _ owner: TypeInfo) -> Bool {
    guard function.attributes.isEmpty, !function.isOverride, !function.isStatic,
      // What a control's selector names, a person sets off on the one who has it.
      !syntax.selectors.isSelected(function, of: owner)
    else { return false }
    // What the system calls is named after one of its own objects.
    if let name = function.parameters.first?.type.lastName, UIKitClasses.isApple(name) {
      return false
    }
    return isHandler(function, owner)
  }

  /// Runs what a screen that is not read tells its delegates.
  func tellDelegates(ofScreen name: String) {
    for case .object(let object) in heap.read(.delegates(ofScreen: name)).values {
      let type = index.types[heap.objects[object].type]
      for name in type.functions.keys.sorted() {
        for function in type.functions[name] ?? [] where isOfDelegate(function, type) {
          run(
            function, type, .object(object), [],
            Trigger(label: Triggers.label(of: function), span: function.span))
        }
      }
    }
  }
}

extension Place {
  fileprivate static func delegates(ofScreen name: String) -> Place {
    Place(object: nil, of: .delegates, name: "of \(name)")
  }

  fileprivate static func delegates(ofTabs object: Int) -> Place {
    Place(object: object, of: .delegates, name: "of tabs")
  }

  /// The screens elsewhere whose delegates objects of a type are.
  fileprivate static func tellers(of type: Int) -> Place {
    Place(object: nil, of: .delegates, name: "tellers of \(type)")
  }
}

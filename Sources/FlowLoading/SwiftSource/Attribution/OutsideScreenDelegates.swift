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
        guard case .object(let object) = value, isTold(index.types[heap.objects[object].type])
        else { continue }
        heap.write(ValueSet(value), to: .delegates(ofScreen: screen))
        heap.write(ValueSet(.string(screen)), to: .tellers(of: heap.objects[object].type))
      }
    }
  }

  /// Whether a class conforms to one protocol of a library, so that it is known which of its methods
  /// are that protocol's.
  private func isTold(_ type: TypeInfo) -> Bool {
    type.inherits.count { isOfLibrary($0, type) } == 1
  }

  private func isOfLibrary(_ reference: TypeReference, _ type: TypeInfo) -> Bool {
    guard let name = reference.lastName, name.hasSuffix("Delegate"), !UIKitClasses.isApple(name)
    else { return false }
    return isForeignProtocol(reference, of: type)
  }

  /// Whether a screen elsewhere calls a method, and not whoever is on the screen that has it.
  func isTold(_ function: FunctionDeclaration, _ owner: TypeInfo) -> Bool {
    !heap.read(.tellers(of: owner.id)).isEmpty && isOfDelegate(function, owner)
  }

  private func isOfDelegate(_ function: FunctionDeclaration, _ owner: TypeInfo) -> Bool {
    guard function.attributes.isEmpty, !function.isOverride, !function.isStatic else {
      return false
    }
    // What the system calls is named after one of its own objects.
    if let caller = function.parameters.first, caller.label == nil,
      let name = caller.type.lastName, UIKitClasses.isApple(name)
    {
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

  /// The screens elsewhere whose delegates objects of a type are.
  fileprivate static func tellers(of type: Int) -> Place {
    Place(object: nil, of: .delegates, name: "tellers of \(type)")
  }
}

/// Which objects gave a control their method to call, of a class whose objects differ in that: a row
/// is made with a switch, or with a picker, or with neither.
extension Interpreter {
  func noteConnected(_ methods: [Value], at span: Span) {
    for case .method(let receiver?, let name, _) in methods {
      guard let type = type(of: receiver) else { continue }
      for (function, owner) in selectable(name, of: type) {
        heap.write(
          ValueSet(.boolean(true)),
          to: connection(of: function, owner, objectNumber(receiver)))
        let key = ObjectIdentifier(function)
        if connectedAt[key, default: []].insert(span).inserted { heap.touch() }
        if connectedTypes[key, default: []].insert(type.id).inserted { heap.touch() }
      }
    }
  }

  /// The methods that a selector can mean. A class below may have one of that name which is none of
  /// these: its own as somebody's delegate.
  private func selectable(_ name: String, of type: TypeInfo) -> [Method] {
    let own = type.methods(name)
    guard own.allSatisfy({ $0.0.attributes.isEmpty && !$0.0.isOverride }) else { return own }
    return type.allMethods(name).filter { !$0.0.attributes.isEmpty }.nonEmpty ?? own
  }

  /// Whether an object of the program's own kind gave no control a method that others of its class
  /// give to some, by all that the code has to say.
  ///
  /// What sets up a view need not be seen to run: UIKit makes it, or a library.
  func isConnectedElsewhere(
    _ function: FunctionDeclaration, _ owner: TypeInfo, _ receiver: Value
  ) -> Bool {
    guard case .object(let object) = receiver, function.attributes.map(\.name) == ["objc"],
      let type = type(of: receiver), case let isHost = type.isKind(of: "UIHostingController"),
      isHost || isOwnRoot(type) || type.isController && owner !== type,
      case let places = (connectedAt[ObjectIdentifier(function)] ?? [])
        .union(initializers(of: owner, connecting: function)),
      !places.isEmpty, places.count >= syntax.selectors.count(naming: function, of: owner)
    else { return false }
    // What hosts a view is another screen for each view.
    if type.isController, !isHost {
      // What a class above sets up in a method of its own, not all that inherit it need call.
      let types = connectedTypes[ObjectIdentifier(function)] ?? []
      return !type.lineage.contains { types.contains($0.id) }
    }
    return heap.read(connection(of: function, owner, object)).isEmpty
  }

  /// Whether a class inherits from no framework's class but `NSObject`.
  private func isOwnRoot(_ type: TypeInfo) -> Bool {
    guard let root = type.lineage.last(where: { $0.kind == .classType && !$0.isExternal }),
      let above = root.inherits.first
    else { return true }
    if above.lastName == "NSObject" { return true }
    return index.resolve(above, in: root, file: root.span.file)?.kind == .protocolType
  }

  /// Where initialisers give a control the method: whatever made an object ran one of them.
  private func initializers(
    of owner: TypeInfo, connecting function: FunctionDeclaration
  ) -> Set<Span> {
    var found: Set<Span> = []
    let walk = Walk { node in
      guard case .macro("selector", let arguments) = node.kind else { return true }
      if arguments.first?.value.lastName == function.name { found.insert(node.span) }
      return false
    }
    for one in owner.functions["init"] ?? [] { one.body.map(walk.statements) }
    return found
  }

  private func connection(
    of function: FunctionDeclaration, _ owner: TypeInfo, _ object: Int?
  ) -> Place {
    Place(
      object: object, type: owner.id, name: "\0connected " + Triggers.label(of: function))
  }
}

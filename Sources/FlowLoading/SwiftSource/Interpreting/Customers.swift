/// Who asked code without an object of its own to make something.
struct Customer: Hashable {
  /// Nil where code without an object of its own asked.
  let object: Int?
  /// What asked: one coordinator may have a router made for each thing that it presents.
  let site: ObjectIdentifier

  /// What tells the runs of the class's code for one customer from those for others.
  var key: [ValueSet] {
    [ValueSet(object.map(Value.object) ?? .null), ValueSet(.integer(Int(bitPattern: site)))]
  }
}

extension Interpreter {
  /// For whom a class makes something anew at each call, `Model.standard()`: what this keeps is that
  /// of whoever asked for it.
  func customer(
    of function: FunctionDeclaration, _ owner: TypeInfo?, _ receiver: Value?,
    at site: Expression?, _ caller: Frame
  ) -> Customer? {
    guard case .type? = receiver, function.isStatic, let owner,
      makesItself(function, owner) || syntax.loadsNib(function)
        || isStack(function.result, owner, function.span.file) && !keeps(function.body ?? [], owner)
    else { return nil }
    return customer(at: site, caller)
  }

  /// The same of a property that is computed: `static var stack: UINavigationController { … }`.
  func customer(
    of variable: VariableDeclaration, _ owner: TypeInfo, at site: Expression?, _ caller: Frame
  ) -> Customer? {
    guard variable.isStatic, let getter = variable.getter,
      isStack(variable.type, owner, variable.span.file), !keeps(getter, owner)
    else { return nil }
    return customer(at: site, caller)
  }

  private func customer(at site: Expression?, _ caller: Frame) -> Customer? {
    guard let site else { return caller.customer }
    let object = objectNumber(caller.receiver)
    if object == nil {
      // Whoever asked for what asks here tells more.
      if let customer = caller.customer { return customer }
    }
    return Customer(object: object, site: ObjectIdentifier(site))
  }

  /// Whether a type makes an object of itself, or of a class that inherits it: `static func
  /// connect(then: [Step]) -> ConnectStep` of `Step`. A controller is told from others by the screen
  /// that it is.
  private func makesItself(_ function: FunctionDeclaration, _ owner: TypeInfo) -> Bool {
    guard owner.kind == .classType || isRowLike(owner), !owner.isController,
      let result = function.result?.unwrapped, let name = result.lastName
    else { return false }
    if name == owner.simpleName || name == "Self" { return true }
    let made = resolve(.init(reference: result, scope: owner, file: function.span.file))
    return made?.kind == .classType && made?.lineage.contains { $0 === owner } == true
      && !keeps(function.body ?? [], owner)
  }

  /// Whether a type's values carry what whoever asks for them is to run: a table's row, `.title("a",
  /// action: …)`. What one list holds is nothing of another's.
  private func isRowLike(_ type: TypeInfo) -> Bool {
    type.kind == .structure && !type.isExternal && !type.inherits(external: "View")
      && !syntax.relevance.isPlain(type)
  }

  /// Whether code of a type puts something into a property of the type, as what is made once for all
  /// is.
  private func keeps(_ body: [Statement], _ owner: TypeInfo) -> Bool {
    var isKept = false
    Walk { [self] node in
      if case .binary("=", let left, _) = node.kind, let name = left.lastName,
        owner.variable(name)?.0.isStatic == true, names(owner, left)
      {
        isKept = true
      }
      return !isKept
    }.statements(body)
    return isKept
  }

  /// Whether an expression stands for a type's own property: `kept`, `Self.kept`, `Stacks.kept`.
  private func names(_ owner: TypeInfo, _ expression: Expression) -> Bool {
    switch expression.kind {
    case .name: true
    case .member(let base?, _, _):
      if case .name(let name, _) = base.kind {
        name == "self" || name == "Self" || name == owner.simpleName
      } else {
        false
      }
    default: false
    }
  }

  private func isStack(_ type: TypeReference?, _ owner: TypeInfo, _ file: UInt32) -> Bool {
    type.flatMap { resolve(.init(reference: $0.unwrapped, scope: owner, file: file)) }?
      .isNavigationController ?? false
  }
}

extension Heap {
  /// Where an object and its makers were made, nearest first.
  func line(of number: Int) -> [ObjectIdentifier] {
    let object = objects[number]
    return [object.site ?? ObjectIdentifier(index.types[object.type])] + object.makers
  }
}

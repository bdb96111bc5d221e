/// A static function that makes reducers for several features: `Taps.reducer(tapped: { … })`.
struct ReducerHelper {
  private let function: FunctionDeclaration
  private let owner: TypeInfo
  private let arguments: [Argument]
  /// The type whose code calls it.
  private let caller: TypeInfo

  init?(
    _ callee: Expression, _ arguments: [Argument], in caller: TypeInfo, _ interpreter: Interpreter
  ) {
    guard case .member(let base?, let name, _) = callee.kind, let written = Self.type(base) else {
      return nil
    }
    let scoped = ScopedType(reference: written, scope: caller, file: callee.span.file)
    guard let type = written.lastName == "Self" ? caller : interpreter.resolve(scoped) else {
      return nil
    }
    let candidates = type.allMethods(name).filter {
      $0.0.isStatic && $0.0.body != nil && Self.makesReducer($0.0.result)
    }
    guard let (function, owner) = interpreter.best(candidates, arguments) else { return nil }
    (self.function, self.owner, self.arguments, self.caller) = (function, owner, arguments, caller)
  }

  private static func type(_ base: Expression) -> TypeReference? {
    switch base.kind {
    case .name(let name, let generics) where name.startsUppercase:
      .name(name, generics)
    case .member(let outer?, let name, let generics) where name.startsUppercase:
      if case .named(let parts)? = type(outer) {
        .named(parts + [.init(name: name, generics: generics)])
      } else {
        nil
      }
    default: nil
    }
  }

  private static func makesReducer(_ type: TypeReference?) -> Bool {
    switch type?.lastName {
    case "Reducer", "ReducerOf", "ReducerProtocol", "Reduce": true
    default: false
    }
  }

  /// What it gives to `Reduce`.
  var code: [ReducerCode] {
    var found: [ReducerCode] = []
    Walk { node in
      guard case .call(let callee, let arguments) = node.kind, callee.lastName == "Reduce",
        let code = arguments.last?.value
      else { return true }
      found.append(.init(expression: code, owner: owner, helper: self))
      return false
    }.statements(function.body ?? [])
    return found
  }

  /// Binds what it is given, for the reducer that it makes code for.
  func bind(in frame: Frame, of reducer: TypeInfo, _ interpreter: Interpreter) {
    guard let pairing = interpreter.pair(function.parameters, arguments) else { return }
    let outer = Frame(receiver: .some(reducer.id), scope: caller, file: caller.span.file)
    let generics = generics(for: reducer)
    for (parameter, position) in zip(function.parameters, pairing) {
      let declared = ScopedType(reference: parameter.type, scope: owner, file: function.span.file)
      let type = generics.applied(to: declared)
      let (given, giver) =
        position.map { (arguments[$0].value, outer) } ?? (parameter.value, frame)
      let values = given.map { interpreter.evaluate($0, giver, expected: type) } ?? .none
      frame.bind(
        parameter.name, values.isEmpty ? interpreter.anyValue(of: type) : values, type: type)
    }
  }

  /// Its own names for the state and the actions: `some Reducer<State, Action>`.
  private func generics(for reducer: TypeInfo) -> GenericArguments {
    let written = function.result?.generics ?? []
    var names: [String: TypeReference] = [:]
    for (name, type) in zip(written, ["State", "Action"]) where written.count == 2 {
      if let name = name.lastName, function.generics.contains(where: { $0.name == name }) {
        names[name] = .name(type)
      }
    }
    return GenericArguments(names: names, scope: reducer, file: reducer.span.file)
  }
}

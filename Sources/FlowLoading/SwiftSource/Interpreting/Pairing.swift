/// Which function a call means, and which argument is for which parameter.
extension Interpreter {
  /// The global function whose labels fit.
  func best(
    _ candidates: [FunctionDeclaration], _ arguments: [Argument], near file: UInt32? = nil
  ) -> FunctionDeclaration? {
    best(candidates.map { ($0, ()) }, arguments, near: file)?.0
  }

  /// The overload whose labels fit the arguments, the nearest first.
  ///
  /// - Parameter file: Where the call stands: two targets of one project may each declare the
  ///   function, and a call means that of its own folder.
  func best<Owner>(
    _ candidates: [(FunctionDeclaration, Owner)], _ arguments: [Argument], near file: UInt32? = nil
  ) -> (FunctionDeclaration, Owner)? {
    var found: (FunctionDeclaration, Owner)?
    var fewest = Int.max
    for candidate in candidates {
      guard let pairing = pair(candidate.0.parameters, arguments) else { continue }
      var missing = zip(candidate.0.parameters, pairing).count { $1 == nil && $0.value == nil }
      missing = missing * 2 + (candidate.0.body == nil ? 1 : 0)
      if candidates.count > 1 {
        let owner = candidate.1 as? TypeInfo
        missing *= 2
        switch take(candidate.0, owner, pairing, arguments) {
        case .sure: break
        case .likely: missing += 1
        case .never: missing += 100
        }
      }
      if missing < fewest {
        (found, fewest) = (candidate, missing)
      } else if missing == fewest, let file, let known = found?.0.span.file,
        known != candidate.0.span.file, isAlike(found?.1, candidate.1),
        index.nearness(candidate.0.span.file, file) > index.nearness(known, file)
      {
        found = candidate
      }
    }
    return found
  }

  private enum Fit: Int, Comparable {
    case sure, likely, never

    static func < (one: Fit, other: Fit) -> Bool { one.rawValue < other.rawValue }
  }

  /// Whether what a call writes out can be what a function's parameters ask for: a list is no
  /// closure, and a closure takes as many values as its parameter hands it.
  private func take(
    _ function: FunctionDeclaration, _ owner: TypeInfo?, _ pairing: [Int?],
    _ arguments: [Argument]
  ) -> Fit {
    zip(function.parameters, pairing).reduce(.sure) { fit, pair in
      guard let position = pair.1 else { return fit }
      return max(fit, take(pair.0, function, owner, arguments[position].value))
    }
  }

  private func take(
    _ parameter: FunctionDeclaration.Parameter, _ function: FunctionDeclaration,
    _ owner: TypeInfo?, _ argument: Expression
  ) -> Fit {
    let wanted = index.expanded(parameter.type.unwrapped, in: owner).unwrapped
    var parts: [TypeReference]?
    if case .function(let given, _, _) = wanted { parts = given }
    func fit(_ isTaken: Bool) -> Fit { isTaken ? .sure : .never }
    switch argument.kind {
    case .array, .dictionary, .string, .integer, .boolean:
      return fit(parts == nil || parameter.isAutoclosure)
    case .closure(let closure):
      guard let parts else {
        if parameter.isBuilder { return .sure }
        let generics = function.generics + (owner?.generics ?? [])
        if generics.contains(where: { $0.name == wanted.lastName }) { return .sure }
        if isNoFunction(wanted) { return .never }
        return index.resolve(wanted, in: owner, file: function.span.file) == nil ? .likely : .never
      }
      if !closure.parameters.isEmpty {
        // One tuple can be taken apart.
        return fit(closure.parameters.count == parts.count || parts.count == 1)
      }
      let count = syntax.freeNames.countNumbered(in: closure)
      return fit(count == parts.count || count == 1 && parts.count > 1)
    case .member(let type?, "init", _):
      guard let parts, let counts = initializers(of: type) else { return .sure }
      // `((Delegate, State)) -> Presenter` takes what an initialiser of two parameters is.
      if parts.count == 1, case .tuple(let inner, _) = parts[0] {
        return fit(counts.contains(inner.count))
      }
      return fit(counts.contains(parts.count))
    default: return .sure
    }
  }

  /// How many parameters a type's initialisers have, its own or inherited; nil where none is
  /// declared.
  private func initializers(of type: Expression) -> Set<Int>? {
    guard let name = type.lastName, let known = index.find(dotted: name, file: type.span.file),
      let written = known.lineage.lazy.compactMap({ $0.functions["init"] }).first
    else { return nil }
    return Set(written.map(\.parameters.count))
  }

  /// Whether two functions belong to one type, or both to none: an override is no rival.
  private func isAlike<Owner>(_ lhs: Owner?, _ rhs: Owner) -> Bool {
    guard let lhs = lhs as? TypeInfo, let rhs = rhs as? TypeInfo else {
      return Owner.self == Void.self
    }
    return lhs === rhs
  }

  /// For each parameter the position of its argument; nil where the labels do not fit.
  func pair(_ parameters: [FunctionDeclaration.Parameter], _ arguments: [Argument]) -> [Int?]? {
    var pairing = [Int?](repeating: nil, count: parameters.count)
    var next = 0
    for (position, argument) in arguments.enumerated() {
      if argument.isTrailing, argument.label == nil {
        guard
          let target = closureParameter(parameters, from: next, arguments[(position + 1)...])
            ?? parameters.indices.first(where: {
              $0 >= next && pairing[$0] == nil && isFunction(parameters[$0])
            })
            ?? parameters.indices.last(where: {
              pairing[$0] == nil && !isNoFunction(parameters[$0].type.unwrapped)
            })
        else { return nil }
        pairing[target] = position
        next = target + 1
        continue
      }
      guard
        let target = parameters.indices.first(where: {
          $0 >= next && parameters[$0].label == argument.label
        })
      else {
        // More values of a variadic parameter.
        if argument.label == nil, next > 0, parameters[next - 1].isVariadic { continue }
        return nil
      }
      pairing[target] = position
      next = target + 1
    }
    return pairing
  }

  /// The parameter that a first trailing closure is for: the next that takes a closure, or one
  /// after it that must be given where this one need not be (SE-0286).
  private func closureParameter(
    _ parameters: [FunctionDeclaration.Parameter], from next: Int, _ rest: ArraySlice<Argument>
  ) -> Int? {
    var candidates = parameters.indices.filter { $0 >= next && takesClosure(parameters[$0]) }
    // What a labelled closure after it is for, and all beyond that, is taken.
    if let label = rest.first?.label,
      let end = candidates.firstIndex(where: { parameters[$0].label == label })
    {
      candidates = Array(candidates[..<end])
    }
    return candidates.first { parameters[$0].value == nil } ?? candidates.first
  }

  /// Whether a trailing closure stops at a parameter: a function, or something that must be given.
  private func takesClosure(_ parameter: FunctionDeclaration.Parameter) -> Bool {
    if case .function = parameter.type.unwrapped { return true }
    return parameter.isBuilder || (parameter.value == nil && isFunction(parameter))
  }

  /// Whether a type is one of which no closure can be.
  private func isNoFunction(_ type: TypeReference) -> Bool {
    switch type {
    case .array, .dictionary, .metatype: true
    case .named(let parts): parts.count == 1 && Self.dataTypes.contains(parts[0].name)
    default: false
    }
  }

  private static let dataTypes: Set<String> = [
    "Binding", "Bool", "Int", "Double", "Float", "CGFloat", "String", "Substring", "Character",
    "Array", "Set", "Dictionary", "URL", "UUID", "Date", "Data", "LocalizedStringKey",
  ]

  private func isFunction(_ parameter: FunctionDeclaration.Parameter) -> Bool {
    if parameter.isBuilder { return true }
    if isNoFunction(parameter.type.unwrapped) { return false }
    switch parameter.type {
    case .function: return true
    case .optional(let inner):
      if case .function = inner { return true }
      return parameter.type.unwrapped.lastName != nil
    // An alias of a function type, or a generic.
    case .named: return true
    default: return false
    }
  }
}

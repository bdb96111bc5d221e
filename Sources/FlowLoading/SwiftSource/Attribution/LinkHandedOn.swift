/// Routes that links make and hand on, until code does nothing for them.
extension Linker {
  func linkHandedOn() {
    let types = Set(facts.handedOn.keys.map(\.type)).subtracting(links.routeTypes)
    for number in types.sorted() { linkHandedOn(interpreter.index.types[number]) }
  }

  private func linkHandedOn(_ type: TypeInfo) {
    guard isOnlyHandedOn(type) else { return }
    var idle = IdleCode(for: type, interpreter.index)
    var lost: [String] = []
    for name in type.caseOrder where isLost(CaseName(type: type.id, name: name), &idle) {
      lost.append(name)
    }
    // An enum of which nothing is acted on is none that leads somewhere.
    let isActedOn = type.caseOrder.contains { name in
      interpreter.syntax.tellsApart(name)
        && (facts.handled[CaseName(type: type.id, name: name)] ?? []).contains {
          $0.does && !idle.branches.contains($0.span)
        }
    }
    guard !lost.isEmpty, isActedOn else { return }
    links.routeTypes.insert(type.id)
    for name in type.caseOrder {
      let isLost = lost.contains(name)
      links.routes[CaseName(type: type.id, name: name)] = Links.RouteTarget(
        isTaken: true, shows: !isLost,
        emptyAt: isLost ? idle.branches.min { $0.key < $1.key } : nil, isHandedOn: isLost)
    }
  }

  /// Whether values of an enum only pass from one function to the next: nothing keeps them, and the
  /// enum itself does nothing.
  private func isOnlyHandedOn(_ type: TypeInfo) -> Bool {
    guard type.kind == .enumeration, !type.isExternal, !interpreter.index.isModel(type.span),
      type.supertypes.isEmpty, !type.inherits(external: "String"), !type.inherits(external: "Int"),
      type.functions.values.joined().allSatisfy({ $0.isStatic || $0.name == "init" }),
      type.variables.values.allSatisfy(\.isStatic)
    else { return false }
    return interpreter.index.types.allSatisfy { other in
      other.variables.values.allSatisfy { $0.type?.mentions(type.simpleName) != true }
    }
  }

  /// Whether all that links hand a case to do nothing for it.
  private func isLost(_ name: CaseName, _ idle: inout IdleCode) -> Bool {
    guard let receivers = facts.handedOn[name], !receivers.isEmpty,
      !interpreter.syntax.tellsApart(name.name)
    else { return false }
    for receiver in receivers.values where !idle.isIdle(receiver) { return false }
    return (facts.handled[name] ?? []).allSatisfy { idle.branches.contains($0.span) }
  }
}

extension TypeReference {
  /// Whether a type's name stands anywhere in it.
  fileprivate func mentions(_ name: String) -> Bool {
    switch self {
    case .named(let parts):
      parts.last?.name == name
        || parts.contains { $0.generics.contains { $0.mentions(name) } }
    case .optional(let inner), .array(let inner), .opaque(let inner), .metatype(let inner):
      inner.mentions(name)
    case .dictionary(let key, let value): key.mentions(name) || value.mentions(name)
    case .function(let parts, let result, _):
      result.mentions(name) || parts.contains { $0.mentions(name) }
    case .tuple(let parts, _), .composition(let parts): parts.contains { $0.mentions(name) }
    case .unknown: false
    }
  }
}

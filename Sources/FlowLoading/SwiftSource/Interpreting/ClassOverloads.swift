/// Overloads that differ by the classes which they take: `open(from: BaseController)` beside
/// `open(from: UIViewController)`.
extension Interpreter {
  /// Of several methods of one name, those that take the classes which the arguments are declared
  /// as, and of these the ones that ask for most. What an object turns out to be tells nothing: Swift
  /// chooses before.
  func byClass(
    _ candidates: [(FunctionDeclaration, TypeInfo)], _ arguments: [Argument], _ frame: Frame
  ) -> [(FunctionDeclaration, TypeInfo)] {
    guard candidates.count > 1 else { return candidates }
    let wanted = candidates.map { wantedClasses(by: $0.0, $0.1, arguments) }
    // Nothing to choose between where all take the same.
    let telling = arguments.indices.filter { position in
      Set(wanted.map { $0[position]?.first }).count > 1
    }
    guard !telling.isEmpty else { return candidates }
    let given = Dictionary(
      uniqueKeysWithValues: telling.map { ($0, givenClasses(by: arguments[$0].value, frame)) })
    let fitting = candidates.indices.filter { number in
      telling.allSatisfy { position in
        guard let line = given[position] ?? nil, let asked = wanted[number][position]?.first else {
          return true
        }
        return line.contains(asked)
      }
    }
    guard telling.contains(where: { given[$0] ?? nil != nil }), !fitting.isEmpty else {
      return candidates
    }
    let most = fitting.filter { number in
      !fitting.contains { other in
        other != number && asksMore(wanted[other], than: wanted[number], telling)
      }
    }
    return (most.isEmpty ? fitting : most).map { candidates[$0] }
  }

  /// Of several methods of one name, those that take just what the arguments are declared as:
  /// `row(at: IndexPath)` beside `row(at: CGPoint)`.
  func byDeclaredType(
    _ candidates: [(FunctionDeclaration, TypeInfo)], _ arguments: [Argument], _ frame: Frame
  ) -> [(FunctionDeclaration, TypeInfo)] {
    guard candidates.count > 1 else { return candidates }
    let wanted = candidates.map { function, owner -> [ScopedType?] in
      var types = [ScopedType?](repeating: nil, count: arguments.count)
      for (parameter, position) in zip(
        function.parameters, pair(function.parameters, arguments) ?? [])
      {
        if let position {
          types[position] = ScopedType(
            reference: parameter.type.unwrapped, scope: owner, file: function.span.file)
        }
      }
      return types
    }
    let given = arguments.indices.map { position -> ScopedType? in
      guard Set(wanted.map { $0[position]?.reference }).count > 1 else { return nil }
      return declaredType(of: arguments[position].value, frame)
        .map { $0.with($0.reference.unwrapped) }
    }
    guard given.contains(where: { $0 != nil }) else { return candidates }
    let fitting = candidates.indices.filter { number in
      arguments.indices.allSatisfy { position in
        guard let given = given[position] else { return true }
        return wanted[number][position].map { isSame($0, given) } ?? false
      }
    }
    return fitting.isEmpty ? candidates : fitting.map { candidates[$0] }
  }

  /// Whether two types are one, though one can be spelt with the class around it: `Page.Kind`.
  private func isSame(_ one: ScopedType, _ other: ScopedType) -> Bool {
    if one.reference == other.reference { return true }
    guard one.reference.lastName == other.reference.lastName, one.reference.generics.isEmpty,
      let known = resolve(one), !known.isExternal
    else { return false }
    return resolve(other) === known
  }

  /// The classes that a method asks for, by the position of the argument, each with those above it.
  private func wantedClasses(
    by function: FunctionDeclaration, _ owner: TypeInfo, _ arguments: [Argument]
  ) -> [[String]?] {
    var result = [[String]?](repeating: nil, count: arguments.count)
    guard let pairing = pair(function.parameters, arguments) else { return result }
    for (parameter, position) in zip(function.parameters, pairing) {
      guard let position else { continue }
      result[position] = classes(
        of: ScopedType(reference: parameter.type, scope: owner, file: function.span.file))
    }
    return result
  }

  private func givenClasses(by argument: Expression, _ frame: Frame) -> [String]? {
    if argument.plain.isSelf {
      return frame.scope.flatMap { scope in
        classes(
          of: ScopedType(reference: .name(scope.simpleName), scope: scope, file: frame.file))
      }
    }
    return declaredType(of: argument, frame).flatMap(classes)
  }

  private func declaredType(of argument: Expression, _ frame: Frame) -> ScopedType? {
    if case .name(let name, _) = argument.plain.kind, let slot = frame.locals[name],
      let type = slot.type ?? slot.unwrapped ?? typeFilling(slot, frame)
    {
      return type
    }
    return staticType(of: argument, frame)
  }

  /// The type of what fills a local: `guard let link = post.link`, `for tag in post.tags`.
  private func typeFilling(_ slot: Slot, _ frame: Frame) -> ScopedType? {
    if let source = slot.source?.plain, case .member = source.kind {
      return staticType(of: source, frame).map { $0.with($0.reference.unwrapped) }
    }
    return slot.list.flatMap { staticType(of: $0, frame) }.flatMap(elementType)
  }

  /// The type of what `if let name = value` unwraps, or `if let name`, where it is declared.
  func typeUnwrapped(_ value: Expression?, _ name: String, _ frame: Frame) -> ScopedType? {
    let source = value?.plain ?? Expression(.name(name, generics: []), .none)
    switch source.kind {
    case .name: return declaredType(of: source, frame)
    case .cast(_, let type, _):
      return ScopedType(reference: type, scope: frame.scope, file: frame.file)
    default: return nil
    }
  }

  /// A class and those above it, by name; nil for what is no class, or of which it is not known.
  private func classes(of type: ScopedType) -> [String]? {
    let plain = type.with(type.reference.unwrapped)
    var names: [String] = []
    if let known = resolve(plain) {
      guard known.kind == .classType || known.isExternal else { return nil }
      names = known.lineage.map(\.name) + known.externalSupertypes.sorted()
    } else if let name = plain.reference.lastName {
      names = [name]
    }
    let above = names.flatMap { name in
      sequence(first: name) { UIKitClasses.superclass(of: $0) }.dropFirst()
    }
    let isClass = names.first.map { first in
      resolve(plain)?.kind == .classType || UIKitClasses.superclass(of: first) != nil
    }
    return isClass == true ? (names + above).uniqued() : nil
  }

  private func asksMore(
    _ one: [[String]?], than other: [[String]?], _ positions: [Int]
  ) -> Bool {
    positions.allSatisfy { position in
      guard let less = other[position]?.first else { return one[position] != nil }
      return one[position]?.contains(less) == true
    }
  }
}

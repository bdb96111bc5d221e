/// Protocols behind which a program hides what it shows: `func toPresentable() -> AnyView`, or what
/// is to be done: `func onSelect() -> RowAction`. A framework's own class hides a screen as well.
///
/// A method that stores such a value decides what comes up, though it names no operation.
final class Presentable {
  private let index: ProgramIndex
  private var known: [Int: Bool] = [:]

  init(_ index: ProgramIndex) { self.index = index }

  func isKept(by declaration: FileFacts.Declared, of owner: TypeInfo?) -> Bool {
    guard declaration.name != "init", !declaration.uses.changed.isEmpty else { return false }
    if owner.map({ isBox(declaration, of: $0) }) == true { return true }
    if declaration.parameters.contains(where: { isPresentable($0.type.unwrapped, in: owner) }) {
      return true
    }
    return declaration.uses.changed.contains { name in
      guard let (variable, declaring) = owner?.variable(name),
        let type = variable.type ?? Self.made(by: variable.value)
      else { return false }
      switch type.unwrapped {
      case .array(let element):
        return isPresentable(element, in: declaring) || isRow(element, in: declaring)
      case .tuple(let parts, _):
        return parts.contains { part in
          if case .function = part.unwrapped { return true }
          return isPresentable(part.unwrapped, in: declaring) || isRow(part, in: declaring)
        }
      case let type: return isPresentable(type, in: declaring)
      }
    }
  }

  /// Whether a method of a generic class keeps what it is given, whatever that is: `Box<Home?>`.
  private func isBox(_ declaration: FileFacts.Declared, of owner: TypeInfo) -> Bool {
    guard owner.kind == .classType, !owner.generics.isEmpty else { return false }
    let names = Set(owner.generics.map(\.name))
    func isOne(_ type: TypeReference?) -> Bool {
      type?.unwrapped.lastName.map(names.contains) ?? false
    }
    return declaration.parameters.contains { isOne($0.type) }
      && declaration.uses.changed.contains { isOne(owner.variable($0)?.0.type) }
  }

  /// Whether a list's elements carry what is to be done where a person chooses one: a table's rows,
  /// or its sections that hold them.
  private func isRow(_ type: TypeReference, in scope: TypeInfo?) -> Bool {
    guard case .named = type,
      let found = index.resolve(type, in: scope, file: scope?.span.file ?? 0),
      found.kind == .structure, !found.isExternal, !found.inherits(external: "View")
    else { return false }
    if let answer = known[found.id] { return answer }
    known[found.id] = false
    let answer = found.stored.contains { variable in
      guard let type = variable.type.map({ index.expanded($0.unwrapped, in: found).unwrapped })
      else { return false }
      switch type {
      case .function: return true
      case .array(let element):
        return isPresentable(element, in: found) || isRow(element, in: found)
      default: return isPresentable(type, in: found) || isRow(type, in: found)
      }
    }
    known[found.id] = answer
    return answer
  }

  private func isPresentable(_ type: TypeReference, in scope: TypeInfo?) -> Bool {
    guard case .named = type else { return false }
    let known = index.resolve(type, in: scope, file: scope?.span.file ?? 0)
    guard let known, !known.isExternal else { return Self.isBase(type.lastName ?? "") }
    return isPresentable(known)
  }

  /// Whether a framework's type says of a screen only that it is one.
  private static func isBase(_ name: String) -> Bool {
    name == "AnyView"
      || name.hasPrefix("UI") && name.hasSuffix("Controller")
        && !UIKitClasses.systemScreens.contains(name)
  }

  /// `Act` of `var act = Act.idle`.
  private static func made(by value: Expression?) -> TypeReference? {
    guard case .member(let type?, _, _) = value?.kind, case .name(let name, _) = type.kind else {
      return nil
    }
    return .name(name)
  }

  private func isPresentable(_ type: TypeInfo) -> Bool {
    if type.kind == .enumeration, !type.isExternal { return carries(type) || givesController(type) }
    // Which of its classes it is, only the code that makes it tells.
    if type.kind == .classType, type.isController { return !type.descendants().isEmpty }
    guard type.kind == .protocolType, !type.isExternal else { return false }
    if let answer = known[type.id] { return answer }
    let answer = type.lineage.contains { part in
      !part.isExternal
        && (part.functions.values.joined().contains {
          Self.isShown($0.result) || isChoice($0.result, in: part)
        }
          || part.variables.values.contains { Self.isShown($0.type) })
    }
    known[type.id] = answer
    return answer
  }

  /// Whether cases carry what is to be done, or a screen of which is not said which.
  private func carries(_ type: TypeInfo) -> Bool {
    if let answer = known[type.id] { return answer }
    known[type.id] = false
    let answer = type.cases.values.contains { one in
      one.payload.contains { part in
        if case .function = index.expanded(part.type, in: type).unwrapped { return true }
        return isPresentable(part.type.unwrapped, in: type)
      }
    }
    known[type.id] = answer
    return answer
  }

  /// Whether each case stands for a controller that the enum makes itself.
  private func givesController(_ type: TypeInfo) -> Bool {
    (type.variables.values.map(\.type) + type.functions.values.joined().map(\.result)).contains {
      $0?.unwrapped.lastName?.hasSuffix("ViewController") ?? false
    }
  }

  /// Whether it is one of several things to do.
  private func isChoice(_ type: TypeReference?, in scope: TypeInfo) -> Bool {
    guard let type, case .named = type.unwrapped,
      let known = index.resolve(type.unwrapped, in: scope, file: scope.span.file)
    else { return false }
    return known.kind == .enumeration && !known.isExternal
      && known.cases.values.contains { !$0.payload.isEmpty }
  }

  private static func isShown(_ type: TypeReference?) -> Bool {
    guard let name = type?.lastName else { return false }
    return name == "View" || name == "AnyView" || name.hasSuffix("ViewController")
  }
}

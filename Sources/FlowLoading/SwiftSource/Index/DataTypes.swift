/// Which types hold data alone: nothing that could run, be shown or be listened to, whatever they
/// are made with and whoever makes them.
///
/// An object of such a type is told from others by where it is made. Whose code made the code that
/// makes it says nothing that steers navigation, and would multiply the calls that are given it.
final class DataTypes {
  private let index: ProgramIndex
  private var holding: [Int: Bool] = [:]
  private var making: [Int: Bool] = [:]
  /// Types that are data if those are which are being looked at.
  private var supposed: [Int] = []

  init(_ index: ProgramIndex) { self.index = index }

  /// Whether objects of a type hold data alone, and make nothing else either.
  func isData(_ type: TypeInfo) -> Bool {
    if let known = making[type.id] { return known }
    let answer = type.kind != .protocolType && holdsData(type) && makesData(type)
    making[type.id] = answer
    return answer
  }

  /// Whether all that values of a type hold is data.
  private func holdsData(_ type: TypeInfo) -> Bool {
    if let known = holding[type.id] { return known }
    // A type that holds itself is what its other parts are.
    holding[type.id] = true
    let before = supposed.count
    supposed.append(type.id)
    let answer = type.isExternal ? Self.isData(named: type.simpleName) : decide(type)
    if !answer {
      // What was found on the supposition that this is data may hold it.
      for other in supposed[before...] where holding[other] == true { holding[other] = nil }
      supposed.removeSubrange(before...)
    }
    holding[type.id] = answer
    if before == 0 { supposed = [] }
    return answer
  }

  private func decide(_ type: TypeInfo) -> Bool {
    guard type.generics.isEmpty, !index.isModel(type.span) else { return false }
    if type.kind == .protocolType {
      let kinds = type.descendants().filter { $0.kind != .protocolType && !Self.isDouble($0) }
      return !kinds.isEmpty && kinds.allSatisfy(holdsData)
    }
    guard
      !type.attributes.contains(where: { $0.name != "MainActor" && $0.name != "frozen" }),
      type.externalSupertypes.isDisjoint(with: Self.acting),
      type.externalSupertypes.allSatisfy(Self.isData)
    else { return false }
    // What is declared to be of a class can be of any below it.
    guard type.kind != .classType || type.descendants().allSatisfy(holdsData) else { return false }
    return type.lineage.allSatisfy { part in
      part.kind == .protocolType
        || part.stored.allSatisfy { holdsData($0, in: part) }
          && part.cases.values.allSatisfy { one in
            one.payload.allSatisfy { holdsData($0.type, in: part) }
          }
    }
  }

  private func makesData(_ type: TypeInfo) -> Bool {
    type.lineage.filter { $0.kind != .protocolType }.allSatisfy { part in
      part.variables.values.allSatisfy { one in
        one.getter == nil || one.type.map { holdsData($0, in: part) } ?? false
      }
        && part.functions.values.joined().allSatisfy { one in
          one.result.map { $0.isVoid || holdsData($0, in: part) } ?? true
        }
    }
  }

  private func holdsData(_ variable: VariableDeclaration, in owner: TypeInfo) -> Bool {
    guard variable.attributes.isEmpty else { return false }
    if let type = variable.type { return holdsData(type, in: owner) }
    switch variable.value?.kind {
    case .string, .integer, .boolean: return true
    case .call(let callee, _):
      guard case .name(let name, _) = callee.kind else { return false }
      return holdsData(.name(name), in: owner)
    case .member(let base?, _, _):
      guard case .name(let name, _) = base.kind, name.startsUppercase else {
        return false
      }
      return holdsData(.name(name), in: owner)
    default: return false
    }
  }

  private func holdsData(_ type: TypeReference, in scope: TypeInfo) -> Bool {
    switch type {
    case .optional(let inner), .array(let inner): return holdsData(inner, in: scope)
    case .dictionary(let key, let value):
      return holdsData(key, in: scope) && holdsData(value, in: scope)
    case .tuple(let parts, _): return parts.allSatisfy { holdsData($0, in: scope) }
    case .named(let parts):
      guard let last = parts.last else { return false }
      if last.name == "Self" { return true }
      guard last.generics.allSatisfy({ holdsData($0, in: scope) }) else { return false }
      let expanded = index.expanded(type, in: scope)
      guard case .named = expanded else { return holdsData(expanded, in: scope) }
      if let known = index.resolve(expanded, in: scope, file: scope.span.file) {
        return holdsData(known)
      }
      return Self.isData(named: last.name)
    default: return false
    }
  }

  private static func isDouble(_ type: TypeInfo) -> Bool {
    ["Mock", "Fake", "Stub", "Spy"].contains {
      type.simpleName.hasSuffix($0) || type.simpleName.hasPrefix($0)
    }
  }

  /// Whether a type of that name, which is not read, holds data.
  private static func isData(named name: String) -> Bool {
    if Relevance.isPlain(named: name) || Relevance.harmless.contains(name) { return true }
    return !["UI", "NS", "Any"].contains(where: name.hasPrefix)
      && !words.contains(where: name.contains)
  }

  /// What frameworks call by itself, or show.
  private static let acting: Set<String> = ["ObservableObject", "NSObject"]

  /// Parts of names of types that can run, be shown or be listened to.
  private static let words = [
    "Action", "App", "Binding", "Callback", "Chart", "Closure", "Command", "Container", "Content",
    "Continuation", "Controller", "Coordinator", "Delegate", "Driver", "Environment", "Handler",
    "Label", "Link", "Menu", "Modifier", "Module", "Navigat", "Observ", "Path", "Presenter",
    "Publish", "Reducer", "Relay", "Representable", "Resolver", "Router", "Scene", "Session",
    "Shape", "Signal", "State", "Store", "Stream", "Style", "Subject", "Toolbar", "View", "Widget",
  ]
}

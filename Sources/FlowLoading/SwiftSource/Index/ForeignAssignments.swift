/// Where code gives a property of an object that is not its own another value.
///
/// Of most such objects the source says the class. What is put into `label.owner` says nothing of the
/// `owner` of other classes.
final class ForeignAssignments {
  private let index: ProgramIndex
  /// By the name of the property.
  private var places: [String: [FileFacts.Assignment]] = [:]
  private var known: [Question: Bool] = [:]

  private struct Question: Hashable {
    let name: String
    let type: Int
    let isExact: Bool
  }

  /// The program's properties by their names.
  private lazy var properties = index.types.reduce(
    into: [String: [(VariableDeclaration, TypeInfo)]]()
  ) {
    for (name, variable) in $1.variables { $0[name, default: []].append((variable, $1)) }
  }

  init(_ index: ProgramIndex) { self.index = index }

  func add(_ name: String, _ assignments: [FileFacts.Assignment]) {
    let foreign = assignments.filter { $0.owner == nil }
    if !foreign.isEmpty { places[name, default: []] += foreign }
  }

  /// Whether some of it can be to a property of an object of a type.
  ///
  /// - Parameter isExact: Whether the object is of that type and of none below it.
  func canReach(_ name: String, of type: TypeInfo, isExact: Bool) -> Bool {
    guard let places = places[name] else { return false }
    let question = Question(name: name, type: type.id, isExact: isExact)
    if let answer = known[question] { return answer }
    let answer = places.contains { canBe(type, in: $0, isExact) }
    known[question] = answer
    return answer
  }

  /// The same in one file.
  func canReach(_ name: String, of type: TypeInfo, in file: UInt32) -> Bool {
    (places[name] ?? []).contains { $0.span.file == file && canBe(type, in: $0, false) }
  }

  /// Whether an object of a type can be the one to whose property is assigned.
  func canBe(_ type: TypeInfo, in code: FileFacts.Assignment, _ isExact: Bool) -> Bool {
    guard let base = code.base else { return true }
    let file = code.span.file
    let scope = index.find(dotted: code.type, file: file)
    var isLocal = code.isLocal
    if case .member(let outer?, _, _) = base.kind, outer.plain.isSelf { isLocal = false }
    if let name = base.ownPropertyName, !isLocal, let (variable, owner) = scope?.variable(name) {
      return canHold(variable, owner, type, isExact)
    }
    if let written = code.localType {
      return fits(written, in: scope, file: file, type, isExact)
    }
    guard case .member(.some, let name, _) = base.kind else { return true }
    if let held = UIKitClasses.held[name] { return type.isKind(of: held) }
    return properties[name]?.contains { canHold($0, $1, type, isExact) } ?? true
  }

  private func canHold(
    _ variable: VariableDeclaration, _ owner: TypeInfo, _ type: TypeInfo, _ isExact: Bool
  ) -> Bool {
    guard let written = variable.type ?? variable.value?.madeType else { return true }
    return fits(written, in: owner, file: variable.span.file, type, isExact)
  }

  private func fits(
    _ written: TypeReference, in scope: TypeInfo?, file: UInt32, _ type: TypeInfo, _ isExact: Bool
  ) -> Bool {
    let written = index.expanded(written.unwrapped, in: scope).unwrapped
    switch written {
    case .array, .dictionary, .tuple, .function: return false
    default: break
    }
    guard let held = index.resolve(written, in: scope, file: file), !held.isExternal else {
      guard let name = written.lastName else { return true }
      if SyntaxFacts.plainTypes.contains(name) { return false }
      if UIKitClasses.isApple(name) { return type.isKind(of: name) }
      return index.isOfLibrary(written, in: scope) ? index.mayBe(type, ofLibrary: name) : true
    }
    return held.kind == .protocolType || type.lineage.contains { $0 === held }
      || !isExact && held.lineage.contains { $0 === type }
  }
}

/// Protocols behind which a program hides what it shows: `func toPresentable() -> AnyView`.
///
/// A method that stores such a value decides what comes up, though it names no operation.
final class Presentable {
  private let index: ProgramIndex
  private var known: [Int: Bool] = [:]

  init(_ index: ProgramIndex) { self.index = index }

  func isKept(by declaration: FileFacts.Declared, of owner: TypeInfo?) -> Bool {
    guard declaration.name != "init", !declaration.uses.changed.isEmpty else { return false }
    return declaration.parameters.contains { parameter in
      guard case .named = parameter.type.unwrapped,
        let type = index.resolve(
          parameter.type.unwrapped, in: owner, file: owner?.span.file ?? 0)
      else { return false }
      return isPresentable(type)
    }
  }

  private func isPresentable(_ type: TypeInfo) -> Bool {
    guard type.kind == .protocolType, !type.isExternal else { return false }
    if let answer = known[type.id] { return answer }
    let answer = type.lineage.contains { part in
      !part.isExternal
        && (part.functions.values.joined().contains { Self.isShown($0.result) }
          || part.variables.values.contains { Self.isShown($0.type) })
    }
    known[type.id] = answer
    return answer
  }

  private static func isShown(_ type: TypeReference?) -> Bool {
    guard let name = type?.lastName else { return false }
    return name == "View" || name == "AnyView" || name.hasSuffix("ViewController")
  }
}

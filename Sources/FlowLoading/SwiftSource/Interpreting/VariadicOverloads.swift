/// Overloads of which one takes any number of values and another a list: `open(_ pages: Page...)`
/// beside `open(_ pages: [Page])`, which it mostly hands its own values to.
extension Interpreter {
  /// Of several methods, those without `...` that the values fit: Swift prefers them.
  func byVariadic(
    _ candidates: [(FunctionDeclaration, TypeInfo)], _ arguments: [Argument], _ values: [ValueSet]
  ) -> [(FunctionDeclaration, TypeInfo)] {
    guard candidates.contains(where: { $0.0.parameters.contains(where: \.isVariadic) }) else {
      return candidates
    }
    let plain = candidates.filter { function, _ in
      guard !function.parameters.contains(where: \.isVariadic),
        let pairing = pair(function.parameters, arguments)
      else { return false }
      return zip(function.parameters, pairing).allSatisfy { parameter, position in
        guard let position else { return parameter.value != nil }
        guard case .array = parameter.type.unwrapped else { return true }
        return values[position].isEmpty
          || values[position].values.contains { if case .list = $0 { true } else { $0 == .null } }
      }
    }
    return plain.isEmpty ? candidates : plain
  }
}

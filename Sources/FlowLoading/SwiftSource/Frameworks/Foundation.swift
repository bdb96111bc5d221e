/// Foundation's ways to a type's name, which is how storyboards are asked for scenes.
enum FoundationNames {
  static let constructors: [String: Frameworks.Constructor] = [
    "NSStringFromClass": { interpreter, site, frame in name(interpreter, site.first, frame) },
    "String": { interpreter, site, frame in
      let some = ValueSet([.external("String")], isOpen: true)
      guard let value = site.argument("describing") ?? site.argument("reflecting") ?? site.first
      else {
        interpreter.runArguments(site, frame)
        return some
      }
      if let part = URLParts.wrapped(site, interpreter, frame) { return part }
      let known = name(interpreter, value, frame)
      return known.isEmpty ? some : known
    },
    "type": { interpreter, site, frame in
      guard let value = site.argument("of") else { return .unknown }
      return ValueSet(
        interpreter.evaluate(value, frame).values.compactMap { value in
          interpreter.type(of: value).map { .type($0.id) }
        }, isOpen: true)
    },
  ]

  static let methods: [String: Frameworks.Method] = [
    "components": { interpreter, bases, _, site, frame in
      guard case .string(let text)? = bases.values.first, bases.values.count == 1,
        let separator = site.argument("separatedBy"),
        case .string(let mark)? = interpreter.evaluate(separator, frame).only, mark.count == 1,
        let character = mark.first
      else { return nil }
      return ValueSet(
        .list(
          text.split(separator: character, omittingEmptySubsequences: false)
            .map { ValueSet(.string(String($0))) }))
    }
  ]

  private static func name(
    _ interpreter: Interpreter, _ value: Expression?, _ frame: Frame
  ) -> ValueSet {
    guard let value else { return .unknown }
    let values = interpreter.evaluate(value, frame)
    return ValueSet(
      values.values.compactMap { value -> Value? in
        switch value {
        case .type(let number): .string(interpreter.index.types[number].simpleName)
        case .externalType(let name): .string(name)
        case .string: value
        default: nil
        }
      }, isOpen: values.isOpen)
  }
}

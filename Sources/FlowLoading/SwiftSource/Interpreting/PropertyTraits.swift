/// What a property's declaration tells by itself, found once: properties are read more often than
/// anything else is done.
struct PropertyTraits {
  /// The type that is written.
  let type: ScopedType?
  let isChannel: Bool
  /// Whether it is only declared: no wrapper has a say in what it holds.
  let isPlain: Bool
  let isBound: Bool
  /// Whether some object may hold what no code that was followed gave it.
  let isGivenUnseen: Bool
  let isFilledOutside: Bool
  let isWorkQueue: Bool
  let isAnswerTable: Bool
  let isNeverFilled: Bool
  /// The type any value of which code may put there that is not run.
  let unseenType: ScopedType?
  /// The type any value of which an object has there that such code made.
  let unseenPart: ScopedType?
}

extension Interpreter {
  func traits(of variable: VariableDeclaration, _ owner: TypeInfo) -> PropertyTraits {
    let key = PropertyKey(variable: ObjectIdentifier(variable), owner: owner.id)
    if let known = propertyTraits[key] { return known }
    let traits = PropertyTraits(
      type: variable.type.map {
        ScopedType(reference: $0, scope: owner, file: variable.span.file)
      },
      isChannel: holdsChannel(variable, owner), isPlain: variable.attributes.isEmpty,
      isBound: variable.attribute("Binding") != nil && variable.attribute("Environment") == nil,
      isGivenUnseen: isGivenUnseen(variable, owner),
      isFilledOutside: isFilledOutside(variable, owner),
      isWorkQueue: !syntax.boundNames.contains(variable.name)
        && WorkQueues.isQueue(variable, of: owner),
      isAnswerTable: isAnswerTable(variable, owner),
      isNeverFilled: isNeverFilled(variable, owner),
      unseenType: unseenType(of: variable, owner), unseenPart: unseenPart(variable, of: owner))
    propertyTraits[key] = traits
    return traits
  }

  func isChannel(_ variable: VariableDeclaration, _ owner: TypeInfo) -> Bool {
    traits(of: variable, owner).isChannel
  }
}

/// Types that the program names and does not declare.
extension ProgramIndex {
  /// Whether a name is that of a library's type: no alias and no generic parameter bears it.
  func isOfLibrary(_ reference: TypeReference, in scope: TypeInfo?) -> Bool {
    guard case .named(let parts) = reference.unwrapped, let first = parts.first?.name,
      first.startsUppercase, aliases[first] == nil, !nestedAliases.contains(first)
    else { return false }
    var around = scope
    while let type = around {
      // What a protocol or an extension of a framework's type calls so may be anything.
      if type.kind == .protocolType || type.isExternal { return false }
      if type.generics.contains(where: { $0.name == first }) { return false }
      around = type.outer
    }
    return true
  }

  /// Whether an object of the program's class can be one of a library's type: where it inherits from
  /// that, or from something of a library's of which it is not known what that is.
  func mayBe(_ type: TypeInfo, ofLibrary name: String) -> Bool {
    type.externalSupertypes.contains { above in
      above == name || !Relevance.harmless.contains(above) && !UIKitClasses.isApple(above)
    }
  }
}

/// What `@Reducer` makes of an enum whose cases name other reducers: an enum of their states and
/// one of their actions.
enum ReducerCases {
  /// Adds the two to the members of such an enum, where they are not written out.
  static func add(
    to members: inout TypeDeclaration.Members, of attributes: [Attribute], isPublic: Bool,
    span: Span
  ) {
    guard attributes.contains(where: { $0.name == "Reducer" }), !members.cases.isEmpty else {
      return
    }
    for name in ["State", "Action"] where !members.types.contains(where: { $0.name == name }) {
      var inner = TypeDeclaration.Members()
      inner.cases = members.cases.map { declared in
        .init(
          name: declared.name, payload: declared.payload.map { ($0.label, type($0.type, name)) },
          rawValue: nil, span: declared.span)
      }
      members.types.append(
        TypeDeclaration(
          kind: .enumeration, name: name, inherits: [], generics: [],
          attributes: [.init(name: "CasePathable", arguments: [], generics: [])], members: inner,
          isFilePrivate: false, isPublic: isPublic, span: span))
    }
  }

  /// `Feature.State` for `Feature`; what is generic, `AlertState<Action>`, is no reducer.
  private static func type(_ payload: TypeReference, _ name: String) -> TypeReference {
    guard case .named(let parts) = payload, payload.generics.isEmpty else {
      return name == "Action" && payload.generics.count == 1 ? payload.generics[0] : payload
    }
    return .named(parts + [.init(name: name)])
  }
}

import SwiftParser
import SwiftSyntax

extension Lowering {
  func lower(_ declaration: DeclSyntax, into members: inout TypeDeclaration.Members) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let node):
      members.types.append(type(.structure, node, node.name, node.genericParameterClause))
    case .classDecl(let node):
      members.types.append(type(.classType, node, node.name, node.genericParameterClause))
    case .actorDecl(let node):
      members.types.append(type(.actor, node, node.name, node.genericParameterClause))
    case .enumDecl(let node):
      members.types.append(type(.enumeration, node, node.name, node.genericParameterClause))
    case .protocolDecl(let node):
      members.types.append(type(.protocolType, node, node.name, nil))
    case .extensionDecl(let node):
      let extended = type(node.extendedType)
      let marks = attributes(node.attributes)
      var inner = pinning(node.genericWhereClause).members(
        of: node.memberBlock, selfType: selfType(node.genericWhereClause))
      if let mark = marks.first(where: { $0.name == "objc" }) {
        // It stands for one on each method.
        inner.functions = inner.functions.map { $0.adding(mark) }
      }
      members.types.append(
        TypeDeclaration(
          kind: .extensionType,
          name: stateOfStore(extended, node.genericWhereClause) ?? extended.dottedName ?? "?",
          inherits: inherited(node),
          generics: constraints(node.genericWhereClause), attributes: marks, members: inner,
          isFilePrivate: false, span: span(node)))
    case .functionDecl(let node):
      members.functions.append(function(node))
    case .initializerDecl(let node):
      members.functions.append(initializer(node))
    case .subscriptDecl(let node):
      members.functions += subscripts(node)
    case .variableDecl(let node):
      members.variables += variables(node)
    case .enumCaseDecl(let node):
      for element in node.elements {
        let payload = element.parameterClause?.parameters.map { parameter in
          (label: parameter.firstName?.text, type: type(parameter.type))
        }
        let defaults = element.parameterClause?.parameters.map { parameter in
          parameter.defaultValue.map { expression($0.value) }
        }
        members.cases.append(
          .init(
            name: plain(element.name), payload: payload ?? [],
            defaults: defaults?.contains { $0 != nil } == true ? defaults ?? [] : [],
            rawValue: element.rawValue.flatMap { rawText($0.value) }, span: span(element)))
      }
    case .typeAliasDecl(let node):
      members.aliases.append(
        AliasDeclaration(
          name: plain(node.name),
          generics: node.genericParameterClause?.parameters.map { plain($0.name) } ?? [],
          type: type(node.initializer.value)))
    case .associatedTypeDecl(let node):
      members.associated.append(plain(node.name))
    case .ifConfigDecl(let node):
      var arms = TypeDeclaration.Members()
      for clause in readable(node.clauses) {
        guard case .decls(let inner)? = clause.elements else { continue }
        var arm = TypeDeclaration.Members()
        for member in inner { lower(member.decl, into: &arm) }
        arms.join(arm)
      }
      members.add(arms)
    case .macroExpansionDecl(let node):
      // Previews are not part of the app; other declaration macros are opaque.
      if plain(node.macroName) == "Preview" {
        members.previews.append(span(node))
      } else {
        members.statements.append(
          Statement(
            .expression(Expression(.macro(plain(node.macroName), []), span(node))), span(node)))
      }
    default:
      break
    }
  }

  private func rawText(_ value: ExprSyntax) -> String? {
    switch expression(value).kind {
    case .string(let text, _): text
    case .integer(let number): number.map { String($0) } ?? ""
    case .prefix("-", let inner):
      if case .integer(let number?) = inner.kind { String(-number) } else { "" }
    default: nil
    }
  }

  func members(
    of block: MemberBlockSyntax, selfType: TypeReference? = nil
  ) -> TypeDeclaration.Members {
    var members = TypeDeclaration.Members()
    let own = functionTypes.gathering {
      for member in block.members { lower(member.decl, into: &members) }
    }
    members.types += own
    if let selfType {
      members.functions = members.functions.map { $0.replacingSelf(with: selfType) }
    }
    return members
  }

  /// The same for code in which generic parameters are known types.
  private func pinning(_ clause: GenericWhereClauseSyntax?) -> Lowering {
    var inner = self
    for requirement in clause?.requirements ?? [] {
      guard case .sameTypeRequirement(let same) = requirement.requirement,
        case .type(let left) = same.leftType, case .type(let right) = same.rightType,
        let name = left.as(IdentifierTypeSyntax.self)?.name, name.text != "Self"
      else { continue }
      inner.pinned[plain(name)] = type(right)
    }
    return inner
  }

  /// `where Self == PushStyle`: what `Self` is in a protocol's extension for one conformer.
  /// The state of the stores that an extension extends, which stands for them: `extension
  /// StoreOf<Root>`, `extension Store where State == Root.State, Action == Root.Action`.
  private func stateOfStore(
    _ extended: TypeReference, _ clause: GenericWhereClauseSyntax?
  ) -> String? {
    let (feature, state) = Stores.names(extended)
    if let feature { return feature.dottedName.map { "\($0).State" } }
    if let state { return state.dottedName }
    guard let name = extended.lastName,
      Stores.names(.name(name, [.unknown, .unknown])).state != nil
    else { return nil }
    for requirement in clause?.requirements ?? [] {
      guard case .sameTypeRequirement(let same) = requirement.requirement,
        case .type(let left) = same.leftType, case .type(let right) = same.rightType,
        ["State", "ViewState"].contains(left.trimmedDescription)
      else { continue }
      return type(right).dottedName.flatMap { $0.hasSuffix(".State") ? $0 : nil }
    }
    return nil
  }

  private func selfType(_ clause: GenericWhereClauseSyntax?) -> TypeReference? {
    for requirement in clause?.requirements ?? [] {
      guard case .sameTypeRequirement(let same) = requirement.requirement,
        case .type(let left) = same.leftType, case .type(let right) = same.rightType,
        left.trimmedDescription == "Self"
      else { continue }
      return type(right)
    }
    return nil
  }

  private func type(
    _ kind: TypeDeclaration.Kind, _ node: some DeclGroupSyntax, _ name: TokenSyntax,
    _ generics: GenericParameterClauseSyntax?
  ) -> TypeDeclaration {
    let attributes = attributes(node.attributes)
    let isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
    var members = members(of: node.memberBlock)
    if kind == .enumeration {
      ReducerCases.add(to: &members, of: attributes, isPublic: isPublic, span: span(node))
    }
    ViewActions.add(to: &members, of: attributes, span: span(node))
    members = SharedMakers.settled(members, of: plain(name))
    return TypeDeclaration(
      kind: kind, name: plain(name), inherits: inherited(node),
      generics: parameters(
        generics, node.asProtocol(WithGenericParametersSyntax.self)?.genericWhereClause),
      attributes: attributes, members: members,
      isFilePrivate: isPrivate(node.modifiers),
      isPublic: isPublic, span: span(node))
  }

  private func inherited(_ node: some DeclGroupSyntax) -> [TypeReference] {
    node.inheritanceClause?.inheritedTypes.map { type($0.type) } ?? []
  }

  func attributes(_ list: AttributeListSyntax) -> [Attribute] {
    list.compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      let named = type(attribute.attributeName)
      var arguments: [Argument] = []
      if case .argumentList(let list)? = attribute.arguments { arguments = self.arguments(list) }
      return Attribute(
        name: named.lastName ?? "?", arguments: arguments, generics: named.generics)
    }
  }

  private func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
  }

  private func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.text == "private" || $0.name.text == "fileprivate" }
  }

  /// Whether code of other files can neither read nor assign it: `private(set)` says less.
  private func isHidden(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains {
      ($0.name.text == "private" || $0.name.text == "fileprivate") && $0.detail == nil
    }
  }

  private func isOverride(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.text == "override" }
  }

  func function(_ node: FunctionDeclSyntax) -> FunctionDeclaration {
    let parameters = parameters(node.signature.parameterClause)
    let declared = FunctionDeclaration(
      name: plain(node.name),
      parameters: isOperator(node.name) ? parameters.map(\.withoutLabel) : parameters,
      result: node.signature.returnClause.map { type($0.type) },
      generics: self.parameters(node.genericParameterClause, node.genericWhereClause),
      attributes: attributes(node.attributes),
      body: node.body.map { statements($0.statements) }, isStatic: isStatic(node.modifiers),
      isOverride: isOverride(node.modifiers), isPrivate: isPrivate(node.modifiers),
      isMutating: node.modifiers.contains { $0.name.text == "mutating" }, span: span(node))
    return selfType(node.genericWhereClause).map(declared.replacingSelf) ?? declared
  }

  private func isOperator(_ name: TokenSyntax) -> Bool {
    switch name.tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }

  private func initializer(_ node: InitializerDeclSyntax) -> FunctionDeclaration {
    FunctionDeclaration(
      name: "init", parameters: parameters(node.signature.parameterClause), result: nil,
      generics: parameters(node.genericParameterClause), attributes: attributes(node.attributes),
      body: node.body.map { statements($0.statements) }, isStatic: false,
      isOverride: isOverride(node.modifiers), span: span(node))
  }

  /// What gives an element, and what is given one, if there is such code.
  private func subscripts(_ node: SubscriptDeclSyntax) -> [FunctionDeclaration] {
    let accessors = accessors(node.accessorBlock)
    let type = type(node.returnClause.type)
    // Unlike a function's, a parameter's one name is no label.
    let keys = parameters(node.parameterClause).map { $0.label == $0.name ? $0.withoutLabel : $0 }
    let getter = FunctionDeclaration(
      name: FunctionDeclaration.getter, parameters: keys, result: type, generics: [],
      attributes: [], body: accessors.getter, isStatic: isStatic(node.modifiers),
      isOverride: false, span: span(node))
    guard let setter = accessors.setter else { return [getter] }
    let given = FunctionDeclaration.Parameter(
      label: nil, name: setter.name, type: type, value: nil, isBuilder: false)
    return [
      getter,
      FunctionDeclaration(
        name: FunctionDeclaration.setter, parameters: keys + [given], result: nil, generics: [],
        attributes: [], body: setter.body, isStatic: isStatic(node.modifiers), isOverride: false,
        span: span(node)),
    ]
  }

  private func parameters(
    _ clause: FunctionParameterClauseSyntax
  ) -> [FunctionDeclaration.Parameter] {
    clause.parameters.map { parameter in
      let first = plain(parameter.firstName)
      let pack = parameter.type.as(PackExpansionTypeSyntax.self)
      let isVariadic = parameter.ellipsis != nil || pack != nil
      let declared = type(pack?.repetitionPattern ?? parameter.type)
      let marks = attributes(parameter.attributes) + typeAttributes(parameter.type)
      return .init(
        label: first == "_" ? nil : first, name: parameter.secondName.map(plain) ?? first,
        type: isVariadic ? .array(declared) : declared,
        value: parameter.defaultValue.map { expression($0.value) },
        isBuilder: marks.contains { $0.name.hasSuffix("Builder") },
        marks: marks.map(\.name),
        isVariadic: isVariadic,
        isAutoclosure: marks.contains { $0.name == "autoclosure" },
        isInout: isInout(parameter.type))
    }
  }

  private func isInout(_ node: TypeSyntax) -> Bool {
    node.as(AttributedTypeSyntax.self)?.specifiers.contains {
      $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
    } ?? false
  }

  private func typeAttributes(_ node: TypeSyntax) -> [Attribute] {
    node.as(AttributedTypeSyntax.self).map { attributes($0.attributes) } ?? []
  }

  func variables(_ node: VariableDeclSyntax) -> [VariableDeclaration] {
    let marks = attributes(node.attributes)
    let isConstant = node.bindingSpecifier.text == "let"
    var laterType: TypeReference?
    var result: [VariableDeclaration] = []
    // `var a, b: Int`: a type belongs to the names before it too.
    for binding in node.bindings.reversed() {
      laterType = binding.typeAnnotation.map { type($0.type) } ?? laterType
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let accessors = self.accessors(binding.accessorBlock)
      result.append(
        VariableDeclaration(
          name: plain(name.identifier),
          type: laterType ?? binding.initializer.flatMap { emptyList($0.value) },
          value: binding.initializer.map { expression($0.value) }, getter: accessors.getter,
          setter: accessors.setter, observer: accessors.observer, attributes: marks,
          isStatic: isStatic(node.modifiers), isConstant: isConstant,
          isWeak: node.modifiers.contains { $0.name.text == "weak" },
          isLazy: node.modifiers.contains { $0.name.text == "lazy" },
          isObservedBefore: isObservedBefore(binding.accessorBlock),
          isOverride: isOverride(node.modifiers),
          isPrivate: isHidden(node.modifiers), span: span(binding)))
    }
    return result.reversed()
  }

  /// The type of `[Row]()` and `[String: () -> Void]()`.
  private func emptyList(_ value: ExprSyntax) -> TypeReference? {
    guard let call = value.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      call.trailingClosure == nil
    else { return nil }
    let count =
      call.calledExpression.as(ArrayExprSyntax.self)?.elements.count
      ?? call.calledExpression.as(DictionaryExprSyntax.self)?.content.as(
        DictionaryElementListSyntax.self)?.count
    // As an expression a type is read in another way for each of its kinds.
    guard count == 1 else { return nil }
    var parser = Parser(call.calledExpression.trimmedDescription)
    let type = type(TypeSyntax.parse(from: &parser))
    return type == .unknown ? nil : type
  }

  private func accessors(
    _ block: AccessorBlockSyntax?
  ) -> (getter: [Statement]?, setter: (name: String, body: [Statement])?, observer: [Statement]?) {
    switch block?.accessors {
    case nil:
      return (nil, nil, nil)
    case .getter(let items):
      return (statements(items), nil, nil)
    case .accessors(let list):
      var getter: [Statement]?
      var setter: (name: String, body: [Statement])?
      var observer: [Statement]?
      for accessor in list {
        let body = accessor.body.map { statements($0.statements) }
        switch accessor.accessorSpecifier.text {
        case "get": getter = body ?? getter
        case "set":
          setter = body.map { (accessor.parameters.map { plain($0.name) } ?? "newValue", $0) }
        case "didSet", "willSet": observer = (observer ?? []) + (body ?? [])
        default: break
        }
      }
      return (getter, setter, observer)
    }
  }

  /// Whether code runs before the property holds what it is given.
  private func isObservedBefore(_ block: AccessorBlockSyntax?) -> Bool {
    guard case .accessors(let list)? = block?.accessors else { return false }
    return list.contains { $0.accessorSpecifier.text == "willSet" }
  }

  /// The text of an identifier without back quotes.
  func plain(_ token: TokenSyntax) -> String {
    let text = token.text
    return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }
}

extension FunctionDeclaration.Parameter {
  /// As an operator's operand or a subscript's key, which no call gives a label.
  fileprivate var withoutLabel: Self {
    var plain = self
    plain.label = nil
    return plain
  }
}

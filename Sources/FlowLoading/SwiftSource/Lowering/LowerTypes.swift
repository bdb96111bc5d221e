import SwiftSyntax

extension Lowering {
  func type(_ node: TypeSyntax) -> TypeReference {
    depth.descending(at: node) { lowered(node) } ?? .unknown
  }

  private func lowered(_ node: TypeSyntax) -> TypeReference {
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
      if let pinned = pinned[plain(node.name)] { return pinned }
      return normalized([
        .init(name: plain(node.name), generics: generics(node.genericArgumentClause))
      ])
    case .memberType(let node):
      let last = TypeReference.Component(
        name: plain(node.name), generics: generics(node.genericArgumentClause))
      // `Foo.Type` is a metatype only with the metatype syntax; `SwiftUI.View` loses its module.
      if case .named(let parts) = type(node.baseType) {
        return normalized(
          Self.modules.contains(parts[0].name) && parts.count == 1 ? [last] : parts + [last])
      }
      return .named([last])
    case .optionalType(let node):
      return .optional(type(node.wrappedType))
    case .implicitlyUnwrappedOptionalType(let node):
      return .optional(type(node.wrappedType))
    case .arrayType(let node):
      return .array(type(node.element))
    case .dictionaryType(let node):
      return .dictionary(type(node.key), type(node.value))
    case .functionType(let node):
      return .function(
        node.parameters.map { type($0.type) }, type(node.returnClause.type),
        isEffectful: node.effectSpecifiers != nil)
    case .tupleType(let node):
      if node.elements.count == 1, let only = node.elements.first, only.firstName == nil {
        return type(only.type)
      }
      return .tuple(
        node.elements.map { type($0.type) }, labels: node.elements.map { $0.firstName?.text })
    case .someOrAnyType(let node):
      // `any Page` is `Page`.
      let bound = type(node.constraint)
      return node.someOrAnySpecifier.tokenKind == .keyword(.any) ? bound : .opaque(bound)
    case .attributedType(let node):
      return type(node.baseType)
    case .compositionType(let node):
      return .composition(node.elements.map { type($0.type) })
    case .packElementType(let node):
      return type(node.pack)
    case .metatypeType(let node):
      return .metatype(type(node.baseType))
    default:
      return .unknown
    }
  }

  /// Modules whose name people write before a type's to tell it from their own.
  private static let modules: Set<String> = ["SwiftUI", "UIKit", "Foundation", "Swift", "Combine"]

  private func normalized(_ parts: [TypeReference.Component]) -> TypeReference {
    if parts.count == 1, let only = parts.first {
      switch (only.name, only.generics.count) {
      case ("Optional", 1): return .optional(only.generics[0])
      // What a framework's list holds beside its elements says nothing about them.
      case ("Array", 1), ("ArraySlice", 1), ("ContiguousArray", 1), ("FetchedResults", 1):
        return .array(only.generics[0])
      case ("Dictionary", 2): return .dictionary(only.generics[0], only.generics[1])
      default: break
      }
    }
    return .named(parts)
  }

  func generics(_ clause: GenericArgumentClauseSyntax?) -> [TypeReference] {
    clause?.arguments.map { argument in
      if case .type(let inner) = argument.argument { return type(inner) }
      return .unknown
    } ?? []
  }

  /// Generic parameters, each with the protocol that it or a `where` clause asks for.
  func parameters(
    _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax? = nil
  ) -> [TypeDeclaration.Generic] {
    let asked = constraints(requirements, ofSameType: false)
    return clause?.parameters.map { parameter in
      let name = plain(parameter.name)
      return .init(
        name: name,
        constraint: parameter.inheritedType.map { type($0) }
          ?? asked.first { $0.name == name }?.constraint)
    } ?? []
  }

  /// `where Content == Text` and `where T: P`, by the name on the left.
  func constraints(
    _ clause: GenericWhereClauseSyntax?, ofSameType: Bool = true
  ) -> [TypeDeclaration.Generic] {
    clause?.requirements.compactMap { requirement in
      switch requirement.requirement {
      case .sameTypeRequirement(let same) where ofSameType:
        guard case .type(let left) = same.leftType, case .type(let right) = same.rightType else {
          return nil
        }
        return .init(name: left.trimmedDescription, constraint: type(right))
      case .conformanceRequirement(let conformance):
        return .init(
          name: conformance.leftType.trimmedDescription, constraint: type(conformance.rightType))
      default:
        return nil
      }
    } ?? []
  }
}

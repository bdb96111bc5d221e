/// Branches of one `switch` that cannot both be there.
extension Interpreter {
  /// The type of whose objects each keeps for life what a `switch` asks about: `setting.value` of
  /// `let setting: Setting`. Nil where it can change, or is no object's own.
  func steadyOwner(of subject: Expression, _ frame: Frame) -> Int? {
    switch subject.plain.kind {
    case .name(let name, _):
      guard frame.locals[name] == nil, let receiver = frame.receiver, type(of: receiver) != nil,
        let (variable, owner) = frame.scope?.variable(name)
      else { return nil }
      return isSteady(variable, of: owner) ? owner.id : nil
    case .member(let base?, let name, _):
      if base.isSelf {
        guard let (variable, owner) = frame.scope?.variable(name) else { return nil }
        return isSteady(variable, of: owner) ? owner.id : nil
      }
      guard let owner = steadyOwner(of: base, frame), let whole = base.lastName,
        !syntax.assignsMember(name, of: whole, in: index.types[owner])
      else { return nil }
      guard let type = staticType(of: base, frame) else { return nil }
      guard let known = resolve(type), !known.isExternal else {
        // A class of UIKit's changes by itself.
        let external = type.reference.unwrapped.lastName ?? ""
        return UIKitClasses.superclass(of: external) == nil ? owner : nil
      }
      guard let (variable, _) = known.variable(name) else { return nil }
      if known.kind == .structure, variable.getter == nil { return owner }
      return isSteady(variable, of: known) ? owner : nil
    default: return nil
    }
  }

  private func isSteady(_ variable: VariableDeclaration, of owner: TypeInfo) -> Bool {
    guard variable.getter == nil, variable.attributes.isEmpty, !variable.isStatic else {
      return false
    }
    return variable.isConstant || !syntax.canChange(variable, on: owner)
  }

  /// Whether what acts and what is to come of it stand in different cases of a `switch` over
  /// something that the owner of the state between them keeps for life.
  func exclude(_ some: [RunCondition], _ others: [RunCondition], between place: Place) -> Bool {
    some.contains { condition in
      let text = conditionTexts[condition.number]
      guard text.steadyIn == place.type, place.local == nil, case .matches = text.form else {
        return false
      }
      return others.contains { other in
        let second = conditionTexts[other.number]
        guard other != condition, second.span == text.span, case .matches = second.form else {
          return false
        }
        return !some.contains(other) && !others.contains(condition)
      }
    }
  }
}

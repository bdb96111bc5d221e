/// Views that show the controller which they are made with: `struct Container:
/// UIViewControllerRepresentable { let content: UIViewController }`. One type is as many screens as
/// there are controllers, each of which stands for the view.
extension Interpreter {
  /// The levels that fill the one of such a view; nil where it is none, or where it is not known
  /// which controllers it was given.
  func handed(to view: ViewNode.Shown, depth: Int) -> Levels? {
    guard case .object(let object) = view.content,
      case let type = index.types[heap.objects[object].type],
      case let controllers = controllers(handedTo: object, type), !controllers.isEmpty
    else { return nil }
    var result = levels(controllers, depth: depth)
    guard !result.isEmpty else { return nil }
    result.inherit(view)
    result.shown = result.shown.map { inner in
      .init(
        content: inner.content, span: inner.span, conditions: view.conditions,
        builder: view.builder, environment: inner.environment, isHosted: inner.isHosted)
    }
    facts.componentTypes.insert(type.id)
    return result
  }

  private func controllers(handedTo object: Int, _ type: TypeInfo) -> [Value] {
    guard let (shown, owner) = type.handedController else { return [] }
    let frame = Frame(receiver: .object(object), scope: owner, file: owner.span.file)
    let (values, _) = isolated { evaluate(shown, frame) }
    return values.values.filter { isController($0) && self.type(of: $0)?.isExternal == false }
  }
}

extension TypeInfo {
  /// What a representable gives as its controller, where that is just what it was given: a property,
  /// or what code in one makes.
  fileprivate var handedController: (Expression, TypeInfo)? {
    guard inherits(external: "UIViewControllerRepresentable"),
      let (function, owner) = methods("makeUIViewController").first,
      let body = function.body, body.count == 1
    else { return nil }
    let given: Expression
    switch body[0].kind {
    case .expression(let value), .returning(let value?): given = value
    default: return nil
    }
    var named = given.plain
    var isMade = false
    if case .call(let callee, let arguments) = named.kind, arguments.isEmpty {
      (named, isMade) = (callee.plain, true)
    }
    let name: String
    switch named.kind {
    case .name(let one, _): name = one
    case .member(let base?, let one, _) where base.isSelf: name = one
    default: return nil
    }
    guard let (variable, holder) = variable(name), variable.getter == nil, variable.value == nil,
      !variable.isStatic, let written = variable.type?.unwrapped
    else { return nil }
    switch written {
    case .function(let parameters, let result, _):
      return isMade && parameters.isEmpty && holder.isAnyController(result) ? (given, owner) : nil
    default: return !isMade && holder.isAnyController(written) ? (given, owner) : nil
    }
  }

  /// Whether a type says of a controller no more than that it is one.
  private func isAnyController(_ type: TypeReference) -> Bool {
    guard let name = type.unwrapped.lastName else { return false }
    return name == "UIViewController"
      || generics.contains { $0.name == name && $0.constraint?.lastName == "UIViewController" }
  }
}

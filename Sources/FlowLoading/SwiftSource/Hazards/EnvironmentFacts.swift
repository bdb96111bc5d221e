/// An object that views of a type read from the environment, and must find there.
struct EnvironmentRead {
  /// The type of the object.
  let object: Int
  let span: Span
}

/// Objects that a screen's code puts into the environment.
struct Provided: Hashable {
  let types: [Int]
  let screen: Int?
  /// The stack inside which it does so.
  let stack: Int?
  /// The view with all that is put around it before the object is.
  let span: Span?
}

/// A type whose views stand on a screen and read objects of the environment.
struct EnvironmentReader: Hashable {
  let type: Int
  let screen: Int?
}

/// What a view is given where it is made.
struct EnvironmentWay {
  var types: Set<Int>
  var isHosted: Bool
  /// Whether it is known where the view is made.
  var isBuilt: Bool
  /// The modifiers that present it; nil where something else shows it.
  var presenters: Set<EnvironmentPresenter>?
}

/// A modifier that presents views, whose environment is that of what the modifier is applied to.
struct EnvironmentPresenter: Hashable {
  let screen: Int?
  let span: Span
}

extension Interpreter {
  func noteEnvironmentReads(_ type: TypeInfo) {
    if !reads(of: type).isEmpty { record(.readsEnvironment(type.id)) }
  }

  /// The objects that a type's views read: declared so, not optional, and used.
  func reads(of type: TypeInfo) -> [EnvironmentRead] {
    if let known = environmentReads[type.id] { return known }
    let found = type.stored.compactMap { variable -> EnvironmentRead? in
      guard let object = environmentObject(variable, type), isUsed(variable.name, in: type) else {
        return nil
      }
      return EnvironmentRead(object: object, span: variable.span)
    }
    environmentReads[type.id] = found
    return found
  }

  /// The type of the object that a property gets from the environment, where it is the program's
  /// own and its absence stops the app.
  private func environmentObject(_ variable: VariableDeclaration, _ owner: TypeInfo) -> Int? {
    if case .optional? = variable.type { return nil }
    var type: TypeInfo?
    if variable.attribute("EnvironmentObject") != nil {
      type = variable.type.flatMap { written in
        resolve(ScopedType(reference: written, scope: owner, file: variable.span.file))
      }
    } else if let first = variable.attribute("Environment")?.arguments.first?.value,
      case .member(let base?, "self", _) = first.kind
    {
      let frame = Frame(receiver: nil, scope: owner, file: variable.span.file)
      // Of a value the program says itself where it comes from: SwiftUI asks for objects by type.
      if case .type(let number)? = evaluate(base, frame).only, index.types[number].isReference {
        type = index.types[number]
      }
    }
    // In which builds views are given such an object, nobody knows.
    guard let type, !index.alternatives.contains(type.simpleName), !type.isExternal,
      type.kind != .protocolType, !index.isModel(type.span),
      !Self.delegates.contains(where: type.inherits(external:))
    else { return nil }
    return type.id
  }

  /// SwiftUI puts delegates into the environment by itself.
  private static let delegates = [
    "UIApplicationDelegate", "WKApplicationDelegate", "WKExtensionDelegate",
    "NSApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
  ]

  private func isUsed(_ name: String, in type: TypeInfo) -> Bool {
    var found = false
    let names: Set<String> = [name, "$\(name)", "_\(name)"]
    let walk = Walk { node in
      switch node.kind {
      case .name(let one, _) where names.contains(one): found = true
      case .member(let base?, let one, _) where names.contains(one):
        if case .name("self", _) = base.kind { found = true }
      default: break
      }
      return !found
    }
    for variable in type.variables.values { variable.getter.map(walk.statements) }
    for function in type.functions.values.joined() where function.name != "init" {
      walk.function(function)
    }
    return found
  }
}

extension Interpreter {
  /// What an `onChange` looks at, named so that views which look at one thing say the same: an
  /// object of the environment by its type, other state by the property.
  func noteObserved(_ subject: Expression, _ span: Span, _ frame: Frame) {
    var root = subject
    while case .member(let base?, _, _) = root.kind {
      if case .name("self", _) = base.kind { break }
      root = base
    }
    guard let name = root.lastName, let (variable, owner) = frame.scope?.variable(name) else {
      return
    }
    if let object = environmentObject(variable, owner) {
      observedNames[span, default: []].insert(index.types[object].name)
      return
    }
    for place in places(of: root, frame) where place.type >= 0 {
      observedNames[span, default: []].insert("\(index.types[place.type].name).\(place.name)")
    }
  }
}

/// Classes whose declaration is not among the Swift that is read, and that Swift extends: those
/// that an app declares in Objective-C.
enum OutsideClasses {
  /// What a class inherits from and conforms to, by its name; nil where the name does not tell.
  static func supertypes(of name: String) -> [TypeReference]? {
    guard !name.contains("."), !UIKitClasses.isApple(name),
      !UIKitClasses.systemScreens.contains(name)
    else { return nil }
    if name.hasSuffix("AppDelegate") {
      return [.name("UIResponder"), .name("UIApplicationDelegate")]
    }
    if name.hasSuffix("SceneDelegate") {
      return [.name("UIResponder"), .name("UIWindowSceneDelegate")]
    }
    return name.hasSuffix("ViewController") ? [.name("UIViewController")] : nil
  }
}

extension ProgramIndex {
  /// Declares the properties of a class of Objective-C's that Swift gives objects of the program's:
  /// `tags = TagsViewController()` in an extension, with the property in a header.
  func addProperties(declaredOutside type: TypeInfo) {
    let walk = Walk { [self] node in
      guard case .binary("=", let left, let right) = node.kind, let name = left.ownName,
        type.variable(name) == nil, case .call(let callee, _) = right.kind,
        case .name(let written, _) = callee.kind,
        let made = resolve(.name(written), in: type, file: node.span.file), !made.isExternal
      else { return true }
      type.declare(
        VariableDeclaration(
          name: name, type: .optional(.name(written)), value: nil, getter: nil, setter: nil,
          observer: nil, attributes: [], isStatic: false, isConstant: false, span: left.span))
      return true
    }
    for function in type.functions.values.joined().sorted(by: { $0.span.key < $1.span.key }) {
      walk.function(function)
    }
  }
}

extension TypeInfo {
  /// Whether the system starts the app, or one of its scenes, with it.
  var isDelegateOfApp: Bool {
    inherits(external: "UIApplicationDelegate") || inherits(external: "UISceneDelegate")
      || inherits(external: "UIWindowSceneDelegate")
  }
}

extension TypeInfo {
  /// What the system starts with a class below one of a library's, which conforms to that itself:
  /// the app, by `@main` or what it overrides, or a scene.
  func delegateProtocols(below name: String) -> [String] {
    guard kind == .classType, !UIKitClasses.isApple(name) else { return [] }
    let overridden = functions.values.joined().filter(\.isOverride).map { function in
      [function.name] + function.parameters.map { $0.label ?? "_" }
    }
    var found: [String] = []
    if attributes.contains(where: { Self.starts.contains($0.name) })
      || overridden.contains(["application", "_", "didFinishLaunchingWithOptions"])
    {
      found.append("UIApplicationDelegate")
    }
    if overridden.contains(where: { $0.prefix(2) == ["scene", "_"] && $0.count > 2 }) {
      found.append("UIWindowSceneDelegate")
    }
    return found
  }

  private static let starts: Set<String> = ["main", "UIApplicationMain"]
}

extension TypeInfo {
  /// Whether a class below one of a library's that has a controller's name is one of UIKit's
  /// controllers: its own name says so too, it overrides what the system calls on one, or presents
  /// and dismisses by itself.
  func isController(below name: String) -> Bool {
    guard kind == .classType, !UIKitClasses.isApple(name),
      name.hasSuffix("Controller") || name.contains("ViewController")
    else { return false }
    if name.contains("ViewController"), simpleName.hasSuffix("ViewController") { return true }
    let all = functions.values.joined()
    if all.contains(where: { $0.isOverride && Triggers.lifecycle.contains($0.name) }) {
      return true
    }
    var found = false
    let walk = Walk { node in
      guard case .call(let callee, let arguments) = node.kind else { return !found }
      let isOwn: Bool
      switch callee.kind {
      case .name: isOwn = true
      case .member(let base?, _, _): isOwn = base.isSelf
      default: isOwn = false
      }
      if isOwn, let called = callee.lastName, called == "dismiss" || called == "present",
        self.functions[called] == nil, arguments.contains(where: { $0.label == "animated" })
      {
        found = true
      }
      return !found
    }
    for function in all { function.body.map(walk.statements) }
    return found
  }
}

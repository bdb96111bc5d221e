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

extension TypeInfo {
  /// Whether the system starts the app, or one of its scenes, with it.
  var isDelegateOfApp: Bool {
    inherits(external: "UIApplicationDelegate") || inherits(external: "UISceneDelegate")
      || inherits(external: "UIWindowSceneDelegate")
  }
}

/// What the system tells an app's delegates while the app runs: that it comes to the front, or
/// leaves it.
extension Interpreter {
  private static let phases: [String: Set<String>] = [
    "UIApplicationDelegate": [
      "applicationDidFinishLaunching", "applicationDidBecomeActive",
      "applicationWillEnterForeground", "applicationWillResignActive",
      "applicationDidEnterBackground", "applicationProtectedDataDidBecomeAvailable",
    ],
    "UISceneDelegate": scenePhases, "UIWindowSceneDelegate": scenePhases,
  ]

  private static let scenePhases: Set<String> = [
    "sceneDidBecomeActive", "sceneWillEnterForeground", "sceneWillResignActive",
    "sceneDidEnterBackground",
  ]

  /// Those that follow a launch at once.
  static let openingPhases: Set<String> = [
    "applicationDidBecomeActive", "sceneWillEnterForeground", "sceneDidBecomeActive",
  ]

  static let phaseNames = Set(phases.values.joined())

  /// Runs what a delegate does with a notification that arrives while the app is in front.
  func interpretArrivals(_ type: TypeInfo) {
    guard type.inherits(external: "UNUserNotificationCenterDelegate") else { return }
    let object = Value.object(heap.object(type: type.id, site: nil, maker: nil))
    for (function, owner) in type.methods("userNotificationCenter")
    where function.body != nil && function.parameters.contains(where: { $0.label == "willPresent" })
      && syntax.isWorthFollowing(function)
    {
      follow(function, owner, object, as: "notification")
    }
  }

  private func follow(
    _ function: FunctionDeclaration, _ owner: TypeInfo, _ object: Value, as label: String
  ) {
    begin(function.span)
    let (_, effects) = isolated {
      run(function, owner, object, [], Trigger(label: label, span: function.span))
    }
    keep(effects, of: nil)
  }

  /// Runs them: wherever a person is then, and by no act of theirs.
  func interpretPhases(_ type: TypeInfo) {
    let names = Self.phases.filter { type.inherits(external: $0.key) }.values.joined()
    let object = Value.object(heap.object(type: type.id, site: nil, maker: nil))
    for name in Set(names).sorted() {
      for (function, owner) in type.methods(name)
      where function.body != nil && syntax.isWorthFollowing(function) {
        follow(function, owner, object, as: name)
      }
    }
  }
}

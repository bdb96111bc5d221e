import FlowGraph

/// Classes that the app declares outside the Swift that is read: what runs of them, and what has to
/// be said of them.
extension Interpreter {
  /// Runs what code elsewhere can call of an app's delegate: all that is declared there, or what a
  /// library tells it.
  func interpretOutside(delegate type: TypeInfo) {
    let object = Value.object(heap.object(type: type.id, site: nil, maker: nil))
    for name in type.functions.keys.sorted() {
      for function in type.functions[name] ?? []
      where type.isOutside
        ? isHandler(function, type) && !Self.isOfSystem(function) : isToldByLibrary(function, type)
      {
        if let source = Self.source(of: function) {
          interpretOpening(function, type, object, key: name, source)
          continue
        }
        runOutside(function, type, object)
      }
    }
  }

  /// Runs one method that code which is not read calls, as done by no screen.
  private func runOutside(_ function: FunctionDeclaration, _ type: TypeInfo, _ object: Value) {
    begin(function.span)
    let (_, effects) = isolated {
      run(
        function, type, object, [],
        Trigger(label: Triggers.label(of: function), span: function.span))
    }
    keep(effects, of: nil)
  }

  /// Whether a method is one of those that a launch or a link runs.
  static func isOfSystem(_ function: FunctionDeclaration) -> Bool {
    let labels = function.parameters.map(\.label)
    return launchMethods.contains { $0.method == function.name && labels.contains($0.label) }
      || openingMethods.contains { $0.method == function.name && labels.contains($0.label) }
  }

  /// What a method is handed that only something outside the app can bring.
  private static func source(of function: FunctionDeclaration) -> DeepLink.Source? {
    function.parameters.lazy.compactMap { $0.type.lastName.flatMap { brought[$0] } }.first
  }

  private static let brought: [String: DeepLink.Source] = [
    "URL": .url, "NSURL": .url, "NSUserActivity": .activity,
    "UNNotificationResponse": .notification, "UIApplicationShortcutItem": .quickAction,
  ]

  /// Runs what Objective-C can call of the classes that it declares and Swift extends, where no
  /// launch is in Swift: there is where the app begins.
  func interpretOutsideClasses() {
    guard !index.types.contains(where: \.startsApp) else { return }
    for type in index.types where isCalledOutside(type) {
      let object = Value.object(heap.object(type: type.id, site: nil, maker: nil))
      for name in type.functions.keys.sorted() {
        for function in type.functions[name] ?? [] where isCalledOutside(function) {
          runOutside(function, type, object)
        }
      }
    }
  }

  /// Whether Swift adds navigation to a class of Objective-C's for Objective-C to call.
  func isCalledOutside(_ type: TypeInfo) -> Bool {
    type.isExternal && !UIKitClasses.isApple(type.name)
      && type.functions.values.joined().contains(where: isCalledOutside)
  }

  private func isCalledOutside(_ function: FunctionDeclaration) -> Bool {
    function.body != nil && !function.isStatic && !index.isModel(function.span)
      && function.attributes.contains { $0.name == "objc" } && syntax.isWorthFollowing(function)
  }

  /// A controller that is declared elsewhere is a screen wherever its Swift navigates: code there
  /// can show it.
  func interpretOutsideControllers() {
    for type in index.types
    where type.isOutside && type.isController && type.subtypes.isEmpty
      && type.functions.values.joined().contains(where: { isHandler($0, type) })
    {
      let object = heap.object(type: type.id, site: nil, maker: nil)
      _ = facts.screen(.type(type.id), object: object, span: type.span)
    }
  }
}

extension GraphBuilder {
  /// Says once what of the app is declared elsewhere, whose code can show any controller.
  func outsideRows() -> [UnresolvedCall] {
    let screens = Set(
      facts.screens.indices.compactMap { number -> Int? in
        guard case .type(let type) = facts.screens[number].key, isListed[number] else { return nil }
        return type
      })
    let classes = index.types.filter { type in
      type.isOutside && (type.isDelegateOfApp || screens.contains(type.id))
    }
    let delegates = classes.filter(\.isDelegateOfApp)
    let start = links.entries.isEmpty ? "no launch was found; " : ""
    guard let first = delegates.first ?? classes.first else { return noLaunch() }
    let others = classes.count - 1
    let names =
      others == 0
      ? "\(first.name) is" : "\(first.name) and \(others) more class\(others == 1 ? "" : "es") are"
    return [
      UnresolvedCall(
        operation: "extension \(first.name)",
        reason: "\(start)\(names) declared outside the Swift that was read, and what"
          + " \(others == 0 ? "its" : "their") code there shows is not known",
        concerns: classes.map(\.name).sorted() + [UnresolvedCall.anyController],
        at: interpreter.place(first.span))
    ]
  }

  /// An app that declares how it starts, and whose Swift has nothing that starts.
  private func noLaunch() -> [UnresolvedCall] {
    guard links.entries.isEmpty, !index.types.contains(where: \.startsApp) else { return [] }
    let bundle = interpreter.bundles.first { bundle in
      bundle.extensionPoint == nil
        && !(bundle.urlSchemes.isEmpty && bundle.sceneDelegates.isEmpty && bundle.entries.isEmpty)
    }
    let caller = index.types.first(where: interpreter.isCalledOutside)
    let place =
      bundle.map { SourcePlace(file: $0.file, line: 1) }
      ?? caller?.functions.values.joined().map(\.span).min { $0.key < $1.key }
      .map(interpreter.place)
    guard let place else { return [] }
    return [
      UnresolvedCall(
        operation: "launch",
        reason: "no launch was found: the Swift that was read declares no App and no app delegate",
        concerns: [UnresolvedCall.anyController], at: place)
    ]
  }
}

extension TypeInfo {
  /// Whether a launch begins with it, in Swift.
  fileprivate var startsApp: Bool {
    !isExternal && (isDelegateOfApp || inherits(external: "App"))
  }
}

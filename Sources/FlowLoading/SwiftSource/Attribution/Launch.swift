import FlowGraph

/// What the system runs when a UIKit app starts.
extension Interpreter {
  static let launchMethods: [(protocolName: String, method: String, label: String)] = [
    ("UIApplicationDelegate", "application", "willFinishLaunchingWithOptions"),
    ("UIApplicationDelegate", "application", "didFinishLaunchingWithOptions"),
    ("UISceneDelegate", "scene", "willConnectTo"),
    ("UIWindowSceneDelegate", "scene", "willConnectTo"),
  ]

  /// Methods through which something outside the app opens a screen.
  static let openingMethods: [(method: String, label: String)] = [
    ("application", "open"), ("application", "handleOpen"), ("scene", "openURLContexts"),
    ("application", "continue"),
    ("scene", "continue"), ("application", "didReceiveRemoteNotification"),
    ("application", "performActionFor"), ("windowScene", "performActionFor"),
    ("userNotificationCenter", "didReceive"), ("userNotificationCenter", "openSettingsFor"),
  ]

  /// Runs the delegates' methods of a launch; what they do is no act of a person.
  func interpretLaunch() {
    let delegates = index.types.filter { type in
      !type.isExternal && type.kind == .classType && !syntax.isTestDouble(type)
        && Self.launchMethods.contains { type.inherits(external: $0.protocolName) }
        && !isOnlyInherited(type)
    }
    begin(nil)
    let refusals = budget.refusals
    let (_, effects) = isolated {
      noteInitialScenes()
      runTopLevel()
      for type in delegates {
        let made = heap.object(type: type.id, site: nil, maker: nil)
        let object = Value.object(made)
        runInitializer(of: made, type)
        for launch in Self.launchMethods where type.inherits(external: launch.protocolName) {
          for (function, owner) in type.methods(launch.method)
          where function.parameters.contains(where: { $0.label == launch.label }) {
            begin(function.span, isLaunch: true)
            run(
              function, owner, object, [],
              Trigger(label: Trigger.launchLabel, span: function.span))
          }
        }
      }
    }
    keep(effects, of: nil, by: nil, whereCutSince: refusals)
    for type in delegates {
      interpretPhases(type)
      interpretOpenings(type)
      interpretArrivals(type)
      interpretLaunchLinks(type)
      interpretOutside(delegate: type)
    }
    for type in index.types
    where !type.isExternal && !syntax.isTestDouble(type)
      && !delegates.contains(where: { $0 === type })
    {
      if type.inherits(external: "UNUserNotificationCenterDelegate") {
        interpretOpenings(type)
        interpretArrivals(type)
      }
      interpretIntent(type)
    }
  }

  /// Whether a delegate is there for the app's own to inherit from: the system makes that one.
  private func isOnlyInherited(_ type: TypeInfo) -> Bool {
    func isMain(_ type: TypeInfo) -> Bool {
      type.attributes.contains { ["main", "UIApplicationMain"].contains($0.name) }
    }
    return !isMain(type) && type.descendants().contains(where: isMain)
  }

  /// Runs the initialiser with which the system makes an app or its delegate.
  func runInitializer(of object: Int, _ type: TypeInfo) {
    let found = type.lineage.lazy.compactMap { owner in
      owner.functions["init"]?.first { $0.parameters.isEmpty && $0.body != nil }.map { ($0, owner) }
    }.first
    guard let (function, owner) = found else { return }
    begin(function.span)
    let frame = Frame(receiver: .object(object), scope: owner, file: function.span.file)
    _ = within({ $0.trigger = Trigger(label: Trigger.launchLabel, span: function.span) }) {
      invoke(function, owner: owner, receiver: .object(object), [], frame)
    }
  }

  /// Runs what the system does with an intent: a shortcut, Siri, a control.
  private func interpretIntent(_ type: TypeInfo) {
    guard Self.intents.contains(where: type.inherits(external:)),
      let (function, owner) = type.methods("perform").first, function.body != nil
    else { return }
    begin(function.span)
    let object = Value.object(heap.object(type: type.id, site: nil, maker: nil))
    let number = facts.deepLink(
      span: function.span, closure: ValueSet(.method(object, "perform", owner: type.id)),
      screen: nil, literal: nil)
    facts.deepLinks[number].isActivity = true
    facts.deepLinks[number].source = .intent
    facts.deepLinks[number].owner = type.id
    facts.deepLinks[number].readsURL = true
    facts.deepLinks[number].receiver = ("\(type.name).perform", function.span)
    take(
      outside {
        run(function, owner, object, [], Trigger(label: "intent", span: function.span))
      }, number)
  }

  static let intents = [
    "AppIntent", "OpenIntent", "URLRepresentableIntent", "TargetContentProvidingIntent",
    "ForegroundContinuableIntent", "SystemIntent", "ShowInAppSearchResultsIntent",
  ]

  func outside(_ body: () -> Void) -> EffectList {
    linkDepth += 1
    defer { linkDepth -= 1 }
    return isolated(body).1
  }

  /// Keeps effects as those of something from outside.
  func take(_ effects: EffectList, _ number: Int) {
    if !effects.isEmpty { kept.append((effects, number, nil)) }
  }

  private static func source(_ label: String) -> DeepLink.Source {
    switch label {
    case "continue": .activity
    case "didReceiveRemoteNotification", "didReceive", "openSettingsFor": .notification
    case "performActionFor": .quickAction
    default: .url
    }
  }

  /// The statements of `main.swift`.
  private func runTopLevel() {
    for (file, statements) in index.topLevelStatements where file < index.firstModelFile {
      guard let first = statements.first else { continue }
      begin(first.span)
      _ = within({ $0.trigger = Trigger(label: Trigger.launchLabel, span: first.span) }) {
        run(statements, Frame(receiver: nil, scope: nil, file: file))
      }
    }
  }

  /// Runs what a delegate does with URLs, notifications and quick actions.
  private func interpretOpenings(_ type: TypeInfo) {
    let whole = heap.object(type: type.id, site: nil, maker: nil)
    // What the program makes itself knows what it was given.
    for made in heap.objects.indices where heap.objects[made].type == type.id {
      heap.merge(made, into: whole)
    }
    let object = Value.object(whole)
    for opening in Self.openingMethods where isTold(opening.method, type) {
      for (function, owner) in type.methods(opening.method)
      where function.parameters.contains(where: { $0.label == opening.label }) {
        let source = Self.source(opening.label)
        let mayAct =
          syntax.isWorthFollowing(function) || syntax.isPosting(function) || !observed.isEmpty
        // One that hands its URL to a library is the handler of the app's schemes all the same.
        guard !isIdle(function), mayAct || source == .url else { continue }
        let number = interpretOpening(
          function, owner, object, key: "\(opening.method).\(opening.label)", source)
        facts.deepLinks[number].isHandedOn = !mayAct
      }
    }
  }

  /// Whether the system calls methods of a name on a type: those of scenes on their delegates alone.
  private func isTold(_ method: String, _ type: TypeInfo) -> Bool {
    guard method == "scene" || method == "windowScene", !type.isOutside else { return true }
    return ["UISceneDelegate", "UIWindowSceneDelegate"].contains(where: type.inherits(external:))
  }

  /// Whether a method only says that it is done: what Xcode's templates leave of a delegate.
  private func isIdle(_ function: FunctionDeclaration) -> Bool {
    (function.body ?? []).allSatisfy { statement in
      switch statement.kind {
      case .expression(let value), .returning(let value?):
        if case .boolean = value.kind { true } else { false }
      case .returning(nil): true
      default: false
      }
    }
  }

  static func isURL(_ type: TypeReference) -> Bool {
    ["URL", "NSURL"].contains(type.lastName ?? "")
  }

  /// Runs one method that something outside the app sets off.
  ///
  /// - Returns: The handler's number.
  @discardableResult
  func interpretOpening(
    _ function: FunctionDeclaration, _ owner: TypeInfo, _ object: Value, key: String,
    _ source: DeepLink.Source
  ) -> Int {
    let takesURL = function.parameters.contains { Self.isURL($0.type) }
    begin(function.span)
    let type = self.type(of: object) ?? owner
    let closure = ValueSet(.method(object, key, owner: type.id))
    let number = facts.deepLink(span: function.span, closure: closure, screen: nil, literal: nil)
    facts.deepLinks[number].isActivity = true
    facts.deepLinks[number].source = source
    facts.deepLinks[number].receiver = (
      "\(type.name).\(Triggers.label(of: function))", function.span
    )
    let values = function.parameters.map { parameter in
      Self.incoming(parameter.type)
        ?? anyValue(
          of: ScopedType(reference: parameter.type, scope: owner, file: function.span.file))
    }
    let effects = outside {
      run(function, owner, object, values, Trigger(label: "URL", span: function.span))
    }
    take(effects, number)
    // Only a URL that is handed in as such can be seen to be passed over; code elsewhere that calls
    // the method has looked at it.
    if !takesURL || owner.isOutside && !Self.isOfSystem(function) {
      facts.deepLinks[number].readsURL = true
    }
    return number
  }

  /// The URL that a parameter hands in, by itself or with others.
  private static func incoming(_ type: TypeReference) -> ValueSet? {
    let url = ValueSet(.incomingURL(.whole, as: nil))
    switch type.unwrapped.lastName {
    case "URL", "NSURL": return url
    case "Set" where type.unwrapped.generics.first?.lastName == "UIOpenURLContext":
      return ValueSet(.list([url]))
    default: return nil
    }
  }
}

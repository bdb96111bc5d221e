import FlowGraph

/// Handlers of links that are not there yet, or not asked, when a link launches the app.
extension GraphBuilder {
  func coldStarts() -> [Hazard] { lateViews() + warmDelegates() }

  /// Handlers on views that only a person's act brings up.
  private func lateViews() -> [Hazard] {
    let early = builtAtLaunch()
    return facts.deepLinks.indices.compactMap { number in
      let record = facts.deepLinks[number]
      guard record.literal == nil, record.source == .url || record.source == .activity,
        let screens = facts.linkScreens[number], navigates(number),
        let first = screens.compactMap({ $0 }).min(),
        !screens.contains(where: { $0.map(early.contains) ?? true })
      else { return nil }
      return Hazard(
        .coldStart, name(first), on: name(first), screenID: screenIDs[first], detail: "view",
        at: interpreter.place(record.span))
    }
  }

  /// Screens that stand where a launch builds them, with no act of a person.
  private func builtAtLaunch() -> Set<Int> {
    var result = Set(links.entries.map(\.screen))
    for (number, screen) in facts.screens.enumerated() where screen.isApp { result.insert(number) }
    var queue = Array(result)
    while let next = queue.popLast() {
      for row in links.transitions where row.from == next && row.kind.isStructure {
        if result.insert(row.to).inserted { queue.append(row.to) }
      }
    }
    return result
  }

  private func navigates(_ number: Int) -> Bool {
    links.transitions.contains { $0.deepLink == number }
  }

  /// Scene delegates that take a link while the app runs and do not look for one at its launch.
  private func warmDelegates() -> [Hazard] {
    let hasApp = facts.screens.contains(where: \.isApp)
    guard !hasApp else { return [] }
    return facts.deepLinks.indices.compactMap { number in
      let record = facts.deepLinks[number]
      guard record.literal == nil, navigates(number),
        case .method(_, let key, let owner)? = record.closure.only,
        let wanted = Self.launchParts[key]
      else { return nil }
      let type = index.types[owner]
      guard type.methods("scene").contains(where: isWarm) || key.hasPrefix("windowScene"),
        !looks(for: wanted, at: type)
      else { return nil }
      return Hazard(
        .coldStart, record.receiver?.name ?? type.name, names: [wanted], detail: "delegate",
        at: interpreter.place(record.span))
    }
  }

  private static let launchParts = [
    "scene.openURLContexts": "urlContexts", "scene.continue": "userActivities",
    "windowScene.performActionFor": "shortcutItem",
  ]

  private func isWarm(_ method: (FunctionDeclaration, TypeInfo)) -> Bool {
    method.0.body?.isEmpty == false
  }

  /// Whether the delegate's launch method looks at a part of its options, or hands them all on; or
  /// the app's delegate, which chooses the scene by them.
  private func looks(for part: String, at type: TypeInfo) -> Bool {
    func methods(_ name: String, _ label: String, of type: TypeInfo) -> [FunctionDeclaration] {
      type.methods(name).map(\.0).filter { function in
        function.parameters.contains { $0.label == label }
      }
    }
    let choices = index.types.filter { $0.inherits(external: "UIApplicationDelegate") }
      .flatMap { methods("application", "configurationForConnecting", of: $0) }
    return (methods("scene", "willConnectTo", of: type) + choices).contains { function in
      guard let options = function.parameters.first(where: { $0.label == "options" })?.name,
        let body = function.body
      else { return true }
      var found = false
      Walk { node in
        switch node.kind {
        case .member(let base?, let name, _):
          if case .name(options, _) = base.kind {
            if name == part { found = true }
            return false
          }
        case .name(options, _): found = true
        default: break
        }
        return !found
      }.statements(body)
      return found
    }
  }
}

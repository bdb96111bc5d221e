import FlowGraph

/// Screens that nothing shows.
extension GraphBuilder {
  func unshown() -> [UnshownScreen] {
    let mentions = UnshownMentions(interpreter, occurrences)
    let scenes = interpreter.storyboards?.identifiersByClass() ?? [:]
    return index.types.compactMap { type -> UnshownScreen? in
      guard canBeScreen(type), !isOfLibrary(type), !facts.shownTypes.contains(type.id),
        !facts.componentTypes.contains(type.id), type.subtypes.isEmpty,
        !interpreter.syntax.isTestDouble(type), !isInExtension(type), !isInPreview(type),
        !helpsPreview(type), !isBridge(type), !isMadeByObjectiveC(type)
      else { return nil }
      var screen = UnshownScreen(
        name: type.name, kind: isView(type) ? .view : .controller,
        at: interpreter.place(type.span))
      switch mentions.verdict(on: type) {
      case .open:
        // Named somewhere in code that could not be followed: not proven to be dead, but where a
        // function that is to show it does nothing.
        guard let taker = dropping(type) else { return nil }
        screen.droppedBy = interpreter.place(taker.span)
      case .unmade:
        if interpreter.heap.isMade(type.id) { return nil }
        let names = scenes[type.simpleName] ?? []
        if names.contains(where: { mentions.isNamed($0, outside: type) }) { return nil }
      case .made(let span): screen.madeAt = interpreter.place(span)
      case .madeUnused(let span):
        if interpreter.heap.isMade(type.id) { return nil }
        screen.madeUnused = interpreter.place(span)
      }
      return screen
    }
  }

  /// Whether an app that is not read may show it: a public view of a package in which no app stands.
  private func isOfLibrary(_ type: TypeInfo) -> Bool {
    type.isPublic && links.entries.isEmpty
  }

  /// The function that drops a screen which it is given to show, where none does more with it.
  private func dropping(_ type: TypeInfo) -> FunctionDeclaration? {
    let takers = (facts.handedOver[type.id] ?? []).map { taker in
      (taker.function, DroppedParameter(taker.function, taker.position, interpreter.syntax))
    }
    guard takers.allSatisfy({ $0.1.isDropped || $0.1.isHandedOn }) else { return nil }
    return takers.filter { $0.1.isDropped }.map(\.0).min { $0.span.key < $1.span.key }
  }

  /// Whether a type is a view or a controller that code alone makes: what a decoder makes, no code
  /// is seen to make, and an enum that is a view is looked through for what its cases show.
  private func canBeScreen(_ type: TypeInfo) -> Bool {
    !type.isExternal && !type.isOutside && type.kind != .protocolType
      && type.kind != .enumeration && !index.isModel(type.span)
      && type.externalSupertypes.isDisjoint(with: ["Codable", "Decodable"])
      && (isView(type) || type.inherits(external: "UIViewController"))
  }

  /// Whether a controller's initialiser is there for Objective-C, which is not read: it may make and
  /// show one.
  private func isMadeByObjectiveC(_ type: TypeInfo) -> Bool {
    type.isController
      && (type.functions["init"] ?? []).contains { function in
        function.parameters.first?.label != "coder"
          && function.attributes.contains { $0.name == "objc" }
      }
  }

  /// Whether a view only makes one of whatever view of UIKit's it is given: a part, and no screen.
  private func isBridge(_ type: TypeInfo) -> Bool {
    ViewSyntax.isRepresentable(type) && !type.generics.isEmpty
  }

  private func isView(_ type: TypeInfo) -> Bool {
    type.inherits(external: "View") || ViewSyntax.isRepresentable(type)
  }

  private func isComponent(_ type: TypeInfo) -> Bool {
    facts.componentTypes.contains(type.id) || interpreter.heap.isMade(type.id)
  }

  /// The views and controllers that have no row of their own: a comparison of two versions must not
  /// take them for new or gone.
  func noteComponents(in graph: inout FlowGraph) {
    let rows = Set(graph.screens.map(\.name) + graph.unshown.map(\.name))
    let unseen = unseenScreens(in: graph)
    for type in index.types where canBeScreen(type) {
      if rows.contains(type.name) {
        if unseen.contains(type.name) { graph.unseen.append(type.name) }
      } else if isComponent(type) {
        graph.components.append(type.name)
      } else {
        graph.unseen.append(type.name)
      }
    }
  }

  /// Whether a type is only there for previews.
  private func isInPreview(_ type: TypeInfo) -> Bool {
    let folders = index.units[Int(type.span.file)].path.split(separator: "/").dropLast()
    // Xcode's template has `Preview Content`.
    return folders.contains { $0 == "Previews" || $0.hasPrefix("Preview ") }
      || type.simpleName.contains("Preview")
      || type.outer.map { $0.inherits(external: "PreviewProvider") || isInPreview($0) } ?? false
  }

  /// Whether a type belongs to an app extension, whose first screen the system shows.
  private func isInExtension(_ type: TypeInfo) -> Bool {
    let path = index.units[Int(type.span.file)].path
    return extensionFolders.contains(where: path.hasPrefix)
  }

  /// The folders of extensions: those of their Info.plists, unless the app starts from there too.
  static func extensionFolders(_ interpreter: Interpreter, _ links: Links) -> [String] {
    let starts = links.entries.map { interpreter.place($0.span).file }
    let sources = interpreter.index.units.map(\.path).filter { $0.hasSuffix(".swift") }
    return interpreter.bundles.compactMap { bundle -> String? in
      guard bundle.extensionPoint != nil else { return nil }
      var parts = bundle.file.split(separator: "/").dropLast()
      if !sources.contains(where: { $0.hasPrefix(folder(parts)) }), parts.count > 1, !starts.isEmpty
      {
        // `Share/Supporting Files/Info.plist`, beside the folders of the code.
        parts = parts.dropLast()
      }
      let own = folder(parts)
      return starts.contains { $0.hasPrefix(own) } ? nil : own
    }
  }

  private static func folder(_ parts: ArraySlice<Substring>) -> String {
    parts.map { "\($0)/" }.joined()
  }

  /// A controller that nothing shows is a screen all the same.
  func unshownControllers() -> [Screen] {
    let listed = Set(facts.screens.indices.map { name($0) })
    return unshown().filter { $0.kind == .controller && !listed.contains($0.name) }.map { row in
      Screen(
        id: row.id, name: row.name, kind: .controller, container: false, group: nil,
        at: row.place)
    }
  }
}

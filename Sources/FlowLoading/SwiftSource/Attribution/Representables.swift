/// UIKit inside SwiftUI.
extension Interpreter {
  /// The view of UIKit's that alone fills a level, or the view that draws each of its items by
  /// what it is given: `OptionList { Row($0) }`.
  func represented(_ levels: Levels) -> (shown: ViewNode.Shown, view: Value)? {
    guard levels.isEmpty, levels.inline.count == 1, case .view(let number) = levels.inline[0],
      case .app(let shown) = heap.views[number],
      let type = type(of: levels.inline[0]),
      type.inherits(external: "UIViewRepresentable") || syntax.views.drawsItems(type)
    else { return nil }
    return (shown, levels.inline[0])
  }

  /// Runs what makes a representable's controller or view and what keeps it up to date, and what
  /// its coordinator is told.
  ///
  /// - Returns: The views that its controller hosts, itself or in children. Other controllers the
  ///   screen embeds.
  func represent(_ type: TypeInfo, _ receiver: Value) -> [Value] {
    let coordinators = runAll(["makeCoordinator"], of: type, receiver, [])
    // The context is known by its coordinator.
    let context = ValueSet([.tuple(["coordinator"], [coordinators])], isOpen: true)
    var hosted: [Value] = []
    for name in ["makeUIViewController", "makeUIView"] {
      for (function, owner) in type.methods(name) where function.body != nil {
        let trigger = Trigger(label: name, span: function.span)
        let made = run(function, owner, receiver, [context], trigger)
        _ = runAll(
          ["updateUIViewController", "updateUIView"], of: type, receiver, [made, context])
        let views = made.values.map { self.hosted(by: $0) }
        hosted += views.joined()
        hosted += hold(
          zip(made.values, views).filter(\.1.isEmpty).map(\.0), by: type, function.span)
        // What a view of the program's own is told by the system, a person does on the screen.
        for case .object(let number) in made.values {
          let view = index.types[heap.objects[number].type]
          guard view.isKind(of: "UIView"), !view.isExternal else { continue }
          runHandlers(of: .object(number), view)
        }
      }
    }
    // A class can be the delegate of what it makes itself.
    let told = type.kind == .classType ? coordinators.union(ValueSet(receiver)) : coordinators
    for value in told.values {
      guard let type = self.type(of: value), !type.isExternal else { continue }
      // A library's controller asks the coordinator for views to show in itself.
      hosted += runHandlers(of: value, type)
    }
    return hosted
  }

  private func runAll(
    _ names: [String], of type: TypeInfo, _ receiver: Value, _ arguments: [ValueSet]
  ) -> ValueSet {
    var result = ValueSet.none
    for name in names {
      for (function, owner) in type.methods(name) where function.body != nil {
        let trigger = Trigger(label: name, span: function.span)
        result.formUnion(run(function, owner, receiver, arguments, trigger))
      }
    }
    return result
  }

  /// A view itself, or what a hosting controller of the program's own class shows.
  private func hosted(by value: Value) -> [Value] {
    if isView(value) { return [value] }
    guard case .object(let object) = value, let type = type(of: value),
      type.isKind(of: "UIHostingController")
    else { return [] }
    let place = Place(object: object, type: type.id, name: UIKitContainers.hostedName)
    return heap.read(place).values.filter(isView)
  }

  /// Shows the controllers that a representable makes as a part of the screen that it stands on.
  ///
  /// - Returns: The content that they host in children.
  private func hold(_ values: [Value], by type: TypeInfo, _ span: Span) -> [Value] {
    var shown: [Value] = []
    var content: [Value] = []
    for value in values where isController(value) {
      guard let made = self.type(of: value) else { continue }
      if made.isExternal, made.isNavigationController {
        note(.show(ValueSet(value), .root), span)
      } else if made.isExternal {
        // A container of UIKit's stands for what it holds.
        shown += items(of: heldContent(of: value)).flatMap(\.values)
      } else if isScreen(type) {
        shown.append(value)
      } else {
        // A part of another screen: what it does, a person does there.
        if case .object(let object) = value { facts.partControllers.insert(object) }
        facts.componentTypes.insert(made.id)
        runHandlers(of: value, made)
        runHeld(by: made)
        runParts(of: made, screen: nil)
        content += hostedContent(of: value)
      }
    }
    if !shown.isEmpty { note(.show(ValueSet(shown), .embed), span) }
    return content
  }

  /// Whether a representable fills the level that is being looked at.
  private func isScreen(_ type: TypeInfo) -> Bool {
    guard let screen = showing else { return false }
    return facts.screens[screen].key == .type(type.id)
  }
}

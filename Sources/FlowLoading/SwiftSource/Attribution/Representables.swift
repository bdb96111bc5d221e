/// UIKit inside SwiftUI.
extension Interpreter {
  /// The view of UIKit's that alone fills a level, the view that draws each of its items by what
  /// it is given, `OptionList { Row($0) }`, or the view that is all there is in a form.
  func represented(_ levels: Levels) -> (shown: ViewNode.Shown, view: Value)? {
    guard levels.isEmpty, levels.inline.count == 1, case .view(let number) = levels.inline[0]
    else { return nil }
    if let shown = sectioned(levels.inline[0]) { return (shown, levels.inline[0]) }
    guard case .app(let shown) = heap.views[number],
      let type = type(of: levels.inline[0]),
      type.inherits(external: "UIViewRepresentable") || syntax.views.drawsItems(type)
    else { return nil }
    return (shown, levels.inline[0])
  }

  /// The only thing in a form or a list: `Form { OptionsView(options) }`. A row is none.
  private func sectioned(_ view: Value) -> ViewNode.Shown? {
    guard case .view(let number) = view,
      case .framework(let name, var content) = heap.views[number], name == "Form" || name == "List"
    else { return nil }
    while content.count == 1, case .view(let inner) = content[0] {
      switch heap.views[inner] {
      case .group(let children): content = children
      case .app(let shown): return rows.contains(content[0]) ? nil : shown
      default: return nil
      }
    }
    return nil
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
    var told = type.kind == .classType ? coordinators.union(ValueSet(receiver)) : coordinators
    // So does a list ask whatever it was given as its data source.
    if let object = objectNumber(receiver) { told.formUnion(heap.read(.delegates(of: object))) }
    for value in told.values {
      guard let type = self.type(of: value), !type.isExternal else { continue }
      // A library's controller asks the coordinator for views to show in itself.
      hosted += runHandlers(of: value, type)
    }
    return hosted
  }

  /// Keeps what a representable makes the delegate of a view of UIKit's: `list.dataSource = source`.
  func keepDelegate(_ values: ValueSet, by left: Expression, _ frame: Frame) {
    guard let name = left.lastName, Self.delegateNames.contains(name),
      let object = objectNumber(frame.receiver),
      ViewSyntax.isRepresentable(index.types[heap.objects[object].type])
    else { return }
    let own = values.values.filter { value in
      guard case .object = value, let type = type(of: value) else { return false }
      return !type.isExternal && !type.isController && type.isKind(of: "NSObject")
    }
    heap.write(ValueSet(own), to: .delegates(of: object))
  }

  static let delegateNames: Set<String> = [
    "delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate",
  ]

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
      } else if isScreen(type) || Self.containers.contains(where: made.isKind(of:)) {
        shown.append(value)
      } else {
        // A part of another screen: what it does, a person does there.
        func act() {
          facts.componentTypes.insert(made.id)
          runHandlers(of: value, made)
          runHeld(by: made)
          runParts(of: made, screen: nil)
        }
        if case .object(let object) = value { running(part: object, act) } else { act() }
        content += hostedContent(of: value)
      }
    }
    if !shown.isEmpty { note(.show(ValueSet(shown), .embed), span) }
    return content
  }

  /// Controllers that hold others: one of the program's own class is a level itself, on whatever
  /// screen it stands.
  private static let containers = [
    "UINavigationController", "UITabBarController", "UISplitViewController",
  ]

  /// Whether a representable fills the level that is being looked at.
  private func isScreen(_ type: TypeInfo) -> Bool {
    guard let screen = showing else { return false }
    return facts.screens[screen].key == .type(type.id)
  }
}

extension Place {
  /// What a representable gave views of UIKit's to ask and tell.
  fileprivate static func delegates(of object: Int) -> Place {
    Place(object: object, of: .delegates, name: "delegates")
  }
}

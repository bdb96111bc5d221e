/// UIKit's context menus: what is made to be looked at, a tap on it opens.
enum ContextMenus {
  static let constructors: [String: Frameworks.Constructor] = [
    "UIContextMenuConfiguration": { interpreter, site, frame in
      if let provider = provider(of: site), let receiver = frame.receiver,
        let place = interpreter.previewPlace(of: receiver)
      {
        let (made, _) = interpreter.isolated {
          interpreter.invokeAll(interpreter.evaluate(provider, frame), [], provider, frame)
        }
        interpreter.heap.write(ValueSet(made.values.filter(interpreter.isController)), to: place)
      }
      return interpreter.runArguments(site, frame, except: [label])
        .union(ValueSet(.external("UIContextMenuConfiguration")))
    }
  ]

  private static let label = "previewProvider"

  /// The first closure behind the parentheses makes the preview where a second makes the menu.
  private static func provider(of site: CallSite) -> Expression? {
    if let written = site.argument(label) { return written }
    let trailing = site.arguments.filter(\.isTrailing)
    return trailing.count > 1 ? trailing[0].value : nil
  }

  static let previewed = "previewViewController"

  /// Whether UIKit asks a function for the menu of what a finger lies on.
  static func isAsked(_ function: FunctionDeclaration) -> Bool {
    function.parameters.contains { parameter in
      guard let label = parameter.label else { return false }
      return label.hasPrefix("contextMenuConfigurationFor")
        || label == "configurationForMenuAtLocation"
    }
  }
}

extension Interpreter {
  /// Whether a function is told that a person taps what a menu was made to be looked at with, and a
  /// controller never offers a menu.
  func isOfNoMenu(_ function: FunctionDeclaration, _ receiver: Value, _ type: TypeInfo) -> Bool {
    guard function.parameters.contains(where: { $0.label == Self.committed }) else { return false }
    let asked = type.lineage.flatMap { owner in
      owner.functions.values.joined().filter { ContextMenus.isAsked($0) && $0.body != nil }
        .map { ($0, owner) }
    }
    return !asked.isEmpty
      && asked.allSatisfy { function, owner in
        isolated {
          run(
            function, owner, receiver, [],
            Trigger(label: Triggers.label(of: function), span: function.span))
        }.0.only == .null
      }
  }

  private static let committed = "willPerformPreviewActionForMenuWith"

  fileprivate func previewPlace(of receiver: Value) -> Place? {
    guard let type = type(of: receiver) else { return nil }
    return Place(
      object: objectNumber(receiver), type: type.id, name: "\(ContextMenus.previewed)\u{0}made")
  }

  /// The controllers that the class of the code which runs made to be looked at.
  func previewed(_ frame: Frame) -> ValueSet {
    guard let receiver = frame.receiver, let type = type(of: receiver),
      let place = previewPlace(of: receiver)
    else { return .unknown }
    for name in ["tableView", "collectionView", "contextMenuInteraction"] {
      for (function, owner) in type.allMethods(name) where ContextMenus.isAsked(function) {
        let trigger = Trigger(label: Triggers.label(of: function), span: function.span)
        _ = isolated { run(function, owner, receiver, [], trigger) }
      }
    }
    let made = heap.read(place)
    return made.isEmpty ? .unknown : made
  }
}

/// UIKit inside SwiftUI.
extension Interpreter {
  /// Runs what makes a representable's controller or view and what keeps it up to date, and what
  /// its coordinator is told.
  ///
  /// - Returns: No views: what it makes is a controller, which the screen embeds.
  func represent(_ type: TypeInfo, _ receiver: Value) -> [Value] {
    let coordinators = made(by: ["makeCoordinator"], of: type, receiver)
    // The context is known by its coordinator.
    let context = ValueSet([.tuple(["coordinator"], [coordinators])], isOpen: true)
    for name in ["makeUIViewController", "makeUIView"] {
      for (function, owner) in type.methods(name) where function.body != nil {
        let trigger = Trigger(label: name, span: function.span)
        let values = run(function, owner, receiver, [context], trigger)
        update(type, receiver, [ValueSet(values.values, isOpen: values.isOpen), context])
        hold(values, by: type, function.span)
      }
    }
    for value in coordinators.values {
      guard let type = self.type(of: value), !type.isExternal else { continue }
      runHandlers(of: value, type)
    }
    return []
  }

  private func made(by names: [String], of type: TypeInfo, _ receiver: Value) -> ValueSet {
    var result = ValueSet.none
    for name in names {
      for (function, owner) in type.methods(name) where function.body != nil {
        let trigger = Trigger(label: function.name, span: function.span)
        result.formUnion(run(function, owner, receiver, [], trigger))
      }
    }
    return result
  }

  private func update(_ type: TypeInfo, _ receiver: Value, _ arguments: [ValueSet]) {
    for name in ["updateUIViewController", "updateUIView"] {
      for (function, owner) in type.methods(name) where function.body != nil {
        let trigger = Trigger(label: name, span: function.span)
        run(function, owner, receiver, arguments, trigger)
      }
    }
  }

  /// Shows the controllers that a representable makes as a part of the screen that it stands on.
  private func hold(_ values: ValueSet, by type: TypeInfo, _ span: Span) {
    var shown: [Value] = []
    for value in values.values where isController(value) {
      guard let made = self.type(of: value) else { continue }
      if made.isExternal {
        // A container of UIKit's stands for what it holds.
        shown += items(of: heldContent(of: value)).flatMap(\.values)
      } else if isScreen(type) {
        shown.append(value)
      } else {
        // A part of another screen: what it does, a person does there.
        runHandlers(of: value, made)
      }
    }
    if !shown.isEmpty { note(.show(ValueSet(shown), .embed), span) }
  }

  /// Whether a representable fills the level that is being looked at.
  private func isScreen(_ type: TypeInfo) -> Bool {
    guard let screen = showing else { return false }
    return facts.screens[screen].key == .type(type.id)
  }
}

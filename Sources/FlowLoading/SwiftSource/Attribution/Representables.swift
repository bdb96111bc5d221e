/// UIKit inside SwiftUI.
extension Interpreter {
  /// Runs what makes a representable's controller or view, and what its coordinator is told.
  ///
  /// - Returns: The views that its controller hosts. Other controllers the screen embeds.
  func represent(_ type: TypeInfo, _ receiver: Value) -> [Value] {
    var hosted: [Value] = []
    for name in ["makeUIViewController", "makeUIView"] {
      for (function, owner) in type.methods(name) where function.body != nil {
        let trigger = Trigger(label: name, span: function.span)
        var made: [Value] = []
        for value in run(function, owner, receiver, [], trigger).values {
          let views = self.hosted(by: value)
          hosted += views
          if views.isEmpty, isController(value), self.type(of: value)?.isExternal == false {
            made.append(value)
          }
        }
        if isScreen(type) {
          if !made.isEmpty { note(.show(ValueSet(made), .embed), function.span) }
        } else {
          // A part of another screen: what it does, a person does there.
          for value in made { self.type(of: value).map { runHandlers(of: value, $0) } }
        }
      }
    }
    for (function, owner) in type.methods("makeCoordinator") where function.body != nil {
      let trigger = Trigger(label: function.name, span: function.span)
      for value in run(function, owner, receiver, [], trigger).values {
        guard let type = self.type(of: value), !type.isExternal else { continue }
        runHandlers(of: value, type)
      }
    }
    return hosted
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

  /// Whether a representable fills the level that is being looked at.
  private func isScreen(_ type: TypeInfo) -> Bool {
    guard let screen = showing else { return false }
    return facts.screens[screen].key == .type(type.id)
  }
}

/// `button.rx.tap`, `table.rx.modelSelected(Item.self)`: what RxCocoa makes of controls, and what
/// the program adds to it.
extension Interpreter {
  /// A member of `.rx`, where that is nothing of the program's own.
  ///
  /// - Parameter arguments: Those of a call; nil for a property.
  func reactiveMember(
    _ name: String, of base: Expression, _ arguments: [Argument]?, _ expression: Expression,
    _ frame: Frame
  ) -> ValueSet? {
    guard case .member(let owner?, "rx", _) = base.kind, evaluate(base, frame).values.isEmpty else {
      return nil
    }
    let receiver = Value.external("Reactive")
    if let own = index.externalType(named: "Reactive") {
      if let arguments {
        if let (function, type) = best(own.allMethods(name), arguments, near: frame.file) {
          return invoke(
            function, owner: type, receiver: receiver, arguments, frame, at: expression)
        }
      } else if let (variable, type) = own.variable(name), variable.getter != nil {
        return read(variable, owner: type, receiver: receiver)
      }
    }
    var values = ValueSet.none
    for argument in arguments ?? [] {
      for case .type(let number) in evaluate(argument.value, frame).values {
        values.insert(.some(number))
      }
    }
    let label = "\(words(owner)).rx.\(name)"
    return ValueSet([.stream(.init(source: .event(label, values)))], isOpen: true)
  }

  /// A chain of names as a person reads it: `self` says nothing.
  private func words(_ expression: Expression) -> String {
    let text = text(expression.span, limit: 40)
    return text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
  }
}

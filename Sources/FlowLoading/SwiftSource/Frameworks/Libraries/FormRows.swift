import FlowGraph

/// What rows of Eureka's forms show once a person taps them: `row.presentationMode = .show(
/// controllerProvider: .callback { Detail() }, onDismiss: nil)`.
enum FormRows {
  fileprivate static let ways: [String: Transition.Kind] = [
    "show": .push, "presentModally": .sheet, "popover": .popover,
  ]

  static func isProvider(_ argument: Argument) -> Bool { argument.label == "controllerProvider" }
}

extension Interpreter {
  /// Records the controllers that a row's provider makes.
  ///
  /// - Returns: Whether the call says how a row shows one.
  func showByRow(
    _ name: String, _ arguments: [Argument], _ expression: Expression, _ frame: Frame
  ) -> Bool {
    guard let way = FormRows.ways[name],
      let provider = arguments.first(where: FormRows.isProvider)?.value.plain,
      case .call(_, let makers) = provider.kind
    else { return false }
    within({
      $0.trigger = Trigger(label: "row", span: expression.span)
      $0.hops = []
    }) {
      let made = makers.reduce(into: ValueSet.none) { made, maker in
        made.formUnion(invokeAll(evaluate(maker.value, frame), [], maker.value, frame))
      }
      let controllers = made.values.filter { isController($0) && type(of: $0)?.isExternal == false }
      if !controllers.isEmpty {
        note(.route(ValueSet(controllers), way), expression.span)
      }
      for other in arguments where other.value !== provider { evaluate(other.value, frame) }
    }
    return true
  }
}

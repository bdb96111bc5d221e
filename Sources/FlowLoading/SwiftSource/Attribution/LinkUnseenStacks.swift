/// Stacks that their own initialiser fills, and that nothing was seen to show: a library may, from
/// wherever it was handed them.
///
/// ```swift
/// let survey = SurveyStack()       // init() { setViewControllers([Questions()], animated: false) }
/// library.display(survey)
/// ```
extension Linker {
  func noteUnseenStacks() {
    let reached = Set(links.transitions.map(\.to) + links.entries.map(\.screen))
    var seen: Set<Int> = []
    for operation in facts.operations where operation.isOfMaking {
      guard case .setStack(let values, _) = operation.effect else { continue }
      let screens = targets(values.values).0.filter { !isPlaceholder($0) }.map(\.screen).filter {
        !reached.contains($0) && seen.insert($0).inserted
      }
      guard !screens.isEmpty else { continue }
      links.resolvedSpans.remove(operation.span)
      links.unresolvedSpans.insert(operation.span)
      interpreter.facts.unresolved.insert(
        .init(
          span: operation.span, reason: "who shows the stack that it fills could not be worked out",
          concerns: screens.map { GraphBuilder.name(of: facts.screens[$0], interpreter) }.uniqued()
            .sorted()))
    }
  }
}

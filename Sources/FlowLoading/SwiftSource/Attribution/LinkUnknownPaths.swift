/// Stacks whose path is not known: code that was not followed can put anything on them.
extension Linker {
  func noteUnknownPaths() {
    for (number, stack) in facts.stacks.enumerated()
    where stack.hasUnknownPath && stack.places.isEmpty {
      let known = destinations(on: number).filter { $0.type != .unknown }
      let screens = known.flatMap { destination in
        targets(
          of: destination.content, [anyValue(of: destination.type)], screen: destination.screen,
          stack: number
        ).0.map(\.screen)
      }
      guard !screens.isEmpty else { continue }
      interpreter.facts.unresolved.insert(
        .init(
          span: stack.span, reason: "the state that is its path could not be worked out",
          concerns: screens.map { GraphBuilder.name(of: facts.screens[$0], interpreter) }.uniqued()
            .sorted()))
    }
  }
}

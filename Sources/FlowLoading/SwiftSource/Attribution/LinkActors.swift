/// Who acts: a person on a screen, a link from outside, or a launch.
extension Linker {
  /// Whose operations are done together: a stack that one of them shows is filled by the others.
  enum Actor: Hashable {
    case screen(Int)
    case link(Int)

    /// Nil for what a launch does.
    init?(of operation: Operation) {
      if let screen = operation.screen {
        self = .screen(screen)
      } else if let link = operation.deepLink {
        self = .link(link)
      } else {
        return nil
      }
    }
  }

  /// Whether one push of a link has run wherever another runs, on the same stack.
  func precedes(_ first: Operation, _ next: Operation) -> Bool {
    first.deepLink == next.deepLink && first.stack == next.stack && first.span != next.span
      && first.conditions.allSatisfy(next.conditions.contains)
  }
}

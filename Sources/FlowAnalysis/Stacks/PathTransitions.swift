import FlowGraph

extension Transition {
  /// Whether it puts an element on a stack: a push, or a modal that a library keeps on the same
  /// path as what is pushed.
  var liesOnStack: Bool { kind == .push || (onPath && kind.isModal) }
}

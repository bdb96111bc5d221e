import FlowGraph

// Inside `Links`, `Transition` and `Back` are its own rows; these are the graph's.
typealias TransitionKind = Transition.Kind
typealias BackKind = Back.Kind

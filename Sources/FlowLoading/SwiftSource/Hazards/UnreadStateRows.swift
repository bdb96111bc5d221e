import FlowGraph

extension GraphBuilder {
  /// State of views that come up and of models that are made, set to open something and read by
  /// nothing.
  func unreadStates(_ views: [TypeInfo]) -> [Hazard] {
    let models = index.types.filter { type in
      type.isReference && !type.isExternal && !index.isModel(type.span)
        && interpreter.heap.isMade(type.id) && !interpreter.syntax.isTestDouble(type)
    }
    return UnreadStates(interpreter).found(in: views + models).map { found in
      let owner = screen(of: found.type)
      return Hazard(
        .unreadState, "\(found.type.name).\(found.variable.name)", on: owner?.name,
        screenID: owner?.id, at: interpreter.place(found.span))
    }
  }
}

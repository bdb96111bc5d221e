/// Running a call again without its caller, once something that it rests on has grown.
extension Interpreter {
  /// What is around a call that says more than its receiver and its arguments.
  private struct Surroundings {
    let anchor: Anchor?
    let overridden: OverriddenCall?
    let linkDepth: Int
    let assumed: Written?
    let partController: Int?
    let sharedPart: SharedPart?
    let featuresAround: Set<Int>
    let showing: Int?
    let isMakingShared: Bool
    let containerDepth: Int
    let sending: Set<Message>
    let forwarding: Set<Place>
    let flattening: [Set<ObjectIdentifier>: Int]
    let isComparing: Bool
    let closing: ValueSet?
    let selectionType: ScopedType?
    let tableRows: SwiftUITables.Rows?

    init(_ interpreter: Interpreter) {
      (anchor, overridden) = (interpreter.anchor, interpreter.overridden)
      (linkDepth, assumed) = (interpreter.linkDepth, interpreter.assumed)
      (partController, sharedPart) = (interpreter.partController, interpreter.sharedPart)
      (featuresAround, showing) = (interpreter.featuresAround, interpreter.showing)
      (isMakingShared, containerDepth) = (interpreter.isMakingShared, interpreter.containerDepth)
      (sending, forwarding) = (interpreter.sending, interpreter.forwarding)
      (flattening, isComparing) = (interpreter.flattening, interpreter.isComparing)
      (closing, selectionType) = (interpreter.closing, interpreter.selectionType)
      tableRows = interpreter.tableRows
    }

    func restore(in interpreter: Interpreter) {
      (interpreter.anchor, interpreter.overridden) = (anchor, overridden)
      (interpreter.linkDepth, interpreter.assumed) = (linkDepth, assumed)
      (interpreter.partController, interpreter.sharedPart) = (partController, sharedPart)
      (interpreter.featuresAround, interpreter.showing) = (featuresAround, showing)
      (interpreter.isMakingShared, interpreter.containerDepth) = (isMakingShared, containerDepth)
      (interpreter.sending, interpreter.forwarding) = (sending, forwarding)
      (interpreter.flattening, interpreter.isComparing) = (flattening, isComparing)
      (interpreter.closing, interpreter.selectionType) = (closing, selectionType)
      interpreter.tableRows = tableRows
    }
  }

  /// What runs a call again as it is about to run now.
  func repetition(
    of number: Int, leaves: Bool, _ body: @escaping () -> ValueSet
  ) -> () -> Void {
    let around = Surroundings(self)
    let (depth, whole) = (memory.relativeDepth, memory.depth)
    return { [unowned self] in
      let outer = Surroundings(self)
      around.restore(in: self)
      defer { outer.restore(in: self) }
      memory.repeating(number, depth: depth) {
        assumed?.depth += memory.depth - whole
        guard memory.begin(number, heap) else { return }
        let (values, effects, left) = apart(leaves: leaves, body)
        _ = memory.end(
          number, values: values, effects: effects, left: left,
          again: repetition(of: number, leaves: leaves, body))
      }
    }
  }
}

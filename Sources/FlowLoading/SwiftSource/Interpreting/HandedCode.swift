/// What tells objects apart that shared code makes for each of its callers: what these gave it to
/// run.
///
/// ```swift
/// func save(then: @escaping () -> Void) { queue.addOperation(Job { then() }) }
/// ```
extension Interpreter {
  /// Stands for the code that an object is made around: closures and methods that locals hold, and
  /// what those hold in turn.
  func codeHanded(to type: TypeInfo, _ arguments: [Argument], _ frame: Frame) -> ObjectIdentifier? {
    guard !type.isController, type.kind == .classType || type.kind == .structure,
      !type.inherits(external: "View")
    else { return nil }
    var marks: [CodeMark] = []
    for argument in arguments {
      for name in syntax.freeNames.handed(by: argument.value) {
        guard let values = frame.locals[name]?.values, let mark = codeMark(in: values),
          !marks.contains(where: { $0 === mark })
        else { continue }
        marks.append(mark)
      }
    }
    guard !marks.isEmpty else { return nil }
    return ObjectIdentifier(codeMarks.mark(.init(code: nil, line: [], held: marks)))
  }

  /// The same for the value of a set that can be no other.
  private func codeMark(in values: ValueSet) -> CodeMark? {
    values.only.flatMap(codeMark(of:))
  }

  /// What stands for the code that a value is or holds; nil where it has none that is known.
  private func codeMark(of value: Value) -> CodeMark? {
    switch value {
    case .closure(let number):
      if let known = codeMarks.closures[number] { return known }
      let record = heap.closures[number]
      let held = record.captured.keys.sorted().compactMap { name in
        record.captured[name].flatMap(codeMark(in:))
      }
      let made = codeMarks.mark(
        .init(
          code: ObjectIdentifier(record.closure),
          line: objectNumber(record.receiver).map(heap.line) ?? [], held: held))
      codeMarks.closures[number] = made
      return made
    case .method(let receiver, let name, let owner):
      return codeMarks.mark(
        .init(
          code: mark(of: .method(nil, name, owner: owner)),
          line: objectNumber(receiver).map(heap.line) ?? [], held: []))
    case .object(let number):
      let type = index.types[heap.objects[number].type]
      guard carriesCode(type) else { return nil }
      // Objects that are made around each other in turn would make new ones without end.
      let around = heap.objects[number].wrapped.flatMap { codeMarks[$0] }
        .flatMap { $0.depth < Self.wrapDepth ? $0 : nil }
      return codeMarks.mark(
        .init(
          code: ObjectIdentifier(type), line: heap.line(of: number),
          held: around.map { [$0] } ?? [], isObject: true))
    case .enumCase(let type, let name, let parts):
      let held = parts.compactMap(codeMark(in:))
      guard !held.isEmpty else { return nil }
      return codeMarks.mark(
        .init(code: mark(of: .enumCase(type, name, [])), line: [], held: held))
    default: return nil
    }
  }

  /// How many objects within each other are told apart by what they are made around.
  private static let wrapDepth = 3

  /// Whether values of a type hold closures that somebody is to run. What a controller or view
  /// holds is its own.
  func carriesCode(_ type: TypeInfo) -> Bool {
    if let known = codeMarks.carriers[type.id] { return known }
    let isCarrier =
      !type.isController && !type.inherits(external: "View")
      && type.lineage.contains { part in
        part.kind != .protocolType && part.stored.contains { takesFunction($0, part) }
      }
    codeMarks.carriers[type.id] = isCarrier
    return isCarrier
  }
}

/// Functions inside functions, which see what is around them as closures do.
extension Interpreter {
  /// Names that a closure uses from around it; of what the local functions use that it calls, those
  /// that hold code to run.
  func namesUsed(by closure: Closure, _ frame: Frame) -> [String] {
    let own = syntax.freeNames(of: closure)
    return own
      + calling(own, frame).dropFirst(own.count).filter { name in
        frame.locals[name].map { $0.isOwn && $0.values.values.contains(where: isCode) } ?? false
      }
  }

  /// The code that a local function can run of what is around it, which tells one call of it from
  /// another. Whose code it is does not: past a few, objects of a class are all alike.
  func surroundingsKey(of function: FunctionDeclaration, _ frame: Frame) -> [ValueSet] {
    guard frame.functions[function.name] === function else { return [] }
    let names = syntax.freeNames.fromOutside(of: functionAsClosure(function.name, frame))
    return calling(names, frame).compactMap { name in
      guard let slot = frame.locals[name], slot.isOwn else { return nil }
      return ValueSet(
        slot.values.values.compactMap { value in
          switch value {
          case .closure(let number):
            let span = heap.closures[number].closure.span
            return .string("code \(span.file):\(span.start)")
          case .method: return value
          default: return nil
          }
        })
    }
  }

  /// Names, with those that the local functions among them use.
  private func calling(_ names: [String], _ frame: Frame) -> [String] {
    guard names.contains(where: { frame.functions[$0] != nil }) else { return names }
    var found = names
    var seen = Set(names)
    var next = 0
    while next < found.count {
      if frame.functions[found[next]] != nil {
        let called = functionAsClosure(found[next], frame)
        found += syntax.freeNames.fromOutside(of: called).filter { seen.insert($0).inserted }
      }
      next += 1
    }
    return found
  }

  func functionAsClosure(_ name: String, _ frame: Frame) -> Closure {
    guard let function = frame.functions[name] else {
      return Closure(parameters: [], result: nil, body: [], span: .none)
    }
    if let known = functionClosures[ObjectIdentifier(function)] { return known }
    let made = Closure(
      parameters: function.parameters.map { .init(name: $0.name, type: $0.type) },
      result: function.result, body: function.body ?? [], span: function.span)
    functionClosures[ObjectIdentifier(function)] = made
    return made
  }
}

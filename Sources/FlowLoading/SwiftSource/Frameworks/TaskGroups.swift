/// Tasks of a group, whose results the group gives one after the other:
///
/// ```swift
/// await withTaskGroup(of: Card.self) { group in
///   for title in titles { group.addTask { await card(title) } }
///   return await group.reduce(into: []) { $0.append($1) }
/// }
/// ```
enum TaskGroups {
  static let constructors: [String: Frameworks.Constructor] = [
    "withTaskGroup": group, "withThrowingTaskGroup": group, "withDiscardingTaskGroup": group,
    "withThrowingDiscardingTaskGroup": group,
  ]

  private static let group: Frameworks.Constructor = { interpreter, site, frame in
    guard let body = site.trailing ?? site.argument("body") else { return .none }
    interpreter.runArguments(
      CallSite(
        name: site.name, arguments: site.arguments.filter { $0.value !== body },
        expression: site.expression, expected: nil), frame)
    var result = ValueSet.none
    for closure in interpreter.evaluate(body, frame).values {
      // What each caller of shared code gives it to do, the closure has captured.
      let number = if case .closure(let number) = closure { number } else { 0 }
      let results = Place(
        object: nil, of: .locals, name: "\u{0}tasks\(number)", local: site.expression.span)
      let position = interpreter.taskGroups.firstIndex(of: results) ?? interpreter.taskGroups.count
      if position == interpreter.taskGroups.count { interpreter.taskGroups.append(results) }
      // By its name the group is told from others, and by the list what lies in it.
      let known = interpreter.heap.read(results)
      let name = Value.external("\(prefix)\(position)")
      let tasks = ValueSet(
        known.isEmpty ? [name] : [name, .list([known])], isOpen: known.isEmpty)
      result.formUnion(interpreter.invokeAll(ValueSet(closure), [tasks], body, frame))
    }
    return result
  }

  private static let prefix = "\u{0}TaskGroup "
  private static let adding: Set<String> = ["addTask", "addTaskUnlessCancelled"]

  /// Runs a task that is put into the group around; nil where a call is none of that.
  static func add(
    _ interpreter: Interpreter, _ base: Expression, _ site: CallSite, _ frame: Frame
  ) -> ValueSet? {
    guard adding.contains(site.name) else { return nil }
    let groups = interpreter.evaluate(base, frame).values.compactMap { value -> Place? in
      guard case .external(let name) = value, name.hasPrefix(prefix),
        let position = Int(name.dropFirst(prefix.count))
      else { return nil }
      return interpreter.taskGroups[position]
    }
    guard !groups.isEmpty else { return nil }
    for argument in site.arguments {
      let values = interpreter.evaluate(argument.value, frame)
      guard values.values.contains(where: interpreter.isCallable) else { continue }
      interpreter.within({ $0.isDeferred = true }) {
        let made = interpreter.invokeAll(values, [], argument.value, frame)
        for results in groups { interpreter.heap.write(interpreter.shallow(made), to: results) }
      }
    }
    return ValueSet.none
  }
}

/// Lists of cases in the order that code gives them: `pages.sorted { $0.order < $1.order }`.
extension Collections {
  static let sorted: Frameworks.Method = { interpreter, bases, base, site, frame in
    if let before = site.argument("by") ?? site.trailing,
      let known = interpreter.sorted(bases, by: before, frame)
    {
      return known
    }
    return moved(interpreter, bases, base, site, frame)
  }
}

extension Interpreter {
  /// The cases of a list in order; nil where it is not known of any two which comes first.
  fileprivate func sorted(
    _ list: ValueSet, by before: Expression, _ frame: Frame
  ) -> ValueSet? {
    guard let items = list.onlyList, (2...Self.mostSorted).contains(items.count),
      items.allSatisfy({ $0.only?.isCase == true })
    else { return nil }
    let closures = evaluate(before, frame)
    var result: [ValueSet] = []
    for item in items {
      var place = result.count
      while place > 0 {
        let answer = invokeAll(closures, [item, result[place - 1]], before, frame).only
        guard case .boolean(let isBefore)? = answer else { return nil }
        if !isBefore { break }
        place -= 1
      }
      result.insert(item, at: place)
    }
    return ValueSet(.list(result))
  }

  private static let mostSorted = 12
}

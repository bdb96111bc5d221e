/// Lists that RxCocoa fills from a stream: `bind(to: table.rx.items(cellIdentifier: "row", cellType:
/// Row.self)) { row, element, cell in … }`.
enum BoundRows {
  /// The code that a call lets fill each row, which takes an element and the row's cell.
  static func fillers(
    _ interpreter: Interpreter, _ site: CallSite, _ frame: Frame
  ) -> [Value] {
    guard let (cell, isGivenCell) = target(interpreter, site, frame),
      let closure = site.arguments.first(where: \.isTrailing)
    else { return [] }
    return interpreter.evaluate(closure.value, frame).values.filter(interpreter.isCallable)
      .map { .piped([.rows(cell: cell, isGivenCell: isGivenCell)], $0) }
  }

  /// Whether a call binds a stream to a list's rows.
  static func fills(_ site: CallSite) -> Bool { items(site) != nil }

  /// The cell of the rows, and whether code is given it or makes it.
  private static func target(
    _ interpreter: Interpreter, _ site: CallSite, _ frame: Frame
  ) -> (cell: ValueSet, isGivenCell: Bool)? {
    guard let items = items(site) else { return nil }
    guard case .call(_, let arguments) = items.kind else { return (.unknown, false) }
    guard let type = arguments.first(where: { $0.label == "cellType" }),
      case .type(let number)? = interpreter.evaluate(type.value, frame).only
    else { return (.unknown, true) }
    let known = interpreter.index.types[number]
    return (ValueSet(interpreter.reusedCell(known, frame) ?? .some(number)), true)
  }

  /// `table.rx.items` or `table.rx.items(…)`, where a closure follows that fills the rows.
  private static func items(_ site: CallSite) -> Expression? {
    guard site.arguments.contains(where: \.isTrailing), let first = site.arguments.first,
      !first.isTrailing, first.label == nil || first.label == "to"
    else { return nil }
    var callee = first.value
    if case .call(let called, _) = callee.kind { callee = called }
    guard case .member(let base?, "items", _) = callee.kind, case .member(_?, "rx", _) = base.kind
    else { return nil }
    return first.value
  }
}

extension Interpreter {
  /// Lets code fill a row for each element of lists; for one that is not known where these are not.
  func fillRows(
    of values: ValueSet, cell: ValueSet, isGivenCell: Bool, by code: Value, _ site: Expression,
    _ frame: Frame
  ) {
    for item in items(of: values) + (values.isOpen || values.isEmpty ? [.unknown] : []) {
      invokeAll(
        ValueSet(code), isGivenCell ? [.unknown, item, cell] : [.unknown, .unknown, item], site,
        frame)
    }
  }
}

/// `Table(items) { TableColumn("Name") { item in … } }`: each column builds a cell for each item.
enum SwiftUITables {
  static let constructors: [String: Frameworks.Constructor] = [
    "Table": table, "TableColumn": column,
  ]

  /// What the rows of a table stand for.
  struct Rows {
    let items: [ValueSet]
    let type: ScopedType?
  }

  private static let table: Frameworks.Constructor = { interpreter, site, frame in
    if let selection = site.argument("selection") {
      interpreter.noteSelection(
        interpreter.evaluate(selection, frame),
        as: interpreter.staticType(of: selection, frame))
    }
    let rows = rows(interpreter, site, frame)
    let outer = interpreter.tableRows
    interpreter.tableRows = rows
    defer { interpreter.tableRows = outer }
    var cells: [Value] = []
    if let columns = site.argument("columns") ?? site.trailing {
      let closures = interpreter.evaluate(columns, frame)
      let made = interpreter.within({ $0.lazy = "Table" }) {
        // Given the items, so that the columns run again for those that are found later.
        interpreter.invokeAll(closures, [ValueSet(.list(rows.items))], columns, frame)
      }
      cells = made.values.filter(interpreter.isView)
    }
    if let items = site.argument("rows") {
      cells += interpreter.content(items, frame).values.filter(interpreter.isView)
    }
    return ValueSet(interpreter.heap.view(.framework("Table", cells)))
  }

  private static func rows(
    _ interpreter: Interpreter, _ site: CallSite, _ frame: Frame
  ) -> Rows {
    if let data = site.first {
      let (items, type) = SwiftUIContent.items(of: data, interpreter, frame)
      return Rows(items: items, type: type)
    }
    if case .type(let number)? = site.argument("of").flatMap({
      interpreter.evaluate($0, frame).only
    }) {
      return Rows(items: [ValueSet([.some(number)], isOpen: true)], type: nil)
    }
    let type = site.argument("selection").flatMap { selected(by: $0, interpreter, frame) }
    return Rows(items: [interpreter.anyValue(of: type)], type: type)
  }

  /// `Item`, where a table selects `Set<Item.ID>` or `Item.ID?`.
  private static func selected(
    by selection: Expression, _ interpreter: Interpreter, _ frame: Frame
  ) -> ScopedType? {
    for case .binding(let place) in interpreter.evaluate(selection, frame).values {
      guard var type = interpreter.declaredType(of: place) else { continue }
      if type.reference.lastName == "Binding", let held = type.reference.generics.first {
        type = type.with(held)
      }
      let item = interpreter.elementType(type) ?? type.with(type.reference.unwrapped)
      guard case .named(let parts) = item.reference, parts.count > 1, parts.last?.name == "ID"
      else { continue }
      return item.with(.named(Array(parts.dropLast())))
    }
    return nil
  }

  private static let column: Frameworks.Constructor = { interpreter, site, frame in
    guard let content = site.argument("content") ?? site.trailing else { return .none }
    let closures = interpreter.evaluate(content, frame)
    let rows = interpreter.tableRows ?? Rows(items: [.unknown], type: nil)
    let cells = rows.items.flatMap { item in
      interpreter.invokeAll(closures, [item], content, frame, types: [rows.type]).values
        .filter(interpreter.isView)
    }
    interpreter.noteRows(cells)
    return ValueSet(interpreter.heap.view(.group(cells)))
  }
}

/// Cells that a library's list makes of the class which an item says, and gives the item:
///
/// ```swift
/// extension BannerItem: ListItem { var cellType: AnyClass { BannerCell.self } }
/// extension BannerCell: ListCell { func set(item: ListItem) { self.item = item as? BannerItem } }
/// ```
extension Interpreter {
  /// Gives an item that a controller hands to a library to the cells for it.
  func runCells(of item: Value, _ type: TypeInfo, in controller: TypeInfo) {
    guard case .object = item else { return }
    for cell in cellClasses(of: type) {
      let value = reusedCell(cell, of: controller)
      for owner in cell.lineage where owner.kind == .classType && !owner.isExternal {
        for function in owner.functions.values.joined().sorted(by: { $0.span.key < $1.span.key }) {
          let given = function.parameters.map { parameter -> ValueSet? in
            guard let name = parameter.type.unwrapped.lastName,
              type.externalSupertypes.contains(name), !Relevance.harmless.contains(name),
              !UIKitClasses.isApple(name)
            else { return nil }
            return ValueSet(item)
          }
          guard function.body != nil, given.contains(where: { $0 != nil }) else { continue }
          let arguments = zip(function.parameters, given).map { parameter, value in
            value
              ?? anyValue(
                of: ScopedType(
                  reference: parameter.type, scope: owner, file: function.span.file))
          }
          run(
            function, owner, value, arguments,
            Trigger(label: Triggers.label(of: function), span: function.span))
        }
      }
    }
  }

  /// The classes of cells that an item's properties give, where a protocol whose source is elsewhere
  /// asks for them.
  private func cellClasses(of type: TypeInfo) -> [TypeInfo] {
    if let known = itemCells[type.id] { return known }
    itemCells[type.id] = []
    guard type.kind == .classType, !type.isExternal, !Relevance.isOfScreen(type) else { return [] }
    var found: [TypeInfo] = []
    for owner in type.lineage where owner.kind == .classType && !owner.isExternal {
      for name in owner.variables.keys.sorted() {
        guard let getter = owner.variables[name]?.getter else { continue }
        Walk { node in
          if case .member(let base?, "self", _) = node.kind, let name = base.lastName,
            let cell = self.index.resolve(.name(name), in: owner, file: node.span.file),
            cell.isReused || cell.isReusedOfLibrary, !found.contains(where: { $0 === cell })
          {
            found.append(cell)
          }
          return true
        }.statements(getter)
      }
    }
    itemCells[type.id] = found
    return found
  }
}

extension TypeInfo {
  /// Whether its class is below a library's cell: `ListTableViewCell`.
  fileprivate var isReusedOfLibrary: Bool {
    !isExternal && kind == .classType && externalSupertypes.contains { $0.hasSuffix("Cell") }
  }
}

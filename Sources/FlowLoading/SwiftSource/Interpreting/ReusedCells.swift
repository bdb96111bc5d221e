/// Stands for the place where UIKit makes a controller's cells of a class: what they hold is told
/// apart by it from what the cells of another controller hold.
final class ReusedCell {
  struct Key: Hashable {
    let type: Int
    let holder: Int
  }
}

/// Cells: UIKit makes them of the class that it was told, and code gets at them by a cast.
extension Interpreter {
  /// The cell of a class that a controller's code gets from its list.
  ///
  /// What each controller sets up on its own cells counts there alone. All that it asks for are one
  /// to it: which row each stands in is not known.
  func reusedCell(_ type: TypeInfo, _ frame: Frame) -> Value? {
    guard !type.isExternal, type.kind == .classType, type.descendants().isEmpty,
      Self.reused.contains(where: type.isKind(of:)), let controller = controller(making: frame)
    else { return nil }
    let holder = heap.object(type: controller.id, site: nil, maker: nil)
    let key = ReusedCell.Key(type: type.id, holder: holder)
    let cell = reusedCells[key] ?? ReusedCell()
    let object = heap.object(type: type.id, site: ObjectIdentifier(cell), maker: holder)
    if reusedCells.updateValue(cell, forKey: key) == nil {
      reusedObjects.insert(object)
      heap.touch()
    }
    addPart(.object(object), of: controller)
    return .object(object)
  }

  private static let reused = [
    "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView",
  ]
}

/// Views that no controller makes and that code puts on the bar of one: they are that one's,
/// whichever screen's code made them.
extension Interpreter {
  func stand(_ views: [Value], on controllers: [HeldKey]) {
    for view in views {
      guard case .object = view, let type = type(of: view), !type.isExternal, !type.isController,
        type.holdsViews, maker(ofView: view) == nil
      else { continue }
      for controller in controllers where bars[view, default: []].insert(controller).inserted {
        barViews[controller, default: []].insert(view)
        heap.noteGrowth(of: standing(view))
      }
    }
  }

  /// The controller on whose bar a view stands. Of one that seems to stand on several, it is not
  /// known.
  func bar(of view: Value) -> HeldKey? {
    guard case .object = view else { return nil }
    _ = heap.read(standing(view))
    guard let found = bars[view], found.count == 1 else { return nil }
    return found.first
  }

  /// Whether a view stands on the bar of a controller that is a screen.
  func isOnBar(_ view: Value) -> Bool {
    guard let controller = bar(of: view) else { return false }
    return controller.host != nil || facts.screenNumbers[.type(controller.type)] != nil
  }

  private func standing(_ view: Value) -> Place {
    Place(object: objectNumber(view), of: .standing, name: "")
  }
}

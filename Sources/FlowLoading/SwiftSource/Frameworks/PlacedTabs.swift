/// Controllers of a tab bar that code asks for by their place, or right after it selected one.
///
/// ```swift
/// let books = tabs.viewControllers?[1] as? UINavigationController
/// tabs.selectedIndex = 1
/// (tabs.selectedViewController as? UINavigationController)?.pushViewController(page, animated: true)
/// ```
extension Interpreter {
  /// The controller that stands at a place which is known; nil where the list is none of a tab
  /// bar's, or nobody knows what stands there.
  func placedTab(_ list: Expression, _ arguments: [Argument], _ frame: Frame) -> ValueSet? {
    guard list.lastName == UIKitContainers.contentName, arguments.count == 1,
      case .integer(let position)? = evaluate(arguments[0].value, frame).only
    else { return nil }
    let holders: ValueSet
    switch list.plain.kind {
    case .member(let owner?, _, _): holders = evaluate(owner, frame)
    case .name: holders = frame.receiver.map { ValueSet($0) } ?? .none
    default: return nil
    }
    let tabs = holders.withoutNull.values.map { tab(at: position, of: $0) }
    guard !tabs.isEmpty, !tabs.contains(nil) else { return nil }
    return tabs.reduce(into: .none) { $0.formUnion($1 ?? .none) }
  }

  /// Keeps which controller is the selected one, for the code that follows.
  func keepSelected(_ selected: ValueSet, of controllers: ValueSet) {
    guard let holder = controllers.only, let place = selection(of: holder) else { return }
    fresh[place] =
      switch selected.only {
      case .integer(let position)?: tab(at: position, of: holder)
      case .object?: selected
      default: nil
      }
  }

  /// The controller that the code before has selected.
  func selectedTab(of holder: Value) -> ValueSet? {
    selection(of: holder).flatMap { fresh[$0] }
  }

  private func selection(of holder: Value) -> Place? {
    guard case .object(let object) = holder, let type = type(of: holder), type.isTabController
    else { return nil }
    return Place(object: object, type: type.id, name: UIKitContainers.selectedName)
  }

  private func tab(at position: Int, of holder: Value) -> ValueSet? {
    guard let type = type(of: holder), type.isTabController else { return nil }
    // Whichever of its class it is.
    let place = Place(
      object: objectNumber(holder), type: type.id, name: UIKitContainers.contentName)
    // A class of the app's own puts them into itself, whoever made the one that is asked.
    let own = heap.read(place)
    let held = own.isEmpty && !type.isExternal ? heap.read(place.summary) : own
    guard case .list(let items)? = held.values.first, held.values.count == 1,
      items.indices.contains(position),
      case .integer? = tag(ofTab: position, among: items, in: holder).only
    else { return nil }
    return items[position]
  }
}

/// The shown views that hold each object as their model, as of some state of the heap.
struct Holders {
  var clock = -1
  var count = 0
  var views: [Int: [Int]] = [:]
  /// The screens that have the views, as far as they were asked for.
  var screens: [Int: Set<Int>] = [:]
}

/// What is started while something is made and ends later: `init() { Task { await load() } }`.
///
/// Whoever makes a view is not the one who acts then: the view that was made is on top by that time.
extension Interpreter {
  /// Hands what an initialiser started to the screens that show what it made.
  ///
  /// - Returns: Whether some do; else whoever made it acts.
  func movesToMade(_ effect: Effect, from screen: Int?) -> Bool {
    guard effect.deepLink == nil, !effect.context.isShared,
      let making = effect.context.making, making.isLater || making.inner.heard != nil
    else { return false }
    // What a delegate makes is there before any screen is.
    if making.isLater, screen == nil, isOfDelegate(making.object) { return false }
    var screens = screens(showing: making.object)
    if making.isLater, isOfApp(making.object) {
      // What the app itself makes is there before anybody acts, whoever comes to it first in code.
      if let screen, !facts.screens[screen].isApp,
        !firstScreens.contains(screen)
          || ![nil, Self.initLabel].contains(effect.context.trigger?.label)
      {
        return true
      }
      if !screens.isDisjoint(with: firstScreens) { screens.formIntersection(firstScreens) }
    }
    guard !screens.isEmpty, screen.map(screens.contains) != true else { return false }
    let type = index.types[heap.objects[making.object].type]
    var moved = effect
    moved.context = making.inner
    moved.context.making = Making(object: making.object, inner: making.inner)
    if making.isLater {
      moved.context.trigger = Trigger(
        label: Self.initLabel, span: type.functions["init"]?.first?.span ?? type.span)
    }
    for screen in screens.sorted() { attribute([moved], to: screen) }
    return true
  }

  private static let initLabel = "init"

  /// Whether the code of the app itself makes an object: `@State private var model = Model()`.
  private func isOfApp(_ object: Int) -> Bool {
    heap.objects[object].maker.map { index.types[heap.objects[$0].type].inherits(external: "App") }
      ?? false
  }

  /// Whether the code of the application's or a scene's delegate makes an object.
  private func isOfDelegate(_ object: Int) -> Bool {
    guard let maker = heap.objects[object].maker else { return false }
    let type = index.types[heap.objects[maker].type]
    return ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate"].contains(
      where: type.inherits(external:))
  }

  /// The few screens that alone hold the object whose code listens, and so run it while they last.
  func listeners(_ context: Context, besides screen: Int?) -> [Int] {
    guard screen != nil || context.isShared, let listener = context.listener else { return [] }
    var found = screens(ofSome: listener) ?? screens(showing: listener)
    // What is there all the time was set off by one who is there only with its screen.
    if found.isEmpty, !context.isTold, let before = context.listenerBefore {
      found = screens(showing: before)
    }
    let isOwn = screen.map(found.contains) ?? false
    return found.count > Self.mostListeners || isOwn ? [] : found.sorted()
  }

  private static let mostListeners = 4

  /// The screens that are an object, have it as a component, or hold it as their model.
  private func screens(showing object: Int) -> Set<Int> {
    if let own = shownBy[object] { return own }
    if holders.clock != heap.clock || holders.count != shownBy.count {
      holders = Holders(clock: heap.clock, count: shownBy.count, views: viewsByModel())
    }
    if let known = holders.screens[object] { return known }
    // A model that all share is held by hundreds of views, and asked for as often as it does something.
    let found = (holders.views[object] ?? []).reduce(into: Set<Int>()) {
      $0.formUnion(shownBy[$1] ?? [])
    }
    holders.screens[object] = found
    return found
  }

  private func viewsByModel() -> [Int: [Int]] {
    var result: [Int: [Int]] = [:]
    for view in shownBy.keys {
      let type = index.types[heap.objects[view].type]
      for variable in type.stored {
        let place = Place(object: view, type: type.id, name: variable.name)
        for case .object(let model) in heap.read(place).values {
          result[model, default: []].append(view)
        }
      }
    }
    return result
  }

  /// Notes that a screen is an object or has it as a component.
  func noteShown(_ object: Int, by screen: Int?) {
    guard let screen, shownBy[object, default: []].insert(screen).inserted else { return }
    holders.screens = [:]
  }
}

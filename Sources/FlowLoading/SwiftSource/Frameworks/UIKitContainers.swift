/// UIKit's controllers that show others, and what a launch gives the window.
enum UIKitContainers {
  /// The property under which a container keeps its controllers.
  static let contentName = "viewControllers"
  static let hostedName = "rootView"
  /// The property under which a tab controller keeps the controller of the tab that is selected.
  static let selectedName = "selectedViewController"
  /// The property of a controller that is the one which it is a child of.
  static let parentName = "parent"
  /// The property of a controller that is its view.
  static let viewName = "view"
  /// The property under which a controller keeps the content of SwiftUI's that it hosts in
  /// children, where that is no view of the program's own.
  static let childContentName = "\u{0}hosted"

  static let constructors: [String: Frameworks.Constructor] = [
    "UITabBarController": container("UITabBarController"),
    "UISplitViewController": container("UISplitViewController"),
    "UIPageViewController": container("UIPageViewController"),
    "UIHostingController": { interpreter, site, frame in
      guard let root = site.argument(hostedName) ?? site.argument("wrappedValue") ?? site.first
      else {
        return .unknown
      }
      return interpreter.hosted(interpreter.expanded(interpreter.evaluate(root, frame)))
    },
    "UIHostingView": hostingView, "_UIHostingView": hostingView,
    "UIHostingConfiguration": hostingCell,
    "UISearchController": { interpreter, site, frame in
      interpreter.runArguments(site, frame)
      if let results = site.argument("searchResultsController") {
        let found = interpreter.evaluate(results, frame).values.filter(interpreter.isOwnScreen)
        let owner = frame.receiver.map { [$0] }?.filter(interpreter.isController) ?? []
        if !found.isEmpty {
          interpreter.note(.embed(ValueSet(found), in: ValueSet(owner)), site.span)
        }
      }
      return ValueSet(.external("UISearchController"))
    },
  ]

  /// A view of UIKit's that hosts one of SwiftUI's: a part of the controller whose code makes it.
  private static let hostingView: Frameworks.Constructor = { interpreter, site, frame in
    guard let root = site.argument(hostedName) ?? site.first else { return .unknown }
    let views = interpreter.hosted(interpreter.content(root, frame))
    guard let controller = interpreter.controller(making: frame),
      let place = interpreter.childContent(of: .some(controller.id))
    else { return views }
    interpreter.heap.write(ValueSet(views.values.filter(interpreter.isView)), to: place)
    return ValueSet([.external(site.name)], isOpen: true)
  }

  /// What a cell hosts, a person acts on wherever the list is.
  private static let hostingCell: Frameworks.Constructor = { interpreter, site, frame in
    let content = interpreter.hosted(interpreter.content(site.trailing ?? site.first, frame))
    let views = content.values.filter(interpreter.isView)
    if !views.isEmpty {
      interpreter.within({ $0.trigger = Trigger(label: site.name, span: site.span) }) {
        interpreter.record(.hosts(views, by: interpreter.partController))
      }
    }
    return ValueSet([.external(site.name)], isOpen: true)
  }

  static let operationNames: Set<String> = [
    "UIHostingView", "_UIHostingView", "UIHostingConfiguration", "addChildViewController",
  ]

  static let methods: [String: Frameworks.Method] = [
    "addChild": addChild, "addChildViewController": addChild, "addSubview": addView,
    "insertSubview": addView, "addArrangedSubview": addView,
    "setViewController": { interpreter, bases, _, site, frame in
      guard let child = site.first, site.has("for") else { return nil }
      let values = interpreter.evaluate(child, frame)
      interpreter.runArguments(site.rest, frame)
      interpreter.setContent(of: bases, to: ValueSet(.list([values])), site.span)
      return ValueSet.none
    },
    "makeKeyAndVisible": { _, _, _, _, _ in ValueSet.none },
  ]

  /// UIKit's, or a helper of that name which puts the child's view into place as well.
  private static let addChild: Frameworks.Method = { interpreter, bases, _, site, frame in
    guard let child = site.first else { return nil }
    let values = interpreter.evaluate(child, frame)
    // The view that a row puts into itself is a piece of the screen that the row stands on.
    if !values.isEmpty, values.values.allSatisfy(interpreter.isHost), isInRow(frame, interpreter) {
      return ValueSet.none
    }
    return interpreter.takeChildren(values, of: bases, site.span) ? ValueSet.none : nil
  }

  /// The controller whose view a call puts into another.
  static func shownView(_ name: String, _ arguments: [Argument]) -> Expression? {
    guard addingView.contains(name),
      case .member(let controller?, "view", _)? = arguments.first?.value.plain.kind,
      !controller.isSelf
    else { return nil }
    return controller
  }

  private static func isInRow(_ frame: Frame, _ interpreter: Interpreter) -> Bool {
    guard let row = frame.receiver.flatMap(interpreter.type(of:)) else { return false }
    return cellClasses.contains(where: row.isKind(of:))
  }

  private static let cellClasses = [
    "UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView",
  ]

  static let addingView: Set<String> = [
    "addSubview", "insertSubview", "addArrangedSubview",
  ]

  /// `view.addSubview(controller.view)` shows the controller, or what it hosts.
  private static let addView: Frameworks.Method = { interpreter, _, base, site, frame in
    guard let controller = shownView(site.name, site.arguments) else {
      return addHosted(interpreter, base, site, frame)
    }
    let values = interpreter.evaluate(controller, frame)
    interpreter.keepContent(values, of: frame.receiver.map { ValueSet($0) } ?? .none)
    let isInController = frame.receiver.map(interpreter.isController) ?? false
    let hosts = values.values.filter {
      interpreter.isHost($0)
        || isInController && (interpreter.isOwnController($0) || interpreter.isOwnScreen($0))
    }
    if !isInController, let receiver = frame.receiver,
      interpreter.type(of: receiver)?.isKind(of: "UIView") == true
    {
      // A cell's own piece of the screen that the cell stands on.
      for value in values.values where interpreter.isOwnController(value) {
        interpreter.addPart(value, in: frame)
      }
    }
    guard !hosts.isEmpty else { return nil }
    if !isInController, hosts.allSatisfy(interpreter.isHost), isInRow(frame, interpreter) {
      // What a row hosts is a piece of the screen that the row stands on.
      interpreter.within({
        $0.trigger = Trigger(label: viewName, span: site.span)
      }) {
        interpreter.record(.hosts(hosts, by: interpreter.partController))
      }
      return ValueSet.none
    }
    interpreter.note(
      .embedView(ValueSet(hosts), in: owner(ofView: base, interpreter, frame)), site.span)
    return ValueSet.none
  }

  /// The view of a hosting controller, as no view of SwiftUI's: it says what is hosted in it.
  static func viewOfHost(_ host: Value) -> Value { .tuple([hostViewLabel], [ValueSet(host)]) }

  private static let hostViewLabel = "\u{0}view of host"

  /// `view.addSubview(header)`, where that was kept as the view of what hosts it: a part of the
  /// screen.
  private static func addHosted(
    _ interpreter: Interpreter, _ base: Expression, _ site: CallSite, _ frame: Frame
  ) -> ValueSet? {
    guard addingView.contains(site.name), let view = site.first, !view.isSelf else { return nil }
    // One of several is a container's, which shows each as a screen.
    let hosts = interpreter.evaluate(view, frame).values.flatMap { value -> [Value] in
      guard case .tuple([hostViewLabel], let hosts) = value else { return [] }
      return hosts.flatMap(\.values)
    }
    guard hosts.count == 1 else { return nil }
    let holder = frame.receiver.flatMap(interpreter.holder)
    interpreter.within({
      $0.trigger = Trigger(label: viewName, span: site.span, holder: holder)
    }) {
      let owners = owner(ofView: base, interpreter, frame).values
      interpreter.record(
        .hosts(
          hosts, by: interpreter.partController,
          on: Set(owners.compactMap { interpreter.type(of: $0)?.id })))
    }
    return ValueSet.none
  }

  /// The other controllers whose view is named: `root.view` in `root.view.addSubview(banner)`.
  private static func owner(
    ofView base: Expression, _ interpreter: Interpreter, _ frame: Frame
  ) -> ValueSet {
    guard case .member(let controller?, viewName, _) = base.plain.kind, !controller.isSelf else {
      return .none
    }
    return ValueSet(
      interpreter.evaluate(controller, frame).values.filter {
        interpreter.isController($0) || interpreter.isHost($0)
      })
  }

  static let assignments: [String: Frameworks.Assignment] = [
    "rootViewController": { interpreter, receivers, values, span in
      // Flows have a property of the name as well.
      let isOwn = receivers.values.allSatisfy { receiver in
        guard let type = interpreter.type(of: receiver) else { return false }
        return type.variable("rootViewController") != nil && !type.isKind(of: "UIWindow")
      }
      guard receivers.isEmpty || !isOwn else { return }
      interpreter.noteWindows(receivers, span)
      interpreter.note(.window(values), span)
    },
    levelName: { interpreter, receivers, _, _ in
      for window in receivers.values {
        if let place = interpreter.level(of: window) { interpreter.heap.give(place) }
      }
    },
    ownWindowName: { interpreter, _, values, _ in
      for window in values.values {
        if let place = interpreter.ownWindow(window) { interpreter.heap.give(place) }
      }
    },
    "selectedIndex": select, selectedName: select,
    "tableHeaderView": host, "tableFooterView": host, "backgroundView": host,
    "accessoryView": host, "titleView": host,
  ]

  /// `table.tableHeaderView = hostingController.view`: what it hosts is a part of the screen.
  private static let host: Frameworks.Assignment = { interpreter, _, values, span in
    let views = values.values.filter(interpreter.isHost)
    guard !views.isEmpty else { return }
    interpreter.within({ $0.trigger = Trigger(label: viewName, span: span) }) {
      interpreter.record(.hosts(views, by: interpreter.partController))
    }
  }

  /// What a delegate of the app or of a scene keeps the window in that is the app's.
  static let ownWindowName = "window"

  /// What code sets to lay a window over others.
  static let levelName = "windowLevel"

  private static let select: Frameworks.Assignment = { interpreter, receivers, values, span in
    let known = receivers.values.compactMap(interpreter.type(of:))
    // Controls of the program's own have a property of the name as well.
    guard known.allSatisfy(\.isTabController) else { return }
    interpreter.note(
      .selectItem(values, of: known.isEmpty ? .none : receivers), span)
    interpreter.keepSelected(values, of: receivers)
  }

  static let properties: [String: Frameworks.Property] = [
    "rootViewController": { interpreter, _, known in
      known.isEmpty ? interpreter.initialScenes() : known
    },
    // `view.show(page)`, where the app adds that to views.
    viewName: view("UIView", of: "UIViewController"),
    "tableView": view("UITableView", of: "UITableViewController"),
    "collectionView": view("UICollectionView", of: "UICollectionViewController"),
    hostedName: { _, _, known in known.isEmpty ? nil : known },
    parentName: { interpreter, controller, known in
      guard known.isEmpty else { return known }
      return interpreter.embedders(of: controller).nonEmpty.map { ValueSet($0, isOpen: true) }
    },
  ]

  /// The view that controllers of a class have by themselves.
  private static func view(_ name: String, of controllers: String) -> Frameworks.Property {
    { interpreter, controller, known in
      known.isEmpty && interpreter.isController(controller) && interpreter.viewsNavigate
        && interpreter.type(of: controller)?.isKind(of: controllers) == true
        ? ValueSet([.external(name)], isOpen: true) : nil
    }
  }

  private static func container(_ name: String) -> Frameworks.Constructor {
    { interpreter, site, frame in
      guard let object = interpreter.frameworkObject(name, site, frame) else { return .unknown }
      interpreter.runArguments(site, frame)
      return ValueSet(.object(object))
    }
  }
}

extension Interpreter {
  /// Puts controllers into others.
  ///
  /// - Returns: Whether any of them is a screen of the program's.
  func takeChildren(_ values: ValueSet, of parents: ValueSet, _ span: Span) -> Bool {
    keepContent(values, of: parents)
    keepParent(parents, of: values)
    let children = ValueSet(values.values.filter { isOwnScreen($0) })
    guard !children.isEmpty else { return false }
    noteOwnTabs(children, of: parents)
    note(.embed(children, in: ValueSet(parents.values.filter(isController))), span)
    return true
  }

  /// Whether the app adds to all views of UIKit's what can navigate.
  fileprivate var viewsNavigate: Bool {
    let views = ["UIView", "UIScrollView", "UITableView", "UICollectionView"]
      .compactMap(index.externalType)
    return views.contains { type in
      type.functions.values.joined().contains(where: syntax.isWorthFollowing)
        || type.variables.values.contains {
          $0.getter != nil && syntax.relevance.isHot(ObjectIdentifier($0))
        }
    }
  }

  /// Where is kept that code puts a window on a level.
  func level(of window: Value) -> Place? { mark(UIKitContainers.levelName, of: window) }

  /// Where is kept that something has a window for its own.
  func ownWindow(_ window: Value) -> Place? { mark(UIKitContainers.ownWindowName, of: window) }

  private func mark(_ name: String, of window: Value) -> Place? {
    guard let number = objectNumber(window), let type = type(of: window),
      type.isKind(of: "UIWindow")
    else { return nil }
    return Place(object: number, type: type.id, name: name)
  }

  /// Keeps which windows a place gives a root, as what presents there.
  fileprivate func noteWindows(_ windows: ValueSet, _ span: Span) {
    let known = windows.values.filter { $0 != .null }
    for window in known { facts.presenters[span, default: []].insert(window) }
    // One that is not known may be the app's.
    if known.isEmpty || windows.isOpen { facts.presenters[span, default: []].insert(.null) }
  }

  /// Whether a value is a controller of a class of the program's own.
  fileprivate func isOwnController(_ value: Value) -> Bool {
    guard case .object = value, let type = type(of: value) else { return false }
    return type.isController && !type.isExternal && !type.isNavigationController
  }

  /// Whether a value is a controller that hosts a view of SwiftUI's.
  func isHost(_ value: Value) -> Bool {
    if case .view(let number) = value, case .app(let shown) = heap.views[number] {
      return shown.isHosted
    }
    guard case .object = value else { return false }
    return type(of: value)?.isKind(of: "UIHostingController") ?? false
  }

  /// Keeps the content that a controller hosts in a child: what is no view of the program's own is
  /// a part of the controller.
  fileprivate func keepContent(_ values: ValueSet, of controllers: ValueSet) {
    let views = ValueSet(values.values.filter { isView($0) && !isOwnScreen($0) })
    guard !views.isEmpty else { return }
    for controller in controllers.values where isController(controller) {
      guard let place = childContent(of: controller) else { continue }
      heap.write(views, to: place)
    }
  }

  /// Keeps whose children controllers are. One can be moved to another parent.
  fileprivate func keepParent(_ parents: ValueSet, of children: ValueSet) {
    let known = ValueSet(parents.values.filter(isOwnController), isOpen: true)
    guard !known.isEmpty else { return }
    for case .object(let child) in children.values {
      heap.write(
        known,
        to: Place(object: child, type: heap.objects[child].type, name: UIKitContainers.parentName))
    }
  }

  /// The controllers of which one is a child.
  func parents(of controller: Value) -> [Value] {
    guard case .object(let child) = controller else { return [] }
    let place = Place(
      object: child, type: heap.objects[child].type, name: UIKitContainers.parentName)
    return heap.read(place).values
  }

  /// The content that a controller hosts in its children.
  func hostedContent(of controller: Value) -> [Value] {
    childContent(of: controller).map { heap.read($0).values } ?? []
  }

  fileprivate func childContent(of controller: Value) -> Place? {
    type(of: controller).map { type in
      Place(
        object: objectNumber(controller), type: type.id, name: UIKitContainers.childContentName)
    }
  }

  /// Whether a value is a controller, or a view of the program that one hosts.
  func isOwnScreen(_ value: Value) -> Bool {
    if case .view(let number) = value {
      if case .app(let shown) = heap.views[number], case .object = shown.content { return true }
      return false
    }
    return isController(value)
  }
}

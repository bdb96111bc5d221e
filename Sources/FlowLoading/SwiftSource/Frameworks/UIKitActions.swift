/// Target and action: `#selector` methods that a control, a gesture or a bar button runs.
enum UIKitActions {
  static let constructors: [String: Frameworks.Constructor] = {
    var all: [String: Frameworks.Constructor] = [:]
    for name in [
      "UIBarButtonItem", "UITapGestureRecognizer", "UILongPressGestureRecognizer",
      "UISwipeGestureRecognizer", "UIPanGestureRecognizer", "UIScreenEdgePanGestureRecognizer",
    ] {
      all[name] = { interpreter, site, frame in
        let given = interpreter.controls(in: interpreter.runArguments(site, frame))
        let view = site.argument("customView").map { interpreter.evaluate($0, frame).values } ?? []
        return ValueSet(
          [.external(name)] + interpreter.actions(site, frame) + view.filter(interpreter.isObject)
            + given, isOpen: true)
      }
    }
    return all
  }()

  static let methods: [String: Frameworks.Method] = [
    "addTarget": { interpreter, bases, base, site, frame in
      interpreter.runArguments(site, frame)
      let actions = interpreter.actions(site, frame)
      guard !actions.isEmpty else { return nil }
      let owners = interpreter.owners(of: base, frame)
      if actions.allSatisfy(interpreter.isOfFramework),
        interpreter.setUpGiven(to: frame, by: actions, on: owners, site)
      {
        return ValueSet.none
      }
      interpreter.setUp(
        actions, on: owners.nonEmpty ?? interpreter.holders(of: bases, frame, actions), site.span)
      return ValueSet.none
    },
    "addGestureRecognizer": { interpreter, bases, base, site, frame in
      guard let recognizer = site.first else { return nil }
      let actions = interpreter.evaluate(recognizer, frame).values.filter(interpreter.isMethod)
      let owners = interpreter.owners(of: base, frame)
      interpreter.setUp(
        actions, on: owners.nonEmpty ?? interpreter.holders(of: bases, frame, actions), site.span)
      return ValueSet.none
    },
    "setRightBarButton": setBarItems, "setRightBarButtonItems": setBarItems,
    "setLeftBarButton": setBarItems, "setLeftBarButtonItems": setBarItems,
    "setToolbarItems": setBarItems,
  ]

  /// `navigationItem.setRightBarButton(item, animated: true)` is as good as an assignment.
  private static let setBarItems: Frameworks.Method = { interpreter, bases, base, site, frame in
    guard let items = site.first else { return nil }
    let values = interpreter.making(for: interpreter.barOwner(of: base, frame, isBar: true)) {
      interpreter.evaluate(items, frame)
    }
    let owners = bases.values.compactMap(interpreter.heldKey)
    interpreter.setUpBar(
      values, on: owners.isEmpty ? interpreter.owners(of: base, frame) : owners, site.span)
    return ValueSet.none
  }

  /// Properties of a controller's bar that hold what stands on it.
  static let barProperties: Set<String> = [
    "rightBarButtonItem", "leftBarButtonItem", "rightBarButtonItems", "leftBarButtonItems",
    "backBarButtonItem", "toolbarItems", "titleView",
  ]

  static let barMethods: Set<String> = [
    "setRightBarButton", "setRightBarButtonItems", "setLeftBarButton", "setLeftBarButtonItems",
    "setToolbarItems",
  ]
}

extension Interpreter {
  func isObject(_ value: Value) -> Bool {
    if case .object = value { return true }
    return false
  }

  func isMethod(_ value: Value) -> Bool {
    if case .method = value { return true }
    return false
  }

  /// The methods that a control is to call.
  func actions(_ site: CallSite, _ frame: Frame) -> [Value] {
    let targets = site.argument("target") ?? site.first
    guard let targets, let action = site.argument("action") ?? site.argument("selector") else {
      return []
    }
    let names = selector(action).map { [$0] } ?? selectors(in: evaluate(action, frame))
    guard !names.isEmpty else { return [] }
    let found = evaluate(targets, frame)
    let methods = names.flatMap { name in
      found.values.compactMap { method(name, of: $0, frame) }
    }
    noteConnected(methods, at: action.span)
    return methods
  }

  private func method(_ name: String, of target: Value, _ frame: Frame) -> Value? {
    let target = instance(target, of: name, frame)
    // What the program adds to a framework's control: `addTarget(self, …)` in `extension UIButton`.
    if case .external(let framework) = target, let added = index.extendedType(of: framework),
      added.methods(name).contains(where: { $0.0.body != nil })
    {
      return .method(target, name, owner: added.id)
    }
    guard let type = type(of: target), !type.isExternal,
      type.isKind(of: "NSObject") || type.functions[name] != nil, !type.methods(name).isEmpty
    else { return nil }
    return .method(target, name, owner: type.id)
  }

  /// What stands for `#selector(Owner.method(_:))`, which code can keep: `let action: Selector?`.
  func selectorValue(_ expression: Expression) -> ValueSet {
    selector(expression).map { ValueSet(.external(Self.selectorPrefix + $0)) } ?? .unknown
  }

  private func selectors(in values: ValueSet) -> [String] {
    values.values.compactMap { value in
      guard case .external(let text) = value, text.hasPrefix(Self.selectorPrefix) else {
        return nil
      }
      return String(text.dropFirst(Self.selectorPrefix.count))
    }
  }

  private static let selectorPrefix = "selector:"

  /// The object around the code, where a target is its class and the method is one of objects: the
  /// control is on it, and so is what the event goes to.
  private func instance(_ target: Value, of method: String, _ frame: Frame) -> Value {
    guard case .type(let number) = target, let receiver = frame.receiver,
      type(of: receiver)?.lineage.contains(where: { $0.id == number }) == true,
      index.types[number].methods(method).allSatisfy({ !$0.0.isStatic })
    else { return target }
    return receiver
  }

  /// The method that `#selector(Owner.method(_:))` names.
  private func selector(_ expression: Expression) -> String? {
    guard case .macro("selector", let arguments) = expression.kind, let first = arguments.first
    else { return nil }
    return first.value.lastName
  }

  /// The controllers that a chain of members begins with: `controller.view.button`.
  func owners(of expression: Expression, _ frame: Frame) -> [HeldKey] {
    let found = evaluate(expression, frame).values.compactMap(heldKey)
    if !found.isEmpty { return found }
    switch expression.kind {
    case .member(let base?, _, _), .unwrap(let base), .index(let base, _):
      return owners(of: base, frame)
    default: return []
    }
  }

  /// The controllers that hold the view which somebody is to hear of, or the view whose code hands that
  /// on to what it is made of: `badge.addTarget(self, …)`.
  fileprivate func holders(of bases: ValueSet, _ frame: Frame, _ actions: [Value]) -> [HeldKey] {
    let targets = actions.compactMap { action -> Value? in
      if case .method(let target?, _, _) = action { target } else { nil }
    }
    let isView = { (value: Value) in self.type(of: value)?.isKind(of: "UIView") == true }
    // Where a view stands that hears of its own parts, all know that show it.
    guard !targets.contains(where: isView) else { return [] }
    let views = bases.values + [frame.receiver].compactMap { $0 }
    return views.filter(isView).compactMap { controller(holding: $0) }
      .map { HeldKey(type: $0.id) }.uniqued()
  }

  /// The controller on whose bar code of another object puts a button: a person taps it there.
  ///
  /// - Parameter isBar: Whether the expression is that controller or its item, and not a property.
  func barOwner(of left: Expression, _ frame: Frame, isBar: Bool = false) -> HeldKey? {
    guard isBar || left.lastName.map(UIKitActions.barProperties.contains) == true else {
      return nil
    }
    let found = owners(of: left, frame).filter { !index.types[$0.type].isExternal }
    guard let owner = found.first, found.allSatisfy({ $0 == owner }),
      frame.receiver.flatMap(type)?.isAlike(index.types[owner.type]) != true
    else { return nil }
    return owner
  }

  /// What stands on the bar of controllers: buttons, and views of the program's own.
  func setUpBar(_ values: ValueSet, on owners: [HeldKey], _ span: Span) {
    let all = items(of: values).reduce(into: values) { $0.formUnion($1) }.values
    stand(all, on: owners.filter { !index.types[$0.type].isExternal })
    setUp(all.filter(isMethod), on: owners, span)
  }

  /// Lets methods be run by a person on the controllers that show a control; on the screen whose
  /// code sets it up where these are not known.
  ///
  /// A controller's own controls need nothing: all of its `@objc` methods run on it. On another
  /// controller's bar the method is that controller's.
  func setUp(_ actions: [Value], on owners: [HeldKey], _ span: Span) {
    let apart = owners.filter { !index.types[$0.type].isExternal }
    for case .method(let receiver?, let name, let declaring) in actions {
      let own = type(of: receiver)
      guard let type = own ?? (declaring < 0 ? nil : index.types[declaring]) else { continue }
      if type.isController, !isOnlyNamedAbove(name, type),
        apart.isEmpty || apart.contains(where: { type.isAlike(index.types[$0.type]) })
      {
        continue
      }
      // A view of a controller's is run with the controller, once it is set up.
      if apart.isEmpty, type.isKind(of: "UIView"),
        partOwners[receiver] != nil || bar(of: receiver) != nil,
        // But for what the program adds to views of a framework's.
        !type.methods(name).contains(where: { $0.1.isExternal })
      {
        continue
      }
      for (function, owner) in type.methods(name) where function.body != nil {
        let (_, list) = isolated {
          run(
            function, owner, receiver, [],
            Trigger(
              label: Triggers.label(of: function), span: function.span, holder: holder(receiver)))
        }
        if apart.isEmpty { absorb(list) }
        for controller in apart { hold(list, for: controller) }
        if !apart.isEmpty,
          movedActions[ObjectIdentifier(function), default: []].insert(span).inserted
        {
          heap.touch()
        }
      }
    }
  }

  /// Whether an extension gives a method to all controllers, and only its own code names it, for
  /// whichever controller asks for the control: `addHelpButton()`.
  private func isOnlyNamedAbove(_ name: String, _ type: TypeInfo) -> Bool {
    let methods = type.methods(name)
    return !type.isExternal && !methods.isEmpty
      && methods.allSatisfy { $0.1.isExternal && !takes(action: $0.0, type) }
  }

  /// Whether a method is of what the program adds to a framework's control, all of which are one.
  fileprivate func isOfFramework(_ action: Value) -> Bool {
    if case .method(.external?, _, _) = action { true } else { false }
  }

  /// Sets up the code that a control's method was given to keep for the control: `button.onTap { … }`.
  /// Which control keeps which is not known to what runs it.
  ///
  /// - Returns: Whether it was given any.
  fileprivate func setUpGiven(
    to frame: Frame, by actions: [Value], on owners: [HeldKey], _ site: CallSite
  ) -> Bool {
    let given = frame.locals.slots.flatMap { $0.values.values.filter(isGivenCode) }
    let functions = actions.compactMap { action -> FunctionDeclaration? in
      guard case .method(_, let name, let owner) = action, owner >= 0 else { return nil }
      return index.types[owner].methods(name).first?.0
    }
    guard !given.isEmpty, let function = functions.first else { return false }
    let apart = owners.filter { !index.types[$0.type].isExternal }
    for code in given {
      let trigger = Trigger(label: Triggers.label(of: function), span: span(ofCode: code))
      let (_, list) = isolated {
        within({ $0.trigger = trigger }) {
          _ = invokeAll(ValueSet(code), [], site.expression, frame)
        }
      }
      if apart.isEmpty { absorb(list) }
      for controller in apart { hold(list, for: controller) }
    }
    return true
  }

  /// Whether a value is code that an object gave: a closure, or a method of it.
  private func isGivenCode(_ value: Value) -> Bool {
    switch value {
    case .closure, .method(.object?, _, _), .method(.some?, _, _): true
    default: false
    }
  }

  private func span(ofCode code: Value) -> Span {
    switch code {
    case .closure(let number): heap.closures[number].closure.span
    case .method(let receiver?, let name, _):
      type(of: receiver)?.methods(name).first?.0.span ?? .none
    default: .none
    }
  }

  /// Whether every control that calls a method stands on other controllers than the method's own.
  func isMoved(_ function: FunctionDeclaration, _ owner: TypeInfo) -> Bool {
    guard let places = movedActions[ObjectIdentifier(function)],
      function.attributes.allSatisfy({ $0.name == "objc" })
    else { return false }
    return places.count >= syntax.selectors.count(naming: function, of: owner)
  }
}

extension TypeInfo {
  /// Whether one of two classes is the other or inherits from it.
  fileprivate func isAlike(_ other: TypeInfo) -> Bool {
    lineage.contains { $0 === other } || other.lineage.contains { $0 === self }
  }
}

/// Runs controllers: what the system and a person can call on them.
extension Interpreter {
  /// Interprets a controller's code with the object that stands for all its instances.
  func interpret(controller object: Int, screen number: Int) {
    let type = index.types[heap.objects[object].type]
    let receiver = Value.object(object)
    runHandlers(of: receiver, type)
    runHeld(by: type)
    runSegues(of: type, object)
    if type.isExternal, let key = sceneOfObject(object) { runSegues(ofScene: key, nil, object) }
    showHosted(by: object, type)
    showContent(of: receiver, type, screen: number)
    runParts(of: type, screen: number)
    show(hostedContent(of: receiver), isPrincipal: false)
  }

  private func sceneOfObject(_ object: Int) -> SceneKey? {
    guard let storyboards else { return nil }
    return storyboards.map.keys.first { key in
      [true, false].contains { isMadeByCode in
        storyboards.site(.init(key: key, isMadeByCode: isMadeByCode)) == heap.objects[object].site
      }
    }
  }

  /// Runs every method that something outside the program calls.
  ///
  /// - Returns: The views that they give whoever calls them.
  @discardableResult
  func runHandlers(of receiver: Value, _ type: TypeInfo) -> [Value] {
    var views: [Value] = []
    setOutlets(of: receiver, type)
    var seen: Set<ObjectIdentifier> = []
    var overridden: Set<FileFacts.CallName> = []
    for owner in type.lineage {
      guard owner.kind != .protocolType else { continue }
      let isOwn = !owner.isExternal || owner.name == type.name
      for name in owner.functions.keys.sorted() {
        for function in owner.functions[name] ?? []
        where (isOwn || takes(action: function, type))
          && seen.insert(ObjectIdentifier(function)).inserted
        {
          // An override runs in its place.
          if overridden.contains(function.signature) { continue }
          if function.isOverride { overridden.insert(function.signature) }
          if type.isNavigationController, !isControlAction(function, owner) { continue }
          guard isHandler(function, owner), !isToldOutside(function, owner),
            !isConnectedElsewhere(function, owner, receiver),
            !isOfNoMenu(function, receiver, type),
            let asked = conditionsOfControls(calling: function, owner, receiver)
          else { continue }
          let trigger = Trigger(label: Triggers.label(of: function), span: function.span)
          if type.isNavigationController { facts.stackActs.insert(function.span) }
          // What the ones before it took leaves it enough.
          budget.refuel()
          let shown = within({ $0.conditions += asked }) {
            run(function, owner, receiver, handed(to: function, of: receiver, type), trigger)
          }
          views += shown.values.filter(isView)
          runGiven(shown, trigger)
          if function.givesController, !function.isPreview, !isForSegue(function) {
            let listed = items(of: shown).flatMap(\.values)
            let controllers = (shown.values + listed).filter(isController)
            if !controllers.isEmpty { note(.show(ValueSet(controllers), .embed), function.span) }
          }
        }
      }
    }
    runPageSources(of: receiver, type)
    return views
  }

  /// Whether a storyboard says how what a method makes is shown.
  private func isForSegue(_ function: FunctionDeclaration) -> Bool {
    storyboards != nil && function.attributes.contains { $0.name == "IBSegueAction" }
  }

  /// Runs the closures that a method gives to whoever calls it from outside: what makes a row's
  /// cell when it is needed.
  private func runGiven(_ shown: ValueSet, _ trigger: Trigger) {
    for case .closure(let number) in shown.values {
      within({
        $0.trigger = trigger
        $0.hops = []
      }) { _ = invoke(closure: number, []) }
    }
  }

  /// Runs what the system calls on the objects that a view makes and keeps for itself: the delegate
  /// of a location manager that a view's state holds.
  func runHeldDelegates(of type: TypeInfo, _ object: Int) {
    for variable in type.stored
    where Self.keeping.contains(where: { variable.attribute($0) != nil }) {
      guard case .call(let callee, _)? = variable.value?.kind, case .name = callee.kind else {
        continue
      }
      for value in read(variable, owner: type, receiver: .object(object)).values {
        guard case .object = value, let held = self.type(of: value), !held.isController,
          held.isKind(of: "NSObject")
        else { continue }
        runHandlers(of: value, held)
      }
    }
  }

  /// Runs what observes outlets: a storyboard sets them all before it hands a controller or view
  /// over.
  private func setOutlets(of receiver: Value, _ type: TypeInfo) {
    for owner in type.lineage where !owner.isExternal && owner.kind == .classType {
      for variable in owner.stored
      where variable.observer != nil && variable.attribute("IBOutlet") != nil {
        let place = place(of: variable, owner: owner, receiver: receiver)
        within({
          $0.trigger = Trigger(label: variable.name, span: variable.span)
          $0.hops = []
        }) {
          observe(
            place,
            anyValue(of: declared(variable, owner).map { $0.with($0.reference.unwrapped) }))
        }
      }
    }
  }

  private static let keeping = ["StateObject", "State"]

  /// Runs every method of a screen's model, for a screen whose own code is elsewhere.
  func runMethods(of value: Value) {
    guard let type = type(of: value), !type.isExternal else { return }
    for (receiver, target) in dispatchTargets(value, type, having: "") {
      for owner in target.lineage where !owner.isExternal && owner.kind != .protocolType {
        for name in owner.functions.keys.sorted() where name != "init" {
          for function in owner.functions[name] ?? []
          where !function.isStatic && syntax.isWorthFollowing(function) {
            run(
              function, owner, receiver, [],
              Trigger(label: Triggers.label(of: function), span: function.span))
          }
        }
      }
    }
  }

  /// Runs a method of a value with arguments of which only the first are known.
  @discardableResult
  func run(
    _ function: FunctionDeclaration, _ owner: TypeInfo, _ receiver: Value, _ arguments: [ValueSet],
    _ trigger: Trigger
  ) -> ValueSet {
    guard let body = function.body else { return .none }
    let file = function.span.file
    let frame = Frame(
      receiver: receiver, scope: owner, file: file,
      result: function.result.map { ScopedType(reference: $0, scope: owner, file: file) })
    var bound: [ValueSet] = []
    for (position, parameter) in function.parameters.enumerated() {
      let type = ScopedType(reference: parameter.type, scope: owner, file: file)
      let values = arguments.indices.contains(position) ? arguments[position] : anyValue(of: type)
      bound.append(values)
      frame.bind(parameter.name, values, type: type)
    }
    return within({
      $0.trigger = trigger
      $0.hops = []
    }) {
      invokeBody(
        key: ObjectIdentifier(function), receiver: receiver, arguments: bound, frame, body)
    }
  }

  // MARK: Content

  /// The controllers that a container holds are its tabs or columns.
  private func showContent(of receiver: Value, _ type: TypeInfo, screen number: Int) {
    let items = items(of: heldContent(of: receiver))
    guard !items.isEmpty,
      type.isTabController || type.isSplitController || type.isPageController
    else { return }
    let place = Place(object: nil, type: type.id, name: UIKitContainers.contentName)
    let span = assignedAt[place] ?? facts.screens[number].span
    if type.isTabController {
      let tabs = facts.tabs(span: span, receiver: receiver, places: [], hasSelection: false)
      facts.tabs[tabs].screen = number
      facts.tabs[tabs].tabs = heldContent(of: receiver).values.flatMap {
        list -> [TabsRecord.Tab] in
        let items = self.items(of: ValueSet(list))
        return items.enumerated().map { position, item in
          .init(
            tag: tag(ofTab: position, among: items, in: receiver), isTagged: false, label: nil,
            content: item, span: span)
        }
      }
      if let object = objectNumber(receiver) { tellDelegates(ofTabs: object) }
    } else {
      let all = items.reduce(into: ValueSet.none) { $0.formUnion($1) }
      let bySpan = Dictionary(grouping: all.values) { filledAt[$0] ?? span }
      for (span, values) in bySpan.sorted(by: { $0.key.key < $1.key.key }) {
        note(.show(ValueSet(values, isOpen: all.isOpen), .embed), span)
      }
      if all.values.isEmpty { note(.show(all, .embed), span) }
    }
  }

  /// A navigation controller of the program's own fills itself when it loads.
  func open(navigationController object: Int, _ type: TypeInfo) {
    _ = stack(ofController: object)
    for name in ["loadView", "viewDidLoad"] {
      guard let (function, owner) = type.methods(name).first, !owner.isExternal,
        syntax.isWorthFollowing(function)
      else { continue }
      _ = invoke(method: name, of: .object(object), [])
    }
    setUpShown(by: object, type)
  }

  /// Runs what a navigation controller of the program's own does as a delegate with what it is
  /// about to show: what it sets up there counts, and is no act of a person.
  func setUpShown(by object: Int, _ type: TypeInfo) {
    for (function, owner) in type.methods("navigationController")
    where !owner.isExternal && function.parameters.first?.label == nil
      && function.parameters.contains(where: { $0.label == "willShow" || $0.label == "didShow" })
      && syntax.isWorthFollowing(function)
    {
      _ = isolated {
        run(
          function, owner, .object(object), [],
          Trigger(label: Triggers.label(of: function), span: function.span))
      }
    }
  }
}

/// Gathers names under one function.
struct NameWalk {
  final class Box {
    var relays: [String: Set<String>] = [:]
    var flags: [String: Set<String>] = [:]
    var bindings: [String: Set<String>] = [:]
    /// Properties that arguments hand on, by their labels: `isShown: routing.isOpen`, where `routing`
    /// may be a binding.
    var handed: [String: Set<String>] = [:]
    /// Projections that an argument's label has told the use of.
    var labelled: Set<ObjectIdentifier> = []
    var assignedNames: Set<String> = []
    var ownAssigned: Set<String> = []
    var foreignAssigned: Set<String> = []
    /// Of those on `self`, what is assigned once the object is made.
    var ownChanged: Set<String> = []
    var assignedMembers: Set<FileFacts.Member> = []
    var calls: Set<FileFacts.CallName> = []
    /// Names that are mentioned otherwise: of something, and alone, where it may be a local's.
    var mentioned: Set<String> = []
    var mentionedAlone: Set<String> = []
    /// Those of `self`.
    var mentionedOwn: Set<String> = []
    var selectors: [FileFacts.Member: Int] = [:]
    var makesSelectors = false
    var assignments: [String: [Assignment]] = [:]
    /// The types of the locals to whose properties is assigned, by the place of the assignment.
    var localTypes: [Span: TypeReference] = [:]
    /// Of what a property is asked in bindings that are handed on: `isDone` of `$isDone.negated`.
    var projected: [String: Set<String>] = [:]
    /// What names are given that is made there.
    var replaced: [String: Set<ReplacedStruct>] = [:]
    /// Names that are called rather than mentioned.
    var called: Set<ObjectIdentifier> = []
    var navigationCalls: [Span] = []
    var callbackSchemes: [CallbackScheme] = []
    /// Properties of models whose changes `.onChange` waits for, and those that are handed out to be
    /// written: as bindings, by `&` or by key paths.
    var watched: Set<String> = []
    var lent: Set<String> = []
    /// Notifications that it observes.
    var observed: Set<String> = []
    /// What is assigned where a message is heard, by the name of that.
    var heard: [String: Set<String>] = [:]
    var uses = FileFacts.Uses()
  }

  /// What an initialiser stores in its object is no change.
  let isInitializer: Bool
  /// What a caller gives to run is told by the call.
  var parameters: [String] = []
  var generics: [String] = []
  let box = Box()

  private var walk: Walk {
    Walk(
      matched: { self.box.uses.matched.insert($0) }, bound: { self.box.uses.locals.insert($0) },
      listed: {
        self.noteLocalTypes($0)
        self.noteAskedTexts($0)
      }, visit)
  }

  func statements(_ list: [Statement]) -> NameWalk {
    walk.statements(list)
    return self
  }

  func expression(_ node: Expression) -> NameWalk {
    walk.expression(node)
    return self
  }

  private func visit(_ node: Expression) -> Bool {
    noteMention(node)
    switch node.kind {
    case .name(let name, _) where name.hasPrefix("$"):
      if !box.labelled.contains(ObjectIdentifier(node)) { bound(String(name.dropFirst()), "") }
    case .name(let name, _):
      // A property or a method that is mentioned may run.
      box.uses.named.insert(name)
    case .member(let base, let name, _):
      switch base?.kind {
      case .name("self", _): box.uses.named.insert(name)
      case .unwrap(let inner) where inner.isSelf: box.uses.named.insert(name)
      case .name(let base, _): box.uses.membered.insert(.init(base: base, name: name))
      case .member(let outer?, let base, _):
        var isOwn = false
        if case .name("self", _) = outer.kind { isOwn = true }
        box.uses.membered.insert(.init(base: isOwn ? base : nil, name: name))
      default: box.uses.membered.insert(.init(base: nil, name: name))
      }
      let isLent = base.map { isProjected($0) && !isOfParameter($0) } ?? false
      if !box.labelled.contains(ObjectIdentifier(node)) {
        if name.hasPrefix("$") { bound(String(name.dropFirst()), "") }
        if isLent { bound(name, "") }
      }
      if isLent { box.lent.insert(name) }
    case .binary(let name, let left, let right) where name == "=" || name == "+=":
      if case .member(let type?, "self", _) = right.kind,
        type.lastName?.hasSuffix("Controller") == true
      {
        // Whoever has the class makes one and shows it.
        box.uses.isHot = true
      }
      if case .index(_, let arguments) = left.kind, arguments.first?.label == "keyPath" {
        // Whatever it writes: the caller says.
        box.uses.isHot = true
      } else {
        noteElementChanged(left)
      }
      if case .name("self", _) = right.kind, case .member(.some, let name, _) = left.kind {
        box.uses.toldSelf.insert(name)
      }
      if case .index(let list, _) = left.kind, list.lastName == UIKitContainers.contentName {
        box.uses.isHot = true
      }
      for target in targets(left) {
        guard let changed = target.lastName else { continue }
        if !(isInitializer && isOwn(target)) { noteChanged(target, changed) }
        if Frameworks.assignments[changed] != nil || UIKitActions.barProperties.contains(changed) {
          box.uses.isHot = true
        }
        if !isInitializer { box.assignedNames.insert(changed) }
        if !isInitializer, name == "=", let made = ReplacedStruct(madeBy: right) {
          box.replaced[changed, default: []].insert(made)
        }
        noteAssigned(target, changed, isKept: true)
        box.assignments[changed, default: []].append(
          .init(
            span: node.span, target: target, isOwn: isOwn(target), isFalse: right.isFalseLiteral))
      }
    case .binary(let name, let left, let right) where name == "==" || name == "!=":
      for side in [left, right] { side.lastName.map { _ = box.uses.matched.insert($0) } }
      noteAskedText(left, right)
      noteAskedText(right, left)
    case .cast(_, let type, _):
      if let name = type.unwrapped.lastName { box.uses.cast.insert(name) }
    case .keyPath(_, let parts):
      // Whoever is given the path may write there.
      if let last = parts.last {
        box.assignedNames.insert(last)
        box.foreignAssigned.insert(last)
      }
      box.lent.formUnion(parts)
    case .call(let callee, let arguments):
      call(callee, arguments)
      noteAskedText(callee, arguments)
      if NavigationCalls.contains(callee, arguments) { box.navigationCalls.append(node.span) }
      if let scheme = CallbackScheme(arguments, node.span) { box.callbackSchemes.append(scheme) }
    default: break
    }
    return true
  }

  /// What an assignment is to: each part of `(first, second) = …`.
  private func targets(_ left: Expression) -> [Expression] {
    guard case .tuple(let parts) = left.kind else { return [left] }
    return parts.flatMap { targets($0.value) }
  }

  /// Keeps what the program calls, and what it names without a call.
  private func noteMention(_ node: Expression) {
    switch node.kind {
    case .call(let callee, let arguments):
      let callee = callee.plain
      guard let name = callee.lastName else { return }
      box.called.insert(ObjectIdentifier(callee))
      box.calls.insert(
        .init(name: name, labels: arguments.filter { !$0.isTrailing }.map(\.label)))
      // A question, not a target.
      if name == "Selector" || name == "NSSelectorFromString" { noteSelector(arguments) }
      if name == "responds", let first = arguments.first {
        box.called.insert(ObjectIdentifier(first.value))
      }
    case .name(let name, _):
      if !box.called.contains(ObjectIdentifier(node)) { box.mentionedAlone.insert(name) }
    case .member(let base, let name, _):
      // What has members of its own is no method: `counts.values.sorted()`.
      if let base { box.called.insert(ObjectIdentifier(base.plain)) }
      // `.list` is a case or a static member.
      if base != nil, !box.called.contains(ObjectIdentifier(node)) { box.mentioned.insert(name) }
      if case .member(let base?, _, _) = node.kind, base.isSelf { box.mentionedOwn.insert(name) }
    case .macro("selector", let arguments):
      guard !box.called.contains(ObjectIdentifier(node)) else { return }
      // What a control is to call, no code of the program calls.
      if let first = arguments.first { box.called.insert(ObjectIdentifier(first.value)) }
      switch arguments.first?.value.kind {
      case .name(let name, _):
        box.selectors[.init(base: nil, name: name), default: 0] += 1
      case .member(let base, let name, _):
        let isOwn = base?.isSelf ?? true
        box.selectors[.init(base: isOwn ? nil : base?.lastName, name: name), default: 0] += 1
      default: break
      }
    default: break
    }
  }

  /// Whether a target is a property of the object whose code this is.
  func isOwn(_ left: Expression) -> Bool {
    switch left.kind {
    case .name: return true
    case .member(let base?, _, _):
      if case .name("self", _) = base.kind { return true }
      return false
    default: return false
    }
  }

  private func noteOperation(_ name: String) {
    if Frameworks.operationNames.contains(name) { box.uses.isHot = true }
    if Streams.operationNames.contains(name) { box.uses.sends = true }
  }

  private func call(_ callee: Expression, _ arguments: [Argument]) {
    switch callee.kind {
    case .member(let base?, let name, _):
      if case .index(let whole, _) = base.plain.kind, whole.plain.isSelf {
        box.uses.named.insert(FunctionDeclaration.setter)
      }
      if Mutation.names.contains(name), let changed = base.lastName ?? base.tableName {
        noteChanged(base, changed, fills: Mutation.adding.contains(name))
        box.assignedNames.insert(changed)
        noteAssigned(base, changed)
        // `navigation.viewControllers.append(detail)`
        if changed == UIKitContainers.contentName { box.uses.isHot = true }
      }
      noteOperation(name)
      if name == StreamAssignments.name,
        let changed = StreamAssignments.target(of: arguments)?.lastName
      {
        box.uses.changed.insert(changed)
        box.assignedNames.insert(changed)
        box.foreignAssigned.insert(changed)
      }
      box.uses.changed.formUnion(DeviceStorage.keys(changedBy: name, arguments))
      if name == "post", let posted = Notifications.posted(by: arguments)?.first?.value {
        box.uses.posts = true
        if let key = Notifications.key(posted) { box.uses.posted.insert(key) }
        if TypedNotifications.isTyped(posted, generics) { box.uses.postsTyped = true }
      }
      for argument in arguments where Notifications.names(name, argument.label) {
        if let observed = Notifications.key(argument.value) { box.observed.insert(observed) }
      }
      if name == "onChange" {
        relays(arguments)
        noteWatched(arguments)
      }
      if name == "task" { relays(arguments) }
      if name == "onReceive" { TypedNotifications.noteHeard(arguments, in: box) }
      if Containers.registers(name, arguments) { box.uses.isHot = true }
      if UIKitContainers.shownView(name, arguments) != nil
        || OutsidePresenters.shownClass(name, arguments) != nil
      {
        box.uses.isHot = true
      }
      if name == "scope" { scoped(arguments) }
      if base.plain.isSelf {
        box.uses.invoked.insert(name)
      } else {
        box.uses.told.insert(name)
      }
    case .member(nil, let name, _):
      // `.page { Detail() }`: a library shows what it is given.
      if OutsideModals.way(name) != nil, arguments.contains(where: \.value.isClosure) {
        box.uses.isHot = true
      }
    case .name(let name, _):
      if !parameters.contains(name) { box.uses.invoked.insert(name) }
      if let message = TypedNotifications.message(in: arguments) {
        box.uses.messages.insert(.init(base: name, name: message))
      }
      noteOperation(name)
    case .unwrap(let handler):
      // `handler?(…)` runs a stored closure.
      if case .name(let name, _) = handler.kind, parameters.contains(name) { break }
      box.uses.isHot = true
    default: break
    }
    if let name = callee.lastName, OutsidePresenters.mayShow(name, arguments) {
      box.uses.isHot = true
    }
    if arguments.contains(where: FormRows.isProvider) { box.uses.isHot = true }
    // `rows[0].1()`: the code that a tuple holds.
    if case .member(.some, let name, _) = callee.kind, name.first?.isNumber == true {
      box.uses.isHot = true
    }
    if SceneTexts.isAsked(callee, arguments) { box.uses.namesScenes = true }
    // `Binding(get:set:)`, `.init(get:set:)` where a binding is asked for, or what a store has.
    let labels = arguments.map(\.label)
    if labels.contains("get") || labels.contains("set"), arguments.count > 1 {
      getters(arguments)
    }
    if case .member(_, "constant", _) = callee.kind { constant(arguments) }
    let presents = NavigationCalls.contains(callee, arguments)
    for argument in arguments {
      if presents, !isProjected(argument.value) { part(argument) }
      self.argument(argument)
    }
  }

  /// `.sheet(isPresented: routing.isShown)`, where `routing` is a binding.
  private func part(_ argument: Argument) {
    guard let label = argument.label,
      label == "isPresented" || UnwrappedItems.labels.contains(label),
      case .member(.some, let name, _) = argument.value.plain.kind
    else { return }
    bound(name, label)
  }

  /// `.constant(file != nil)` shows by what it asks, which it does not write.
  private func constant(_ arguments: [Argument]) {
    guard let asked = arguments.first?.value else { return }
    Walk { node in
      switch node.kind {
      case .name(let name, _), .member(.some, let name, _):
        if name.startsLowercase { box.bindings["", default: []].insert(name) }
      default: break
      }
      return true
    }.expression(asked)
  }

  /// `.onChange(of: router.pending) { path.append($0) }` hands on what is written there;
  /// `.onChange(of: model.isDone) { isShown = true }` is set off by it, and so is
  /// `{ path.removeLast() }`. So is what `.task(id: model.pending)` starts.
  private func relays(_ arguments: [Argument]) {
    guard
      let subject = arguments.first(where: { $0.label == "of" || $0.label == "id" })?.value.plain,
      case .member(let base?, let name, _) = subject.kind, !base.plain.isSelf
    else { return }
    for case .closure(let closure) in arguments.map(\.value.kind) {
      let given = Set(closure.parameters.map(\.name) + ["$0", "$1"])
      Walk { node in
        switch node.kind {
        case .call(let callee, let arguments):
          guard let called = callee.lastName else { break }
          let isNavigating = Self.navigating.contains(where: called.hasPrefix)
          let handsOn = arguments.contains { mentions($0.value, given) }
          if isNavigating || handsOn && isOwn(callee) {
            box.flags["\(called)()", default: []].insert(name)
          }
          // `path.removeLast()`
          if case .member(let base?, _, _) = callee.kind, Mutation.names.contains(called),
            let target = base.lastName
          {
            box.flags[target, default: []].insert(name)
          }
          if handsOn,
            isNavigating || Mutation.names.contains(called)
              || Frameworks.operationNames.contains(called)
          {
            relay(name, "")
          }
        case .binary("=", let left, let right):
          guard let target = left.lastName else { break }
          box.flags[target, default: []].insert(name)
          if mentions(right, given) { relay(name, target) }
        default: break
        }
        return true
      }.statements(closure.body)
    }
  }

  /// `$store.scope(state: \.child, action: \.child)` binds what lies on the path.
  private func scoped(_ arguments: [Argument]) {
    guard let state = arguments.first(where: { $0.label == "state" }) else { return }
    for name in KeyPaths.path(state.value) ?? [] {
      bound(name.hasPrefix("$") ? String(name.dropFirst()) : name, "")
    }
  }

  private func mentions(_ node: Expression, _ names: Set<String>) -> Bool {
    var isMentioned = false
    Walk { inner in
      if case .name(let name, _) = inner.kind, names.contains(name) { isMentioned = true }
      return !isMentioned
    }.expression(node)
    return isMentioned
  }

  private func relay(_ name: String, _ target: String) {
    bound(name, target)
    box.relays[target, default: []].insert(name)
  }

  /// How methods of the program begin that show what they are given.
  private static let navigating = [
    "navigate", "open", "show", "present", "push", "handle", "route", "go",
  ]

  /// Labels of what is shown by the state that a binding is to.
  private static let bindingLabels: Set<String> = ["item", "isPresented", "path", "selection"]

  /// `item: store.binding(\.route, send: { .setRoute($0) })`, `item: store.binding { $0.route }`: a
  /// method of the app's own makes a binding of what it is told to ask.
  private func asked(by value: Expression, _ label: String) {
    guard case .call(_, let arguments) = value.plain.kind else { return }
    for argument in arguments {
      switch argument.value.plain.kind {
      case .keyPath(_, let parts):
        for name in parts where name.startsLowercase { bound(name, label) }
      case .closure(let closure):
        guard case .member(let base?, let name, _)? = closure.body.onlyExpression?.plain.kind,
          name.startsLowercase
        else { continue }
        bound(name, label)
        if case .member(.some, let outer, _) = base.plain.kind { bound(outer, label) }
      default: break
      }
    }
  }

  /// `item: $model.sheet` binds `sheet` under the label `item`.
  private func argument(_ argument: Argument) {
    if let target = argument.value.referenced, let name = target.lastName {
      noteChanged(target, name)
      box.assignedNames.insert(name)
      noteAssigned(target, name)
      box.lent.insert(name)
    }
    guard let label = argument.label else { return }
    guard isProjected(argument.value) else {
      if Self.bindingLabels.contains(label) { asked(by: argument.value, label) }
      if case .member(let base?, let name, _) = argument.value.plain.kind, name.startsLowercase,
        base.lastName?.startsLowercase == true
      {
        box.handed[label, default: []].insert(name)
      }
      return
    }
    var chain = argument.value
    if case .member(let base?, let name, _) = chain.kind, let source = base.lastName {
      let plain = source.hasPrefix("$") ? String(source.dropFirst()) : source
      box.projected[name, default: []].insert(plain)
    }
    if let name = chain.lastName ?? chain.tableName {
      bound(name.hasPrefix("$") ? String(name.dropFirst()) : name, label)
    }
    // `$router[.home]`: what the router's own subscript reads.
    if case .index = chain.kind { bound(FunctionDeclaration.getter, label) }
    while true {
      box.labelled.insert(ObjectIdentifier(chain))
      switch chain.kind {
      case .member(let base?, _, _):
        // `item: $model.destination.edit`: the case of an enum that the state holds.
        if case .member(_, let name, _) = base.kind, !name.hasPrefix("$") { bound(name, label) }
        chain = base
      case .unwrap(let base), .index(let base, _): chain = base
      default: return
      }
    }
  }

  /// `Binding(get: { model.shown }, set: …)` binds what its getter reads, also where that stands
  /// behind the call.
  private func getters(_ arguments: [Argument]) {
    for argument in arguments
    where argument.label == "get" || argument.label == "set"
      || argument.isTrailing && argument.label == nil
    {
      // `store.binding(get: \.isShown, tag: Action.show)`
      if case .keyPath(_, let path) = argument.value.kind { path.last.map { bound($0, "") } }
      guard case .closure(let closure) = argument.value.kind else { continue }
      Walk { node in
        switch node.kind {
        case .name(let name, _), .member(_, let name, _): bound(name, "")
        default: break
        }
        return true
      }.statements(closure.body)
      if argument.label == "get" { noteGotten(closure) }
    }
  }

  /// The label under which stands what the getters of bindings made by hand read.
  static let gotten = "get"
  /// The same of the functions that they call.
  static let asked = "get()"

  private func noteGotten(_ getter: Closure) {
    Walk { node in
      if case .call(let callee, _) = node.kind, let name = callee.lastName {
        box.bindings[Self.asked, default: []].insert(name)
      }
      switch node.kind {
      case .name(let name, _): bound(name, Self.gotten)
      case .member(let base?, let name, _):
        bound(name, Self.gotten)
        // The model itself is nothing that shows.
        if case .name = base.kind { return false }
      default: break
      }
      return true
    }.statements(getter.body)
  }
}

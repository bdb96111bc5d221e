/// What can be said of the whole program before any of it is run: which names are state that a
/// view binds to, which functions can matter to navigation.
final class SyntaxFacts {
  /// Names of properties to which a binding is made that can steer navigation.
  private(set) var boundNames: Set<String> = []
  /// Those of models' properties that `.onChange` hands on.
  private(set) var relayedNames: Set<String> = []
  /// Names that are assigned outside an initialiser, or handed out as bindings.
  private(set) var assignedNames: Set<String> = []
  private var ownAssigned: [String: Set<String>] = [:]
  private var foreignAssigned: Set<String> = []
  private var assignedMembers: [String: Set<FileFacts.Member>] = [:]
  /// Which code and which types can matter.
  let relevance: Relevance
  private let index: ProgramIndex
  private(set) lazy var onlyMethods = OnlyMethods(index, relevance)
  /// Where code calls what frameworks have for navigating, previews left out.
  let navigationCalls: [Span]
  private var freeNameCache: [ObjectIdentifier: [String]] = [:]
  private var hostCache: [Int: Bool] = [:]
  private var pathCache: [Int: Bool] = [:]
  private var mutationCache: [ObjectIdentifier: Bool] = [:]
  private var selectorCache: [Int: Set<String>] = [:]

  /// How often `#selector` names each method, in each file.
  private var selectors: [[FileFacts.Member: Int]] = []
  /// What the program calls, by name, and what it names otherwise.
  private var calls: [String: Set<[String?]>] = [:]
  private var mentioned: Set<String> = []
  private var matched: Set<String> = []

  /// - Parameter operations: names of functions that the configuration says to navigate.
  init(_ units: [FileFacts], _ index: ProgramIndex, operations: Set<String> = []) {
    self.index = index
    navigationCalls = units.flatMap(\.navigationCalls)
    var bindings: [String: Set<String>] = [:]
    for unit in units {
      bindings.merge(unit.bindings) { $0.union($1) }
      assignedNames.formUnion(unit.assignedNames)
      foreignAssigned.formUnion(unit.foreignAssigned)
      assignedMembers.merge(unit.assignedMembers) { $0.union($1) }
      ownAssigned.merge(unit.ownAssigned) { $0.union($1) }
      selectors.append(unit.selectors)
      mentioned.formUnion(unit.mentioned)
      matched.formUnion(unit.matched)
      for call in unit.calls { calls[call.name, default: []].insert(call.labels) }
    }
    let steering = Self.steering(bindings)
    boundNames = steering
    for unit in units {
      for (target, names) in unit.relays where target.isEmpty || steering.contains(target) {
        relayedNames.formUnion(names)
      }
    }
    let flags = Self.flags(units, bindings)
    relayedNames.formUnion(flags)
    boundNames.formUnion(flags)
    relevance = Relevance(
      units.flatMap(\.declared), index, steering: boundNames, closures: Self.closureNames(units),
      closureLists: units.reduce(into: []) { $0.formUnion($1.closureListNames) },
      callbacks: Self.callbackNames(units), delegates: Self.delegateNames(units, index),
      operations: operations,
      usesStreams: units.contains(where: \.usesStreams))
  }

  /// Whether some code can assign a property of an object of exactly this type: a flag that a base
  /// class declares keeps its value in a class that does not set it.
  func canAssign(_ name: String, on type: TypeInfo) -> Bool {
    if foreignAssigned.contains(name) { return true }
    guard let owners = ownAssigned[name] else { return false }
    return type.lineage.contains { owners.contains($0.simpleName) }
  }

  /// The methods that `#selector` names in the code of a type and of those above it.
  func selectors(in type: TypeInfo) -> Set<String> {
    if let known = selectorCache[type.id] { return known }
    var found: Set<String> = []
    let walk = Walk { node in
      if case .macro("selector", let arguments) = node.kind,
        let name = arguments.first?.value.lastName
      {
        found.insert(name)
      }
      return true
    }
    for part in type.lineage where !part.isExternal {
      part.functions.values.joined().forEach(walk.function)
      part.variables.values.forEach(walk.variable)
    }
    selectorCache[type.id] = found
    return found
  }

  /// Whether some code asks whether a value is a case of a name.
  func tellsApart(_ name: String) -> Bool { matched.contains(name) }

  /// Whether `#selector` names a method of a name anywhere.
  func isSelected(_ name: String) -> Bool {
    selectors.contains { file in file.keys.contains { $0.name == name } }
  }

  /// Whether the code of a type assigns `setting.value`, by these names.
  func assignsMember(_ name: String, of whole: String, in type: TypeInfo) -> Bool {
    assignedMembers[type.simpleName]?.contains(.init(base: whole, name: name)) ?? false
  }

  /// Whether an object of a type can be made with a value of its own for a property: by an
  /// initialiser that stores it, the memberwise one, or a decoder.
  func canBeGiven(_ name: String, to type: TypeInfo) -> Bool {
    if canAssign(name, on: type) { return true }
    if Self.decoded.contains(where: type.inherits(external:)) { return true }
    return type.kind == .structure && givenLabels.contains(name)
  }

  private static let decoded = ["Codable", "Decodable"]

  /// Labels of what initialisers are given.
  private lazy var givenLabels = calls.reduce(into: Set<String>()) { labels, call in
    guard call.key == "init" || call.key.first?.isUppercase == true else { return }
    for list in call.value { labels.formUnion(list.lazy.compactMap { $0 }) }
  }

  /// How often `#selector` names a method of a type: with the type's name, or in a file with the
  /// type's code.
  func selectors(naming function: FunctionDeclaration, of type: TypeInfo) -> Int {
    let files = Set(type.functions.values.joined().map(\.span.file)).union([type.span.file])
    return selectors.enumerated().reduce(0) { count, file in
      let bare =
        files.contains(UInt32(file.offset))
        ? file.element[.init(base: nil, name: function.name)] ?? 0 : 0
      return count + bare + (file.element[.init(base: type.simpleName, name: function.name)] ?? 0)
    }
  }

  /// Whether some code of the program can mean a method: it calls one of the name with such labels,
  /// or hands one of the name on.
  func isCalled(_ function: FunctionDeclaration) -> Bool {
    if mentioned.contains(function.name) { return true }
    return (calls[function.name] ?? []).contains { labels in
      // Parameters with a default, and a last closure that trails, can be left out.
      var rest = function.parameters[...]
      for label in labels {
        while let next = rest.first, next.label != label { rest.removeFirst() }
        guard rest.popFirst() != nil else { return false }
      }
      return true
    }
  }

  /// Properties of models that set off an `.onChange` which shows something: it assigns what a
  /// modifier asks whether to show, or calls a method that does or that navigates itself.
  private static func flags(
    _ units: [FileFacts], _ bindings: [String: Set<String>]
  ) -> Set<String> {
    let shown = ["path", "isPresented", "item", "isActive"].reduce(into: Set<String>()) {
      $0.formUnion(bindings[$1] ?? [])
    }
    var showing = shown
    for one in units.lazy.flatMap(\.declared)
    where one.uses.isHot || !one.uses.changed.isDisjoint(with: shown) {
      showing.insert("\(one.name)()")
    }
    return units.reduce(into: []) { names, unit in
      for (target, flags) in unit.flags where showing.contains(target) { names.formUnion(flags) }
    }
  }

  /// Names of properties that hold a closure without result.
  private static func callbackNames(_ units: [FileFacts]) -> Set<String> {
    let aliases = units.reduce(into: Set<String>()) { $0.formUnion($1.callbackAliases) }
    return units.reduce(into: Set<String>()) { names, unit in
      names.formUnion(unit.callbackNames)
      for alias in aliases { names.formUnion(unit.namesByType[alias] ?? []) }
    }
  }

  /// Names of properties behind a protocol of the program: who is kept there is told what happens.
  private static func delegateNames(_ units: [FileFacts], _ index: ProgramIndex) -> Set<String> {
    let protocols = index.types.filter { $0.kind == .protocolType && !$0.isExternal }
    return units.reduce(into: Set<String>()) { names, unit in
      for one in protocols { names.formUnion(unit.namesByType[one.simpleName] ?? []) }
    }
  }

  /// Names of properties that hold a closure, under whatever name of its type.
  private static func closureNames(_ units: [FileFacts]) -> Set<String> {
    let aliases = units.reduce(into: Set<String>()) { $0.formUnion($1.closureAliases) }
    return units.reduce(into: Set<String>()) { names, unit in
      names.formUnion(unit.closureNames)
      for alias in aliases { names.formUnion(unit.namesByType[alias] ?? []) }
    }
  }

  /// Names that are bound under a label that steers navigation, or under the name of something
  /// that is so bound in its turn: a child's `@Binding` that the child hands to a sheet.
  private static func steering(_ bindings: [String: Set<String>]) -> Set<String> {
    var names: Set<String> = []
    var queue = ["path", "isPresented", "item", "selection", "isActive", "root", "routes", ""]
    var seen = Set(queue)
    while let label = queue.popLast() {
      for name in bindings[label] ?? [] where names.insert(name).inserted {
        if seen.insert(name).inserted { queue.append(name) }
      }
    }
    return names
  }

  /// Whether running a function can tell anything about navigation.
  func isWorthFollowing(_ function: FunctionDeclaration) -> Bool {
    function.name == "init" || relevance.isHot(ObjectIdentifier(function))
  }

  /// Whether a function can post what observers act on, which counts for what comes from outside.
  func isPosting(_ function: FunctionDeclaration) -> Bool {
    relevance.isPosting(ObjectIdentifier(function))
  }

  /// Whether a method changes the collection that it is called on.
  func changesSelf(_ function: FunctionDeclaration) -> Bool {
    if let known = mutationCache[ObjectIdentifier(function)] { return known }
    var found = false
    Walk { node in
      switch node.kind {
      case .call(let callee, _):
        switch callee.kind {
        case .name(let name, _):
          if Mutation.names.contains(name) || LibraryPrimitives.operationNames.contains(name) {
            found = true
          }
        case .member(let base?, let name, _):
          if Mutation.names.contains(name), base.lastName == "self" { found = true }
        default: break
        }
      case .binary("=", let left, _): if left.lastName == "self" { found = true }
      default: break
      }
      return !found
    }.statements(function.body ?? [])
    mutationCache[ObjectIdentifier(function)] = found
    return found
  }

  /// Types whose values say nothing about navigation.
  static let plainTypes: Set<String> = [
    "String", "Int", "Bool", "Double", "Float", "CGFloat", "Date", "Data", "UUID", "Color",
    "CGSize",
    "CGRect", "CGPoint", "LocalizedStringKey", "AttributedString", "Font", "UIColor", "UIImage",
    "UIFont", "NSAttributedString", "Decimal", "TimeInterval", "Character", "Substring", "Locale",
    "Calendar", "DateFormatter", "NumberFormatter", "Never",
  ]

  /// Doubles for tests and previews never run in the app.
  func isTestDouble(_ type: TypeInfo) -> Bool {
    let words = ["Mock", "Fake", "Stub", "Preview", "Spy", "Dummy"]
    return words.contains { type.simpleName.hasPrefix($0) || type.simpleName.hasSuffix($0) }
  }

  /// Protocols whose values show something.
  static let shownProtocols = [
    "View", "ToolbarContent", "CustomizableToolbarContent", "TabContent", "Commands",
  ]

  /// Whether a view's body is one `switch` over a constant that its maker gives it.
  func onlySwitches(_ type: TypeInfo) -> Bool {
    guard type.kind == .structure, type.inherits(external: "View"), type.functions["init"] == nil,
      let getter = type.variables["body"]?.getter, getter.count == 1,
      case .switching(let subject, _) = getter[0].kind,
      case .name(let name, _) = subject.kind, let subject = type.variables[name]
    else { return false }
    return subject.getter == nil && subject.value == nil && subject.attributes.isEmpty
  }

  static func isRepresentable(_ type: TypeInfo) -> Bool {
    type.inherits(external: "UIViewControllerRepresentable")
      || type.inherits(external: "UIViewRepresentable")
  }

  // MARK: Closures

  /// Names that a closure uses and that could be locals around it, in order of first use.
  func freeNames(of closure: Closure) -> [String] {
    if let known = freeNameCache[ObjectIdentifier(closure)] { return known }
    var names: [String] = []
    var seen: Set<String> = []
    func add(_ name: String) {
      if seen.insert(name).inserted { names.append(name) }
    }
    Walk { expression in
      if case .name(let name, _) = expression.kind {
        add(name)
        if name.hasPrefix("$") { add(String(name.dropFirst())) }
      }
      return true
    }.statements(closure.body)
    addShortBindings(closure.body, add)
    freeNameCache[ObjectIdentifier(closure)] = names
    return names
  }

  /// `if let name` uses a name with no expression for it.
  private func addShortBindings(_ statements: [Statement], _ add: (String) -> Void) {
    func conditions(_ list: [Condition]) {
      for case .binding(let name, _, nil, _) in list { add(name) }
    }
    for statement in statements {
      switch statement.kind {
      case .conditional(let list, let then, let otherwise):
        conditions(list)
        addShortBindings(then, add)
        addShortBindings(otherwise ?? [], add)
      case .guarding(let list, let otherwise):
        conditions(list)
        addShortBindings(otherwise, add)
      case .switching(_, let cases): for one in cases { addShortBindings(one.body, add) }
      case .block(let body, _): addShortBindings(body, add)
      default: break
      }
    }
  }

  // MARK: Views

  /// Views that make a level of navigation.
  static let structures: Set<String> = Libraries.containers.union([
    "NavigationStack", "NavigationView", "NavigationSplitView", "TabView",
  ])

  /// Whether a view's own code shows a navigation container, not counting what it presents.
  func hostsStructure(_ type: TypeInfo) -> Bool {
    if let known = hostCache[type.id] { return known }
    hostCache[type.id] = false
    var found = false
    var pending = ["body"]
    var seen: Set<String> = ["body"]
    func mention(_ name: String) {
      if type.variables[name] != nil || type.functions[name] != nil, seen.insert(name).inserted {
        pending.append(name)
      }
    }
    let walk = Walk { expression in
      if found { return false }
      switch expression.kind {
      case .name(let name, _): mention(name)
      case .member(let base?, let name, _):
        if case .name("self", _) = base.kind { mention(name) }
      case .call(let callee, let arguments):
        switch callee.kind {
        case .name(let name, _) where Self.structures.contains(name):
          found = true
          return false
        case .member(_?, "tabViewStyle", _) where Self.isPaged(arguments):
          // Pages to leaf through are content.
          return false
        case .member(let base, let name, _) where Self.presenting.contains(name):
          // Only what it is applied to belongs to the view itself.
          if let base, self.mentionsStructure(base, mention) { found = true }
          return false
        case .name(let name, _) where Self.presenting.contains(name):
          return false
        default: break
        }
      default: break
      }
      return true
    }
    while let name = pending.popLast(), !found {
      type.variables[name]?.getter.map(walk.statements)
      for function in type.functions[name] ?? [] { function.body.map(walk.statements) }
    }
    hostCache[type.id] = found
    return found
  }

  /// `.page`, `.page(indexDisplayMode: .always)`, `PageTabViewStyle()`.
  static func isPaged(_ arguments: [Argument]) -> Bool {
    guard let name = arguments.first?.value.lastName else { return false }
    return name == "page" || name == "PageTabViewStyle"
  }

  private func mentionsStructure(
    _ expression: Expression, _ mention: @escaping (String) -> Void
  ) -> Bool {
    var found = false
    Walk { node in
      if case .name(let name, _) = node.kind { mention(name) }
      if case .call(let callee, _) = node.kind {
        switch callee.kind {
        case .name(let name, _):
          if Self.structures.contains(name) { found = true }
        case .member(let base?, let name, _) where Self.presenting.contains(name):
          if self.mentionsStructure(base, mention) { found = true }
          return false
        default: break
        }
      }
      return !found
    }.expression(expression)
    return found
  }

  private static let presenting: Set<String> = [
    "sheet", "fullScreenCover", "popover", "navigationDestination", "NavigationLink",
  ]

  /// Whether a view's stack has a path, so that the view is a level with state of its own.
  func ownsPath(_ type: TypeInfo) -> Bool {
    if let known = pathCache[type.id] { return known }
    var found = false
    let walk = Walk { node in
      if case .call(let callee, let arguments) = node.kind, case .name(let name, _) = callee.kind,
        Self.structures.contains(name), arguments.contains(where: Self.isState)
      {
        found = true
      }
      return !found
    }
    type.variables["body"]?.getter.map(walk.statements)
    pathCache[type.id] = found
    return found
  }

  /// Whether an argument of a container is the state that it follows.
  private static func isState(_ argument: Argument) -> Bool {
    if let label = argument.label { return ["path", "selection", "stack"].contains(label) }
    guard case .name(let name, _) = argument.value.kind else {
      if case .member(_, let name, _) = argument.value.kind { return name.hasPrefix("$") }
      return false
    }
    return name.hasPrefix("$")
  }

  /// Whether a view only frames the content that it is given: a generic wrapper. What it can do
  /// without is no content.
  func isTransparent(_ type: TypeInfo) -> Bool {
    let contents = (type.generics + (type.outer?.generics ?? [])).filter { generic in
      generic.constraint?.lastName == "View" || generic.name == "Content"
    }.map(\.name)
    return type.stored.contains { variable in
      guard let written = variable.type else { return false }
      if case .optional = written { return false }
      if variable.attributes.contains(where: { $0.name == "ViewBuilder" }) { return true }
      switch written.unwrapped {
      case .function(_, let result):
        return result.lastName.map { contents.contains($0) || $0 == "AnyView" } ?? false
      case .named(let parts):
        return parts.count == 1 && (contents.contains(parts[0].name) || parts[0].name == "AnyView")
      default: return false
      }
    }
  }
}

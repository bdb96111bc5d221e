/// What can be said of the whole program before any of it is run: which names are state that a
/// view binds to, which functions can matter to navigation.
final class SyntaxFacts {
  /// Names of properties to which a binding is made that can steer navigation.
  private(set) var boundNames: Set<String> = []
  /// What choices between pages ask.
  private(set) var pageSubjects: Set<Span> = []
  /// Those of models' properties that `.onChange` hands on.
  private(set) var relayedNames: Set<String> = []
  /// Names that are assigned outside an initialiser, or handed out as bindings.
  private(set) var assignedNames: Set<String> = []
  /// The same by the number of the file.
  private var assignedByFile: [Set<String>] = []
  private var declaredByFile: [[FileFacts.Declared]] = []
  private var ownAssigned: [String: Set<String>] = [:]
  private var ownChanged: [String: Set<String>] = [:]
  private var foreignAssigned: Set<String> = []
  private let foreignAssignments: ForeignAssignments
  private var assignedMembers: [String: Set<FileFacts.Member>] = [:]
  /// Which code and which types can matter.
  let relevance: Relevance
  private let index: ProgramIndex
  /// State that is kept under keys.
  let storage: StorageKeys
  private(set) lazy var onlyMethods = OnlyMethods(index, relevance)
  private(set) lazy var addedProperties = AddedProperties(index)
  /// Computed properties whose getters choose what they give, and which can be set.
  private(set) lazy var choosingNames = Set(
    index.types.flatMap { $0.variables.values.lazy.filter(ChosenChange.mayChoose).map(\.name) })
  private(set) lazy var emptinessAnswers = EmptinessAnswers(index)
  private(set) lazy var boundTypes = BoundTypes(index)
  let dataTypes: DataTypes
  let freeNames = FreeNames()
  let selectors: Selectors
  let views: ViewSyntax
  private let sceneTexts: Set<ObjectIdentifier>
  /// Where code calls what frameworks have for navigating, previews left out.
  let navigationCalls: [Span]
  let callbackSchemes: [CallbackScheme]
  private var mutationCache: [ObjectIdentifier: Bool] = [:]
  private var nibCache: [ObjectIdentifier: Bool] = [:]
  private var presenterCache: [Int: AlertPresenters] = [:]

  /// Where properties behind protocols of the program are assigned, and those whose changes views
  /// wait for, by their name.
  let delegateAssignments: [String: [FileFacts.Assignment]]
  /// Where views may get back the touches that code takes from them.
  private let touchAssignments: [FileFacts.Assignment]
  /// Names of properties that are handed out to be written.
  let lentNames: Set<String>
  /// The types whose code sets such a property, by the name of whose: `cell.summary.delegate = …`.
  private var delegateHolders: [String: Set<String>] = [:]
  /// The types whose code gives a property of their own another value, by its name; nil for code
  /// that does so with another object's.
  private var assigners: [String: Set<String?>] = [:]
  /// What the program calls, by name, and what it names otherwise.
  private var calls: [String: Set<[String?]>] = [:]
  private var mentioned: Set<String> = []
  private var mentionedOwn: [String: Set<String>] = [:]
  private var matched: Set<String> = []
  /// Notifications that the program posts itself, all in the code of screens.
  let postedByScreens: Set<String>

  /// - Parameter operations: names of functions that the configuration says to navigate.
  init(_ units: [FileFacts], _ index: ProgramIndex, operations: Set<String> = []) {
    self.index = index
    foreignAssignments = ForeignAssignments(index)
    views = ViewSyntax(index)
    selectors = Selectors(units, index)
    dataTypes = DataTypes(index)
    storage = StorageKeys(index)
    sceneTexts = SceneTexts.functions(units.flatMap(\.declared))
    navigationCalls = units.flatMap(\.navigationCalls)
    callbackSchemes = units.flatMap(\.callbackSchemes)
    let delegates = Self.delegateNames(units, index)
    touchAssignments = units.flatMap { $0.assignments[Self.touches] ?? [] }.filter { !$0.isFalse }
    lentNames = units.reduce(into: []) { $0.formUnion($1.lent) }
    let watched = units.reduce(into: Set<String>()) { $0.formUnion($1.watched) }
    let asked = delegates.union(watched).union(Self.optionalNames(index))
    delegateAssignments = units.reduce(into: [:]) { all, unit in
      for name in asked {
        let places = (unit.assignments[name] ?? []).filter { !index.isModel($0.span) }
        if !places.isEmpty { all[name, default: []] += places }
      }
    }
    var bindings: [String: Set<String>] = [:]
    for unit in units {
      bindings.merge(unit.bindings) { $0.union($1) }
      assignedNames.formUnion(unit.assignedNames)
      assignedByFile.append(unit.assignedNames)
      declaredByFile.append(unit.declared)
      foreignAssigned.formUnion(unit.foreignAssigned)
      assignedMembers.merge(unit.assignedMembers) { $0.union($1) }
      ownAssigned.merge(unit.ownAssigned) { $0.union($1) }
      ownChanged.merge(unit.ownChanged) { $0.union($1) }
      for (name, places) in unit.assignments {
        foreignAssignments.add(name, places)
        let later = places.filter { !$0.isFirst }
        if !later.isEmpty { assigners[name, default: []].formUnion(later.map(\.owner)) }
      }
      mentioned.formUnion(unit.mentioned)
      mentionedOwn.merge(unit.mentionedOwn) { $0.union($1) }
      matched.formUnion(unit.matched)
      for call in unit.calls { calls[call.name, default: []].insert(call.labels) }
    }
    for (owner, members) in assignedMembers {
      for case (let base?, true) in members.map({ ($0.base, delegates.contains($0.name)) }) {
        delegateHolders[base, default: []].insert(owner)
      }
    }
    var computed = units.reduce(into: [String: Set<String>]()) { all, unit in
      all.merge(unit.computed) { $0.union($1) }
    }
    for name in bindings[NameWalk.asked] ?? [] {
      for unit in units { computed[name, default: []].formUnion(unit.answers[name] ?? []) }
    }
    let bindingLabels = units.reduce(into: Set<String>()) { $0.formUnion($1.bindingLabels) }
    for unit in units {
      for (label, names) in unit.handed where bindingLabels.contains(label) {
        bindings[label, default: []].formUnion(names)
      }
    }
    for unit in units {
      for choice in unit.pageSwitches {
        let pages = choice.pages(index)
        if pages.isEmpty { continue }
        pageSubjects.insert(choice.span)
        // Parts of one page take turns as well: one that is a flow of its own is none.
        guard pages.contains(where: views.hostsStructure) else { continue }
        if let name = choice.name { bindings["", default: []].insert(name) }
        if let type = choice.type {
          for unit in units { bindings["", default: []].formUnion(unit.namesByType[type] ?? []) }
        }
      }
    }
    // What the program adds to bindings gives one to the same state.
    for name in index.externalType(named: "Binding")?.variables.keys.sorted() ?? [] {
      for unit in units { bindings["", default: []].formUnion(unit.projected[name] ?? []) }
    }
    let steering = Self.steering(bindings, computed, taken: bindingLabels)
    boundNames = steering.union(ReplacedStruct.names(units, index, steering: steering))
    for unit in units {
      for (target, names) in unit.relays where target.isEmpty || steering.contains(target) {
        relayedNames.formUnion(names)
      }
    }
    let flags = Self.flags(units, bindings)
    relayedNames.formUnion(flags)
    boundNames.formUnion(flags)
    boundNames.formUnion(storage.names(besides: boundNames))
    postedByScreens = PostedNames.byScreens(units.flatMap(\.declared), index)
    relevance = Relevance(
      units.flatMap(\.declared), index, steering: boundNames.union(Messages.states(in: index)),
      closures: Self.closureNames(units),
      closureLists: Self.closureListNames(units),
      callbacks: Self.callbackNames(units), delegates: delegates,
      observerLists: Self.observerLists(units, index),
      operations: operations, messages: .init(units, steering: boundNames),
      observed: Notifications.observed(in: units),
      usesStreams: units.contains(where: \.usesStreams))
  }

  /// Whether some code assigns a property of a name, as far as such code can know this one.
  func isAssigned(_ variable: VariableDeclaration) -> Bool {
    guard assignedNames.contains(variable.name) else { return false }
    return !variable.isPrivate || isAssignedInFile(variable)
  }

  /// The functions and properties whose code changes a private property.
  func changers(of variable: VariableDeclaration) -> Set<ObjectIdentifier> {
    let file = Int(variable.span.file)
    guard declaredByFile.indices.contains(file) else { return [] }
    return Set(
      declaredByFile[file].lazy.filter { $0.uses.changed.contains(variable.name) }.map(\.id))
  }

  /// Whether code of its type changes a private property.
  func isChanged(_ variable: VariableDeclaration, by owner: TypeInfo) -> Bool {
    let changers = changers(of: variable)
    return owner.variables.values.contains { changers.contains(ObjectIdentifier($0)) }
      || owner.functions.values.joined().contains { changers.contains(ObjectIdentifier($0)) }
  }

  private func isAssignedInFile(_ variable: VariableDeclaration) -> Bool {
    let file = Int(variable.span.file)
    return !assignedByFile.indices.contains(file)
      || assignedByFile[file].contains(variable.name)
  }

  /// Whether some code can assign a property of an object of a type, as far as it can know it.
  func canAssign(_ variable: VariableDeclaration, on type: TypeInfo) -> Bool {
    if variable.isPrivate, !isAssignedInFile(variable) { return false }
    if isAssignedAnywhere(variable) { return true }
    if isAssignedElsewhere(variable, of: type, isExact: true) { return true }
    guard let owners = ownAssigned[variable.name] else { return false }
    return type.lineage.contains { owners.contains($0.simpleName) }
  }

  /// The same by the property's name.
  func canAssign(_ name: String, on type: TypeInfo) -> Bool {
    type.variable(name).map { canAssign($0.0, on: type) } ?? foreignAssigned.contains(name)
  }

  /// Whether some code can assign a property of an object of a type once it is made.
  func canChange(_ variable: VariableDeclaration, on type: TypeInfo) -> Bool {
    guard isAssigned(variable) else { return false }
    if isAssignedAnywhere(variable) { return true }
    if isAssignedElsewhere(variable, of: type, isExact: false) { return true }
    guard let owners = ownChanged[variable.name] else { return false }
    return (type.lineage + type.descendants()).contains { owners.contains($0.simpleName) }
  }

  /// Whether a property of a name is handed out to be written, of whichever object.
  private func isAssignedAnywhere(_ variable: VariableDeclaration) -> Bool {
    foreignAssigned.contains(variable.name)
  }

  /// Whether code assigns the property of an object of a type that is not its own.
  private func isAssignedElsewhere(
    _ variable: VariableDeclaration, of type: TypeInfo, isExact: Bool
  ) -> Bool {
    variable.isPrivate
      ? foreignAssignments.canReach(variable.name, of: type, in: variable.span.file)
      : foreignAssignments.canReach(variable.name, of: type, isExact: isExact)
  }

  /// UIKit's property by which code takes all touches from a view.
  static let touches = "isUserInteractionEnabled"

  /// Whether some code may let a view of a class have touches that it was taken.
  func givesTouches(to type: TypeInfo) -> Bool {
    touchAssignments.contains { assignment in
      guard let owner = assignment.owner else {
        return foreignAssignments.canBe(type, in: assignment, false)
      }
      let name = owner.split(separator: ".").last.map(String.init) ?? owner
      return type.lineage.contains { $0.simpleName == name }
    }
  }

  /// The controllers on which the code of a type presents its alerts.
  func alertPresenters(in type: TypeInfo) -> AlertPresenters {
    if let known = presenterCache[type.id] { return known }
    let found = AlertPresenters(type)
    presenterCache[type.id] = found
    return found
  }

  /// Whether some code asks whether a value is a case of a name.
  func tellsApart(_ name: String) -> Bool { matched.contains(name) }

  /// Whether code gives a property of a type's objects another value, and does not only put things
  /// into it and take them out.
  func isReplaced(_ name: String, of type: TypeInfo) -> Bool {
    guard let assigners = assigners[name] else { return false }
    return assigners.contains(nil)
      || (type.lineage + [type]).contains { assigners.contains($0.simpleName) }
  }

  /// Whether the code of a type assigns `setting.value`, by these names.
  func assignsMember(_ name: String, of whole: String, in type: TypeInfo) -> Bool {
    assignedMembers[type.simpleName]?.contains(.init(base: whole, name: name)) ?? false
  }

  /// Whether code can tell a property of a type whom to call, rather than one of that name of the
  /// type that the code belongs to.
  func givesDelegate(to name: String, of type: TypeInfo) -> Bool {
    delegateHolders[name, default: []].contains { owner in
      owner == type.simpleName
        || !index.types.contains { $0.simpleName == owner && $0.variables[name] != nil }
    }
  }

  /// Whether the code of a type assigns a property of something else by its name.
  func assignsMember(_ name: String, in type: TypeInfo) -> Bool {
    (assignedMembers[type.simpleName] ?? []).contains { $0.name == name && $0.base != "self" }
  }

  /// Whether an object of a type can be made with a value of its own for a property: by an
  /// initialiser that stores it, the memberwise one, or a decoder.
  func canBeGiven(_ name: String, to type: TypeInfo) -> Bool {
    if canAssign(name, on: type) { return true }
    if isDecoded(type) { return true }
    return type.kind == .structure && givenLabels.contains(name)
  }

  /// Whether some code makes a split view controller, UIKit's or a library's.
  private(set) lazy var makesSplitViews = calls.keys.contains {
    $0.startsUppercase && $0.contains("SplitView")
  }

  /// Whether some call gives something under a label.
  func isLabel(_ name: String) -> Bool { givenLabels.contains(name) }

  /// Whether a decoder can make objects of a type.
  func isDecoded(_ type: TypeInfo) -> Bool {
    Self.decoded.contains(where: type.inherits(external:))
  }

  private static let decoded = ["Codable", "Decodable"]

  /// Labels of what initialisers are given.
  private lazy var givenLabels = calls.reduce(into: Set<String>()) { labels, call in
    guard call.key == "init" || call.key.startsUppercase else { return }
    for list in call.value { labels.formUnion(list.lazy.compactMap { $0 }) }
  }

  /// Whether some code of the program can mean a method: it calls one of the name with such labels,
  /// or hands one of the name on.
  func isCalled(_ function: FunctionDeclaration) -> Bool {
    mentioned.contains(function.name) || isCalledByLabels(function)
  }

  /// The same of a method that a framework or a library asks for: it is handed on where its name
  /// stands alone in the code of its class or of one that inherits from it, and means no property of
  /// that class.
  func isCalled(_ function: FunctionDeclaration, of owner: TypeInfo) -> Bool {
    isCalledByLabels(function) || isMentioned(function, in: owner)
  }

  /// Whether code calls something of a name, such as a type to make one.
  func isCalled(_ name: String) -> Bool { calls[name] != nil }

  private func isMentioned(_ function: FunctionDeclaration, in owner: TypeInfo) -> Bool {
    guard let owners = mentionedOwn[function.name], owner.variable(function.name) == nil else {
      return false
    }
    return (owner.lineage + owner.descendants()).contains { owners.contains($0.simpleName) }
  }

  private func isCalledByLabels(_ function: FunctionDeclaration) -> Bool {
    (calls[function.name] ?? []).contains { labels in
      var rest = function.parameters[...]
      for label in labels {
        while let next = rest.first, next.label != label, canBeLeftOut(next) { rest.removeFirst() }
        guard let next = rest.popFirst(), next.label == label else { return false }
      }
      return rest.allSatisfy(canBeLeftOut)
    }
  }

  /// Whether a call can do without an argument for a parameter: one with a default, and a closure
  /// that trails, which may bear any name.
  private func canBeLeftOut(_ parameter: FunctionDeclaration.Parameter) -> Bool {
    if parameter.value != nil || parameter.isVariadic { return true }
    guard let name = parameter.type.lastName else { return true }
    return
      !(name == "Any" || name == "AnyObject" || Self.plainTypes.contains(name)
      || UIKitClasses.isApple(name))
  }

  /// Whether running a function can tell anything about navigation.
  func isWorthFollowing(_ function: FunctionDeclaration) -> Bool {
    function.name == "init" || relevance.isHot(ObjectIdentifier(function))
  }

  /// Whether a function's text can tell which scene of a storyboard is meant.
  func namesScene(_ function: FunctionDeclaration) -> Bool {
    sceneTexts.contains(ObjectIdentifier(function))
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

  /// Whether a function makes views of a nib.
  func loadsNib(_ function: FunctionDeclaration) -> Bool {
    if let known = nibCache[ObjectIdentifier(function)] { return known }
    var found = false
    Walk { node in
      if case .call(let callee, let arguments) = node.kind, let name = callee.lastName,
        UIKitClasses.loadsNib(name, arguments)
      {
        found = true
      }
      return !found
    }.statements(function.body ?? [])
    nibCache[ObjectIdentifier(function)] = found
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
    "View", "ToolbarContent", "CustomizableToolbarContent", "TabContent", "Commands", "MapContent",
    "ChartContent", "TableRowContent",
  ]
}

/// What one file says about names, gathered while files are still read in parallel.
struct FileFacts: Sendable {
  struct Uses: Sendable {
    /// Names that it mentions alone or on `self`, and those that it mentions on something else.
    var named: Set<String> = []
    var membered: Set<Member> = []
    /// Types that it casts to.
    var cast: Set<String> = []
    /// Its parameters and local names.
    var locals: Set<String> = []
    /// Cases that it tells from others.
    var matched: Set<String> = []
    /// Properties that it compares with texts that are written out.
    var askedTexts: Set<String> = []
    /// Names that it assigns or mutates.
    var changed: Set<String> = []
    /// Those of them that may hold more then than before.
    var filled: Set<String> = []
    /// Properties of other objects to which it hands the object that it belongs to.
    var toldSelf: Set<String> = []
    /// Names that it calls without a receiver, or on `self`: a method or a stored closure.
    var invoked: Set<String> = []
    /// Names that it calls on something else.
    var told: Set<String> = []
    /// Whether it holds a framework's navigation call or runs a stored closure.
    var isHot = false
    /// Whether it calls what RxSwift's streams have.
    var sends = false
    /// Whether it posts a notification, and whether under the name that a generic parameter has.
    var posts = false
    var postsTyped = false
    /// The notifications that it posts under names of their own.
    var posted: Set<String> = []
    /// The messages that it hands to functions: `notify(.saved(file))`.
    var messages: Set<Member> = []
    /// Whether it asks for a scene of a storyboard by a text that is not written there.
    var namesScenes = false
  }

  /// `base.name`, with the base where it is a name itself.
  struct Member: Sendable, Hashable {
    let base: String?
    let name: String

    /// Stands for a text that says a method's name, and nothing of whose it is.
    static let textBase = "Selector"
  }

  struct Assignment: Sendable {
    let span: Span
    /// The name of the type whose code assigns its own property; nil for one of something else.
    let owner: String?
    /// The type whose code it is.
    let type: String
    /// What has the property, `card` of `card.delegate`; nil for the object itself.
    let base: Expression?
    /// Whether that begins with a local name.
    let isLocal: Bool
    /// The type that the code says that local to have.
    let localType: TypeReference?
    /// Whether it gives a property its first value.
    let isFirst: Bool
    /// Whether `false` is written there.
    let isFalse: Bool
  }

  /// A call as written, trailing closures left out.
  struct CallName: Sendable, Hashable {
    let name: String
    let labels: [String?]
  }

  /// A function or property with what its code uses. A class, as the whole program's are listed
  /// and sorted out together, and copying them cost more than that.
  final class Declared: Sendable {
    let id: ObjectIdentifier
    let name: String
    /// Whether its result is shown.
    let givesViews: Bool
    /// Whether it is asked for data alone, so that it is not where an app navigates.
    let givesData: Bool
    /// Whether it is a function that gives a text.
    let givesText: Bool
    /// Whether it is a function that is called for what it does alone.
    let isAct: Bool
    /// Whether it says that it changes the value that it is called on.
    let isMutating: Bool
    let parameters: [FunctionDeclaration.Parameter]
    let uses: Uses

    init(
      id: ObjectIdentifier, name: String, givesViews: Bool, givesData: Bool,
      givesText: Bool = false, isAct: Bool = false, isMutating: Bool = false,
      parameters: [FunctionDeclaration.Parameter] = [], uses: Uses
    ) {
      self.isMutating = isMutating
      (self.id, self.name, self.parameters, self.uses) = (id, name, parameters, uses)
      (self.givesViews, self.givesData, self.givesText) = (givesViews, givesData, givesText)
      self.isAct = isAct
    }
  }

  /// Names of state to which a binding is made, by the label of the argument that takes it; an
  /// empty label where there is none.
  var bindings: [String: Set<String>] = [:]
  /// Properties that are handed on, and what takes bindings, by the labels of arguments.
  var handed: [String: Set<String>] = [:]
  var bindingLabels: Set<String> = []
  /// What functions read that give an optional by one expression, by their names.
  var answers: [String: Set<String>] = [:]
  /// State that computed properties ask which can be set, by their name.
  var computed: [String: Set<String>] = [:]
  /// Properties of models that `.onChange` hands on, by what is given them; "" for calls.
  var relays: [String: Set<String>] = [:]
  /// Those that set `.onChange` off, by what it assigns, and with `()` by what it calls.
  var flags: [String: Set<String>] = [:]
  var assignedNames: Set<String> = []
  /// Of what a property is asked in bindings that are handed on: `isDone` of `$isDone.negated`.
  var projected: [String: Set<String>] = [:]
  /// What names are given that is made there.
  var replaced: [String: Set<ReplacedStruct>] = [:]
  /// Names that code assigns on `self`, initialisers too, by the name of its type.
  var ownAssigned: [String: Set<String>] = [:]
  /// The same without what only initialisers assign.
  var ownChanged: [String: Set<String>] = [:]
  /// Names that are handed out to be written, or changed on something else without `=`.
  var foreignAssigned: Set<String> = []
  /// The same with what they are assigned on, by the name of the type whose code does it.
  var assignedMembers: [String: Set<Member>] = [:]
  /// Names of stored properties that hold closures, and of those that hold many.
  var closureNames: Set<String> = []
  var closureListNames: Set<String> = []
  /// Names of those among them that give nothing: callbacks.
  var callbackNames: Set<String> = []
  /// Calls by name and labels, and names that are mentioned otherwise.
  var calls: Set<CallName> = []
  var mentioned: Set<String> = []
  /// Of these the names that stand alone, or are asked of `self`, by the name of the type whose
  /// code it is.
  var mentionedOwn: [String: Set<String>] = [:]
  /// Cases that some code tells from others.
  var matched: Set<String> = []
  /// How often `#selector` names a method to be called.
  var selectors: [Member: Int] = [:]
  /// Whether a selector is made of a text that is not in the source.
  var makesSelectors = false
  /// Where properties are assigned, by their name.
  var assignments: [String: [Assignment]] = [:]
  /// Other names of function types.
  var closureAliases: Set<String> = []
  var callbackAliases: Set<String> = []
  /// Stored properties by the name of their type, which may be such an alias.
  var namesByType: [String: Set<String>] = [:]
  /// Stored lists by the name of their elements' type.
  var listsByType: [String: Set<String>] = [:]
  var declared: [Declared] = []
  /// Notifications that somebody observes.
  var observed: Set<String> = []
  /// What is assigned where a message is heard, by the name of that.
  var heard: [String: Set<String>] = [:]
  /// By what web pages that the app shows come back to it.
  var callbackSchemes: [CallbackScheme] = []
  /// Calls of what frameworks have for navigating.
  var navigationCalls: [Span] = []
  /// Properties of models whose changes `.onChange` waits for, and those that others may write.
  var watched: Set<String> = []
  var lent: Set<String> = []

  /// Choices between pages.
  var pageSwitches: [PageSwitch] = []

  /// Whether the file asks for RxSwift or what is built on it.
  let usesStreams: Bool
  /// The type whose code is read.
  private var owner = ""

  init(_ unit: SourceUnit) {
    usesStreams = unit.imports.contains { $0.hasPrefix("Rx") || $0 == "ReactorKit" }
    collect(unit.members)
  }

  private mutating func collect(_ members: TypeDeclaration.Members) {
    for one in members.functions { function(one) }
    for one in members.variables { variable(one) }
    for one in members.types { preview(one) { $0.type(one) } }
    for one in members.aliases { alias(one) }
    take(NameWalk(isInitializer: false).statements(members.statements))
  }

  /// What only a preview does, no one is led by.
  private mutating func preview(
    _ declaration: TypeDeclaration, _ body: (inout FileFacts) -> Void
  ) {
    let known = (navigationCalls, assignments)
    body(&self)
    if declaration.inherits.contains(where: { $0.lastName == "PreviewProvider" }) {
      (navigationCalls, assignments) = known
    }
  }

  private mutating func type(_ declaration: TypeDeclaration) {
    // Generated mocks mention every name of the program, and nobody is led by one.
    guard !Self.isMock(declaration.name) else { return }
    // It changes the state that it is called on, which can be a path.
    let isCollection =
      declaration.kind == .extensionType && ProgramIndex.collections.contains(declaration.name)
    let outer = owner
    owner = declaration.name
    for one in declaration.functions { function(one, isHot: isCollection && one.name != "init") }
    for one in declaration.variables { variable(one) }
    owner = outer
    for one in declaration.types { type(one) }
    for one in declaration.aliases { alias(one) }
  }

  private static func isMock(_ name: String) -> Bool {
    ["Mock", "Fake", "Stub", "Spy"].contains { name.hasSuffix($0) || name.hasPrefix($0) }
  }

  private mutating func alias(_ declaration: AliasDeclaration) {
    guard case .function(_, let result, _) = declaration.type.unwrapped else { return }
    closureAliases.insert(declaration.name)
    if result.isVoid { callbackAliases.insert(declaration.name) }
  }

  /// Keeps the names of properties that hold closures.
  private mutating func keepClosure(_ declaration: VariableDeclaration) {
    if declaration.type == nil, case .call(let callee, _)? = declaration.value?.kind,
      case .name(let made, _) = callee.kind, made.startsUppercase
    {
      namesByType[made, default: []].insert(declaration.name)
    }
    guard declaration.getter == nil, let type = declaration.type?.unwrapped else { return }
    if type.lastName == "Binding" { bindings["", default: []].insert(declaration.name) }
    if type.lastName == "Binding" || declaration.attribute("Binding") != nil {
      bindingLabels.insert(declaration.name)
    }
    switch type {
    case .function(_, let result, _):
      closureNames.insert(declaration.name)
      if result.isVoid { callbackNames.insert(declaration.name) }
    case .tuple(let parts, let labels):
      for case (.function(_, let result, _), let label?) in zip(parts.map(\.unwrapped), labels) {
        closureNames.insert(label)
        if result.isVoid { callbackNames.insert(label) }
      }
    case .array(let element), .dictionary(_, let element):
      let element = Self.innermost(element)
      if case .function = element { closureListNames.insert(declaration.name) }
      if let name = element.lastName {
        listsByType[name, default: []].insert(declaration.name)
      }
    default:
      if let name = type.lastName { namesByType[name, default: []].insert(declaration.name) }
    }
  }

  /// What lists within lists hold: `[Int: [() -> Void]]`.
  private static func innermost(_ type: TypeReference) -> TypeReference {
    switch type.unwrapped {
    case .array(let element), .dictionary(_, let element): innermost(element)
    case let other: other
    }
  }

  private mutating func function(_ declaration: FunctionDeclaration, isHot: Bool = false) {
    for parameter in declaration.parameters where parameter.type.lastName == "Binding" {
      // What such a function does with it is not told by a label.
      bindings["", default: []].formUnion([parameter.name, parameter.label ?? parameter.name])
      bindingLabels.insert(parameter.label ?? parameter.name)
    }
    guard let body = declaration.body else { return }
    let walk = NameWalk(
      isInitializer: declaration.name == "init", parameters: declaration.parameters.map(\.name),
      generics: declaration.generics.map(\.name)
    )
    for parameter in declaration.parameters {
      walk.noteType(parameter.type, of: parameter.name, in: body)
    }
    _ = walk.statements(body)
    take(walk, stored: declaration.name == "init" ? Self.assignments(in: body) : [])
    if isHot { walk.box.uses.isHot = true }
    if declaration.name == FunctionDeclaration.getter { noteAsked(by: declaration.name, body) }
    noteAnswer(of: declaration.name, declaration.result, body)
    if declaration.parameters.isEmpty, Self.isShown(declaration.result) {
      noteSwitches(body, of: declaration.name)
    }
    if declaration.isBuilder || Self.isShown(declaration.result) {
      pageSwitches += PageSwitch.all(
        in: body, parameters: declaration.parameters, owner: simpleOwner)
    }
    declared.append(
      Declared(
        id: ObjectIdentifier(declaration), name: declaration.name,
        givesViews: declaration.isBuilder || Self.isShown(declaration.result),
        givesData: declaration.result.map { Self.isData($0) && !Self.isAsked($0) } ?? false,
        givesText: declaration.result?.unwrapped.lastName == "String",
        isAct: declaration.name != "init" && declaration.result.map(Self.isData) ?? true,
        isMutating: declaration.isMutating, parameters: declaration.parameters,
        uses: walk.box.uses))
  }

  private mutating func variable(_ declaration: VariableDeclaration) {
    keepClosure(declaration)
    if let getter = declaration.getter {
      if declaration.name == "body" || Self.isShown(declaration.type) {
        noteSwitches(getter, of: declaration.name)
        pageSwitches += PageSwitch.all(in: getter, parameters: [], owner: simpleOwner)
      }
      // What a flag or a case that decides on a screen is worked out from decides on it too.
      if declaration.type?.lastName == "Bool" || Self.chooses(getter, declaration.type) {
        noteAsked(by: declaration.name, getter)
      }
    }
    var walk = NameWalk(isInitializer: false)
    if let getter = declaration.getter {
      walk = walk.statements(getter)
      var isItem = false
      if case .optional? = declaration.type { isItem = true }
      if declaration.setter != nil || isItem { noteAsked(by: declaration.name, getter) }
    }
    if let setter = declaration.setter {
      walk = walk.statements(setter.body)
      // What a property hands on to one of its name, whoever sets it sets.
      if walk.box.assignments.removeValue(forKey: declaration.name) != nil {
        walk.box.foreignAssigned.insert(declaration.name)
      }
    }
    if let observer = declaration.observer { walk = walk.statements(observer) }
    if let value = declaration.value { walk = walk.expression(value) }
    take(walk)
    declared.append(
      Declared(
        id: ObjectIdentifier(declaration), name: declaration.name,
        givesViews: Self.isShown(declaration.type),
        // Code runs where one is set that is observed.
        givesData: declaration.observer == nil && declaration.setter == nil
          && declaration.type.map(Self.isData) ?? false, uses: walk.box.uses))
  }

  /// Whether a getter gives one case of the app's own or another.
  private static func chooses(_ getter: [Statement], _ type: TypeReference?) -> Bool {
    guard case .named? = type?.unwrapped, type.map(isData) == false, !isShown(type),
      let last = getter.last
    else { return false }
    if getter.count > 1 { return true }
    switch last.kind {
    case .conditional, .switching: return true
    case .expression(let value), .returning(let value?):
      switch value.plain.kind {
      case .statement, .ternary: return true
      default: return false
      }
    default: return false
    }
  }

  /// A binding made by hand of what a function gives is one to the state that the function reads:
  /// `Binding(get: { guide.page(at: 0) }, …)`.
  private mutating func noteAnswer(
    of name: String, _ type: TypeReference?, _ body: [Statement]
  ) {
    guard case .optional? = type, body.count == 1 else { return }
    var read: Set<String> = []
    Walk { node in
      switch node.kind {
      case .name(let name, _), .member(.some, let name, _): read.insert(name)
      default: break
      }
      return true
    }.statements(body)
    answers[name, default: []].formUnion(read)
  }

  /// A binding to a computed property is one to the state that its getter asks.
  private mutating func noteAsked(by name: String, _ getter: [Statement]) {
    var asked: Set<String> = []
    // `guard let active` names what it unwraps.
    Walk(bound: { asked.insert($0) }) { node in
      switch node.kind {
      case .name(let name, _), .member(.some, let name, _):
        if name.startsLowercase || name.hasPrefix("_") { asked.insert(name) }
        // `active?.id`: a part of what state holds.
        if case .member(let base?, _, _) = node.kind, case .unwrap = base.kind { return true }
        return false
      default: return true
      }
    }.statements(getter)
    computed[name, default: []].formUnion(asked)
  }

  /// Whether a result is not all that a function is called for: whether something was done, or that
  /// it ends here.
  private static func isAsked(_ type: TypeReference) -> Bool {
    type.lastName == "Bool" || type.lastName == "Never"
  }

  private static func isData(_ type: TypeReference) -> Bool {
    switch type {
    case .optional(let inner), .array(let inner): isData(inner)
    case .dictionary(let key, let value): isData(key) && isData(value)
    case .named(let parts): parts.last.map { SyntaxFacts.plainTypes.contains($0.name) } ?? false
    default: false
    }
  }

  /// State that decides which screen a body or a scene shows steers navigation like a binding; so
  /// does what decides in a property that the body alone shows.
  private mutating func noteSwitches(_ body: [Statement], of name: String) {
    let label = name == "body" ? "" : SwitchSyntax.mark(content: name)
    for level in [body] + SwitchSyntax.levels(in: body) {
      let subjects =
        SwitchSyntax.steering(level).nonEmpty
        ?? SwitchSyntax.parts(ofColumn: level).joined().compactMap(\.subject.lastName)
      if !subjects.isEmpty { bindings[label, default: []].formUnion(subjects) }
    }
  }

  private var simpleOwner: String {
    owner.split(separator: ".").last.map(String.init) ?? owner
  }

  private static func assignments(in body: [Statement]) -> Set<Span> {
    Set(
      body.compactMap { statement in
        guard case .expression(let node) = statement.kind, case .binary("=", _, _) = node.kind
        else { return nil }
        return node.span
      })
  }

  private static func isShown(_ type: TypeReference?) -> Bool {
    guard let type else { return false }
    if case .opaque = type { return true }
    return type.lastName.map { $0.hasSuffix("View") || $0.hasSuffix("ViewController") } ?? false
  }

  /// - Parameter stored: The assignments that an initialiser runs itself.
  private mutating func take(_ walk: NameWalk, stored: Set<Span> = []) {
    bindings.merge(walk.box.bindings) { $0.union($1) }
    handed.merge(walk.box.handed) { $0.union($1) }
    relays.merge(walk.box.relays) { $0.union($1) }
    flags.merge(walk.box.flags) { $0.union($1) }
    replaced.merge(walk.box.replaced) { $0.union($1) }
    projected.merge(walk.box.projected) { $0.union($1) }
    assignedNames.formUnion(walk.box.assignedNames)
    foreignAssigned.formUnion(walk.box.foreignAssigned)
    if !walk.box.assignedMembers.isEmpty {
      assignedMembers[owner, default: []].formUnion(walk.box.assignedMembers)
    }
    let simple = simpleOwner
    for name in walk.box.ownAssigned { ownAssigned[name, default: []].insert(simple) }
    for name in walk.box.ownChanged { ownChanged[name, default: []].insert(simple) }
    calls.formUnion(walk.box.calls)
    mentioned.formUnion(walk.box.mentioned)
    matched.formUnion(walk.box.uses.matched)
    // A local that bears a method's name hides the method.
    let alone = walk.box.mentionedAlone.subtracting(walk.box.uses.locals)
    mentioned.formUnion(alone)
    for name in alone.subtracting(walk.parameters).union(walk.box.mentionedOwn) {
      mentionedOwn[name, default: []].insert(simple)
    }
    for (member, count) in walk.box.selectors {
      // A method without its type is one of the type whose code this is.
      let own = owner.split(separator: ".").last.map(String.init)
      selectors[Member(base: member.base ?? own, name: member.name), default: 0] += count
    }
    if walk.box.makesSelectors { makesSelectors = true }
    for (name, places) in walk.box.assignments {
      let locals = walk.box.uses.locals.union(walk.parameters)
      assignments[name, default: []] += places.map { place in
        Assignment(
          span: place.span, owner: place.isOwn ? owner : nil, type: owner,
          base: place.base,
          isLocal: place.base?.root.map(locals.contains) ?? true,
          localType: walk.box.localTypes[place.span],
          isFirst: place.isOwn && stored.contains(place.span), isFalse: place.isFalse)
      }
    }
    navigationCalls += walk.box.navigationCalls
    callbackSchemes += walk.box.callbackSchemes
    watched.formUnion(walk.box.watched)
    lent.formUnion(walk.box.lent)
    observed.formUnion(walk.box.observed)
    heard.merge(walk.box.heard) { $0.union($1) }
  }
}

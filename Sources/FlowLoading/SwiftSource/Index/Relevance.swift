/// Which code can lead to a navigation operation, and which types can carry what steers one.
///
/// Decided once, before anything runs, from the names that code uses; what can do neither is not
/// run. Errs towards running: a name on an unknown receiver means every declaration of that name.
final class Relevance {
  private let index: ProgramIndex
  private var hot: Set<ObjectIdentifier> = []
  private var cold: Set<ObjectIdentifier> = []
  /// Declarations whose code can post a notification.
  private var posting: Set<ObjectIdentifier> = []
  /// Names of declarations whose code can navigate.
  private(set) var hotNames: Set<String> = []
  private var shown: Set<ObjectIdentifier> = []
  /// Cases that code which matters tells from others.
  private var matched: Set<String> = []
  /// Properties that code which matters compares with texts.
  private var askedTexts: Set<String> = []
  private var plain: [Int: Bool] = [:]
  /// Names that code fills which is not run.
  private(set) var filledUnseen: Set<String> = []
  /// Names that functions change which are not run.
  private(set) var changedUnseen: Set<String> = []
  /// Names of types and functions that functions call which are not run.
  private(set) var calledUnseen: Set<String> = []

  init(
    _ declared: [FileFacts.Declared], _ index: ProgramIndex, steering: Set<String>,
    closures: Set<String>, closureLists: Set<String>, callbacks: Set<String> = [],
    delegates: Set<String> = [], observerLists: Set<String> = [],
    operations: Set<String> = [], messages: TypedMessages = .init(), observed: Set<String> = [],
    usesStreams: Bool = false
  ) {
    self.index = index
    let owners = Self.owners(index)
    let presentable = Presentable(index)
    let carriers = Self.carriers(index)
    let found = HotCode(
      declared, index, owners: declared.map { owners[$0.id] },
      initially: { declaration, owner in
        let uses = declaration.uses
        return uses.isHot || usesStreams && uses.sends || !uses.changed.isDisjoint(with: steering)
          || !uses.invoked.isDisjoint(with: closures)
          || declaration.name != "init" && !uses.changed.isDisjoint(with: closures)
          || !uses.changed.isDisjoint(with: observerLists)
          || uses.changed.contains(UIKitPresentation.styleName)
          || !uses.told.isDisjoint(with: callbacks)
          || !uses.toldSelf.isDisjoint(with: delegates)
          // A function of no type is followed for whom it tells what: else everybody is told by
          // everything.
          || owner == nil && !uses.changed.isDisjoint(with: delegates)
          || Self.isGivenAway(uses, owner)
          || owner.map { Self.keepsDelegate(declaration, $0, index) } == true
          || Self.runsLocal(uses, of: closures, carriedBy: carriers)
          || !uses.named.isDisjoint(with: closureLists)
          || uses.membered.contains {
            closureLists.contains($0.name) || operations.contains($0.name)
          } || !uses.named.isDisjoint(with: operations)
          || owner.map { Self.setsCase(declaration, $0, index) } == true
          || Self.changesBound(uses, owner)
          || presentable.isKept(by: declaration, of: owner) || messages.areSent(by: uses)
          || !uses.posted.isDisjoint(with: observed) && owner.map(Self.postsForScreen) == true
      })
    if declared.contains(where: \.uses.posts) {
      let found = HotCode(declared, index, owners: declared.map { owners[$0.id] }) { one, _ in
        one.uses.posts
      }
      posting = Set(zip(declared, found.isHot).compactMap { $1 ? $0.id : nil })
    }
    for (declaration, isFound) in zip(declared, found.isHot) {
      // What it posts for others tells whether those are.
      let isHot = isFound || declaration.uses.postsTyped
      if isHot { hotNames.insert(declaration.name) }
      if isHot {
        hot.insert(declaration.id)
      } else {
        cold.insert(declaration.id)
        filledUnseen.formUnion(declaration.uses.filled)
        if declaration.isAct {
          calledUnseen.formUnion(declaration.uses.invoked)
          changedUnseen.formUnion(declaration.uses.changed)
        }
      }
      if declaration.givesViews { shown.insert(declaration.id) }
      let showsViews = declaration.givesViews || owners[declaration.id].map(Self.isShown) ?? true
      if isHot || showsViews { matched.formUnion(declaration.uses.matched) }
      if isHot { askedTexts.formUnion(declaration.uses.askedTexts) }
    }
  }

  /// Whether code calls a local, and mentions a closure that it may hold: `guard let f = onRead`,
  /// or a case that carries one: `case .read(let f)`.
  private static func runsLocal(
    _ uses: FileFacts.Uses, of closures: Set<String>, carriedBy cases: Set<String>
  ) -> Bool {
    !uses.invoked.isDisjoint(with: uses.locals)
      && (!uses.named.isDisjoint(with: closures) || !uses.matched.isDisjoint(with: cases)
        || uses.membered.contains { closures.contains($0.name) })
  }

  /// Whether a method that the program adds to bindings changes what is bound, whatever that is.
  private static func changesBound(_ uses: FileFacts.Uses, _ owner: TypeInfo?) -> Bool {
    uses.changed.contains("wrappedValue") && owner?.isExternal == true && owner?.name == "Binding"
  }

  /// Whether code makes its own object, of no screen, a delegate.
  private static func isGivenAway(_ uses: FileFacts.Uses, _ owner: TypeInfo?) -> Bool {
    guard !uses.toldSelf.isDisjoint(with: Interpreter.delegateNames), let owner else {
      return false
    }
    return owner.isCalledByLibrary && !owner.isController && !owner.isKind(of: "UIView")
  }

  /// Whether a method keeps what it is given, or a part of it, in a property of a protocol of the
  /// program's: `func setUp(with delegate: CardDelegate) { self.delegate = delegate }`. Unless it is
  /// followed, the property may hold any that conforms.
  private static func keepsDelegate(
    _ declaration: FileFacts.Declared, _ owner: TypeInfo, _ index: ProgramIndex
  ) -> Bool {
    guard owner.kind == .classType, !declaration.parameters.isEmpty,
      !declaration.uses.changed.isEmpty
    else { return false }
    func resolve(_ type: TypeReference?, _ scope: TypeInfo) -> TypeInfo? {
      type.flatMap { index.resolve($0.unwrapped, in: scope, file: scope.span.file) }
    }
    let kept = owner.stored.filter { declaration.uses.changed.contains($0.name) }
      .compactMap { resolve($0.type, owner) }
      .filter { $0.kind == .protocolType && !$0.isExternal }
    guard !kept.isEmpty else { return false }
    return declaration.parameters.contains { parameter in
      guard let given = resolve(parameter.type, owner) else { return false }
      let parts = given.kind == .structure ? given.stored.map { resolve($0.type, given) } : []
      return ([given] + parts.compactMap(\.self)).contains { one in kept.contains { $0 === one } }
    }
  }

  /// Cases that carry closures, which who asks for the case runs by a name of its own.
  private static func carriers(_ index: ProgramIndex) -> Set<String> {
    var names: Set<String> = []
    for type in index.types where type.kind == .enumeration {
      for one in type.cases.values {
        let isRun = one.payload.contains { part in
          if case .function = index.expanded(part.type, in: type).unwrapped { true } else { false }
        }
        if isRun { names.insert(one.name) }
      }
    }
    return names
  }

  static func owners(_ index: ProgramIndex) -> [ObjectIdentifier: TypeInfo] {
    var result: [ObjectIdentifier: TypeInfo] = [:]
    for type in index.types {
      for one in type.variables.values { result[ObjectIdentifier(one)] = type }
      for one in type.functions.values.joined() { result[ObjectIdentifier(one)] = type }
    }
    return result
  }

  private static func isShown(_ type: TypeInfo) -> Bool {
    SyntaxFacts.shownProtocols.contains(where: type.inherits(external:)) || type.isController
  }

  /// Whether a type's code runs where a person is: a view, a controller, or what a view of UIKit's
  /// is made of.
  static func isOfScreen(_ type: TypeInfo) -> Bool {
    isShown(type) || type.isKind(of: "UIView")
  }

  /// Whether what a type's code posts, it posts for the person who acts on a screen: a screen, its
  /// view model, or what navigates for it. A service posts whatever happens to it, wherever a person
  /// is.
  static func postsForScreen(_ type: TypeInfo) -> Bool {
    isOfScreen(type)
      || type.kind == .classType && screenHelpers.contains(where: type.simpleName.hasSuffix)
  }

  private static let screenHelpers = [
    "ViewModel", "Presenter", "Interactor", "Coordinator", "Router", "Flow", "Navigator",
    "Wireframe", "FlowController",
  ]

  /// Whether running a declaration's code can navigate. What was not looked at can.
  func isHot(_ declaration: ObjectIdentifier) -> Bool { !cold.contains(declaration) }

  /// Whether running a declaration's code can post a notification.
  func isPosting(_ declaration: ObjectIdentifier) -> Bool { posting.contains(declaration) }

  /// Whether code that matters tells a case from others.
  func tellsApart(_ name: String) -> Bool { matched.contains(name) }

  // MARK: Types

  /// Whether values of a type say nothing about navigation, whatever they hold: data without
  /// closures, views, or cases that anything that matters is chosen by.
  func isPlain(_ type: TypeInfo) -> Bool {
    if let known = plain[type.id] { return known }
    // A type that holds itself is what its other parts are.
    plain[type.id] = true
    let answer = decide(type)
    plain[type.id] = answer
    return answer
  }

  private func decide(_ type: TypeInfo) -> Bool {
    guard !type.isExternal, type.kind != .protocolType, type.generics.isEmpty,
      !index.isModel(type.span),
      // Views act when one object of it changes, as with `ObservableObject`.
      !type.attributes.contains(where: { $0.name == "Observable" }),
      type.externalSupertypes.isSubset(of: Self.harmless), !isOverridden(type)
    else { return false }
    return type.lineage.allSatisfy { part in
      guard part.generics.isEmpty || part.kind == .protocolType else { return false }
      return part.cases.values.allSatisfy { one in
        !matched.contains(one.name) && one.payload.allSatisfy { isPlain($0.type, in: part) }
      }
        && part.variables.values.allSatisfy {
          isCold(ObjectIdentifier($0)) && !isToldApart($0, in: type)
        }
        && part.functions.values.joined().allSatisfy { isCold(ObjectIdentifier($0)) }
        && part.stored.allSatisfy { isPlain($0, in: part) && !isAsked($0, of: part) }
    }
  }

  /// Whether a class below one navigates where that has a method which does nothing: `class Flow {
  /// func start() {} }`.
  private func isOverridden(_ type: TypeInfo) -> Bool {
    guard type.kind == .classType, !type.functions.isEmpty else { return false }
    return type.descendants().contains { heir in
      heir.functions.contains { name, functions in
        name != "init" && type.functions[name] != nil
          && functions.contains { $0.isOverride && hot.contains(ObjectIdentifier($0)) }
      }
    }
  }

  /// Whether a text of a value that code makes, and no decoder, tells where to go.
  private func isAsked(_ variable: VariableDeclaration, of type: TypeInfo) -> Bool {
    type.kind == .structure && askedTexts.contains(variable.name)
      && variable.type?.lastName == "String"
      && type.externalSupertypes.isDisjoint(with: Self.decoded)
  }

  private static let decoded: Set<String> = ["Codable", "Decodable"]

  /// Whether code chooses by a constant of its own type: `case .move:` of a struct's
  /// `static let move = Deed(id: "move")`.
  private func isToldApart(_ variable: VariableDeclaration, in type: TypeInfo) -> Bool {
    guard variable.isStatic, matched.contains(variable.name), type.kind != .enumeration else {
      return false
    }
    if let written = variable.type?.unwrapped.lastName {
      return written == type.simpleName || written == "Self"
    }
    guard case .call(let callee, _)? = variable.value?.kind else { return false }
    return callee.lastName == type.simpleName || callee.lastName == "Self"
  }

  private func isCold(_ declaration: ObjectIdentifier) -> Bool {
    !hot.contains(declaration) && !shown.contains(declaration)
  }

  private func isPlain(_ variable: VariableDeclaration, in owner: TypeInfo) -> Bool {
    if let type = variable.type { return isPlain(type, in: owner) }
    switch variable.value?.kind {
    case .string, .integer, .boolean: return true
    case .call(let callee, _): return callee.lastName.map(Self.isPlain(named:)) ?? false
    default: return false
    }
  }

  /// Whether a type as written is plain.
  func isPlain(_ type: TypeReference, in scope: TypeInfo?) -> Bool {
    switch type {
    case .optional(let inner), .array(let inner): return isPlain(inner, in: scope)
    case .dictionary(let key, let value):
      return isPlain(key, in: scope) && isPlain(value, in: scope)
    case .tuple(let parts, _): return parts.allSatisfy { isPlain($0, in: scope) }
    case .named(let parts):
      guard let last = parts.last else { return false }
      if let known = index.resolve(type, in: scope, file: scope?.span.file ?? 0), !known.isExternal
      {
        return last.generics.isEmpty && isPlain(known)
      }
      return Self.isPlain(named: last.name)
        && last.generics.allSatisfy { isPlain($0, in: scope) }
    default: return false
    }
  }

  /// Whether a type of that name, which is not read, only holds data.
  static func isPlain(named name: String) -> Bool {
    SyntaxFacts.plainTypes.contains(name) || plainData.contains(name)
  }

  private static let plainData: Set<String> = [
    "Array", "Set", "Dictionary", "Optional", "Range", "ClosedRange", "URL", "URLRequest",
    "HTTPURLResponse", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "NSNumber", "NSString", "NSDate", "NSData", "IndexPath", "IndexSet", "TimeZone",
    "DateComponents", "DateInterval", "Measurement", "CLLocationCoordinate2D", "CLLocation",
    "Image", "Angle", "EdgeInsets", "UIEdgeInsets", "Edge", "Alignment", "Duration", "CharacterSet",
    "NSRange", "Unicode", "PersonNameComponents", "Text",
  ]

  /// What data conforms to.
  static let harmless: Set<String> = [
    "Codable", "Encodable", "Decodable", "Hashable", "Equatable", "Comparable", "Identifiable",
    "Sendable", "CaseIterable", "RawRepresentable", "CustomStringConvertible",
    "CustomDebugStringConvertible", "Error", "LocalizedError", "String", "Int", "NSObject",
    "ExpressibleByStringLiteral", "CodingKey", "OptionSet", "UInt8", "UInt", "Double", "NSCoding",
    "NSSecureCoding", "NSCopying", "Strideable", "TransientRecord", "FetchableRecord",
    "PersistableRecord", "MutablePersistableRecord", "TableRecord", "AnyObject",
  ]
}

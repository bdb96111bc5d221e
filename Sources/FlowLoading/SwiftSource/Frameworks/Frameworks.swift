/// A call that the program does not define, as a framework's table sees it.
struct CallSite {
  let name: String
  let arguments: [Argument]
  let expression: Expression
  let expected: ScopedType?

  var span: Span { expression.span }

  /// From the modifier's own name, where a call is one: `.navigationTitle("Home")`.
  var modifierSpan: Span {
    guard case .call(let callee, _) = expression.kind,
      case .member(.some, let name, _) = callee.kind
    else { return span }
    let length = UInt32(name.utf8.count) + 1
    guard callee.span.end >= callee.span.start + length else { return span }
    return Span(file: span.file, start: callee.span.end - length, end: span.end)
  }

  func argument(_ label: String) -> Expression? {
    arguments.first { $0.label == label }?.value
  }

  /// The first argument without a label that is not a trailing closure.
  var first: Expression? { arguments.first { $0.label == nil && !$0.isTrailing }?.value }

  /// The unlabelled trailing closure.
  var trailing: Expression? { arguments.first { $0.isTrailing && $0.label == nil }?.value }

  /// The generic arguments that a call of a type writes out: `StackState<Path.State>([…])`.
  var generics: [TypeReference] {
    guard case .call(let callee, _) = expression.kind, case .name(_, let generics) = callee.kind
    else { return [] }
    return generics
  }

  func has(_ label: String) -> Bool { arguments.contains { $0.label == label } }
}

/// What frameworks' API does to navigation. One file a framework fills these tables; nothing else
/// holds names of API.
enum Frameworks {
  typealias Constructor = @Sendable (Interpreter, CallSite, Frame) -> ValueSet
  typealias Modifier = @Sendable (Interpreter, ValueSet, CallSite, Frame) -> ValueSet
  /// Gives nil where the receiver is not the framework's, so that the next table may try.
  typealias Method = @Sendable (Interpreter, ValueSet, Expression, CallSite, Frame) -> ValueSet?

  static let constructors: [String: Constructor] = merged([
    SwiftUIStacks.constructors, SwiftUILinks.constructors, SwiftUITabs.constructors,
    SwiftUIContent.constructors, SwiftUITables.constructors, SwiftUIState.constructors,
    SwiftUIScenes.constructors,
    Concurrency.constructors, TaskGroups.constructors, AssociatedObjects.constructors,
    Messages.constructors,
    Binders.constructors, UIKitStacks.constructors,
    UIKitContainers.constructors, UIKitTabs.constructors, UIKitClasses.constructors,
    Storyboards.constructors,
    FoundationNames.constructors, URLParts.constructors, LibraryPrimitives.constructors,
    UIKitActions.constructors, ContextMenus.constructors, Collections.constructors,
    Containers.constructors, Streams.constructors,
    Reactive.constructors, StateMachines.constructors, Factories.constructors,
    Stores.constructors,
  ])

  static let modifiers: [String: Modifier] = merged([
    SwiftUIStacks.modifiers, SwiftUIPresentation.modifiers, SwiftUITabs.modifiers,
    SwiftUILinks.modifiers, SwiftUIContent.modifiers, SwiftUIEnvironment.modifiers,
  ])

  static let methods: [String: [Method]] = {
    var all: [String: [Method]] = [:]
    for table in [
      RouteTables.methods, Messages.methods, Binders.methods, Streams.methods,
      Streams.holdingBack,
      Streams.subscriptions,
      Concurrency.methods,
      SwiftUIDismissal.methods, SwiftUILinks.methods,
      Collections.methods, UIKitStacks.methods, UIKitPresentation.methods,
      UIKitContainers.methods, UIKitTabs.methods, Storyboards.methods, FoundationNames.methods,
      UIKitActions.methods, UIKitClasses.methods, Reducers.methods, Stores.methods,
      StateMachines.methods,
      Notifications.methods, SwiftUIState.methods, Texts.methods, OptionSets.methods,
      Containers.methods,
      Wrapping.methods, DeviceStorage.methods, Results.methods, Factories.methods,
      CaseLists.methods,
      ReusedCell.methods,
    ] {
      for (name, method) in table { all[name, default: []].append(method) }
    }
    return all
  }()

  /// What is done besides keeping the value when code assigns to a framework's property.
  typealias Assignment = @Sendable (Interpreter, ValueSet, ValueSet, Span) -> Void
  /// What a framework's property of a value of the program gives, from what was assigned to it.
  typealias Property = @Sendable (Interpreter, Value, ValueSet) -> ValueSet?

  static let assignments: [String: Assignment] = UIKitStacks.assignments.merging(
    UIKitContainers.assignments
  ) { first, _ in first }.merging(UIKitTabs.assignments) { first, _ in first }

  static let properties: [String: Property] = UIKitStacks.properties.merging(
    UIKitContainers.properties
  ) { first, _ in first }.merging(Stores.properties) { first, _ in first }.merging(
    ResponderChain.properties
  ) { first, _ in first }.merging(Storyboards.properties) { first, _ in first }

  /// Types of frameworks' properties, which give `.case` its meaning.
  static let propertyTypes = UIKitPresentation.propertyTypes

  /// What calling a value of a framework does: `dismiss()`, `openURL(url)`.
  static let callables: [String: Constructor] = merged([
    SwiftUIDismissal.callables, SwiftUILinks.callables, ReducerDismissal.callables,
  ])

  /// Names whose call makes a function one that must be followed.
  static let operationNames: Set<String> = LibraryPrimitives.operationNames.union(
    StateMachines.operationNames
  ).union(Containers.operationNames).union(Wrapping.operationNames).union(
    UIKitContainers.operationNames
  ).union(UIKitTabs.operationNames).union(UIKitActions.barMethods).union([
    "dismiss", "openURL", "openWindow", "send", "sink", "open", "yield", "callAsFunction",
    "NavigationLink", "NavigationStack", "TabView", "sheet", "fullScreenCover", "popover",
    "navigationDestination", "Link", "onOpenURL", "pushViewController", "show",
    "showDetailViewController", "setViewControllers", "popViewController",
    "popToRootViewController", "popToViewController", "present", "addChild", "performSegue",
    "instantiateViewController", "instantiateInitialViewController", "setViewController",
    "UINavigationController", "UIHostingController", "UISearchController", "addTarget", "addAction",
    "addOperation", "addOperations", "start",
  ])

  private static func merged<Handler>(_ tables: [[String: Handler]]) -> [String: Handler] {
    tables.reduce(into: [:]) { all, table in all.merge(table) { first, _ in first } }
  }
}

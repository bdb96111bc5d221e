/// Initialisers and methods that hand on to others: `super.init(…)`, `self.init(…)`.
extension Interpreter {
  func callSuper(
    _ name: String, _ arguments: [Argument], _ expression: Expression, _ frame: Frame
  ) -> ValueSet {
    guard let receiver = frame.receiver, let scope = frame.scope else { return .unknown }
    let inherited = scope.lineage.dropFirst().flatMap { type in
      (type.functions[name] ?? []).map { ($0, type) }
    }
    if let (function, owner) = best(inherited, arguments), function.body != nil,
      !isFrameworks(name, on: receiver, arguments, frame, from: function)
    {
      return invoke(function, owner: owner, receiver: receiver, arguments, frame, at: expression)
    }
    if name != "init" {
      let site = CallSite(name: name, arguments: arguments, expression: expression, expected: nil)
      if let result = inheritedAbove(site, on: receiver, frame) { return result }
    }
    for argument in arguments { evaluate(argument.value, frame) }
    if name == "init" {
      initializeAbove(receiver, scope, arguments, frame)
      if inheritsInitializer(scope) {
        for argument in arguments { runGiven(argument, to: scope, expression, frame) }
      }
    }
    return .none
  }

  /// An initialiser that nobody wrote: a structure's own, which takes its properties, or that of a
  /// framework's class.
  func initializeElsewhere(
    _ receiver: Value, _ type: TypeInfo, _ arguments: [Argument], _ expression: Expression,
    _ frame: Frame
  ) {
    guard type.kind == .structure else {
      initializeAbove(receiver, type, arguments, frame)
      return
    }
    guard let object = objectNumber(receiver) else { return }
    memberwise(object, type, arguments, expression, frame)
  }

  /// An initialiser that a framework's class has.
  private func initializeAbove(
    _ receiver: Value, _ type: TypeInfo, _ arguments: [Argument], _ frame: Frame
  ) {
    guard let owner = objectNumber(receiver) else { return }
    if type.isNavigationController, fillStack(of: owner, arguments, frame) { return }
    // A library's container shows what it is made of: `super.init(content: map, drawer: list)`.
    if type.isController, type.extendsClassOutside {
      for argument in arguments where argument.label.map(Self.saysOther) != true {
        let given = evaluate(argument.value, frame)
        let all = given.values + items(of: given).flatMap(\.values)
        _ = takeChildren(
          ValueSet(all.filter { isController($0) && $0 != receiver }), of: ValueSet(receiver),
          argument.value.span)
      }
    }
    storeExternal(arguments, in: owner, type: type, frame)
  }

  /// Whether what a controller is given under a label is none that it shows.
  private static func saysOther(_ label: String) -> Bool {
    let label = label.lowercased()
    return ["delegate", "parent", "presenting", "presenter", "source", "from", "host", "owner"]
      .contains(where: label.contains)
  }

  /// What a framework's initialiser takes, kept under the argument's label.
  private func storeExternal(
    _ arguments: [Argument], in object: Int, type: TypeInfo, _ frame: Frame
  ) {
    for argument in arguments {
      guard let label = argument.label else { continue }
      let isHosted = label == UIKitContainers.hostedName
      let values = evaluate(argument.value, frame, expected: isHosted ? hostedType(of: type) : nil)
      // Whatever class hands it up, the controller hosts it.
      let owner = isHosted ? heap.objects[object].type : type.id
      heap.write(ValueSet(values.values), to: Place(object: object, type: owner, name: label))
    }
  }

  /// Whether objects of a class of the program are made by initialisers of a class that is not in
  /// the source.
  func inheritsInitializer(_ type: TypeInfo) -> Bool {
    type.kind == .classType && !type.isController
      && !type.externalSupertypes.isSubset(of: Relevance.harmless.union(["ObservableObject"]))
  }

  /// Runs the code that an inherited initialiser is given, as that of the class above would be:
  /// nobody else tells when it runs.
  func runGiven(
    _ argument: Argument, to type: TypeInfo, _ expression: Expression, _ frame: Frame
  ) {
    guard evaluate(argument.value, frame).values.contains(where: isCode) else { return }
    runArguments(
      CallSite(
        name: type.simpleName, arguments: [argument], expression: expression, expected: nil), frame)
  }

  /// `HomeView` of `class HomeController: UIHostingController<HomeView>`.
  private func hostedType(of type: TypeInfo) -> ScopedType? {
    for declaring in type.lineage {
      for inherited in declaring.inherits where inherited.lastName == "UIHostingController" {
        return inherited.generics.first.map {
          ScopedType(reference: $0, scope: declaring, file: declaring.span.file)
        }
      }
    }
    return nil
  }

  /// What an initialiser gives that the program adds to a framework's type; nil where a call means
  /// one of the framework's own.
  func extendedInitializer(
    of type: TypeInfo, _ arguments: [Argument], _ expression: Expression, _ frame: Frame
  ) -> ValueSet? {
    guard type.isExternal, let initializers = type.functions["init"],
      SwiftUIState.extensible.contains(type.name) || UIKitClasses.extensible.contains(type.name)
        || isMadeOfObjects(type, arguments, frame)
    else { return nil }
    let own = initializers.filter {
      $0.body != nil && $0 !== frame.initializer && isComplete($0, arguments)
    }
    guard let function = best(own, arguments, near: frame.file) else { return nil }
    if UIKitClasses.extensible.contains(type.name) {
      return extendedObject(of: type, by: function, arguments, expression, frame)
    }
    let made = invoke(
      function, owner: type, receiver: .externalType(type.name), arguments, frame, at: expression)
    return made.isEmpty ? .unknown : made
  }

  /// A container of UIKit's that an initialiser of the program sets up: `UINavigationController(root:
  /// page, title: title)`. UIKit's own, which that hands on to, fills the same object.
  private func extendedObject(
    of type: TypeInfo, by function: FunctionDeclaration, _ arguments: [Argument],
    _ expression: Expression, _ frame: Frame
  ) -> ValueSet? {
    let site = CallSite(
      name: type.name, arguments: arguments, expression: expression, expected: nil)
    guard let object = frameworkObject(type.name, site, frame) else { return nil }
    invoke(function, owner: type, receiver: .object(object), arguments, frame, at: expression)
    return ValueSet(.object(object))
  }

  /// Whether an action or a button is made of the program's own objects alone, which hold what it is
  /// to run: `UIAlertAction(action)`, `Button(model: model)`.
  private func isMadeOfObjects(
    _ type: TypeInfo, _ arguments: [Argument], _ frame: Frame
  ) -> Bool {
    Self.extendedActions.contains(type.name) && !arguments.isEmpty
      && arguments.allSatisfy { argument in
        evaluate(argument.value, frame).values.contains { objectNumber($0) != nil }
      }
  }

  static let extendedActions: Set<String> = [
    "UIAction", "UIAlertAction", "OpenURLAction", "Button",
  ]

  /// Keeps what `self.init(…)` makes: the value of a framework's type that is being made.
  func handedOn(_ made: ValueSet, to value: Value, _ frame: Frame) -> ValueSet {
    guard frame.initializer != nil, frame.receiver == value else { return made }
    frame.returned.formUnion(made)
    frame.hasReturned = true
    return made
  }
}

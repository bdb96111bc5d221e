import FlowGraph

/// What models of libraries say that no call of SwiftUI or UIKit says.
///
/// | call | does |
/// |---|---|
/// | `waymarkPush(value)` | puts a value, or a view or controller, on the stack around the screen |
/// | `waymarkPop(count)` | takes levels off that stack |
/// | `waymarkPopTo()`, `waymarkPopToRoot()` | takes levels off down to one, or to the root |
/// | `waymarkLater("gesture") { … }` | runs code when a person acts, not now |
/// | `waymarkDismiss()` | takes the modal around the screen away |
/// | `waymarkStack(path, includesRoot, destination)` | a stack of which each element is built by
/// one closure |
///
/// A type with the attribute `@PathElement` says how it is shown: an enum with cases named as
/// kinds of transitions, whose first payload is the value itself. Values of a type with the
/// attribute `@Placed` remember where the app made them: what they do is reported there.
enum LibraryPrimitives {
  static let constructors: [String: Frameworks.Constructor] = [
    "waymarkPush": { interpreter, site, frame in
      guard let value = site.first else { return .none }
      interpreter.go(to: interpreter.evaluate(value, frame), site.span)
      return .none
    },
    "waymarkPop": { interpreter, site, frame in
      var count: Int? = 1
      if let value = site.first {
        if case .integer(let number)? = interpreter.evaluate(value, frame).only {
          count = number
        } else {
          count = nil
        }
      }
      interpreter.note(.pop(count: count), site.span)
      return .none
    },
    "waymarkPopTo": { interpreter, site, _ in
      interpreter.note(.popTo(.none), site.span)
      return .none
    },
    "waymarkPopToRoot": { interpreter, site, _ in
      interpreter.note(.popToRoot, site.span)
      return .none
    },
    "waymarkDismiss": { interpreter, site, _ in
      interpreter.note(.dismissModal(), site.span)
      return .none
    },
    "waymarkLater": { interpreter, site, frame in
      guard let closure = site.trailing else { return .none }
      let values = interpreter.evaluate(closure, frame)
      var label = "later"
      if let text = site.first, case .string(let known)? = interpreter.evaluate(text, frame).only {
        label = known
      }
      return interpreter.within({
        $0.trigger = Trigger(label: label, span: interpreter.anchored(site.span))
        $0.hops = []
      }) {
        interpreter.invokeAll(values, [], closure, frame)
      }
    },
    "waymarkStack": { interpreter, site, frame in interpreter.stackOfElements(site, frame) },
  ]

  static let operationNames: Set<String> = Set(constructors.keys)
}

extension Interpreter {
  /// Shows a view or controller, or puts any other value on the surrounding stack.
  fileprivate func go(to values: ValueSet, _ span: Span) {
    var plain = ValueSet([], isOpen: values.isOpen)
    for value in values.values {
      let (kind, shown) = pathElement(value) ?? (.push, ValueSet(value))
      let views = shown.values.filter { isView($0) || isController($0) }
      if views.isEmpty {
        plain.insert(value)
      } else {
        note(.show(ValueSet(views), kind), span)
      }
    }
    if !plain.isEmpty || values.isEmpty { note(.pushValue(plain), span) }
  }

  /// Notes that a library keeps a stack, and changes its path in ways that are not followed.
  func markAsLibrary(_ stack: Int) {
    facts.stacks[stack].isOfLibrary = true
    for place in facts.stacks[stack].places { heap.write(.unknown, to: place) }
  }

  /// How an element of a path says that it is shown, and the value that it holds.
  func pathElement(_ value: Value) -> (kind: TransitionKind, value: ValueSet)? {
    guard case .enumCase(let type, let name, let payload) = value,
      let kind = TransitionKind(rawValue: name), let first = payload.first,
      index.types[type].attributes.contains(where: { $0.name == "PathElement" })
    else { return nil }
    return (kind, first)
  }

  /// A stack that builds each of its elements by one closure.
  fileprivate func stackOfElements(_ site: CallSite, _ frame: Frame) -> ValueSet {
    guard let path = site.argument("path"), let builder = site.argument("destination") else {
      return .none
    }
    let places = boundPlaces(evaluate(path, frame))
    heap.steer(places)
    let number = facts.stack(
      span: anchored(site.span), receiver: anchor?.receiver ?? frame.receiver, places: places,
      isLegacy: false, isSplit: false)
    markAsLibrary(number)
    let closures = evaluate(builder, frame)
    if let kind = site.argument("kind"), case .string(let name)? = evaluate(kind, frame).only {
      facts.stacks[number].elementKind = TransitionKind(rawValue: name) ?? .push
    }
    var content = ValueSet.none
    within({
      $0.stack = number
      $0.builder = nil
    }) {
      for place in places {
        if let key = elementKey(of: place) {
          record(.destination(key, content: closures, site.span))
        }
        guard site.has("includesRoot") else { continue }
        facts.stacks[number].includesRoot = true
        for list in items(ofLists: initialValue(of: place)).compactMap(\.first) {
          content.formUnion(invokeAll(closures, [unstyled(list)], builder, frame))
        }
      }
    }
    facts.stacks[number].content.formUnion(content)
    return ValueSet(heap.view(.stack(number, content.values)))
  }

  private func items(ofLists values: ValueSet) -> [[ValueSet]] {
    values.values.compactMap { if case .list(let items) = $0 { items } else { nil } }
  }

  private func unstyled(_ values: ValueSet) -> ValueSet {
    values.values.reduce(into: ValueSet([], isOpen: values.isOpen)) { result, value in
      result.formUnion(pathElement(value)?.value ?? ValueSet(value))
    }
  }

  /// The type of the values that a path holds.
  private func elementKey(of place: Place) -> TypeKey? {
    guard let element = declaredType(of: place).flatMap(elementType) else { return nil }
    var type = element
    if let known = resolve(element), index.isModel(known.span),
      let inner = element.reference.generics.first
    {
      type = element.with(inner)
    }
    if let known = resolve(type) { return TypeKey(known) }
    return type.reference.lastName.map { .external($0) }
  }
}

/// Elements of a list that code asks for something: `for watch in watches where watch.name == name`,
/// `watches.filter { $0.name == name }`. A bus that runs whoever listens to one of its messages runs
/// nobody else.
extension Interpreter {
  /// Whether code tells the elements of a list apart by what they hold: objects made around code.
  func areTold(_ elements: ValueSet) -> Bool {
    !elements.isEmpty && elements.values.allSatisfy(isTold)
  }

  private func isTold(_ element: Value) -> Bool {
    guard case .object(let number) = element else { return false }
    return carriesCode(index.types[heap.objects[number].type])
  }

  /// Cases by which elements are told apart are worth working out, wherever code gives one.
  private func noteKeys(of elements: ValueSet) {
    for type in Set(elements.values.compactMap { self.type(of: $0)?.id }).sorted() {
      let holder = index.types[type]
      for variable in holder.stored {
        guard let written = variable.type,
          let key = index.resolve(written.unwrapped, in: holder, file: holder.span.file),
          key.kind == .enumeration, !key.isExternal
        else { continue }
        heap.write(ValueSet(.boolean(true)), to: Self.telling(key))
      }
    }
  }

  /// Whether the app tells listeners apart by the cases of an enum.
  func tellsListeners(_ type: TypeInfo?) -> Bool {
    guard let type, type.kind == .enumeration, !type.isExternal else { return false }
    return !heap.read(Self.telling(type)).isEmpty
  }

  private static func telling(_ type: TypeInfo) -> Place {
    Place(object: nil, type: type.id, name: "\u{0}telling listeners apart")
  }

  /// Those elements for which a condition can hold.
  func elements(
    _ elements: ValueSet, of pattern: Pattern, where asked: [Condition], _ frame: Frame
  ) -> ValueSet {
    guard areTold(elements), case .bind(let name) = pattern else { return elements }
    noteKeys(of: elements)
    let kept = elements.values.filter { element in
      var isRuledOut = false
      _ = branch(frame, conditions: []) {
        frame.bind(name, ValueSet(element))
        isRuledOut = asked.contains { condition in
          if case .expression(let asked) = condition { truth(asked, frame) == false } else { false }
        }
        return .none
      }
      return !isRuledOut
    }
    return ValueSet(kept, isOpen: elements.isOpen)
  }

  /// What a loop asks of each element before it does anything with it.
  func asked(by filter: Expression?, _ body: [Statement]) -> [Condition] {
    let first = filter.map { [Condition.expression($0)] } ?? []
    switch body.first?.kind {
    case .conditional(let conditions, _, nil) where body.count == 1: return first + conditions
    case .guarding(let conditions, _): return first + conditions
    default: return first
    }
  }

  /// Of more listeners that say themselves whether they want to hear something, which do is not
  /// known: `subscriptions.filter { $0.selector(oldValue, state) }`. Told all of them, whatever a
  /// screen does would do what all others do.
  private static let mostOpen = 4

  /// Whether a closure asks code that an element holds.
  private func asksElement(_ closure: Closure) -> Bool {
    guard closure.body.count == 1, case .expression(let asked)? = closure.body.first?.kind,
      case .call(let callee, _) = asked.plain.kind, case .member(let base?, _, _) = callee.kind,
      case .name(let name, _) = base.plain.kind
    else { return false }
    return name == closure.parameters.first?.name ?? "$0"
  }

  /// What a list holds of which a closure does not say that it is to be left out; nil where that is
  /// not told.
  func filtered(
    _ list: ValueSet, by asked: Expression, _ frame: Frame
  ) -> ValueSet? {
    let elements = items(of: list).reduce(into: ValueSet.none) { $0.formUnion($1) }
    guard areTold(elements), case .closure(let closure) = asked.kind else { return nil }
    noteKeys(of: elements)
    let closures = evaluate(asked, frame)
    var out: Set<Value> = []
    var open: Set<Value> = []
    for element in elements.values {
      switch invokeAll(closures, [ValueSet(element)], asked, frame).only {
      case .boolean(false)?: out.insert(element)
      case .boolean(true)?: break
      default: open.insert(element)
      }
    }
    if open.count > Self.mostOpen, asksElement(closure) { out.formUnion(open) }
    guard !out.isEmpty else { return nil }
    return ValueSet(
      list.values.map { value in
        guard case .list(let items) = value else { return value }
        let kept = items.map { ValueSet($0.values.filter { !out.contains($0) }, isOpen: $0.isOpen) }
        return .list(kept.filter { !$0.isEmpty || $0.isOpen })
      }, isOpen: list.isOpen)
  }
}

/// Streams that a closure makes for whoever listens: `AsyncStream { continuation in … }`.
///
/// A method of a shared object that returns such a stream makes one for each who asks, and what
/// this one yields nobody else hears: whoever reads it in a loop does so where the loop stands.
enum BuiltStreams {
  /// Whether an expression makes a stream by a closure.
  static func isMade(by value: Expression?) -> Bool {
    guard case .call(let callee, let arguments)? = value?.kind else { return false }
    return callee.lastName == "AsyncStream" && !arguments.isEmpty
  }

  /// The type of what a stream says, as written where it is made or wanted there.
  static func type(ofElementsIn site: CallSite, _ frame: Frame) -> ScopedType? {
    if case .call(let callee, _) = site.expression.kind, case .name(_, let generics) = callee.kind,
      let written = generics.first
    {
      return ScopedType(reference: written, scope: frame.scope, file: frame.file)
    }
    guard let wanted = site.expected else { return nil }
    return wanted.reference.unwrapped.generics.first.map { wanted.with($0) }
  }

  /// Whether a closure says something to who listens, or hands who listens on to what it was given
  /// to run, and keeps the continuation for nobody else.
  ///
  /// - Parameter isGiven: Whether a name is that of something that the closure was given.
  static func yields(_ closure: Closure, isGiven: @escaping (String) -> Bool) -> Bool {
    let name = closure.parameters.first?.name ?? "$0"
    func isContinuation(_ expression: Expression) -> Bool {
      if case .name(name, _) = expression.kind { true } else { false }
    }
    var (isFound, isKept) = (false, false)
    Walk { node in
      switch node.kind {
      case .binary("=", _, let value) where isContinuation(value): isKept = true
      case .call(let callee, let arguments):
        switch callee.kind {
        case .member(let base?, "yield", _) where isContinuation(base): isFound = true
        case .name(let name, _) where isGiven(name):
          isFound = isFound || arguments.contains { isContinuation($0.value) }
        default: isKept = isKept || arguments.contains { isContinuation($0.value) }
        }
      default: break
      }
      return !isKept
    }.statements(closure.body)
    return isFound && !isKept
  }
}

extension Place {
  /// What a closure says that runs for whoever listens.
  ///
  /// - Parameter closure: Its number in the heap.
  static func yielded(by closure: Int) -> Place {
    Place(object: nil, of: .yielded, name: "stream \(closure)")
  }

  var isYielded: Bool { type == Bookkeeping.yielded.rawValue }
}

extension Interpreter {
  /// The closure that makes a stream for each who listens.
  func closureBuilding(_ values: ValueSet) -> Int? {
    guard case .closure(let number)? = values.only else { return nil }
    let record = heap.closures[number]
    let isBuilding = BuiltStreams.yields(record.closure) {
      record.captured[$0] != nil || record.cells[$0] != nil
    }
    return isBuilding ? number : nil
  }

  /// Runs the closures of a stream for one who listens, and gives what they say.
  func yielded(by closures: ValueSet, _ site: Expression) -> ValueSet {
    closures.values.reduce(into: ValueSet.none) { result, closure in
      guard case .closure(let number) = closure else { return }
      let place = Place.yielded(by: number)
      invoke(closure: number, [ValueSet(.channel(place))], at: site)
      result.formUnion(heap.read(place))
    }
  }

  /// The same, with what is done to it on the way.
  func yielded(
    by closures: ValueSet, through steps: [MessageStream.Step], _ site: Expression, _ frame: Frame
  ) -> ValueSet {
    let said = yielded(by: closures, site)
    guard !steps.isEmpty else { return said }
    return closures.values.reduce(into: ValueSet.none) { result, closure in
      guard case .closure(let number) = closure else { return }
      var place = Place.yielded(by: number)
      place.local = site.span
      deliver(said, through: steps[...], to: .channel(place), site, frame)
      result.formUnion(heap.read(place))
    }
  }
}

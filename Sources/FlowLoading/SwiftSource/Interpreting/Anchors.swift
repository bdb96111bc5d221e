/// The call of the app's own code by which a library's model runs.
struct Anchor: Hashable {
  let span: Span
  let receiver: Value?

  /// Tells runs apart that differ in nothing else.
  var key: ValueSet {
    ValueSet(
      .tuple(
        [nil, nil], [ValueSet(.integer(Int(span.file))), ValueSet(.integer(Int(span.start)))]))
  }
}

extension Interpreter {
  /// Runs code of a function; what a library's model does has its place at the app's call.
  func anchoring<Result>(
    _ function: Span, at site: Span?, _ caller: Frame, receiver: Value?, _ body: () -> Result
  ) -> Result {
    guard index.isModel(function) else { return body() }
    let saved = anchor
    defer { anchor = saved }
    if let placed = placeMade(receiver) {
      anchor = Anchor(span: placed, receiver: saved?.receiver ?? caller.receiver)
    } else if let site, !index.isModel(site) {
      anchor = Anchor(span: site, receiver: caller.receiver)
    }
    return body()
  }

  /// A place in the app for what stands at a place in a model.
  func anchored(_ span: Span) -> Span {
    index.isModel(span) ? anchor?.span ?? span : span
  }

  /// What more than its arguments a run of a model's code depends on.
  func anchorKey(_ span: Span) -> [ValueSet] {
    index.isModel(span) ? [anchor?.key ?? .none] : []
  }

  private static let placeLabel = "placed"

  /// The place to keep in a value of a type that says so.
  func madePlace(_ type: TypeInfo, _ expression: Expression) -> ValueSet? {
    guard index.isModel(type.span), type.attributes.contains(where: { $0.name == "Placed" }) else {
      return nil
    }
    let span = anchored(expression.span)
    return ValueSet(
      .tuple(
        [Self.placeLabel, nil, nil],
        [span.file, span.start, span.end].map { ValueSet(.integer(Int($0))) }))
  }

  /// A case without payload, with its place where its type says so.
  func placed(_ values: ValueSet, _ type: TypeInfo, _ expression: Expression) -> ValueSet {
    guard case .enumCase(let number, let name, let payload)? = values.only,
      let place = madePlace(type, expression)
    else { return values }
    return ValueSet(.enumCase(number, name, payload + [place]))
  }

  private func place(in payload: [ValueSet]) -> [ValueSet]? {
    guard case .tuple(let labels, let parts)? = payload.last?.only,
      labels.first == Self.placeLabel
    else { return nil }
    return parts
  }

  /// A payload as its case declares it.
  func withoutPlace(_ payload: [ValueSet]) -> [ValueSet] {
    place(in: payload) == nil ? payload : payload.dropLast()
  }

  /// Where the app made a value that keeps it.
  private func placeMade(_ value: Value?) -> Span? {
    guard case .enumCase(_, _, let payload)? = value, let parts = place(in: payload) else {
      return nil
    }
    let numbers = parts.compactMap { part -> UInt32? in
      if case .integer(let number)? = part.only { return UInt32(clamping: number) }
      return nil
    }
    guard numbers.count == 3 else { return nil }
    return Span(file: numbers[0], start: numbers[1], end: numbers[2])
  }
}

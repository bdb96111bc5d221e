import FlowGraph

/// Rows for what could not be worked out, and for what was not followed.
extension GraphBuilder {
  /// Navigation calls in code that nothing was seen to run.
  func unreached() -> [UnresolvedCall] {
    var seen = links.resolvedSpans.union(links.unresolvedSpans)
    seen.formUnion(facts.unresolved.map(\.span))
    seen.formUnion(facts.operations.map(\.span))
    seen.formUnion(facts.presentations.map(\.span))
    seen.formUnion(facts.destinations.map(\.span))
    seen.formUnion(facts.filling)
    seen.formUnion(facts.followed)
    // A modifier's row stands at its name, and a chain ends where its last modifier does.
    let ends = Set(facts.presentations.map(\.span.ending) + facts.unresolved.map(\.span.ending))
    let calls = interpreter.syntax.navigationCalls.filter { span in
      !seen.contains(span) && !ends.contains(span.ending) && !index.isModel(span)
    }
    let casts = castScreens()
    let segued = calls.isEmpty ? [] : seguedScreens()
    let functions = casts.isEmpty ? [] : functions()
    var mentions = UnrunMentions(index, screens: shownTypes())
    return calls.map { span in
      // What the same function casts to is what it shows.
      let around = functions.filter { $0.encloses(span) }
      let concerns = casts.filter { cast in around.contains { $0.encloses(cast.span) } }
      return UnresolvedCall(
        operation: interpreter.text(span), reason: "nothing was seen to run this code",
        concerns: (concerns.map(\.name) + performed(by: span, segued) + mentions.around(span))
          .uniqued().sorted(),
        at: interpreter.place(span))
    }
  }

  /// The types that are screens which something shows.
  private func shownTypes() -> [TypeInfo] {
    facts.screens.compactMap { screen in
      if case .type(let number) = screen.key { index.types[number] } else { nil }
    }
  }

  /// The screens, seen nowhere else, that a `performSegue` may lead to: any that a segue leads to
  /// which code performs, unless it names the segue.
  private func performed(
    by span: Span, _ segued: [(name: String, identifier: String)]
  ) -> [String] {
    let call = index.text(span)
    guard !segued.isEmpty, call.contains("performSegue(") else { return [] }
    let literal = call.split(separator: "withIdentifier: \"").dropFirst().first?
      .prefix { $0 != "\"" }
    return segued.filter { literal == nil || literal.map(String.init) == $0.identifier }.map(\.name)
  }

  /// Controllers that nothing was seen to show, with the segues to their scenes that code performs.
  private func seguedScreens() -> [(name: String, identifier: String)] {
    guard let storyboards = interpreter.storyboards else { return [] }
    let names = Set(unshown().filter { $0.kind == .controller }.map(\.name))
    guard !names.isEmpty else { return [] }
    return storyboards.map.keys.flatMap { key in
      storyboards.map.segues(from: key).flatMap { segue -> [(name: String, identifier: String)] in
        guard let identifier = segue.identifier else { return [] }
        return storyboards.targets(segue, key).compactMap { target in
          storyboards.map.scene(target).customClass.map { ($0.name, identifier) }
        }
      }
    }.filter { names.contains($0.name) }
  }

  func unresolved() -> [UnresolvedCall] {
    // It stands where a launch shows something, which is resolved all the same.
    let rows = facts.unresolved.filter {
      $0.reason == NavigationFacts.unsettledReason || !links.resolvedSpans.contains($0.span)
    }
    // What was not followed to its end may show what code casts to.
    let cut = rows.filter { $0.reason == NavigationFacts.cutReason }
    let names = cut.isEmpty ? [] : castScreens().map(\.name).uniqued().sorted()
    let doubts = names.isEmpty ? [] : cut.map { ($0, names) }
    return (rows.map { ($0, $0.concerns) } + doubts).map { call, concerns in
      UnresolvedCall(
        operation: interpreter.text(call.span), reason: call.reason, concerns: concerns,
        at: interpreter.place(call.span))
    } + outsideRows() + fullRows()
  }

  /// State that can carry what steers navigation, and more of it than is told apart.
  private func fullRows() -> [UnresolvedCall] {
    let declared = interpreter.heap.fullPlaces.compactMap { place -> Span? in
      // What a view holds is known of each view apart.
      guard place.type >= 0, !index.types[place.type].inherits(external: "View"),
        let (variable, _) = index.types[place.type].variable(place.name),
        interpreter.heap.read(place).values.contains(where: isSteering)
      else { return nil }
      return variable.span
    }
    return declared.uniqued().map { span in
      UnresolvedCall(
        operation: interpreter.text(span),
        reason: "it can hold more than \(ValueSet.limit) values, and not all were followed",
        concerns: [], at: interpreter.place(span))
    }
  }

  /// Whether a value can decide what is shown: a case that code tells from others, a view, code.
  private func isSteering(_ value: Value) -> Bool {
    switch value {
    case .enumCase(_, let name, _): interpreter.syntax.relevance.tellsApart(name)
    case .view, .closure, .method: true
    default: interpreter.isController(value)
    }
  }

  /// Where code casts to screens that nothing was seen to show.
  private func castScreens() -> [(name: String, span: Span)] {
    unshown().flatMap { screen in
      (occurrences.casts[screen.name] ?? []).map { (screen.name, $0) }
    }
  }

  private func functions() -> [Span] {
    index.types.flatMap { $0.functions.values.joined().map(\.span) }
  }
}

import FlowLinks

/// URLs that a screen hands to the app's own handler of links.
///
/// A handler takes a URL apart that it knows nothing of, and can lead anywhere: into what the app is
/// asked for from outside. A screen that hands it whatever a page, a text or a model holds leads
/// where the link leads, and to none of the places by itself. Where it is seen which URL the screen
/// hands over, the handler is followed for that.
extension Interpreter {
  /// That a function is given a URL of which nothing is known; nil where it is given none, and
  /// where something from outside is being handled.
  func handedURL(_ function: FunctionDeclaration, _ values: [ValueSet]) -> RunCondition? {
    guard linkDepth == 0, function.name != "init" else { return nil }
    let isHanded = zip(function.parameters, values).contains { parameter, given in
      Self.isURL(parameter.type.unwrapped) && !isKnownURL(given)
    }
    guard isHanded else { return nil }
    let condition = kept(function.span, negated: false) {
      ConditionText(span: function.span, form: .unsaid, handedTo: function.span)
    }
    handedURLs.insert(condition)
    return condition
  }

  /// Whether all that a function can be given is known, and may be the app's own: the text of a web
  /// page's address is known without the app taking it for a link.
  private func isKnownURL(_ given: ValueSet) -> Bool {
    guard !given.isOpen, !given.isEmpty else { return false }
    return given.values.allSatisfy { value in
      switch value {
      case .url(let text): !["http", "https"].contains(URLText.split(text).scheme.lowercased())
      case .null: true
      default: false
      }
    }
  }

  /// An effect of a screen without what only says that a URL was handed on; nil for one that a
  /// handler of links has for some URLs.
  func withoutHandedURLs(_ effect: Effect) -> Effect? {
    let conditions = effect.context.conditions
    guard !handedURLs.isEmpty, conditions.contains(where: handedURLs.contains) else {
      return effect
    }
    if effect.deepLink == nil, conditions.contains(where: isHandedToLinks),
      conditions.contains(where: tellsURL)
    {
      return nil
    }
    var result = effect
    result.context.conditions = conditions.filter { !handedURLs.contains($0) }
    return result
  }

  private func isHandedToLinks(_ condition: RunCondition) -> Bool {
    conditionTexts[condition.number].handedTo.map(facts.linkReceivers.contains) ?? false
  }

  /// Whether a condition says what the incoming URL is, itself or by what was made of it.
  func tellsURL(_ condition: RunCondition) -> Bool {
    let text = conditionTexts[condition.number]
    if case .fails = text.form { return false }
    return text.asksURL || text.clauses.contains { $0.contains(where: tells) }
      || text.cases.contains { caseClauses[$0] != nil }
  }

  /// Whether a test says more than that there is something to read.
  private func tells(_ test: URLTest) -> Bool {
    if case .isRead(_, let type) = test.question { return type != nil }
    return true
  }

  /// Keeps that a function is handed the URL of a link as it comes in, before anything was asked
  /// of it.
  func noteLinkReceiver(_ span: Span, _ effect: Effect) {
    guard let number = effect.deepLink, facts.deepLinks[number].isActivity,
      !effect.context.conditions.contains(where: tellsURL)
    else { return }
    facts.linkReceivers.insert(span)
  }
}

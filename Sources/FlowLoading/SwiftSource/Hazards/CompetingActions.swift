import FlowGraph

/// Operations of one action that do not both happen.
///
/// Only those that stand in one run of plain statements are taken to run together: no branch, no
/// closure, no `await` and no `#if` between them.
struct CompetingActions {
  let interpreter: Interpreter
  let links: Links

  private var facts: NavigationFacts { interpreter.facts }

  private struct Turn: Hashable {
    let screen: Int?
    let trigger: Span?
    let conditions: [RunCondition]
  }

  func rows(_ screens: [ScreenLabel]) -> [Hazard] {
    var order: [Turn] = []
    var turns: [Turn: [Operation]] = [:]
    for operation in facts.operations where operation.deepLink == nil && !operation.isDeferred {
      guard operation.trigger?.isLaunch != true, operation.trigger != nil,
        !interpreter.index.isModel(operation.span)
      else { continue }
      let turn = Turn(
        screen: operation.screen, trigger: operation.trigger?.span,
        conditions: operation.conditions)
      if turns[turn] == nil { order.append(turn) }
      turns[turn, default: []].append(operation)
    }
    var seen: Set<Pair> = []
    var result: [Hazard] = []
    for turn in order {
      let operations = (turns[turn] ?? []).sorted { $0.span.key < $1.span.key }
      for (position, second) in operations.enumerated() {
        for first in operations[..<position] where runTogether(first.span, second.span) {
          guard let row = conflict(first, second, screens),
            seen.insert(Pair(first: first.span, second: second.span)).inserted
          else { continue }
          result.append(row)
        }
      }
    }
    return result
  }

  private struct Pair: Hashable {
    let first: Span
    let second: Span
  }

  private func conflict(
    _ first: Operation, _ second: Operation, _ screens: [ScreenLabel]
  ) -> Hazard? {
    func row(_ kind: Hazard.Kind, _ subject: String, _ other: String, _ detail: String? = nil)
      -> Hazard
    {
      Hazard(
        kind, subject, on: second.screen.map { screens[$0].name },
        screenID: second.screen.map { screens[$0].id }, names: [other], detail: detail,
        trigger: second.trigger?.label, at: interpreter.place(second.span))
    }
    if let one = path(of: first), let other = path(of: second), one.meets(other) {
      return row(.pathWrites, text(other), interpreter.text(first.span))
    }
    if let one = presented(by: first), let other = presented(by: second),
      one.presentation.span != other.presentation.span,
      one.presentation.screen == other.presentation.screen,
      one.presentation.stack == other.presentation.stack,
      one.presentation.conditions == other.presentation.conditions
    {
      return row(.presentations, text(other.place), text(one.place), "state")
    }
    guard case .show(_, let kind) = second.effect, kind.isModal,
      let presenter = receiver(of: second, calling: "present"), presenter == "self"
    else { return nil }
    switch first.effect {
    case .show(_, let other) where other.isModal:
      guard receiver(of: first, calling: "present") == presenter else { return nil }
      return row(
        .presentations, interpreter.text(second.span), interpreter.text(first.span), "call")
    case .dismissModal:
      let text = interpreter.text(first.span)
      guard receiver(of: first, calling: "dismiss") == presenter, text.contains("animated: true"),
        !text.contains("completion"), !text.contains("{")
      else { return nil }
      return row(.dismissal, interpreter.text(second.span), text)
    default: return nil
    }
  }

  /// Whether nothing but plain statements stands between two operations.
  private func runTogether(_ first: Span, _ second: Span) -> Bool {
    guard first.file == second.file, first.end <= second.start else { return false }
    let between = Span(file: first.file, start: first.end, end: second.start)
    let text = interpreter.index.text(between)
    return text.contains("\n") || text.contains(";") ? Self.isPlain(text) : false
  }

  private static func isPlain(_ text: String) -> Bool {
    if text.contains(where: { "{}#?".contains($0) }) { return false }
    let words = text.split { !$0.isLetter }
    return !words.contains { ["return", "await", "case", "else", "default", "break"].contains($0) }
  }

  // MARK: What an operation changes

  private func path(of operation: Operation) -> Place? {
    guard case .state(let place, _) = operation.effect,
      facts.stacks.contains(where: { stack in stack.places.contains { $0.meets(place) } })
    else { return nil }
    return place
  }

  /// The modal that an operation asks for.
  private func presented(by operation: Operation) -> (presentation: Presentation, place: Place)? {
    guard case .state(let place, .assign(let values)) = operation.effect else { return nil }
    let found = facts.presentations.filter { presentation in
      presentation.kind.isModal && presentation.places.contains { $0.meets(place) }
    }
    guard found.count == 1, let presentation = found.first, asks(values, presentation) else {
      return nil
    }
    return (presentation, place)
  }

  private func asks(_ values: ValueSet, _ presentation: Presentation) -> Bool {
    if values.values.contains(.null) || values.values.contains(.boolean(false)) { return false }
    return presentation.isItem ? !values.isEmpty : values.values.contains(.boolean(true))
  }

  private func text(_ place: Place) -> String {
    place.type >= 0 ? "\(interpreter.index.types[place.type].name).\(place.name)" : place.name
  }

  /// Who a call of UIKit is made on, as written; `self` where nothing is.
  private func receiver(of operation: Operation, calling name: String) -> String? {
    let text = interpreter.index.text(operation.span)
    guard let call = text.range(of: name + "(") else { return nil }
    let before = text[..<call.lowerBound]
    if before.isEmpty { return "self" }
    return before.hasSuffix(".") ? String(before.dropLast()) : nil
  }
}

extension String {
  /// The first place of a piece of text.
  fileprivate func range(of text: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      let rest = self[start...]
      if rest.hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}

/// Screens that send an action and leave by themselves: `dismiss(animated: true);
/// onFinish?(.cancelled)`. The person sees that, and nothing is left to do.
extension GraphBuilder {
  /// Whether the code that sends an action takes its screen away as well: the same function, or the
  /// same closure of a view's body.
  func leaves(_ sent: Span, _ screen: Int?) -> Bool {
    guard let screen else { return false }
    let code = codeAround(sent)
    return links.backs.contains { back in
      guard back.from == screen else { return false }
      let spans = [back.operation.span] + back.operation.hops
      return spans.contains { $0.encloses(sent) || code?.encloses($0) == true }
    }
  }

  private func codeAround(_ span: Span) -> Span? {
    for type in index.types {
      for function in type.functions.values.joined() {
        if let whole = function.body.flatMap(whole), whole.encloses(span) { return whole }
      }
      for variable in type.variables.values {
        guard let getter = variable.getter, whole(getter)?.encloses(span) == true else { continue }
        return closure(around: span, in: getter)
      }
    }
    return nil
  }

  private func whole(_ body: [Statement]) -> Span? {
    guard let first = body.first, let last = body.last else { return nil }
    return Span(file: first.span.file, start: first.span.start, end: last.span.end)
  }

  /// The innermost closure that stands around a place.
  private func closure(around span: Span, in body: [Statement]) -> Span? {
    var found: Span?
    Walk { node in
      if case .closure(let closure) = node.kind, closure.span.encloses(span) {
        found = closure.span
      }
      return true
    }.statements(body)
    return found
  }
}

import FlowGraph

/// Short words for what a transition is called; the whole text stands in the tooltip.
enum Labels {
  static let limit = 26
  /// Longer names of screens and groups are cut.
  static let nameLimit = 44

  /// The route or the trigger, without module, type and arguments.
  static func short(_ transition: Transition) -> String {
    if let via = transition.via, let label = route(via) { return cut(label) }
    if let trigger = transition.trigger, let label = Labels.trigger(trigger) { return cut(label) }
    return word(transition.kind)
  }

  static func word(_ kind: Transition.Kind) -> String {
    switch kind {
    case .push: "push"
    case .sheet: "sheet"
    case .cover: "cover"
    case .popover: "popover"
    case .root: "shows"
    case .tab: "tab"
    case .embed: "embeds"
    }
  }

  /// `Path.detail(id: 3)` → `detail`; prose is kept.
  static func route(_ via: String) -> String? {
    let head = Escaping.line(via).prefix { $0 != "(" }.trimmingSpaces
    guard !head.isEmpty else { return nil }
    if head.contains(" ") {
      let first = head.prefix { $0 != " " }
      return first.contains(".") ? route(String(first)) : head
    }
    let last = head.split(separator: ".").last ?? ""
    let word = last.prefix { !",;:".contains($0) }
    return word.isEmpty ? nil : String(word)
  }

  /// `Button "Next Screen"` → `“Next Screen”`; `viewModel.next()` → `next`.
  static func trigger(_ trigger: String) -> String? {
    let text = Escaping.line(trigger).trimmingSpaces
    if let open = text.firstIndex(of: "\""), let close = text.lastIndex(of: "\""), open < close {
      let inner = String(text[text.index(after: open)..<close]).trimmingSpaces
      if !inner.isEmpty { return "“\(inner)”" }
    }
    return delegated(text) ?? route(text)
  }

  /// `tableView(_:didSelectRowAt:)` → `didSelectRowAt`: the name of a delegate's function says
  /// only who calls it.
  private static func delegated(_ text: String) -> String? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(":)") else { return nil }
    let labels = text[text.index(after: open)...].dropLast(2).split(separator: ":")
    guard labels.count > 1, labels[0] == "_" else { return nil }
    let word = String(labels[1])
    return ["did", "will", "should"].contains { verb in
      word.hasPrefix(verb) && word.dropFirst(verb.count).first?.isUppercase == true
    } ? word : nil
  }

  /// At most `limit` characters, cut at a word where one ends late enough.
  static func cut(_ text: String, to limit: Int = Labels.limit) -> String {
    let text = Escaping.line(text).trimmingSpaces
    guard text.count > limit else { return text }
    let head = text.prefix(limit - 1)
    if let space = head.lastIndex(where: { $0 == " " }),
      head.distance(from: head.startIndex, to: space) > limit / 3
    {
      return String(head[..<space]) + " …"
    }
    return String(head) + "…"
  }

  /// The words of a chip; between groups with the number of ways.
  static func chip(_ way: DiagramPlan.Way, counted: Bool) -> String {
    let name = cut(way.name, to: nameLimit)
    return counted ? "\(name) (\(way.transitions.count))" : name
  }

  /// A deep link's pattern, cut in its middle so that its scheme and its end stay.
  static func pattern(_ pattern: String, to limit: Int = 34) -> String {
    let text = Escaping.line(pattern).trimmingSpaces
    guard text.count > limit else { return text }
    return text.prefix(limit - 10) + "…" + text.suffix(9)
  }

  static func count(_ number: Int, _ word: String, _ plural: String? = nil) -> String {
    "\(number) \(number == 1 ? word : plural ?? word + "s")"
  }
}

extension StringProtocol {
  /// Without spaces at both ends, and with single spaces inside.
  var trimmingSpaces: String {
    split(separator: " ").joined(separator: " ")
  }
}

import FlowAnalysis
import FlowGraph
import FlowLinks

/// What happens when a person opens a URL: who takes it, on which conditions, and where the person
/// stands afterwards.
public struct LinkVisit: Codable, Hashable, Sendable {
  /// Whether the system hands the URL to the app at all.
  public struct Delivery: Codable, Hashable, Sendable {
    /// nil where it cannot be told from the files that were read.
    public var arrives: Bool?
    /// A sentence with the reason.
    public var reason: String
  }

  /// What is on show, from the bottom up, in one state that the app can be in.
  public struct Standing: Codable, Hashable, Sendable {
    /// `cold start`, `a pushed screen on the stack`, `a modal on show`.
    public var from: String
    public var levels: [String]
    /// What to look out for; nil where nothing is odd.
    public var remark: String?
  }

  /// One way of a handler that the URL can take.
  public struct Answer: Codable, Hashable, Sendable {
    public var pattern: String
    public var handler: String
    public var file: String
    public var line: Int
    /// What else must hold, as the code says.
    public var condition: String?
    /// What the parts that code reads hold, by name.
    public var values: [String: String]
    public var to: String?
    public var standings: [Standing]
  }

  public var url: String
  public var delivery: [Delivery]
  public var answers: [Answer]

  /// - Parameter associations: Association files, by the domain that serves each where known.
  /// - Throws: `InputError` for text that is no URL.
  public init(
    _ text: String, graph: FlowGraph, associations: [(domain: String?, file: AssociationFile)] = []
  ) throws {
    guard let url = LinkURL(text), text.contains("://") || url.scheme != "" && !url.path.isEmpty
    else {
      throw InputError("'\(TerminalText.clean(text))' is no URL; write one with its scheme")
    }
    self.url = text
    delivery = Self.delivery(of: url, graph, associations)
    let matching = graph.deepLinks.compactMap { link -> (DeepLink, [String: String])? in
      guard Self.canReceive(link, url) else { return nil }
      return Self.captures(link.pattern, url).map { (link, $0) }
    }
    // A handler's ways for this URL stand before its ways for any.
    let exact = matching.filter { $0.0.pattern != "*" }
    let chosen = matching.filter { link, _ in
      link.pattern != "*" || !exact.contains { $0.0.handler == link.handler }
    }
    // Of several ways of one handler, code takes the one that asks for most.
    let closest = chosen.filter { link, _ in
      !chosen.contains { other, _ in
        other.handler == link.handler && Self.looseness(other) < Self.looseness(link)
      }
    }
    let finder = WayFinder(graph)
    answers = closest.sorted { Self.rank($0.0) < Self.rank($1.0) }.map { link, values in
      Answer(
        pattern: link.pattern, handler: link.handler, file: link.file, line: link.line,
        condition: link.guard, values: values, to: link.to,
        standings: Self.standings(after: link, graph, finder))
    }
  }

  /// Whether some handler is sure or likely to show something for the URL.
  public var isHandled: Bool { answers.contains { $0.to != nil } }

  private static func rank(_ link: DeepLink) -> (Int, String, String) {
    (looseness(link), link.pattern, link.guard ?? "")
  }

  private static func looseness(_ link: DeepLink) -> Int {
    link.pattern == "*" ? 100 : link.pattern.count { "*{".contains($0) }
  }

  private static func canReceive(_ link: DeepLink, _ url: LinkURL) -> Bool {
    switch link.source {
    case .url: true
    case .activity: url.isWeb
    case .link, .notification, .quickAction, .intent: false
    }
  }

  private static func captures(_ pattern: String, _ url: LinkURL) -> [String: String]? {
    if pattern == "*" || pattern == url.description { return [:] }
    return URLPattern(pattern)?.captures(in: url)
  }
}

// MARK: Delivery

extension LinkVisit {
  private static func delivery(
    of url: LinkURL, _ graph: FlowGraph,
    _ associations: [(domain: String?, file: AssociationFile)]
  ) -> [Delivery] {
    guard url.isWeb else { return [byScheme(url, graph)] }
    return [byDomain(url, graph)] + associations.map { byFile(url, $0.domain, $0.file) }
  }

  private static func byScheme(_ url: LinkURL, _ graph: FlowGraph) -> Delivery {
    let schemes = graph.declaredLinks.filter { $0.kind == .scheme }
    if let known = schemes.first(where: { $0.text.lowercased() == url.scheme }) {
      return Delivery(
        arrives: true,
        reason: "Info.plist declares the scheme \(url.scheme) (\(known.file):\(known.line)).")
    }
    if let variable = schemes.first(where: \.isVariable) {
      return Delivery(
        arrives: nil,
        reason: "Info.plist declares \(variable.text), which only a build fills in"
          + " (\(variable.file):\(variable.line)).")
    }
    guard !schemes.isEmpty else {
      return Delivery(arrives: nil, reason: "No Info.plist that was read declares a scheme.")
    }
    return Delivery(
      arrives: false,
      reason:
        "Info.plist does not declare the scheme \(url.scheme): the system does not hand the URL"
        + " to the app.")
  }

  private static func byDomain(_ url: LinkURL, _ graph: FlowGraph) -> Delivery {
    let domains = graph.declaredLinks.filter { $0.kind == .domain }
    if let known = domains.first(where: { isHost(url.host, $0.text.lowercased()) }) {
      return Delivery(
        arrives: true,
        reason: "The entitlements name \(known.text) (\(known.file):\(known.line)).")
    }
    if let variable = domains.first(where: \.isVariable) {
      return Delivery(
        arrives: nil,
        reason: "The entitlements name \(variable.text), which only a build fills in"
          + " (\(variable.file):\(variable.line)).")
    }
    guard !domains.isEmpty else {
      return Delivery(arrives: nil, reason: "No entitlements that were read name a domain.")
    }
    return Delivery(
      arrives: false,
      reason: "The entitlements do not name \(url.host): the system opens the URL in the browser.")
  }

  private static func isHost(_ host: String, _ declared: String) -> Bool {
    declared == host
      || declared.hasPrefix("*.") && host.hasSuffix(declared.dropFirst())
  }

  private static func byFile(_ url: LinkURL, _ domain: String?, _ file: AssociationFile) -> Delivery
  {
    switch file.decision(for: url, domain: domain) {
    case .opens(let rule):
      Delivery(
        arrives: true,
        reason: "\"\(rule.text)\" hands it to \(rule.apps.joined(separator: ", "))"
          + " (\(rule.place.file):\(rule.place.line)).")
    case .excluded(let rule):
      Delivery(
        arrives: false,
        reason: "\"\(rule.text)\" keeps it from the app (\(rule.place.file):\(rule.place.line)).")
    case .noMatch:
      Delivery(arrives: false, reason: "No rule of \(file.file) matches it: the browser opens it.")
    }
  }
}

// MARK: Where the person stands

extension LinkVisit {
  private static func standings(after link: DeepLink, _ graph: FlowGraph, _ finder: WayFinder)
    -> [Standing]
  {
    guard let to = link.toID else { return [] }
    let names = Dictionary(
      graph.screens.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    func name(_ id: String) -> String { names[id] ?? id }
    let base = base(of: link, graph, finder)
    let path = link.path.compactMap(\.screenID)
    let isModal = link.kind?.isModal == true
    var cold = base + path
    if cold.last != to || isModal && path.isEmpty { cold.append(to) }
    var result = [Standing(from: "cold start", levels: cold.map(name))]
    if let pushed = pushed(on: link.stack, not: path, graph), !path.isEmpty, !link.replacesPath {
      result.append(
        Standing(
          from: "\(name(pushed)) on the stack", levels: (base + [pushed] + path).map(name),
          remark: "The link adds to what lies on the stack."))
    }
    if let modal = modal(over: link, graph) {
      let shown = cold.map(name)
      result.append(
        Standing(
          from: "\(name(modal)) on show", levels: isModal ? shown : shown + [name(modal)],
          remark: isModal
            ? "The system does not show a second modal on one that is open: the link does nothing."
            : "\(name(modal)) stays above: the handler does not take it away."))
    }
    return result
  }

  /// What lies below the link's own screens after a launch: containers, the tab, the stack's root.
  private static func base(of link: DeepLink, _ graph: FlowGraph, _ finder: WayFinder) -> [String] {
    let stack = link.stack.flatMap { id in graph.stacks.first { $0.id == id } }
    let root = stack?.roots.first ?? link.tab
    let target = root ?? graph.entries.first?.screenID
    guard let target else { return [] }
    guard let way = finder.way(from: nil, to: target) else { return [target] }
    return way.levels.map(\.screenID)
  }

  private static func pushed(on stack: String?, not path: [String], _ graph: FlowGraph) -> String? {
    guard let stack else { return nil }
    return graph.transitions.first {
      $0.kind == .push && $0.stacks.contains(stack) && !path.contains($0.toID)
    }?.toID
  }

  /// A modal that a person may have open, and that the link leaves there.
  private static func modal(over link: DeepLink, _ graph: FlowGraph) -> String? {
    graph.transitions.first {
      $0.kind.isModal && $0.toID != link.toID && !link.closes.contains($0.toID)
        && !link.closes.contains(Transition.anywhere)
    }?.toID
  }
}

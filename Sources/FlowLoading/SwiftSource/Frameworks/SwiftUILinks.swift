import FlowGraph
import FlowLinks

/// SwiftUI's navigation links, URL links and URL handlers.
enum SwiftUILinks {
  static let constructors: [String: Frameworks.Constructor] = [
    "NavigationLink": navigationLink,
    "Link": { interpreter, site, frame in
      if let url = site.argument("destination") {
        let values = interpreter.evaluate(url, frame)
        interpreter.triggered(site, frame) {
          interpreter.note(.openURL(values), site.span)
          return .none
        }
      }
      let label = interpreter.runArguments(site, frame, except: ["destination"])
      return ValueSet(
        interpreter.heap.view(.framework("Link", label.values.filter(interpreter.isView))))
    },
    "URL": { interpreter, site, frame in
      guard let text = site.argument("string") else {
        interpreter.runArguments(site, frame)
        return ValueSet([.external("URL")], isOpen: true)
      }
      let texts = interpreter.evaluate(text, frame)
      if texts.values.count == 1, case .string(let known) = texts.values[0],
        !texts.isOpen || URLText.isKnown(known) || URLText.isBegun(known)
      {
        return ValueSet(.url(known))
      }
      return URLParts.wrapped(site, interpreter, frame)
        ?? ValueSet([.external("URL")], isOpen: true)
    },
    "OpenURLAction": { interpreter, site, frame in
      guard let closure = site.argument("handler") ?? site.trailing ?? site.first else {
        return .unknown
      }
      // A link that a person taps is an act on its screen, and a URL that the app takes.
      interpreter.triggered(site, frame) { interpreter.runArguments(site, frame) }
      let number = handler(
        interpreter, interpreter.evaluate(closure, frame), site,
        given: .incomingURL(.whole, as: nil))
      interpreter.facts.deepLinks[number].source = .link
      return ValueSet([.external("OpenURLAction")], isOpen: true)
    },
    "URLComponents": { interpreter, site, frame in
      // A view of the same URL: its parts are read by the same names.
      let source = site.argument("url") ?? site.argument("string") ?? site.first
      return source.map { interpreter.evaluate($0, frame) } ?? .unknown
    },
  ]

  static let modifiers: [String: Frameworks.Modifier] = [
    "onOpenURL": { interpreter, base, site, frame in
      guard let closure = site.argument("perform") ?? site.trailing ?? site.first else {
        return base
      }
      let values = interpreter.evaluate(closure, frame)
      handler(interpreter, values, site, given: .incomingURL(.whole, as: nil))
      return base
    },
    "onContinueUserActivity": { interpreter, base, site, frame in
      guard let closure = site.argument("perform") ?? site.trailing else { return base }
      let values = interpreter.evaluate(closure, frame)
      let number = handler(interpreter, values, site, given: .external(userActivity))
      if case .string(let type)? = site.first.flatMap({ interpreter.evaluate($0, frame).only }),
        type != webActivity
      {
        interpreter.facts.deepLinks[number].activityType = type
      }
      return base
    },
  ]

  private static let userActivity = "NSUserActivity"

  private static let webActivity = "NSUserActivityTypeBrowsingWeb"

  /// A property of a framework's value that leads to a URL.
  static func member(_ name: String, of framework: String) -> ValueSet? {
    guard framework == userActivity, name == "webpageURL" else { return nil }
    return ValueSet([.null, .incomingURL(.whole, as: nil)], isOpen: true)
  }

  static let callables: [String: Frameworks.Constructor] = [
    "environment.openURL": { interpreter, site, frame in
      if let url = site.first {
        interpreter.note(.openURL(interpreter.evaluate(url, frame)), site.span)
      }
      return .none
    },
    "environment.openWindow": { interpreter, site, frame in
      func values(_ argument: Expression?) -> ValueSet {
        argument.map { interpreter.evaluate($0, frame) } ?? .none
      }
      let id = values(site.argument("id") ?? site.first)
      interpreter.note(.openWindow(id: id, value: values(site.argument("value"))), site.span)
      return .none
    },
  ]

  static let methods: [String: Frameworks.Method] = [
    // `UIApplication.shared.open(url)`
    "open": { interpreter, bases, base, site, frame in
      guard let url = site.first else { return nil }
      let values = interpreter.evaluate(url, frame)
      guard values.values.contains(where: { if case .url = $0 { true } else { false } }) else {
        return nil
      }
      interpreter.note(.openURL(values), site.span)
      // What is left to do once another app is open.
      _ = interpreter.within({ $0.isDeferred = true }) { interpreter.runArguments(site, frame) }
      return .unknown
    }
  ]

  /// Registers a handler of incoming URLs and runs it for one.
  @discardableResult
  static func handler(
    _ interpreter: Interpreter, _ closures: ValueSet, _ site: CallSite, given value: Value
  ) -> Int {
    let number = interpreter.facts.deepLink(
      span: site.modifierSpan, closure: closures, screen: nil, literal: nil)
    interpreter.facts.deepLinks[number].isActivity = site.name == "onContinueUserActivity"
    interpreter.record(.deepLink(number))
    if site.name == "onContinueUserActivity" {
      interpreter.facts.deepLinks[number].source = .activity
      // The handler is for one type of activity; only one for web pages has more to look at.
      if let type = site.first, type.lastName != webActivity {
        interpreter.facts.deepLinks[number].readsURL = true
        interpreter.facts.deepLinks[number].isOfOwnActivity = true
      }
    }
    interpreter.runDeepLink(number, url: value, site.expression)
    return number
  }

  /// Whether a link's arguments are those of SwiftUI, which has no value beside a destination.
  private static func isFrameworks(_ site: CallSite) -> Bool {
    !site.has("value")
      || !site.arguments.contains { $0.label == "destination" && !$0.isTrailing }
  }

  private static func navigationLink(
    _ interpreter: Interpreter, _ call: CallSite, _ outer: Frame
  ) -> ValueSet {
    guard let own = try? handedOn(call, outer, interpreter) ?? OwnLink(site: call, frame: outer),
      isFrameworks(own.site)
    else {
      interpreter.unresolved("the link is made by an initialiser of the app's own", call.span)
      interpreter.runArguments(call, outer)
      return ValueSet(interpreter.heap.view(.group([])))
    }
    let (site, frame) = (own.site, own.frame)
    interpreter.record(.part(.push(Triggers.label(of: call, in: interpreter), of: nil), call.span))
    let label = linkLabel(interpreter, site, frame)
    let isEmpty = isNothing(label, interpreter) || label.isEmpty && isNothing(site)
    interpreter.triggered(call, outer) {
      if let value = site.argument("value") ?? site.argument("state") {
        let values = interpreter.evaluate(
          value, frame, expected: interpreter.staticType(of: value, frame))
        interpreter.note(.pushValue(typed(interpreter, values, value, frame)), site.span)
      } else if let destination = destination(of: site) {
        let active = (site.argument("isActive") ?? site.argument("selection")).map {
          interpreter.boundPlaces(
            interpreter.evaluate($0, frame, expected: SwiftUIState.bindingType(in: frame)))
        }
        let page =
          interpreter.page(builtBy: destination, frame)
          ?? interpreter.page(in: destination, of: site, frame)
        let (closures, views) = interpreter.apart(page, site.span) {
          let closures = interpreter.within({ $0.builder = nil }) {
            content(interpreter, destination, isChosen: active?.isEmpty == false, frame)
          }
          let views = interpreter.within({
            $0.stack = Context.noStack
            $0.lazy = Context.noLazy
          }) {
            interpreter.expanded(
              interpreter.invokeAll(interpreter.expanded(closures), [], destination, frame))
          }
          return (closures, interpreter.withoutBars(views, frame))
        }
        interpreter.note(.show(views, .push), site.span)
        if let active, !active.isEmpty {
          interpreter.noteChoosing(destination, frame)
          interpreter.emptyLinks[site.span] =
            isEmpty && interpreter.emptyLinks[site.span] != false
          interpreter.record(
            .presentation(
              places: active, content: closures, kind: .push, isItem: false,
              tag: tag(of: site, active, interpreter, frame), by: interpreter.partController,
              site.span))
        }
      }
      return .none
    }
    return ValueSet(interpreter.heap.view(.framework("NavigationLink", label)))
  }

  /// What a link shows: code, where state sets the link off, as what it builds depends on the value
  /// that the state was given (`NavigationLink(destination: page, isActive: $isShown)`).
  private static func content(
    _ interpreter: Interpreter, _ destination: Expression, isChosen: Bool, _ frame: Frame
  ) -> ValueSet {
    guard isChosen else { return interpreter.evaluate(destination, frame) }
    let (values, _) = interpreter.isolated { interpreter.evaluate(destination, frame) }
    if values.values.contains(where: interpreter.isCode) { return values }
    let body = [Statement(.expression(destination), destination.span)]
    return ValueSet(interpreter.code([], body, destination.span, frame))
  }

  /// Whether a label holds nothing that a person could tap.
  private static func isNothing(_ label: [Value], _ interpreter: Interpreter) -> Bool {
    !label.isEmpty
      && label.allSatisfy { view in
        guard case .view(let number) = view else { return false }
        switch interpreter.heap.views[number] {
        case .framework("EmptyView", _): return true
        case .group(let children): return isNothing(children, interpreter)
        default: return false
        }
      }
  }

  /// Whether a link's title has no letters: `NavigationLink("", destination: page, isActive: …)`.
  private static func isNothing(_ site: CallSite) -> Bool {
    guard let title = site.arguments.first, title.label == nil, !title.isTrailing,
      case .string("", let parts) = title.value.kind
    else { return false }
    return parts.isEmpty && !site.has("label")
  }

  /// The value that a link's selection has where the link shows its destination.
  private static func tag(
    of site: CallSite, _ selection: [Place], _ interpreter: Interpreter, _ frame: Frame
  ) -> ValueSet {
    guard let tag = site.argument("tag") else { return .none }
    let type = selection.first.flatMap(interpreter.declaredType)
    return interpreter.evaluate(
      tag, frame, expected: type.map { $0.with($0.reference.unwrapped) })
  }

  private static func destination(of site: CallSite) -> Expression? {
    if let named = site.argument("destination") { return named }
    // `NavigationLink { Destination() } label: { … }` and `NavigationLink("Title") { … }`
    return site.trailing
  }

  private static func linkLabel(
    _ interpreter: Interpreter, _ site: CallSite, _ frame: Frame
  ) -> [Value] {
    var views = ValueSet.none
    if let label = site.argument("label") { views.formUnion(interpreter.content(label, frame)) }
    if site.has("value") || site.has("destination"), let trailing = site.trailing {
      views.formUnion(interpreter.content(trailing, frame))
    }
    return views.values.filter(interpreter.isView)
  }

  /// A value that is not known still has a type, which is what a destination asks for.
  static func typed(
    _ interpreter: Interpreter, _ values: ValueSet, _ expression: Expression, _ frame: Frame
  ) -> ValueSet {
    let type = interpreter.staticType(of: expression, frame)
    return values.isEmpty ? interpreter.anyValue(of: type) : interpreter.number(values, as: type)
  }
}

extension Interpreter {
  /// Runs a handler for a URL.
  ///
  /// - Returns: What it answers.
  @discardableResult
  func runDeepLink(_ number: Int, url: Value, _ site: Expression) -> ValueSet {
    let closures = facts.deepLinks[number].closure
    // A URL whose text is known takes one way, which says nothing about the others.
    let isOpen = facts.deepLinks[number].literal == nil
    linkDepth += isOpen ? 1 : 0
    defer { linkDepth -= isOpen ? 1 : 0 }
    let (answer, list) = isolated {
      context.trigger = Trigger(label: "URL", span: site.span)
      context.stack = Context.noStack
      return invokeAll(
        closures, [ValueSet(url)], site, Frame(receiver: nil, scope: nil, file: site.span.file))
    }
    absorb(list, deepLink: number)
    return answer
  }
}

extension NavigationFacts {
  func deepLink(span: Span, closure: ValueSet, screen: Int?, literal: String?) -> Int {
    let key = StructureKey(
      span: span, receiver: nil, literal: literal, screen: literal == nil ? nil : screen)
    if let known = deepLinkNumbers[key] {
      let before = deepLinks[known]
      deepLinks[known] = DeepLinkRecord(
        span: span, closure: closure, screen: before.screen ?? screen, literal: literal,
        readsURL: before.readsURL, writes: before.writes, source: before.source,
        owner: before.owner, receiver: before.receiver, isActivity: before.isActivity,
        activityType: before.activityType, isOfOwnActivity: before.isOfOwnActivity,
        isOfLaunch: before.isOfLaunch, handler: before.handler, pattern: before.pattern)
      return known
    }
    deepLinks.append(DeepLinkRecord(span: span, closure: closure, screen: screen, literal: literal))
    deepLinkNumbers[key] = deepLinks.count - 1
    return deepLinks.count - 1
  }
}

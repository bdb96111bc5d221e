/// URLs that the app opens itself.
extension Linker {
  /// What the app does with a URL of its own that it opens itself.
  func open(_ values: ValueSet, _ operation: Operation) {
    for value in values.values {
      guard case .url(let text) = value else { continue }
      let scheme = URLText.split(text).scheme.lowercased()
      guard !scheme.isEmpty, !Self.foreignSchemes.contains(scheme), mayBeOwn(scheme) else {
        continue
      }
      let all = facts.deepLinks.indices.filter {
        facts.deepLinks[$0].literal == nil && !facts.deepLinks[$0].isActivity
      }
      let handlers = all.filter { takes($0, from: operation.screen) }
      links.resolvedSpans.insert(operation.span)
      guard !handlers.isEmpty else {
        // A delegate takes URLs too, as far as it was followed.
        let mayBe = facts.deepLinks.contains(where: \.isActivity) || !all.isEmpty
        let handled: Bool? = mayBe ? nil : false
        links.usedURLs.insert(
          .init(url: text, from: operation.screen, handled: handled, span: operation.span))
        continue
      }
      var handled = false
      var isLeft = true
      // The environment is asked first.
      let inOrder = handlers.filter(isInEnvironment) + handlers.filter { !isInEnvironment($0) }
      for handler in inOrder where isLeft || isInEnvironment(handler) {
        let before = facts.operations.count
        let record = facts.deepLinks[handler]
        let number = interpreter.facts.deepLink(
          span: operation.span, closure: record.closure, screen: operation.screen, literal: text)
        interpreter.facts.deepLinks[number].handler = handler
        interpreter.budget.refuel()
        let (answer, effects) = interpreter.isolated {
          interpreter.runDeepLink(number, url: .url(text), Expression(.null, operation.span))
        }
        interpreter.attribute(interpreter.flattened(effects), to: operation.screen)
        let acts = hasOperations(of: number)
        if acts || facts.operations.count > before { handled = true }
        if isInEnvironment(handler), isSure(handler),
          acts ? mayEnd(record, answer) : OpenURLAnswers.end(answer)
        {
          isLeft = false
        }
      }
      // Who stands in whose environment is not always seen.
      let isTold: Bool? = handled || handlers.count == all.count ? handled : nil
      links.usedURLs.insert(
        .init(url: text, from: operation.screen, handled: isTold, span: operation.span))
    }
  }

  /// Whether a handler in the environment says somewhere that nobody else is to hear of a URL.
  private func mayEnd(_ record: DeepLinkRecord, _ answer: ValueSet) -> Bool {
    OpenURLAnswers.mayEnd(answer)
      || record.closure.values.contains { value in
        guard case .closure(let number) = value else { return false }
        return OpenURLAnswers.mayEnd(interpreter.heap.closures[number].closure)
      }
  }

  private func isInEnvironment(_ handler: Int) -> Bool {
    facts.deepLinks[handler].source == .link
  }

  /// Whether it is known around which views a handler in the environment stands.
  private func isSure(_ handler: Int) -> Bool {
    facts.linkScreens[handler].map { !$0.contains(nil) } ?? false
  }

  /// Whether a handler hears of a URL that a screen opens: one in the environment stands round its
  /// own views and what these show.
  private func takes(_ handler: Int, from screen: Int?) -> Bool {
    guard facts.deepLinks[handler].source == .link, let screen,
      let owners = facts.linkScreens[handler], !owners.contains(nil)
    else { return true }
    return inEnvironment(of: owners.compactMap { $0 }).contains(screen)
  }

  /// Screens that have the environment of others: what these present, and what stands in their
  /// stacks and tabs. A pushed screen has that of its stack.
  private func inEnvironment(of screens: [Int]) -> Set<Int> {
    var result = Set(screens)
    var queue = screens
    while let screen = queue.popLast() {
      var next = links.above[screen] ?? []
      for (number, stack) in facts.stacks.enumerated() where stack.screen == screen {
        next.formUnion(links.roots[number] ?? [])
        next.formUnion(membership.filter { $0.value.contains(number) }.keys)
      }
      for (number, tabs) in facts.tabs.enumerated() where tabs.screen == screen {
        next.formUnion((links.tabScreens[number] ?? []).joined())
      }
      for one in next where result.insert(one).inserted { queue.append(one) }
    }
    return result
  }

  /// Whether a scheme can be the app's: one that Info.plist declares, or any where it is not known
  /// which are declared.
  private func mayBeOwn(_ scheme: String) -> Bool {
    let declared = interpreter.bundles.filter { $0.extensionPoint == nil }.flatMap(\.urlSchemes)
    return declared.isEmpty
      || declared.contains { $0.isVariable || $0.scheme.lowercased() == scheme }
  }

  /// A URL that no handler takes is only a mistake if its scheme is known to be the app's:
  /// declared, or that of another URL which is handled.
  func judgeUsedURLs() {
    let declared = Set(
      interpreter.bundles.flatMap(\.urlSchemes).filter { !$0.isVariable }.map {
        $0.scheme.lowercased()
      })
    func scheme(_ url: String) -> String { URLText.split(url).scheme.lowercased() }
    let taken = Set(links.usedURLs.filter { $0.handled == true }.map { scheme($0.url) })
    links.usedURLs = Set(
      links.usedURLs.map { used in
        let isOwn = declared.contains(scheme(used.url)) || taken.contains(scheme(used.url))
        guard used.handled == false, !isOwn else { return used }
        return .init(url: used.url, from: used.from, handled: nil, span: used.span)
      })
  }

  private func hasOperations(of deepLink: Int) -> Bool {
    facts.operations.contains { $0.deepLink == deepLink }
  }

  private static let foreignSchemes: Set<String> = [
    "http", "https", "mailto", "tel", "sms", "facetime", "maps", "itms-apps", "file", "data",
    "app-settings", "x-apple.systempreferences", "itms", "shortcuts", "prefs", "about",
  ]
}

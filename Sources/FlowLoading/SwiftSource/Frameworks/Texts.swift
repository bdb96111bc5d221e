/// Methods of texts that are known, as the parts of a URL are that the app opens itself.
enum Texts {
  static let methods: [String: Frameworks.Method] = [
    "lowercased": { _, bases, _, _, _ in changed(bases) { $0.lowercased() } },
    "uppercased": { _, bases, _, _, _ in changed(bases) { $0.uppercased() } },
    "hasPrefix": { interpreter, bases, _, site, frame in
      asked(interpreter, bases, site, frame) { $0.hasPrefix($1) }
    },
    "starts": { interpreter, bases, _, site, frame in
      guard let start = site.argument("with") else { return nil }
      return asked(interpreter, bases, site, for: start, frame) { $0.hasPrefix($1) }
    },
    "hasSuffix": { interpreter, bases, _, site, frame in
      asked(interpreter, bases, site, frame) { $0.hasSuffix($1) }
    },
    "contains": { interpreter, bases, _, site, frame in
      guard site.first != nil else { return nil }
      return asked(interpreter, bases, site, frame) { $0.contains($1) }
        ?? isOneOf(bases, interpreter, site, frame)
    },
    "split": { interpreter, bases, _, site, frame in
      guard case .string(let text)? = bases.only, site.arguments.count == 1,
        let mark = site.argument("separator").flatMap({ known($0, interpreter, frame) }),
        mark.count == 1, let character = mark.first
      else { return nil }
      return ValueSet(
        .list(text.split(separator: character).map { ValueSet(.string(String($0))) }))
    },
  ]

  /// Properties of a text that is known.
  static func member(_ name: String, of text: String) -> ValueSet {
    name == "capitalized" ? ValueSet(.string(text.capitalized)) : .unknown
  }

  private static func changed(_ bases: ValueSet, _ change: (String) -> String) -> ValueSet? {
    guard bases.values.count == 1, case .string(let text) = bases.values[0] else { return nil }
    return ValueSet([.string(change(text))], isOpen: bases.isOpen)
  }

  private static func asked(
    _ interpreter: Interpreter, _ bases: ValueSet, _ site: CallSite, for asked: Expression? = nil,
    _ frame: Frame, _ ask: (String, String) -> Bool
  ) -> ValueSet? {
    guard bases.values.count == 1, case .string(let text) = bases.values[0],
      let wanted = (asked ?? site.first).flatMap({ known($0, interpreter, frame) }),
      // An empty one is what somebody has yet to write.
      !wanted.isEmpty
    else { return nil }
    // What stands before a gap is known.
    guard let gap = text.firstIndex(of: URLText.gap) else {
      return bases.isOpen ? nil : ValueSet(.boolean(ask(text, wanted)))
    }
    return ask(String(text[..<gap]), wanted) && site.name != "hasSuffix"
      ? ValueSet(.boolean(true)) : .unknown
  }

  /// Whether a list of texts that are all known has one.
  private static func isOneOf(
    _ bases: ValueSet, _ interpreter: Interpreter, _ site: CallSite, _ frame: Frame
  ) -> ValueSet? {
    guard !bases.isOpen, let texts = bases.texts,
      let wanted = site.first.flatMap({ known($0, interpreter, frame) }),
      !(texts + [wanted]).contains(where: { $0.isEmpty || $0.contains(URLText.gap) })
    else { return nil }
    return ValueSet(.boolean(texts.contains(wanted)))
  }

  private static func known(
    _ expression: Expression, _ interpreter: Interpreter, _ frame: Frame
  ) -> String? {
    guard case .string(let text)? = interpreter.evaluate(expression, frame).only else { return nil }
    return text
  }
}

extension ValueSet {
  /// The texts that a list holds, where each is known and stands at its place.
  var texts: [String]? {
    // A list that holds nothing yet may be of anything.
    guard let items = onlyList, !items.isEmpty else { return nil }
    let texts = items.compactMap { item -> String? in
      guard case .string(let text)? = item.only else { return nil }
      return text
    }
    return texts.count == items.count ? texts : nil
  }
}

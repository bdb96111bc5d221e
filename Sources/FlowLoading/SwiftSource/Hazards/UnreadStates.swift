import FlowGraph

/// State that is set to open something and that nothing reads: no presentation is bound to it.
///
/// Only what is named like a presentation counts, and only where every mention of it is known: a
/// name that text holds once more than the code that was read does may be read there.
final class UnreadStates {
  private let interpreter: Interpreter
  private let unused: UnusedCode
  private var index: ProgramIndex { interpreter.index }
  /// How often the code of each file mentions a name.
  private var counts: [UInt32: [String: Int]] = [:]

  init(_ interpreter: Interpreter) {
    self.interpreter = interpreter
    unused = UnusedCode(interpreter)
  }

  struct Found {
    let type: TypeInfo
    let variable: VariableDeclaration
    /// Where it is set, or handed to what sets it.
    let span: Span
  }

  /// - Complexity: Linear in the size of the program for each model that has such state.
  func found(in types: [TypeInfo]) -> [Found] {
    types.flatMap { type in
      type.stored.filter { isCandidate($0, of: type) }.compactMap { variable in
        span(of: variable, type).map { Found(type: type, variable: variable, span: $0) }
      }
    }
  }

  // MARK: What is asked about

  private func isCandidate(_ variable: VariableDeclaration, of type: TypeInfo) -> Bool {
    guard !variable.isStatic, !variable.isConstant, variable.observer == nil,
      Self.isOfPresentation(variable.name), holdsSwitch(variable)
    else { return false }
    let wrappers = variable.attributes.map(\.name)
    if type.inherits(external: "View") { return wrappers == ["State"] }
    guard type.isReference else { return false }
    return wrappers == ["Published"]
      || wrappers.isEmpty && type.attributes.contains { $0.name == "Observable" }
  }

  /// A flag, or something that is there or not.
  private func holdsSwitch(_ variable: VariableDeclaration) -> Bool {
    switch variable.type {
    case .optional?: return true
    case let type?: return type.lastName == "Bool"
    case nil:
      guard case .boolean? = variable.value?.kind else { return false }
      return true
    }
  }

  /// `showAlert`, `isSheetPresented`, `deleteConfirmation`.
  static func isOfPresentation(_ name: String) -> Bool {
    // Nearly all names are one word, or of other things.
    guard name.utf8.dropFirst().contains(where: { (65...90).contains($0) || $0 > 127 }) else {
      return false
    }
    let words = name.words
    guard let first = words.first, let last = words.last else { return false }
    if verbs.contains(first), words.count > 1 { return true }
    if first == "is", words.count > 2, verbs.contains(words[1]) || done.contains(last) {
      return true
    }
    return words.count > 1 && kinds.contains(last)
  }

  private static let verbs: Set<String> = [
    "show", "shows", "showing", "shown", "present", "presents", "presenting", "presented",
  ]
  private static let done: Set<String> = ["shown", "presented", "showing", "presenting"]
  private static let kinds: Set<String> = [
    "shown", "presented", "sheet", "alert", "dialog", "confirmation", "cover", "popover",
  ]

  // MARK: What is done with it

  /// Where state is set that nothing reads; nil where something does or nothing sets it.
  private func span(of variable: VariableDeclaration, _ type: TypeInfo) -> Span? {
    var seen: Set<String> = []
    let isReached = !type.inherits(external: "View")
    return state(variable.name, of: type, isReached: isReached, &seen)
  }

  /// - Parameter isReached: Whether any code may reach it through an object.
  private func state(
    _ name: String, of type: TypeInfo, isReached: Bool, _ seen: inout Set<String>
  ) -> Span? {
    uses(name, of: type, isReached: isReached, &seen)?.min { $0.key < $1.key }
  }

  /// Where state is set, or handed to what sets it; nil where something reads it.
  private func uses(
    _ name: String, of type: TypeInfo, isReached: Bool, _ seen: inout Set<String>
  ) -> [Span]? {
    guard seen.insert("\(type.id).\(name)").inserted else { return [] }
    let uses = StateUses(
      of: name, isReached: isReached, bound: interpreter.syntax.boundNames, index)
    let files: Set<UInt32>
    if isReached {
      files = Set(index.units.map(\.file))
      for unit in index.units where count(name, in: unit) > 0 { uses.look(at: unit) }
    } else {
      files = self.files(of: type)
      uses.look(at: type)
    }
    guard !uses.isRead, files.allSatisfy({ isWhollyRead($0, name) }) else { return nil }
    var writes = uses.writes.filter { !unused.encloses($0) && !isInInitializer($0) }
    for one in uses.handed {
      guard let inner = self.uses(one.label, of: one.view, isReached: false, &seen) else {
        return nil
      }
      if !inner.isEmpty { writes.append(one.span) }
    }
    return writes
  }

  /// What state holds at first is nobody's act.
  private func isInInitializer(_ span: Span) -> Bool {
    initializers[span.file, default: []].contains { $0.start <= span.start && span.end <= $0.end }
  }

  private lazy var initializers = Dictionary(
    grouping: index.types.flatMap { ($0.functions["init"] ?? []).map(\.span) }, by: \.file)

  private func files(of type: TypeInfo) -> Set<UInt32> {
    var files: Set<UInt32> = [type.span.file]
    for part in type.lineage where !part.isExternal {
      files.formUnion(part.variables.values.map(\.span.file))
      files.formUnion(part.functions.values.joined().map(\.span.file))
    }
    return files
  }

  // MARK: Text

  /// Whether a file's text mentions a name no more often than the code that was read of it.
  private func isWhollyRead(_ file: UInt32, _ name: String) -> Bool {
    let unit = index.units[Int(file)]
    guard !index.isModel(Span(file: file, start: 0, end: 0)) else { return true }
    return MentionedWords.count(of: name, in: unit.text) <= count(name, in: unit)
  }

  private func count(_ name: String, in unit: SourceUnit) -> Int {
    if let known = counts[unit.file] { return known[name] ?? 0 }
    var found: [String: Int] = [:]
    let note = { (written: String) in
      let plain = StateUses.plain(written)
      if Self.isOfPresentation(plain) { found[plain, default: 0] += 1 }
    }
    Walk(matched: note, bound: note) { node in
      switch node.kind {
      case .name(let written, _), .member(_, let written, _): note(written)
      case .keyPath(_, let path): path.forEach(note)
      default: break
      }
      return true
    }.members(unit.members)
    counts[unit.file] = found
    return found[name] ?? 0
  }
}

/// How often a name stands in a file's text, but for comments, labels and declarations.
enum MentionedWords {
  static func count(of name: String, in text: [UInt8]) -> Int {
    let wanted = Array(name.utf8)
    var count = 0
    var position = 0
    while position + wanted.count <= text.count {
      if text[position] == slash, position + 1 < text.count, text[position + 1] == slash,
        position == 0 || text[position - 1] != colon
      {
        while position < text.count, text[position] != newline { position += 1 }
        continue
      }
      guard text[position] == wanted[0], text[position..<position + wanted.count] == wanted[...]
      else {
        position += 1
        continue
      }
      let end = position + wanted.count
      let isWord =
        (position == 0 || !isPart(text[position - 1]) || text[position - 1] == underscore)
        && (end == text.count || !isPart(text[end]))
      let isLabel = end < text.count && text[end] == colon
      let isDeclared = position >= 4 && text[position - 4..<position] == declaration[...]
      if isWord, !isLabel, !isDeclared { count += 1 }
      position = end
    }
    return count
  }

  private static let slash = UInt8(ascii: "/")
  private static let colon = UInt8(ascii: ":")
  private static let newline = UInt8(ascii: "\n")
  private static let underscore = UInt8(ascii: "_")
  private static let declaration = Array("var ".utf8)

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), underscore:
      true
    default: byte >= 0x80
    }
  }
}

extension String {
  /// The words of a name in camel case, in lower case.
  fileprivate var words: [String] {
    var words: [String] = []
    for letter in self {
      if letter.isUppercase || words.isEmpty {
        words.append(letter.lowercased())
      } else {
        words[words.count - 1].append(letter)
      }
    }
    return words
  }
}

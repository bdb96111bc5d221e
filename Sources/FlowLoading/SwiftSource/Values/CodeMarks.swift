/// Stands for code where that is what tells objects apart.
final class CodeMark {
  /// How many objects lie within each other in it.
  let depth: Int

  init(depth: Int) { self.depth = depth }
}

/// One mark for each piece of code with what it holds.
struct CodeMarks {
  /// What one piece of code is told from others by: no values but code, so that there are few.
  struct Key: Hashable {
    let code: ObjectIdentifier?
    /// Whose it is.
    let line: [ObjectIdentifier]
    let held: [ObjectIdentifier]
    let depth: Int

    init(
      code: ObjectIdentifier?, line: [ObjectIdentifier], held: [CodeMark], isObject: Bool = false
    ) {
      (self.code, self.line) = (code, line)
      self.held = held.map { ObjectIdentifier($0) }
      depth = (held.map(\.depth).max() ?? 0) + (isObject ? 1 : 0)
    }
  }

  private var marks: [Key: CodeMark] = [:]
  private var known: [ObjectIdentifier: CodeMark] = [:]
  /// By the number of a closure, which holds the same for ever.
  var closures: [Int: CodeMark] = [:]
  /// Which types hold closures.
  var carriers: [Int: Bool] = [:]

  subscript(identifier: ObjectIdentifier) -> CodeMark? { known[identifier] }

  mutating func mark(_ key: Key) -> CodeMark {
    if let known = marks[key] { return known }
    let made = CodeMark(depth: key.depth)
    marks[key] = made
    known[ObjectIdentifier(made)] = made
    return made
  }
}

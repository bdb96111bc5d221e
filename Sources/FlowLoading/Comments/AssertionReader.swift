/// Comments that say what the code does not: `// waymark:entry`.
enum AssertionReader {
  /// The commands that assert something.
  static let words: Set<String> = []
}

/// Key paths as values: `\.isShown`, by the names on the path.
enum KeyPaths {
  static let prefix = "keyPath:"

  static func names(_ value: Value) -> [String]? {
    guard case .external(let text) = value, text.hasPrefix(prefix) else { return nil }
    return text.dropFirst(prefix.count).split(separator: ".").map(String.init)
  }
}

extension Interpreter {
  /// The state that `base[keyPath: path]` means; nil where the subscript is another.
  func places(keyPathOn base: Expression, _ arguments: [Argument], _ frame: Frame) -> [Place]? {
    guard arguments.count == 1, arguments[0].label == "keyPath" else { return nil }
    let paths = evaluate(arguments[0].value, frame).values.compactMap(KeyPaths.names)
    return paths.flatMap { path -> [Place] in
      let whole = path.reduce(base) { Expression(.member($0, $1, generics: []), base.span) }
      return places(of: whole, frame)
    }
  }
}

extension InterfaceBuilderClass {
  /// A class as the file writes it: a plain name, or the old mangled form of Swift classes,
  /// `_TtC7Gallery4Room` and `_TtCC7Gallery4Room4Page`.
  init?(written name: String?, module: String?) {
    guard let name, !name.isEmpty else { return nil }
    let module = module.flatMap { $0.isEmpty ? nil : $0 }
    if let parts = Self.demangled(name), parts.count > 1 {
      self.init(name: parts.dropFirst().joined(separator: "."), module: parts[0])
    } else if let module, name.hasPrefix("\(module).") {
      self.init(name: String(name.dropFirst(module.count + 1)), module: module)
    } else {
      self.init(name: name, module: module)
    }
  }

  private static func demangled(_ name: String) -> [String]? {
    guard name.hasPrefix("_TtC") else { return nil }
    var rest = name.dropFirst(3).drop { $0 == "C" }
    // A private class has a discriminator: `P33_<32 digits>4Room`.
    var parts: [String] = []
    while !rest.isEmpty {
      let isPrivate = rest.hasPrefix("P")
      if isPrivate { rest = rest.dropFirst() }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let length = Int(digits), length > 0, rest.count - digits.count >= length else {
        return nil
      }
      rest = rest.dropFirst(digits.count)
      if !isPrivate { parts.append(String(rest.prefix(length))) }
      rest = rest.dropFirst(length)
    }
    return parts
  }
}

/// A pattern for paths, in the manner of `.gitignore`.
///
/// `*` stands for any characters but `/`, `?` for one, `**` for any number of folders. A pattern
/// without `/` may match any part of a path; with one it starts at the root. A pattern that matches
/// a folder matches all in it.
public struct PathPattern: Hashable, Sendable {
  private var parts: [[Character]]
  private var anchored: Bool

  public init(_ pattern: String) {
    var text = Substring(pattern)
    while text.hasPrefix("./") { text = text.dropFirst(2) }
    while text.hasSuffix("/") { text = text.dropLast() }
    anchored = text.contains("/")
    parts = text.split(separator: "/").map(Array.init)
  }

  /// Whether the pattern matches the path or a folder above it.
  ///
  /// - Parameter path: relative to the root, with `/` between its parts.
  public func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(Array.init)
    guard !parts.isEmpty else { return false }
    if !anchored { return names.contains { Self.matches($0[...], parts[0][...]) } }
    return Self.matches(names[...], parts[...])
  }

  /// Whether a front part of the names matches all parts of the pattern.
  private static func matches(
    _ names: ArraySlice<[Character]>, _ parts: ArraySlice<[Character]>
  ) -> Bool {
    guard let part = parts.first else { return true }
    if part == ["*", "*"] {
      let rest = parts.dropFirst()
      if rest.isEmpty { return !names.isEmpty }
      return names.indices.contains { matches(names[$0...], rest) }
    }
    guard let name = names.first, matches(name[...], part[...]) else { return false }
    return matches(names.dropFirst(), parts.dropFirst())
  }

  /// One name against one part. Goes back to the last `*` only, so it takes O(n·m) at worst.
  private static func matches(_ name: ArraySlice<Character>, _ part: ArraySlice<Character>) -> Bool
  {
    var (n, p) = (name.startIndex, part.startIndex)
    var star: (part: Int, name: Int)?
    while n < name.endIndex {
      if p < part.endIndex, part[p] == "*" {
        star = (p, n)
        p += 1
      } else if p < part.endIndex, part[p] == "?" || part[p] == name[n] {
        (n, p) = (n + 1, p + 1)
      } else if let last = star {
        star = (last.part, last.name + 1)
        (n, p) = (last.name + 1, last.part + 1)
      } else {
        return false
      }
    }
    return part[p...].allSatisfy { $0 == "*" }
  }
}

/// A JSON value with its place in the file, keys in the order in which they stand.
///
/// Findings about an association file name a line, and a key that stands twice counts for
/// something; the system's parser tells neither.
struct PlacedJSON {
  indirect enum Content {
    case object([Member])
    case array([PlacedJSON])
    case string(String)
    case number(String)
    case boolean(Bool)
    case null
  }

  struct Member {
    let key: String
    let line: Int
    let column: Int
    let value: PlacedJSON
  }

  let content: Content
  let line: Int
  let column: Int

  var members: [Member]? {
    if case .object(let members) = content { return members }
    return nil
  }

  var items: [PlacedJSON]? {
    if case .array(let items) = content { return items }
    return nil
  }

  var string: String? {
    if case .string(let text) = content { return text }
    return nil
  }

  var boolean: Bool? {
    if case .boolean(let flag) = content { return flag }
    return nil
  }

  /// The last value of a key, which is the one that parsers keep.
  subscript(key: String) -> PlacedJSON? { members?.last { $0.key == key }?.value }
}

/// JSON that cannot be read.
struct JSONProblem: Error, Hashable {
  let line: Int
  let column: Int
  let message: String
}

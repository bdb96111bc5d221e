import FlowGraph
import Foundation

/// An association file that cannot be read.
public struct AssociationFileError: Error, Hashable, Sendable, CustomStringConvertible {
  public var place: SourcePlace
  /// What is wrong and what to do, without the file's name.
  public var message: String

  public var description: String { "\(place): error: \(message)" }
}

extension AssociationFile {
  /// The names under which a site serves the file.
  public static let fileNames = ["apple-app-site-association", "apple-app-site-association.json"]

  /// Larger files are not fetched by the system either.
  static let largest = 1 << 20

  /// Reads a file.
  ///
  /// - Parameter file: The path relative to the graph's root.
  /// - Throws: `AssociationFileError` for what is no JSON object. Everything else that is wrong
  ///   becomes a problem, since the system reads on as well.
  public static func read(data: Data, file: String) throws(AssociationFileError) -> AssociationFile
  {
    func failure(_ message: String, line: Int = 1, column: Int = 1) -> AssociationFileError {
      .init(place: SourcePlace(file: file, line: line, column: column), message: message)
    }
    guard data.count <= largest else { throw failure("the file is over 1 MB; the system skips it") }
    // DER begins with a sequence: the form that iOS 9 asked for.
    guard data.first != 0x30 else {
      throw failure("the file is signed; give the JSON that was signed")
    }
    let root: PlacedJSON
    do {
      root = try JSONReader.read(Array(data))
    } catch {
      throw failure("not JSON: \(error.message)", line: error.line, column: error.column)
    }
    guard root.members != nil else { throw failure("the file holds no JSON object") }
    var reading = AssociationReading(file: file)
    reading.read(root)
    return reading.result
  }
}

/// Takes rules and problems out of a file's tree.
private struct AssociationReading {
  private(set) var result: AssociationFile
  private var variables = SubstitutionVariables()

  /// What holds for a rule unless it says otherwise.
  private struct Defaults {
    var caseSensitive = true
    var percentEncoded = true

    func with(_ tree: PlacedJSON?) -> Defaults {
      var new = self
      if let flag = tree?["caseSensitive"]?.boolean { new.caseSensitive = flag }
      if let flag = tree?["percentEncoded"]?.boolean { new.percentEncoded = flag }
      return new
    }
  }

  init(file: String) { result = AssociationFile(file: file) }

  private func place(_ line: Int, _ column: Int) -> SourcePlace {
    SourcePlace(file: result.file, line: line, column: column)
  }

  private mutating func report(_ message: String, _ line: Int, _ column: Int) {
    result.problems.append(.init(message: message, place: place(line, column)))
  }

  /// Keys that are not Apple's: the system passes over them, so that a slip widens or empties a
  /// rule in silence.
  private mutating func check(_ tree: PlacedJSON, against known: [String]) {
    var seen: Set<String> = []
    for member in tree.members ?? [] {
      if !seen.insert(member.key).inserted {
        report(
          "\"\(member.key)\" stands twice; only the last one counts. Keep one.", member.line,
          member.column)
      }
      guard !known.contains(member.key) else { continue }
      let near = known.first { isNear($0, member.key) }
      report(
        "The system does not know \"\(member.key)\" and passes over it. "
          + (near.map { "Write \"\($0)\"." } ?? "Take it out, or write what was meant."),
        member.line, member.column)
    }
  }

  mutating func read(_ root: PlacedJSON) {
    for member in root.members ?? [] where member.key != "applinks" {
      if isNear("applinks", member.key) {
        report(
          "The system does not know \"\(member.key)\" and passes over it. Write \"applinks\".",
          member.line, member.column)
      }
    }
    guard let links = root["applinks"] else { return }
    check(links, against: ["apps", "details", "defaults", "substitutionVariables"])
    readVariables(links["substitutionVariables"])
    let defaults = Defaults().with(links["defaults"])
    if let entries = links["details"]?.items {
      for entry in entries { read(entry, apps: nil, defaults) }
    } else {
      // The oldest form: app ids as keys, in no order of their own.
      let members = (links["details"]?.members ?? []).sorted { $0.key < $1.key }
      for member in members { read(member.value, apps: [member.key], defaults) }
    }
    findShadows()
  }

  private mutating func readVariables(_ tree: PlacedJSON?) {
    var own: [String: [String]] = [:]
    for member in tree?.members ?? [] {
      own[member.key] = (member.value.items ?? []).compactMap(\.string)
      if member.key.contains(where: { "$()".contains($0) }) {
        report(
          "A variable's name cannot hold `$`, `(` or `)`. Rename \"\(member.key)\".", member.line,
          member.column)
      }
      for value in own[member.key] ?? [] where value.contains("$(") {
        report(
          "A variable's value cannot name another variable. Write out \"\(value)\".", member.line,
          member.column)
      }
    }
    variables = SubstitutionVariables(own)
  }

  private mutating func read(_ entry: PlacedJSON, apps known: [String]?, _ outer: Defaults) {
    check(entry, against: ["appID", "appIDs", "components", "paths", "defaults"])
    let several = (entry["appIDs"]?.items ?? []).compactMap(\.string)
    let apps = known ?? several + [entry["appID"]?.string].compactMap(\.self)
    if apps.isEmpty {
      report(
        "The entry names no app, so that none of its rules counts. Add \"appIDs\".", entry.line,
        entry.column)
    }
    let defaults = outer.with(entry["defaults"])
    for component in entry["components"]?.items ?? [] {
      result.rules.append(rule(component, apps, defaults.with(component)))
    }
    for path in entry["paths"]?.items ?? [] {
      guard let text = path.string else { continue }
      let isExcluded = text.hasPrefix("NOT ")
      let pattern = isExcluded ? String(text.dropFirst(4)) : text
      var rule = AssociationFile.Rule(
        apps: apps, text: text, excludes: isExcluded, place: place(path.line, path.column))
      rule.path = glob(pattern, path, isPath: true)
      (rule.ignoresCase, rule.decodes) = (!defaults.caseSensitive, !defaults.percentEncoded)
      rule.isPath = true
      result.rules.append(rule)
    }
  }

  private mutating func rule(_ tree: PlacedJSON, _ apps: [String], _ defaults: Defaults)
    -> AssociationFile.Rule
  {
    check(
      tree, against: ["/", "?", "#", "exclude", "comment", "caseSensitive", "percentEncoded"])
    var rule = AssociationFile.Rule(
      apps: apps, text: words(tree), excludes: tree["exclude"]?.boolean ?? false,
      place: place(tree.line, tree.column))
    (rule.ignoresCase, rule.decodes) = (!defaults.caseSensitive, !defaults.percentEncoded)
    if let path = tree["/"], let text = path.string {
      rule.path = glob(text, path, isPath: true)
      if text.contains("#") {
        report(
          "A path never holds `#`: \"\(text)\" matches nothing. Move what follows to the key "
            + "\"#\".", path.line, path.column)
      }
    }
    if let fragment = tree["#"], let text = fragment.string {
      rule.fragment = glob(text, fragment)
    }
    if let query = tree["?"] { rule.query = self.query(query) }
    return rule
  }

  private mutating func query(_ tree: PlacedJSON) -> AssociationFile.Query {
    if let text = tree.string { return .whole(glob(text, tree)) }
    guard let members = tree.members else { return .anything }
    if let odd = members.first(where: { $0.value.string == nil }) {
      report(
        "\"\(odd.key)\" is not a string, for which the system drops every condition on the query. "
          + "Put the value in quotes.", odd.line, odd.column)
      return .anything
    }
    return .items(
      members.map { member in
        .init(name: member.key, value: glob(member.value.string ?? "", member.value))
      })
  }

  private mutating func glob(_ text: String, _ tree: PlacedJSON, isPath: Bool = false) -> Glob {
    var messages: [String] = []
    let glob = variables.glob(text) { messages.append($0) }
    for message in messages { report(message + ".", tree.line, tree.column) }
    return isPath && glob != .anything ? glob.trimmed : glob
  }

  private func words(_ tree: PlacedJSON) -> String {
    var text = tree["/"]?.string ?? ""
    if let query = tree["?"] {
      let items = (query.members ?? []).map { "\($0.key)=\($0.value.string ?? "…")" }
      text += "?" + (query.string ?? items.joined(separator: "&"))
    }
    if let fragment = tree["#"]?.string { text += "#\(fragment)" }
    return text.isEmpty ? "*" : text
  }

  /// A path behind components says the same again for systems that know no components.
  private mutating func findShadows() {
    for (number, rule) in result.rules.enumerated() {
      let earlier = result.rules[..<number].first {
        $0.covers(rule) && ($0.isPath || !rule.isPath)
      }
      guard let earlier else { continue }
      report(
        "\"\(rule.text)\" has no effect: \"\(earlier.text)\" in line \(earlier.place.line) stands "
          + "before it and takes every URL that it would. Put the narrower one first.",
        rule.place.line, rule.place.column)
    }
  }

  /// Whether two words are one or two slips apart (Levenshtein, 1966).
  private func isNear(_ word: String, _ other: String) -> Bool {
    let (a, b) = (Array(word.lowercased()), Array(other.lowercased()))
    guard word != other, word.count > 3, abs(a.count - b.count) <= 2 else { return false }
    var row = Array(0...b.count)
    for i in a.indices {
      var before = row[0]
      row[0] = i + 1
      for j in b.indices {
        let change = before + (a[i] == b[j] ? 0 : 1)
        before = row[j + 1]
        row[j + 1] = min(row[j + 1] + 1, row[j] + 1, change)
      }
    }
    return row[b.count] <= 2
  }
}

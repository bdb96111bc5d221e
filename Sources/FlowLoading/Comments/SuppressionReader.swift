import FlowGraph

/// Turns the comments of a file into suppressions: which rule, and from which line to which.
///
/// - `disable` holds to the matching `enable`, to the end of the block that it stands in, or to the
///   end of the file
/// - `disable:next`, `disable:this` and `disable:previous` hold for one line of code
/// - `disable:file` holds for the whole file
public struct SuppressionReader: Sendable {
  public init() {}

  /// The suppressions of some files, in their order.
  ///
  /// - Parameter files: files of any kind; only Swift and flow files have comments for waymark.
  /// - Complexity: O(n) in the text of the files that hold the marker `waymark:`.
  public func read(_ files: [SourceText]) -> [Suppression] {
    files.sorted { $0.path < $1.path }.flatMap { file -> [Suppression] in
      switch SourceKind(path: file.path) {
      case .swift: Self.suppressions(SwiftComments.commands(in: file.text), file: file.path)
      case .flowFile: Self.suppressions(FlowFileComments.commands(in: file.text), file: file.path)
      default: []
      }
    }
  }

  /// The commands that others read.
  private static let otherCommands = AssertionReader.words

  static func suppressions(_ commands: [PlacedCommand], file: String) -> [Suppression] {
    var reader = FileReader(file: file)
    for command in commands { reader.read(command) }
    return reader.found
  }

  private struct FileReader {
    let file: String
    var found: [Suppression] = []
    /// The open ones, by their positions in `found`.
    private var open: [Int] = []

    init(file: String) { self.file = file }

    mutating func read(_ placed: PlacedCommand) {
      let command = placed.command
      switch command.words {
      case ["disable"]:
        add(placed, from: placed.line, to: placed.blockEnd, isOpen: true)
      case ["disable", "file"]:
        add(placed, from: 1, to: nil)
      case ["disable", "this"]:
        add(placed, from: placed.line, to: placed.line)
      case ["disable", "next"]:
        guard let next = placed.nextCode else {
          return report(placed, "no line of code follows")
        }
        add(placed, from: next.lowerBound, to: next.upperBound)
      case ["disable", "previous"]:
        guard let line = placed.previousCode else {
          return report(placed, "no line of code stands before it")
        }
        add(placed, from: line, to: line)
      case ["enable"]:
        close(placed)
      default:
        guard !SuppressionReader.otherCommands.contains(command.name) else { return }
        let written = CommentCommand.marker + command.words.joined(separator: ":")
        let known = ["disable", "disable:next", "disable:this", "disable:previous", "disable:file"]
        let words = known + ["enable"] + SuppressionReader.otherCommands.sorted()
        let meant = NearestWord.to(command.words.joined(separator: ":"), among: words)
        report(
          placed,
          "`\(written)` is no command"
            + (meant.map { "; did you mean `\(CommentCommand.marker)\($0)`?" } ?? ""))
      }
    }

    private mutating func add(
      _ placed: PlacedCommand, from first: Int, to last: Int?, isOpen: Bool = false
    ) {
      guard !placed.command.arguments.isEmpty else {
        return report(placed, "name the rules that it is for, or `all`")
      }
      for rule in placed.command.arguments {
        found.append(
          Suppression(
            rule: rule, firstLine: first, lastLine: last, reason: placed.command.reason,
            at: place(placed)))
        if isOpen { open.append(found.count - 1) }
      }
    }

    private mutating func close(_ placed: PlacedCommand) {
      guard !placed.command.arguments.isEmpty else {
        return report(placed, "name the rules that it is for, or `all`")
      }
      for rule in placed.command.arguments {
        let ending = open.filter { index in
          let last = found[index].lastLine ?? .max
          return last >= placed.line
            && (rule == Suppression.everyRule || found[index].rule == rule)
        }
        if ending.isEmpty { report(placed, "`\(rule)` is not disabled here", rule: rule) }
        for index in ending { found[index].lastLine = placed.line }
        open.removeAll { ending.contains($0) }
      }
    }

    private mutating func report(_ placed: PlacedCommand, _ problem: String, rule: String = "") {
      let subject = rule.isEmpty ? placed.command.arguments.first ?? "" : rule
      found.append(
        Suppression(
          rule: subject, firstLine: placed.line, lastLine: placed.line,
          reason: placed.command.reason, problem: problem, at: place(placed)))
    }

    private func place(_ placed: PlacedCommand) -> SourcePlace {
      SourcePlace(file: file, line: placed.line, column: placed.column)
    }
  }
}

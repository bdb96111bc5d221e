import FlowGraph
import FlowRules
import Foundation

/// What a report is made from: a result, and what a reader needs to see its places.
public struct ReportInput: Sendable {
  public var result: FindingsResult
  /// The text of a file by its path relative to the result's root; nil where it is not known.
  public var source: @Sendable (String) -> String?
  /// The folder that file names are relative to, as an absolute path.
  public var root: String
  /// What goes before a file's name so that the reader can open it from where they stand.
  public var pathPrefix: String
  /// The picture of the navigation as SVG, for the formats that can show it.
  public var picture: String?
  /// Where the findings are those that a comparison found new: the ones among them that the older
  /// version had too, less severe.
  var raised: Set<Finding>?

  public init(
    _ result: FindingsResult, root: String, pathPrefix: String = "", picture: String? = nil,
    source: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.result = result
    self.root = root
    self.pathPrefix = pathPrefix
    self.picture = picture
    self.source = source
  }

  var findings: [Finding] { result.findings }
  var summary: ReportSummary { result.summary }

  /// The file's name for a reader who stands in the current folder.
  func path(_ file: String) -> String { file.hasPrefix("/") ? file : pathPrefix + file }

  /// The file's name for a host that knows the project's files by their relative paths.
  ///
  /// Where the project does not lie below the current folder, that is the path below the root.
  func relativePath(_ file: String) -> String { pathPrefix.hasPrefix("/") ? file : path(file) }
}

/// Choices that concern only the form of a report.
public struct ReportStyle: Sendable {
  public var color: Bool
  /// Leaves the summary line out.
  public var quiet: Bool
  /// Shows the findings that are set aside, where a form has a place for them.
  public var showsSetAside: Bool

  public init(color: Bool = false, quiet: Bool = false, showsSetAside: Bool = false) {
    self.color = color
    self.quiet = quiet
    self.showsSetAside = showsSetAside
  }
}

/// A form that findings can be written in.
///
/// A pure function: equal input gives equal text. It sees nothing but the published result.
protocol ReportWriter {
  init(input: ReportInput, style: ReportStyle)

  /// The whole report, with a final newline; empty where there is nothing to say.
  func render() throws -> String
}

/// Writes findings in one of the formats.
public enum Report {
  /// The whole report, with a final newline; empty where there is nothing to say.
  ///
  /// A pure function: equal input gives equal text.
  ///
  /// - Complexity: O(n log n) in the number of findings, plus the length of the sources shown.
  public static func render(
    _ input: ReportInput, as format: ReportFormat, style: ReportStyle = ReportStyle()
  ) throws -> String {
    // The whole result names files relative to its own root throughout.
    let input = format == .json ? input : input.withPlacesInMessages
    return try format.writer.init(input: input, style: style).render()
  }
}

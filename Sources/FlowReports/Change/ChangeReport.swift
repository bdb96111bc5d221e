import FlowDiff
import FlowGraph
import Foundation

/// What changed in the navigation, written for people and for programs.
///
/// A pure function of the change: equal input gives equal text.
public struct ChangeReport: Sendable {
  public enum Format: String, CaseIterable, Sendable {
    /// For people in a terminal.
    case text
    /// For a comment on a pull request.
    case markdown
    /// The change document.
    case json
  }

  private let change: FlowChange
  private let pathPrefix: String
  private let isColored: Bool
  private let diagram: @Sendable () -> String?

  /// - Parameters:
  ///   - change: what changed.
  ///   - pathPrefix: what goes before a file's name so that the reader can open it.
  ///   - isColored: whether text is written for a terminal with colors.
  ///   - diagram: a picture in Mermaid's language for Markdown; asked for there only.
  public init(
    change: FlowChange, pathPrefix: String = "", isColored: Bool = false,
    diagram: @escaping @Sendable () -> String? = { nil }
  ) {
    self.change = change
    self.pathPrefix = pathPrefix
    self.isColored = isColored
    self.diagram = diagram
  }

  /// The whole report, with a final newline.
  public func render(as format: Format) throws -> String {
    switch format {
    case .text:
      return ChangeTextReport(
        outline: ChangeOutline(change), pathPrefix: pathPrefix, isColored: isColored
      ).render()
    case .markdown:
      return ChangeMarkdownReport(
        outline: ChangeOutline(change), pathPrefix: pathPrefix,
        diagram: change.isEmpty ? nil : diagram()
      ).render()
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(change), as: UTF8.self) + "\n"
    }
  }
}

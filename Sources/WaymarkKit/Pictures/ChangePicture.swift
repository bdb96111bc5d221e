import FlowDiagrams
import FlowDiff
import FlowGraph
import Foundation

/// A picture of what changed between two versions.
public struct ChangePicture: Sendable {
  /// The forms of its file.
  public enum Form: String, CaseIterable, Sendable {
    case svg, png, pdf, html, dot
    /// Mermaid.
    case mmd

    /// - Returns: nil where the file's name has no extension of a known form.
    public init?(fileName: String) {
      if fileName.lowercased().hasSuffix(".html") {
        self = .html
      } else {
        guard let form = PictureForm(fileName: fileName) else { return nil }
        self.init(rawValue: form.rawValue)
      }
    }
  }

  /// What it shows.
  public enum View: String, CaseIterable, Sendable {
    case change, before, after
  }

  private let change: FlowChange
  private let head: FlowGraph
  private let title: String
  private let view: View
  private let isWhole: Bool

  /// - Parameters:
  ///   - change: what changed.
  ///   - head: the newer graph.
  ///   - view: both versions at once, or one of them with every box at the same place.
  ///   - isWhole: whether every screen is drawn, and not only what lies around the change.
  public init(_ change: FlowChange, head: FlowGraph, view: View = .change, isWhole: Bool = false) {
    self.change = change
    self.head = head
    self.view = view
    self.isWhole = isWhole
    title = "\(head.title ?? head.root): \(change.base.name) → \(change.head.name)"
  }

  /// The picture in Mermaid's language; nil where it would show nothing.
  public func mermaid() -> String? { diagram(.change).mermaid() }

  /// The picture in Graphviz's language.
  public func dot() -> String { diagram(view).dot() }

  /// The picture's file.
  ///
  /// - Throws: `InputError` where it cannot be drawn, with what to try instead.
  public func data(as form: Form, program: String? = nil) async throws -> Data {
    switch form {
    case .dot: return Data(dot().utf8)
    case .mmd: return Data((mermaid() ?? "flowchart LR\n  none[\"nothing changed\"]\n").utf8)
    case .svg: return try await draw(view, .svg, program)
    case .png: return try await draw(view, .png, program)
    case .pdf: return try await draw(view, .pdf, program)
    case .html:
      var pictures: [(View, String)] = []
      for view in [View.before, .change, .after] {
        pictures.append(
          (view, String(decoding: try await draw(view, .svg, program), as: UTF8.self)))
      }
      return Data(
        ChangePage(title: title, pictures: pictures.map { ($0.0.rawValue, $0.1) }).html().utf8)
    }
  }

  private func draw(_ view: View, _ format: PictureFormat, _ program: String?) async throws -> Data
  {
    guard let program = program ?? Bundle.main.executablePath else {
      throw InputError("cannot find the running program, which draws pictures; write a .dot file")
    }
    let process = RenderProcess(executable: program, arguments: [Picture.childCommand])
    do {
      return try await process.render(dot: diagram(view).dot(), format: format, title: title)
    } catch {
      throw InputError(error)
    }
  }

  private func diagram(_ view: View) -> ChangeDiagram {
    ChangeDiagram(
      change: change, head: head,
      options: ChangeDiagramOptions(
        title: title, view: .init(rawValue: view.rawValue) ?? .change, isWhole: isWhole))
  }
}

import FlowDiagrams
import FlowGraph
import Foundation

/// A picture of a graph.
public struct Picture: Sendable {
  /// The hidden command that draws for a parent process.
  public static let childCommand = "render-dot"

  private let graph: FlowGraph
  private let options: PictureOptions

  public init(_ graph: FlowGraph, _ options: PictureOptions) {
    self.graph = graph
    self.options = options
  }

  /// The picture in Graphviz's language.
  ///
  /// - Throws: `InputError` where the graph has no such screen or group.
  public func dot() throws -> String {
    do {
      return try Diagram(graph: graph, options: diagramOptions).dot()
    } catch {
      throw InputError(error)
    }
  }

  /// The picture in Mermaid's language.
  ///
  /// - Throws: `InputError` where the graph has no such screen or group, or is too large.
  public func mermaid() throws -> String {
    do {
      return try MermaidDiagram(graph: graph, options: diagramOptions).text()
    } catch {
      throw InputError(error)
    }
  }

  /// The picture's file.
  ///
  /// Graphviz can end a process on some graphs, so it draws in a child process.
  ///
  /// - Parameters:
  ///   - form: the form of the file.
  ///   - program: a program that calls `drawAsChild(arguments:)` when its first argument is
  ///     `childCommand`; the running one where nil.
  /// - Throws: `InputError` where the picture cannot be drawn, with what to try instead.
  public func data(as form: PictureForm, program: String? = nil) async throws -> Data {
    let format: PictureFormat
    switch form {
    case .dot: return Data(try dot().utf8)
    case .mmd: return Data(try mermaid().utf8)
    case .svg: format = .svg
    case .png: format = .png
    case .pdf: format = .pdf
    }
    guard let program = program ?? Bundle.main.executablePath else {
      throw InputError("cannot find the running program, which draws pictures; use --format dot")
    }
    let process = RenderProcess(executable: program, arguments: [Self.childCommand])
    do {
      return try await process.render(dot: dot(), format: format, title: options.title)
    } catch let error as DiagramError {
      throw InputError(error)
    }
  }

  /// Draws in this process what a parent process sent; the other half of `data(as:program:)`.
  ///
  /// - Returns: the status to exit with.
  public static func drawAsChild(arguments: [String]) -> Int32 {
    RenderProcess.serve(arguments: arguments)
  }

  private var diagramOptions: DiagramOptions {
    let scope: DiagramOptions.Scope =
      if let focus = options.focus {
        .focus(focus, depth: options.depth)
      } else if let group = options.group {
        .group(group)
      } else {
        .automatic
      }
    return DiagramOptions(
      title: options.title,
      direction: options.direction == .right ? .leftToRight : .topToBottom, scope: scope,
      showsLegend: options.showsLegend, linkBase: options.linkBase)
  }
}

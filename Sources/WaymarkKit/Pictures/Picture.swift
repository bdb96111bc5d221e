import FlowDiagrams
import FlowGraph
import Foundation

/// A picture of a graph.
public struct Picture: Sendable {
  private let graph: FlowGraph
  private let options: PictureOptions

  public init(_ graph: FlowGraph, _ options: PictureOptions) {
    self.graph = graph
    self.options = options
  }

  /// The picture in Graphviz's language.
  ///
  /// - Throws: `InputError` where the focus is no screen of the graph.
  public func dot() throws -> String { throw InputError("dot is not built in yet") }

  /// The picture in Mermaid's language.
  public func mermaid() throws -> String { throw InputError("mmd is not built in yet") }

  /// The picture's file.
  ///
  /// Graphviz can end a process on some graphs, so it draws in a child process of this program.
  ///
  /// - Throws: `InputError` where the picture cannot be drawn.
  public func data(as form: PictureForm) async throws -> Data {
    switch form {
    case .dot: return Data(try dot().utf8)
    case .mmd: return Data(try mermaid().utf8)
    case .svg, .png, .pdf: throw InputError("\(form.rawValue) is not built in yet")
    }
  }

  /// Draws in this process what a parent process sent; the other half of `data(as:)`.
  public static func drawAsChild(form: String) throws {
    throw InputError("\(form) is not built in yet")
  }
}

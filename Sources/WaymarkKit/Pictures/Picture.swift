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
  public func mermaid() -> String {
    MermaidDiagram(
      graph: focused, title: options.title,
      direction: options.direction == .right ? .leftToRight : .topToBottom
    ).text()
  }

  /// The picture's file.
  ///
  /// Graphviz can end a process on some graphs, so it draws in a child process of this program.
  ///
  /// - Throws: `InputError` where the picture cannot be drawn.
  public func data(as form: PictureForm) async throws -> Data {
    switch form {
    case .dot: return Data(try dot().utf8)
    case .mmd: return Data(mermaid().utf8)
    case .svg, .png, .pdf: throw InputError("\(form.rawValue) is not built in yet")
    }
  }

  /// Draws in this process what a parent process sent; the other half of `data(as:)`.
  public static func drawAsChild(form: String) throws {
    throw InputError("\(form) is not built in yet")
  }

  /// The graph, cut to the screens around the focus, both ways.
  private var focused: FlowGraph {
    guard let focus = options.focus else { return graph }
    var near: Set<String> = [focus]
    for _ in 0..<max(0, options.depth) {
      let next = graph.transitions.filter {
        $0.from != Transition.anywhere && (near.contains($0.fromID) || near.contains($0.toID))
      }
      let before = near.count
      near.formUnion(next.flatMap { [$0.fromID, $0.toID] })
      if near.count == before { break }
    }
    var graph = graph
    graph.screens.removeAll { !near.contains($0.id) }
    graph.transitions.removeAll { !near.contains($0.fromID) || !near.contains($0.toID) }
    return graph
  }
}

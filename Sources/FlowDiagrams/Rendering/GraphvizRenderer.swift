import CGraphviz
import Foundation

/// The formats that Graphviz draws.
public enum PictureFormat: String, Sendable, CaseIterable {
  case svg, png, pdf
}

/// Lays a diagram out and draws it, in this process.
///
/// Graphviz keeps its state in globals and can end the process on some graphs: use `RenderProcess`
/// wherever a picture's failure must not be the program's.
public enum GraphvizRenderer {
  /// Graphviz is not reentrant.
  private static let lock = NSLock()

  /// Draws a graph.
  ///
  /// - Parameters:
  ///   - dot: the graph in Graphviz's language.
  ///   - format: SVG is cleaned with `SVGCleaner`.
  ///   - title: what a screen reader says of an SVG.
  ///   - dotsPerInch: the resolution of a PNG; 72 gives one pixel for each point.
  /// - Throws: `DiagramError.invalidDOT` or `.failed`, with what Graphviz said.
  public static func render(
    dot: String, format: PictureFormat, title: String = "Navigation diagram",
    dotsPerInch: Int = 144
  ) throws(DiagramError) -> Data {
    let data = try rendering(dot, as: format.rawValue) { graph in
      if format == .png { set("dpi", String(dotsPerInch), of: graph) }
    }
    guard format == .svg else { return data }
    return Data(SVGCleaner.clean(String(decoding: data, as: UTF8.self), title: title).utf8)
  }

  /// The layout as text, in one of Graphviz's own formats (`plain`, `xdot`, `json`).
  static func layout(dot: String, format: String) throws(DiagramError) -> String {
    String(decoding: try rendering(dot, as: format) { _ in }, as: UTF8.self)
  }

  private static func set(
    _ name: String, _ value: String, of graph: UnsafeMutablePointer<Agraph_t>
  ) {
    // Graphviz takes `char *` and copies what it is given.
    name.withCString { name in
      value.withCString { value in
        _ = agattr(
          graph, 0, UnsafeMutablePointer(mutating: name), UnsafeMutablePointer(mutating: value))
      }
    }
  }

  private static func direction(of graph: UnsafeMutablePointer<Agraph_t>) -> String {
    "rankdir".withCString { name in
      agget(graph, UnsafeMutablePointer(mutating: name)).map { String(cString: $0) } ?? "TB"
    }
  }

  private static func rendering(
    _ dot: String, as format: String, prepare: (UnsafeMutablePointer<Agraph_t>) -> Void
  ) throws(DiagramError) -> Data {
    lock.lock()
    defer { lock.unlock() }
    GraphvizMessages.begin()
    guard let context = gvContext() else { throw .failed("its plug-ins could not be loaded") }
    defer { gvFreeContext(context) }
    guard let graph = agmemread(dot) else {
      throw .invalidDOT(GraphvizMessages.end() ?? "no graph in the text")
    }
    defer { agclose(graph) }
    prepare(graph)
    guard gvLayout(context, graph, "dot") == 0 else {
      throw .failed(GraphvizMessages.end() ?? "no layout")
    }
    defer { gvFreeLayout(context, graph) }
    GraphvizLines.straighten(graph, leftToRight: direction(of: graph) == "LR")
    var bytes: UnsafeMutablePointer<CChar>?
    var length: UInt32 = 0
    guard gvRenderData(context, graph, format, &bytes, &length) == 0, let bytes, length > 0 else {
      throw .failed(GraphvizMessages.end() ?? "no plug-in for \(format)")
    }
    defer { gvFreeRenderData(bytes) }
    if let problem = GraphvizMessages.end(), problem.contains("rror") { throw .failed(problem) }
    return Data(bytes: bytes, count: Int(length))
  }
}

/// What Graphviz would print on standard error.
private enum GraphvizMessages {
  // Only touched while `GraphvizRenderer.lock` is held; the callback has no context of its own.
  nonisolated(unsafe) private static var text = ""

  static func begin() {
    text = ""
    agseterr(AGWARN)
    _ = agseterrf { message in
      if let message { GraphvizMessages.text += String(cString: message) }
      return 0
    }
  }

  /// The messages in one line; nil where there are none.
  static func end() -> String? {
    let words = text.split { $0 == " " || $0.isNewline }.joined(separator: " ")
    return words.isEmpty ? nil : words
  }
}

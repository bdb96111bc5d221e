import FlowGraph
import FlowLoading

/// The stages that the facade puts together. Tests put in their own.
struct Pipeline: Sendable {
  var loadSwift: SourceLoader
  var loadFlowFiles: SourceLoader
  /// Runs the rules.
  var check: @Sendable (FlowGraph, AnalyzerOptions, _ root: String) throws -> [Finding]

  /// Parses one file and drops the tree, for the benchmark; nil where no parser is built in.
  var parse: (@Sendable (String) -> Void)?

  static let standard = Pipeline(
    loadSwift: { _, options in FlowGraph(root: options.root) },
    loadFlowFiles: { _, options in FlowGraph(root: options.root) },
    check: { graph, _, _ in graph.findings })
}

import FlowGraph
import FlowLoading
import FlowRules

/// The stages that the facade puts together. Tests put in their own.
struct Pipeline: Sendable {
  var loadSwift:
    @Sendable ([SourceText], SwiftSourceLoader.Resources, LoaderOptions) throws ->
      SwiftSourceLoader.Result
  var loadFlowFiles: SourceLoader
  /// Runs the rules.
  var check: @Sendable (FlowGraph, RuleConfiguration) -> RuleRunner.Outcome
  /// Parses one file and drops the tree, for the benchmark; nil where no parser is built in.
  var parse: (@Sendable (String) -> Void)?

  static let standard = Pipeline(
    loadSwift: { texts, resources, options in
      SwiftSourceLoader(threads: options.threads).read(
        texts.map { SwiftFile(path: $0.path, text: $0.text) }, resources: resources,
        root: options.root)
    },
    loadFlowFiles: FlowFiles.load,
    check: { RuleRunner.check($0, configuration: $1) },
    parse: { BareParser.parse($0) })
}

/// Joins the flow files of a project.
enum FlowFiles {
  /// - Throws: `InputError` with every problem of every file.
  static func load(_ texts: [SourceText], options: LoaderOptions) throws -> FlowGraph {
    var graph = FlowGraph(root: options.root)
    var problems: [String] = []
    for text in texts.sorted(by: { $0.path < $1.path }) {
      do {
        graph = graph.merging(try FlowFileLoader().load(text: text.text, file: text.path))
      } catch {
        problems += InputError(error).messages
      }
    }
    guard problems.isEmpty else { throw InputError(messages: problems) }
    return graph
  }
}

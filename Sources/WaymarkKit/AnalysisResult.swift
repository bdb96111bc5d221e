import FlowGraph
import FlowLoading
import FlowRules

/// The stages of an analysis, in their order.
public enum AnalysisStage: String, CaseIterable, Sendable {
  case finding = "finding files"
  case reading = "reading files"
  case loading = "working out the navigation"
  case checking = "checking the rules"
  case comparing = "comparing the versions"
  case drawing = "drawing the picture"
}

/// What an analysis found.
public struct AnalysisResult: Sendable {
  /// How long a stage took.
  public struct Timing: Sendable {
    public var stage: AnalysisStage
    public var duration: Duration
    /// The most memory that the process had held by the end of it, in bytes.
    public var peakMemory: Int
  }

  /// The graph, with the findings in it.
  public var graph: FlowGraph
  /// Findings that comments in the source set aside; they are not in the graph.
  public var setAside: [SetAsideFinding] = []
  /// The baseline that the configuration names, as an absolute path.
  public var baseline: String?
  /// The folder that the graph's file names are relative to, as an absolute path.
  public var root: String
  /// The text of the files by their paths relative to the root.
  public var sources: [String: String]
  /// The paths of the files that were read, relative to the root and sorted.
  public var files: [String]
  /// Files that were left out, and why.
  public var diagnostics: [LoadDiagnostic]
  public var timings: [Timing]
  /// The association files among them.
  public var associations: [AssociationFile] = []
  /// Whether the source was as an earlier run had read it, so that it was taken from the cache.
  public var isKept = false

  public var findings: [Finding] { graph.findings }

  public init(
    graph: FlowGraph, root: String, sources: [String: String] = [:],
    diagnostics: [LoadDiagnostic] = [], timings: [Timing] = []
  ) {
    self.graph = graph
    self.root = root
    self.sources = sources
    self.files = sources.keys.sorted()
    self.diagnostics = diagnostics
    self.timings = timings
  }
}

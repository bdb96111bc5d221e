import FlowAnalysis
import FlowGraph
import Foundation

/// Stacks as other tools read them.
public enum StackInstances {
  /// The question whether a screen can lie on top of a stack, as PDAAAL reads it.
  ///
  /// - Returns: nil where no stack has the id.
  public static func pdaaal(_ graph: FlowGraph, stack: String, top: String) throws -> Data? {
    try StackAnalysis(graph: graph.normalized()).pdaaal(stack: stack, top: top)
  }
}

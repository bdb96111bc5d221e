import FlowDiagrams
import FlowGraph
import FlowLoading

/// Input or configuration that cannot be used: one message for each problem, each with the file
/// it is about and what to do.
public struct InputError: Error, Hashable, Sendable, CustomStringConvertible {
  public var messages: [String]

  public init(_ messages: String...) { self.messages = messages }
  public init(messages: [String]) { self.messages = messages }

  public var description: String { messages.joined(separator: "\n") }
}

extension InputError {
  init(_ error: FlowFileError) {
    messages = error.problems.map { "\(error.file):\($0.line):\($0.column): \($0)" }
  }

  init(_ error: DiagramError) { messages = [error.description] }
}

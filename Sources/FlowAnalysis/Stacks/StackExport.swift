import Foundation
import FlowGraph

extension StackAnalysis {
  /// The question whether a screen can lie on top of a stack, for the tool PDAAAL.
  ///
  /// - Returns: nil where no stack has the id, or it has no root.
  public func pdaaal(stack id: String, top screenID: String) throws -> Data? {
    guard let solved = solved.first(where: { $0.stack.id == id }),
      let root = solved.stack.roots.first
    else { return nil }
    let system = solved.reachable.system
    let symbols = [StackSymbol.element(screenID), .link(screenID), .root(screenID)]
    let known = symbols.first { symbol in system.rules.contains { $0.writes.contains(symbol) } }
    return try system.pdaaal(
      from: .init(.ready, [.root(root)]), to: (.ready, known ?? symbols[0]),
      state: { "\($0)" }, symbol: { "\($0)" })
  }
}

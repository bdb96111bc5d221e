import FlowGraph

/// Stacks that show in one layout what a column or a tab of the same container shows in another.
extension Linker {
  /// The screens that columns and tabs begin with, by the container that they stand in.
  func screensOfColumns() -> [Int: Set<Int>] {
    var result: [Int: Set<Int>] = [:]
    for (number, stack) in facts.stacks.enumerated() {
      guard let owner = stack.screen, isInTab(number) || stack.isSplit else { continue }
      result[owner, default: []].formUnion(first(in: number))
    }
    return result
  }

  /// Whether a column or a tab of the container begins with the same screen: what stands on it is
  /// the screen's own there, and so it is here.
  func isColumn(_ stack: Int, _ columns: [Int: Set<Int>]) -> Bool {
    guard let owner = facts.stacks[stack].screen, let known = columns[owner] else { return false }
    let first = first(in: stack)
    return !first.isEmpty && first.isSubset(of: known)
  }

  private func first(in stack: Int) -> Set<Int> {
    Set(interpreter.levels(content(of: stack).values).shown.map(interpreter.screen))
  }
}

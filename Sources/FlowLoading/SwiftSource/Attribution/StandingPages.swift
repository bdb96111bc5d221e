/// Pages that state shows already wherever code sets it to show them: inside `Home`, which is there
/// while `isSignedIn` holds, `isSignedIn = true` brings up nothing.
extension Linker {
  func dropStanding() {
    let pages = Set(links.transitions.lazy.filter(\.isSwitch).map(\.to))
    guard !pages.isEmpty else { return }
    var next: [Int: Set<Int>] = [:]
    var starts = Set(links.entries.map(\.screen))
    for row in links.transitions {
      // What goes on a stack from anywhere comes up where the stack is.
      let owners = row.stacks.compactMap { facts.stacks[$0].screen }
      for from in row.from.map({ [$0] }) ?? owners { next[from, default: []].insert(row.to) }
      if row.from == nil, owners.isEmpty { starts.insert(row.to) }
    }
    func reached(without page: Int? = nil) -> Set<Int> {
      var found = starts.filter { $0 != page }
      var queue = Array(found)
      while let screen = queue.popLast() {
        for other in next[screen] ?? [] where other != page && found.insert(other).inserted {
          queue.append(other)
        }
      }
      return found
    }
    let all = reached()
    for page in pages {
      let others = reached(without: page)
      links.transitions.removeAll { row in
        guard row.isSwitch, row.to == page, row.deepLink == nil, let from = row.from else {
          return false
        }
        return all.contains(from) && !others.contains(from)
      }
    }
  }

  /// Whether values choose a page and no more: one that shows what it is given shows another then.
  func onlyChoose(_ values: ValueSet) -> Bool {
    !values.isEmpty
      && values.values.allSatisfy { value in
        switch value {
        case .boolean, .integer, .string, .null: true
        case .enumCase(_, _, let payload): payload.isEmpty
        default: false
        }
      }
  }
}

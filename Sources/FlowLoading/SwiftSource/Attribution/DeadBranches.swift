/// Branches that only routes can take which nothing makes: what they make is made by nothing
/// either.
struct DeadBranches {
  private let branches: [Span: Set<CaseName>]

  init(_ facts: NavigationFacts) { branches = facts.branches }

  /// The routes that alone lead into branches around a place, where all of them are dead.
  func routes(around span: Span, dead: Set<CaseName>) -> Set<CaseName>? {
    let around = branches.filter { body, cases in
      body.file == span.file && body.start <= span.start && span.end <= body.end
        && !cases.isEmpty && cases.isSubset(of: dead)
    }
    return around.isEmpty ? nil : around.values.reduce(into: []) { $0.formUnion($1) }
  }
}

/// Where the cases of routes are made, and what of it can run.
struct Makers {
  /// By code that may run.
  private(set) var live: [CaseName: Set<Span>] = [:]
  /// By functions that nothing calls, and in branches of dead routes.
  private(set) var idle: [CaseName: Set<Span>] = [:]
  /// The dead routes in whose branches a route is made.
  private(set) var dead: [CaseName: Set<CaseName>] = [:]

  /// - Parameters:
  ///   - made: Where each route is made.
  ///   - isUnused: Whether a place is in a function that nothing calls.
  ///   - isKept: Whether something leads through a route, whatever makes it.
  /// - Complexity: Quadratic in the number of routes that are dead through others.
  init(
    _ made: [CaseName: Set<Span>], _ branches: DeadBranches, isUnused: (Span) -> Bool,
    isKept: (CaseName) -> Bool
  ) {
    for (route, spans) in made {
      let parts = Dictionary(grouping: spans, by: isUnused)
      live[route] = Set(parts[false] ?? [])
      idle[route] = parts[true].map(Set.init)
    }
    var known: Set<CaseName> = []
    while true {
      let found = Set(live.filter { $0.value.isEmpty && !isKept($0.key) }.keys)
      guard found != known else { return }
      known = found
      for (route, spans) in live {
        for span in spans {
          guard let causes = branches.routes(around: span, dead: known), !causes.contains(route)
          else { continue }
          live[route]?.remove(span)
          idle[route, default: []].insert(span)
          dead[route, default: []].formUnion(causes)
        }
      }
    }
  }
}

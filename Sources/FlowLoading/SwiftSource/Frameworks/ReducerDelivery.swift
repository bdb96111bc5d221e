extension Interpreter {
  /// Whether a case of a reducer's actions carries those of another, which acts on them.
  func isOfChild(_ action: CaseName) -> Bool {
    let type = index.types[action.type]
    guard type.simpleName == "Action", let reducer = type.outer, Reducers.isReducer(reducer) else {
      return false
    }
    return reducerTree.children[reducer.id]?[action.name] != nil
      || shownStates(of: reducer)[action.name] != nil
  }

  /// How many reducers around one are told of its actions, but for enums of features, which only
  /// hand them on.
  private static let heights = 4

  /// Runs what reducers do with actions of one of them: the reducer itself, those in it that the
  /// actions are for, and those that it is in.
  ///
  /// - Parameter around: The features of the views around the one that sends them. Of several
  ///   features that hold one, those are meant.
  func deliver(
    _ actions: ValueSet, to reducer: TypeInfo, around: Set<Int> = [], _ site: Expression,
    _ frame: Frame
  ) {
    // What its code sends in turn comes from the same views.
    let around = around.isEmpty ? featuresAround : around
    let outer = featuresAround
    featuresAround = around
    defer { featuresAround = outer }
    handDown(actions, to: reducer, site, frame)
    var told: Set<String> = []
    var level = [(reducer, actions)]
    for _ in 0..<Self.heights {
      var next: [(TypeInfo, ValueSet)] = []
      var position = 0
      while position < level.count {
        let (child, actions) = level[position]
        position += 1
        // A reducer can be a page of its own path.
        let links = shown(
          (reducerTree.parents[child.id] ?? []).filter {
            $0.parent !== reducer || child.kind == .enumeration
          }, frame)
        let near = links.filter { isNear($0.parent, around) }
        for link in near.isEmpty ? links : near {
          guard told.insert("\(link.parent.id) \(link.name)").inserted,
            let type = resolve(Reducers.actions(of: link.parent))
          else { continue }
          let wrapped = link.wrap(actions, in: type)
          reduce(wrapped, link.parent, site, frame)
          if link.parent.kind == .enumeration {
            // Several pages of a path can be of one feature.
            if let known = level[position...].firstIndex(where: { $0.0 === link.parent }) {
              level[known].1.formUnion(wrapped)
            } else {
              level.append((link.parent, wrapped))
            }
          } else {
            next.append((link.parent, wrapped))
          }
        }
      }
      level = next
    }
  }

  /// Whether a feature is one of those around, or the enum of pages on a path of one.
  private func isNear(_ feature: TypeInfo, _ around: Set<Int>) -> Bool {
    if around.contains(feature.id) { return true }
    guard feature.kind == .enumeration else { return false }
    return reducerTree.parents[feature.id]?.contains { around.contains($0.parent.id) } ?? false
  }

  /// Of links that lead up from a feature which several pages of one path have, those of the pages
  /// that show the view whose code runs.
  private func shown(_ links: [ReducerTree.Link], _ frame: Frame) -> [ReducerTree.Link] {
    let counts = Dictionary(grouping: links.filter { $0.parent.kind == .enumeration }) {
      $0.parent.id
    }
    guard counts.values.contains(where: { $0.count > 1 }) else { return links }
    let cases = pages(around: frame)
    return links.filter { link in
      guard let all = counts[link.parent.id], all.count > 1,
        all.contains(where: { cases.contains($0.name) })
      else { return true }
      return cases.contains(link.name)
    }
  }

  /// The cases of paths for which the view is shown whose code runs, or one around it.
  private func pages(around frame: Frame) -> Set<String> {
    var next = objectNumber(frame.receiver)
    for _ in 0..<Self.makers {
      guard let number = next else { break }
      if let cases = pagesOfViews[index.types[heap.objects[number].type].simpleName] {
        return cases
      }
      next = heap.objects[number].maker
    }
    return []
  }

  /// The features of the stores that the views hold which made the one whose code runs.
  func features(around frame: Frame) -> Set<Int> {
    var found: Set<Int> = []
    var next = objectNumber(frame.receiver)
    for _ in 0..<Self.makers {
      guard let number = next else { break }
      let type = index.types[heap.objects[number].type]
      for case let written? in type.stored.map(\.type) {
        let scoped = ScopedType(reference: written, scope: type, file: type.span.file)
        if let outer = state(ofStore: scoped)?.outer { found.insert(outer.id) }
      }
      next = heap.objects[number].maker
    }
    return found
  }

  /// How many views around one are asked.
  private static let makers = 8

  private func handDown(
    _ actions: ValueSet, to reducer: TypeInfo, _ site: Expression, _ frame: Frame
  ) {
    reduce(actions, reducer, site, frame)
    for case .enumCase(_, let name, let payload) in actions.values {
      guard let link = reducerTree.children[reducer.id]?[name], let first = payload.first else {
        continue
      }
      let inner = link.unwrap(first)
      if link.wrapping == .presented, first.values.contains(.frameworkCase("dismiss", [])) {
        clear(link, site)
      }
      guard !inner.isEmpty else { continue }
      // What the child sends in turn goes back to who handed it the action.
      let outer = featuresAround
      featuresAround.insert(reducer.id)
      handDown(inner, to: link.child, site, frame)
      featuresAround = outer
    }
  }
}

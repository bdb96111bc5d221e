/// Frames of layout around the view that fills a level.
extension Interpreter {
  /// The same views without some of them: what those do they do as the level that they are, and not
  /// as a part of whatever shows the frame.
  func without(_ taken: [Value], _ views: [Value]) -> [Value] {
    views.compactMap { view in
      guard case .view(let number) = view else { return view }
      if taken.contains(view) { return nil }
      switch heap.views[number] {
      case .framework(let name, let children):
        return heap.view(.framework(name, without(taken, children)))
      case .group(let children): return heap.view(.group(without(taken, children)))
      default: return view
      }
    }
  }

  /// The one stack inside frames of layout, as it is with each content: what lies on it in a
  /// `ZStack` is an overlay.
  func onlyStack(in views: [Value]) -> [Value]? {
    guard views.count == 1 else { return nil }
    var found: [Value] = []
    var stacks: Set<Int> = []
    var isOther = false
    func collect(_ value: Value, isLayered: Bool) {
      guard case .view(let number) = value else { return }
      switch heap.views[number] {
      case .stack(let stack, _):
        stacks.insert(stack)
        found.append(value)
      case .app(let shown) where isBackdrop(shown): break
      case .app: isOther = isOther || found.isEmpty || !isLayered
      case .group(let children): children.forEach { collect($0, isLayered: isLayered) }
      case .framework(let name, let children) where ["ZStack", "GeometryReader"].contains(name):
        children.forEach { collect($0, isLayered: true) }
      case .framework("VStack", let children): children.forEach { collect($0, isLayered: false) }
      default: break
      }
    }
    guard case .view(let number) = views[0], case .framework = heap.views[number] else {
      return nil
    }
    collect(views[0], isLayered: false)
    return stacks.count == 1 && !isOther ? found.uniqued() : nil
  }

  /// The same views with those joined into one that differ only in what they are shown on.
  ///
  /// A frame that every call of one piece of code makes holds what each of them gave it, and one of
  /// them may have known which branch runs.
  func meeting(_ views: [Value]) -> [Value] {
    guard views.count <= Self.mostMeeting else { return views }
    var result: [Value] = []
    for view in views.map(meeting) {
      let known = result.indices.lazy.compactMap { position in
        self.met(result[position], view).map { (position, $0) }
      }.first
      if let (position, joined) = known { result[position] = joined } else { result.append(view) }
    }
    return result
  }

  /// So many views that stand beside each other are rows.
  private static let mostMeeting = 32

  private func meeting(_ view: Value) -> Value {
    guard case .view(let number) = view else { return view }
    switch heap.views[number] {
    case .framework(let name, let children) where children.count > 1:
      return heap.view(.framework(name, meeting(children)))
    case .group(let children) where children.count > 1:
      return heap.view(.group(meeting(children)))
    default: return view
    }
  }

  /// Two views as one, where they differ only in their conditions: what both ask for is asked.
  private func met(_ one: Value, _ other: Value) -> Value? {
    guard one != other else { return one }
    guard case .view(let first) = one, case .view(let second) = other else { return nil }
    switch (heap.views[first], heap.views[second]) {
    case (.app(var shown), .app(var with)):
      let shared = shown.conditions.filter(with.conditions.contains)
      (shown.conditions, with.conditions) = (shared, shared)
      return shown == with ? heap.view(.app(shown)) : nil
    case (.group(let children), .group(let others)):
      return met(children, others).map { heap.view(.group($0)) }
    case (.framework(let name, let children), .framework(let same, let others))
    where name == same:
      return met(children, others).map { heap.view(.framework(name, $0)) }
    default: return nil
    }
  }

  private func met(_ children: [Value], _ others: [Value]) -> [Value]? {
    guard children.count == others.count else { return nil }
    let joined = zip(children, others).compactMap { met($0, $1) }
    return joined.count == children.count ? joined : nil
  }
}

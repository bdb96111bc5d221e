import FlowGraph

extension SegueTranslation {
  /// The ways back of an unwind segue: UIKit looks for the nearest controller on the way back that
  /// has the method, and pops or dismisses as many levels as it takes.
  func unwinds(_ segue: InterfaceBuilderSegue, action: String, from key: SceneKey) -> [Back] {
    let file = map.document(key).file
    let targets = unwindTargets[action]?.sorted() ?? []
    return screens(of: key).flatMap { source in
      (targets.isEmpty ? [nil] : targets.map { Optional($0) }).map { target in
        let kind = backKind(from: key, to: target)
        return Back(
          from: source.name, fromID: source.id, kind: kind, count: nil, to: target,
          trigger: segue.source.trigger, onEmpty: .ignored,
          certainty: segue.isManual || targets.count != 1 ? .possible : .certain,
          stacks: kind == .dismiss ? [] : standings[key].stacks.map(stackID).sorted(),
          operation: "unwind \(action)",
          at: SourcePlace(file: file, line: segue.line),
          steps: segue.source.trigger.map {
            [Step($0, at: SourcePlace(file: file, line: segue.source.line))]
          } ?? [])
      }
    }
  }

  /// Popping where the target lies on the same stack, dismissing where a presentation lies between.
  private func backKind(from key: SceneKey, to target: String?) -> Back.Kind {
    let level = pushedFrom(key)
    if let target {
      return level.contains { $0 != key && names[$0]?.name == target } || !isPresented(level)
        ? .popTo : .dismiss
    }
    return isPresented(level) ? .dismiss : .pop
  }

  /// The scene and those below it on one stack.
  private func pushedFrom(_ key: SceneKey) -> Set<SceneKey> {
    var level: Set<SceneKey> = [key]
    var open = [key]
    while let next = open.popLast() {
      for arrival in arrivals[next] ?? [] where arrival.kind == .push {
        if level.insert(arrival.from).inserted { open.append(arrival.from) }
      }
    }
    return level
  }

  private func isPresented(_ level: Set<SceneKey>) -> Bool {
    level.contains { key in (arrivals[key] ?? []).contains { $0.kind.isModal } }
  }
}

/// A way to a scene.
struct Arrival: Hashable, Sendable {
  var from: SceneKey
  var kind: Transition.Kind
}

extension SegueTranslation {
  /// The ways to every scene, navigation controllers seen through.
  static func arrivals(_ map: SceneMap, _ translation: SegueTranslation) -> [SceneKey: [Arrival]] {
    var arrivals: [SceneKey: [Arrival]] = [:]
    for key in map.keys {
      for segue in map.segues(from: key) {
        guard case .scenes(let found, _) = map.resolve(segue, from: key) else { continue }
        if segue.kind == .relationship("rootViewController") { continue }
        for destination in found {
          let kinds = kinds(
            segue.kind, translation.standings[key], isStack: map.scene(destination).isNavigation)
          for content in translation.contents(of: destination) {
            arrivals[content, default: []] += translation.contents(of: key).flatMap { source in
              kinds.map { Arrival(from: source, kind: $0) }
            }
          }
        }
      }
    }
    return arrivals
  }
}

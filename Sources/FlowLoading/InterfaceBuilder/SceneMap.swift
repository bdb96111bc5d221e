/// One view controller of one of the documents that count.
struct SceneKey: Hashable, Comparable, Sendable {
  var document: Int
  var scene: Int

  static func < (lhs: SceneKey, rhs: SceneKey) -> Bool {
    (lhs.document, lhs.scene) < (rhs.document, rhs.scene)
  }
}

/// The storyboards of an app, and what their names and references stand for.
struct SceneMap: Sendable {
  /// Where a connection or a name leads.
  enum Destination: Hashable, Sendable {
    /// Several where storyboards of one name exist. `problem` tells of those that lack it.
    case scenes([SceneKey], problem: String?)
    case exit
    case missing(String)
  }

  /// Storyboards of UIKit apps in one language, launch screens left out, in the order of paths.
  let storyboards: [InterfaceBuilderDocument]
  /// Nibs of UIKit apps in one language, in the order of paths.
  let nibs: [InterfaceBuilderDocument]
  /// Every scene that is not a reference, in order.
  let keys: [SceneKey]
  private let byName: [String: [Int]]
  private let byObject: [[String: Int]]
  private let segues: [SceneKey: [InterfaceBuilderSegue]]

  init(_ documents: [InterfaceBuilderDocument]) {
    let chosen = Self.oneLanguage(
      documents.filter { $0.runtime.isUIKit && !$0.isLaunchScreen }
    )
    storyboards = chosen.filter { $0.kind == .storyboard }
    nibs = chosen.filter { $0.kind == .nib }
    byName = Dictionary(
      grouping: storyboards.indices, by: { [storyboards] in storyboards[$0].name })
    byObject = storyboards.map { document in
      Dictionary(
        zip(document.scenes.map(\.id), document.scenes.indices), uniquingKeysWith: { a, _ in a })
    }
    var keys: [SceneKey] = []
    var segues: [SceneKey: [InterfaceBuilderSegue]] = [:]
    for (index, document) in storyboards.enumerated() {
      for (scene, value) in document.scenes.enumerated() where !value.isReference {
        keys.append(SceneKey(document: index, scene: scene))
      }
      for segue in document.segues {
        guard let id = segue.scene, let scene = byObject[index][id] else { continue }
        segues[SceneKey(document: index, scene: scene), default: []].append(segue)
      }
    }
    self.keys = keys
    self.segues = segues
  }

  /// Translations of one file show the same scenes; they would only repeat them.
  private static func oneLanguage(_ documents: [InterfaceBuilderDocument])
    -> [InterfaceBuilderDocument]
  {
    let groups = Dictionary(grouping: documents) {
      [$0.kind.rawValue, $0.variant.folder, $0.name, $0.variant.idiom ?? ""]
    }
    return groups.values.compactMap { translations in
      translations.min {
        ($0.variant.languageRank, $0.file) < ($1.variant.languageRank, $1.file)
      }
    }.sorted { $0.file < $1.file }
  }

  func scene(_ key: SceneKey) -> InterfaceBuilderScene {
    storyboards[key.document].scenes[key.scene]
  }

  func document(_ key: SceneKey) -> InterfaceBuilderDocument { storyboards[key.document] }

  func segues(from key: SceneKey) -> [InterfaceBuilderSegue] { segues[key] ?? [] }

  // MARK: Resolving

  /// Storyboards of a name: all variants in the folder that is nearest to a file.
  func storyboards(named name: String, near file: String?) -> [Int] {
    let found = byName[name] ?? []
    guard let file, Set(found.map { storyboards[$0].variant.folder }).count > 1 else {
      return found
    }
    let parts = file.split(separator: "/")
    let near = found.map { index in
      zip(parts, storyboards[index].variant.folder.split(separator: "/")).prefix { $0 == $1 }.count
    }
    let best = near.max() ?? 0
    return zip(found, near).filter { $0.1 == best }.map(\.0)
  }

  /// - Parameter identifier: nil for the initial view controller.
  func resolve(storyboard name: String, identifier: String?, near file: String?) -> Destination {
    resolve(name, identifier, near: file, hops: 0)
  }

  private func resolve(_ name: String, _ identifier: String?, near file: String?, hops: Int)
    -> Destination
  {
    let candidates = storyboards(named: name, near: file)
    guard !candidates.isEmpty else { return .missing("no storyboard is named `\(name)`") }
    var keys: [SceneKey] = []
    var problems: [String] = []
    for index in candidates {
      let document = storyboards[index]
      let scene = document.scenes.firstIndex { scene in
        identifier.map { scene.storyboardIdentifier == $0 } ?? scene.isInitial
      }
      if let scene {
        switch destination(of: SceneKey(document: index, scene: scene), hops: hops) {
        case .scenes(let found, let problem):
          keys += found
          problems += problem.map { [$0] } ?? []
        case .missing(let problem): problems.append(problem)
        case .exit: break
        }
      } else {
        problems.append(
          identifier.map { "\(document.file) has no view controller with the identifier `\($0)`" }
            ?? "\(document.file) has no initial view controller")
      }
    }
    let problem = problems.isEmpty ? nil : problems.joined(separator: "; ")
    return keys.isEmpty ? .missing(problem ?? "") : .scenes(keys, problem: problem)
  }

  /// Where a segue leads.
  func resolve(_ segue: InterfaceBuilderSegue, from key: SceneKey) -> Destination {
    if let scene = byObject[key.document][segue.destination] {
      return destination(of: SceneKey(document: key.document, scene: scene), hops: 0)
    }
    let document = storyboards[key.document]
    if document.scenes.contains(where: { $0.exits.contains(segue.destination) }) { return .exit }
    return .missing(
      "no view controller of \(document.file) has the object id `\(segue.destination)`")
  }

  /// A reference leads on to another storyboard, which can begin with a reference again.
  private func destination(of key: SceneKey, hops: Int) -> Destination {
    guard case .reference(let reference) = scene(key).kind else {
      return .scenes([key], problem: nil)
    }
    let document = storyboards[key.document]
    guard hops < 8 else { return .missing("storyboard references lead in a circle") }
    guard reference.storyboard != nil || reference.identifier != nil else {
      return .missing("the storyboard reference names no storyboard")
    }
    let name = reference.storyboard ?? document.name
    let result = resolve(name, reference.identifier, near: document.file, hops: hops + 1)
    if case .missing(let problem) = result, let bundle = reference.bundle {
      return .missing("\(problem) (the reference looks in the bundle \(bundle))")
    }
    return result
  }
}

extension InterfaceBuilderScene {
  var isReference: Bool {
    if case .reference = kind { true } else { false }
  }
  var isNavigation: Bool { kind == .navigationController }
  /// Whether it shows other controllers rather than content of its own.
  var isContainer: Bool {
    switch kind {
    case .navigationController, .tabBarController, .splitViewController, .pageViewController: true
    default: false
    }
  }
}

import FlowGraph

/// The answer to a question about storyboards.
public enum InterfaceBuilderLookup<Match: Hashable & Sendable>: Hashable, Sendable {
  /// Several where devices or folders have variants. `problem` tells of variants that lack it.
  case found([Match], problem: String?)
  /// The storyboard, nib or class that was asked for stands in no file.
  case noSource
  /// The source is there and lacks the name; the names that it has, sorted.
  case noMatch(known: [String])

  /// What was found; empty for the other cases.
  public var matches: [Match] {
    if case .found(let matches, _) = self { matches } else { [] }
  }
}

/// A scene that code or a segue shows.
public struct SceneTarget: Hashable, Sendable {
  public var scene: InterfaceBuilderScene
  public var storyboard: String
  /// What a person sees: for a navigation controller, its root. Empty where code sets the root.
  public var screens: [Screen]
  /// The id of the stack that it brings along, for a navigation controller.
  public var stack: String?
}

/// A segue of a class's scene.
public struct SegueTarget: Hashable, Sendable {
  public var segue: InterfaceBuilderSegue
  public var file: String
  /// The scene that it starts in.
  public var from: SceneTarget
  /// Where it leads; empty for an unwind segue and where the storyboard is at fault.
  public var to: [SceneTarget]
  /// What it adds to the graph. Give the transitions the place of `performSegue` where code
  /// performs it.
  public var rows: SegueRows
}

/// A control's call of a method of a class.
public struct ActionTarget: Hashable, Sendable {
  public var action: InterfaceBuilderAction
  public var file: String
  /// The screens of the scene that the control stands in; empty for a nib.
  public var screens: [Screen]
}

extension InterfaceBuilderGraph {
  /// The names of all storyboards, sorted.
  public var storyboardNames: [String] { Set(map.storyboards.map(\.name)).sorted() }

  /// The scene that `instantiateViewController(withIdentifier:)` makes.
  ///
  /// - Parameter file: the file that asks; of several storyboards of one name, the nearest answer.
  public func scene(storyboard: String, identifier: String, near file: String? = nil)
    -> InterfaceBuilderLookup<SceneTarget>
  {
    lookup(storyboard, identifier, near: file)
  }

  /// The scene that `instantiateInitialViewController()` makes.
  public func initialScene(storyboard: String, near file: String? = nil)
    -> InterfaceBuilderLookup<SceneTarget>
  {
    lookup(storyboard, nil, near: file)
  }

  /// The scenes of a class, in the order of files.
  public func scenes(ofClass name: String) -> [SceneTarget] {
    keys(ofClass: name).map(target)
  }

  /// The segue that `performSegue(withIdentifier:)` performs in an instance of a class. Ask for
  /// the superclasses too where `noSource` answers.
  public func segue(identifier: String, fromClass name: String)
    -> InterfaceBuilderLookup<SegueTarget>
  {
    let keys = keys(ofClass: name)
    guard !keys.isEmpty else { return .noSource }
    let all = segues(fromClass: name)
    let found = all.filter { $0.segue.identifier == identifier }
    guard !found.isEmpty else {
      return .noMatch(known: Set(all.compactMap(\.segue.identifier)).sorted())
    }
    let having = Set(found.map(\.file))
    let lacking = Set(keys.map { map.document($0).file }).subtracting(having).sorted()
    let problem = lacking.map { "\($0) has no segue `\(identifier)` in \(name)" }
    return .found(found, problem: problem.isEmpty ? nil : problem.joined(separator: "; "))
  }

  /// All segues of a class's scenes, in the order of files.
  public func segues(fromClass name: String) -> [SegueTarget] {
    keys(ofClass: name).flatMap { key in
      map.segues(from: key).map { segue in
        var to: [SceneTarget] = []
        if case .scenes(let found, _) = map.resolve(segue, from: key) { to = found.map(target) }
        return SegueTarget(
          segue: segue, file: map.document(key).file, from: target(key), to: to,
          rows: translation.rows(segue, from: key))
      }
    }
  }

  /// The controls of storyboards and nibs that call methods of a class.
  public func actions(ofClass name: String) -> [ActionTarget] {
    (map.storyboards + map.nibs).flatMap { document in
      document.actions.filter { $0.targetClass?.name == name }.map { action in
        ActionTarget(
          action: action, file: document.file, screens: screens(around: action, in: document))
      }
    }
  }

  /// The classes of the File's Owners of the nibs of a name: `UINib(nibName:)`, `init(nibName:)`.
  public func nibClass(_ name: String)
    -> InterfaceBuilderLookup<InterfaceBuilderClass>
  {
    let nibs = map.nibs.filter { $0.name == name }
    guard !nibs.isEmpty else { return .noSource }
    var seen: Set<InterfaceBuilderClass> = []
    let owners = nibs.compactMap(\.fileOwner).filter { seen.insert($0).inserted }
    return owners.isEmpty ? .noMatch(known: []) : .found(owners, problem: nil)
  }

  // MARK: Parts

  private func keys(ofClass name: String) -> [SceneKey] {
    map.keys.filter { map.scene($0).customClass?.name == name }
  }

  private func target(_ key: SceneKey) -> SceneTarget {
    SceneTarget(
      scene: map.scene(key), storyboard: map.document(key).name,
      screens: translation.screens(of: key),
      stack: map.scene(key).isNavigation ? translation.stackID(key) : nil)
  }

  private func lookup(_ storyboard: String, _ identifier: String?, near file: String?)
    -> InterfaceBuilderLookup<SceneTarget>
  {
    let candidates = map.storyboards(named: storyboard, near: file)
    guard !candidates.isEmpty else { return .noSource }
    if case .scenes(let keys, let problem) = map.resolve(
      storyboard: storyboard, identifier: identifier, near: file)
    {
      return .found(keys.map(target), problem: problem)
    }
    let known = candidates.flatMap { map.storyboards[$0].scenes.compactMap(\.storyboardIdentifier) }
    return .noMatch(known: Set(known).sorted())
  }

  private func screens(around action: InterfaceBuilderAction, in document: InterfaceBuilderDocument)
    -> [Screen]
  {
    guard let scene = action.scene,
      let key = map.keys.first(where: {
        map.document($0).file == document.file && map.scene($0).id == scene
      })
    else { return [] }
    return translation.screens(of: key)
  }
}

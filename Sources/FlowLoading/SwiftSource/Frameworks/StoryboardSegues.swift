import FlowGraph

/// What segues do: those that code performs, and those that the storyboards set off alone.
extension Interpreter {
  /// `segue.destination`, `segue.identifier`.
  func storyboardMember(_ name: String, of external: String) -> ValueSet? {
    guard let storyboards, let (segue, key) = storyboards.segue(external) else { return nil }
    switch name {
    case "destination":
      return ValueSet(storyboards.targets(segue, key).compactMap(object(ofScene:)))
    case "identifier":
      return segue.identifier.map { ValueSet(.string($0)) } ?? ValueSet(.null)
    case "source":
      return object(ofScene: key).map { ValueSet($0) }
    default: return nil
    }
  }

  func perform(
    segue identifiers: ValueSet, of bases: ValueSet, _ site: CallSite, _ frame: Frame
  ) {
    guard let storyboards else { return }
    let types = bases.values.compactMap(type(of:))
    facts.pushOwners[site.span, default: []].formUnion(types.map(\.id))
    let keys = types.flatMap { type in
      ([type] + type.lineage + type.descendants()).uniquedTypes().flatMap(
        storyboards.scenes(ofClass:))
    }
    var isFound = false
    // `tabBarController?.performSegue(…)`: of whom nothing is known, the identifier tells the scene.
    let others = keys.isEmpty ? storyboards.onlyScene(performing: identifiers) : nil
    // Which segue it is, nothing tells.
    if identifiers.isOpen || identifiers.values.count > 1 { facts.openSegues.insert(site.span) }
    let sender = site.argument("sender").map { evaluate($0, frame) } ?? .none
    for key in others.map({ [$0] }) ?? keys {
      for segue in storyboards.map.segues(from: key) {
        guard let name = segue.identifier,
          identifiers.isOpen || identifiers.values.contains(.string(name))
        else { continue }
        isFound = true
        heap.write(sender, to: Self.sender(of: segue, key))
        follow(segue, key, storyboards, site.span, of: bases)
      }
    }
    let isMissing = noteMissing(
      segue: identifiers, of: types, among: keys, by: frame.scope, site.span)
    if isMissing {
      // It was followed: the app stops there.
      facts.followed.insert(site.span)
    } else if !isFound {
      unresolved("no segue of that identifier was found", site.span)
    }
  }

  /// What code performs a segue with.
  private static func sender(of segue: InterfaceBuilderSegue, _ key: SceneKey) -> Place {
    Place(
      object: nil, of: .senders, name: "\(key.document):\(key.scene):\(segue.id)")
  }

  /// Records what a segue of some controllers shows.
  private func follow(
    _ segue: InterfaceBuilderSegue, _ key: SceneKey, _ storyboards: Storyboards, _ span: Span,
    of controllers: ValueSet
  ) {
    let made = segue.creationSelector.map { destinations($0, controllers, span) } ?? .none
    let shown =
      made.isEmpty
      ? ValueSet(storyboards.targets(segue, key).compactMap(object(ofScene:))) : made
    if let (shown, kind) = performed(by: segue, shown) {
      if let kind { note(.show(shown, kind), span) }
      return
    }
    switch segue.kind {
    case .show: note(.adapt(shown), span)
    case .push, .showDetail: note(.show(shown, .push), span)
    case .replace: note(.show(shown, .root), span)
    case .presentation(let style):
      // What `prepare(for:sender:)` says of the screen's style comes after the storyboard's, and what
      // that says of the segue after what it says of the scene.
      let scene = style == nil ? nil : sceneStyle(of: segue, key, storyboards)
      let said = Set(
        shown.values.compactMap { value -> Set<Transition.Kind>? in
          if let scene, UIKitPresentation.isStyled(self, value, as: scene) { return nil }
          return UIKitPresentation.heldKinds(self, value)
        })
      let kinds = said.count == 1 ? said.first ?? [] : []
      let kind = kinds.count == 1 ? kinds.first : nil
      note(.show(shown, kind ?? UIKitPresentation.kind(style: style)), span)
    case .popover: note(.show(shown, .popover), span)
    case .embed: note(.show(shown, .embed), span)
    case .custom, .other: note(.adapt(shown), span)
    case .unwind(let action): note(.unwind(to: unwindTargets(action)), span)
    case .relationship: break
    }
  }

  private func sceneStyle(
    of segue: InterfaceBuilderSegue, _ key: SceneKey, _ storyboards: Storyboards
  ) -> String? {
    storyboards.targets(segue, key).compactMap { storyboards.map.scene($0).modalStyle }.first
  }

  /// What an `@IBSegueAction` makes in place of the segue's own scene.
  private func destinations(_ selector: String, _ controllers: ValueSet, _ span: Span) -> ValueSet {
    var result = ValueSet.none
    for controller in controllers.values {
      guard let type = type(of: controller) else { continue }
      for owner in type.lineage {
        for function in owner.functions.values.joined() where function.isSegueAction(selector) {
          let made = run(
            function, owner, controller, [], Trigger(label: function.name, span: span))
          result.formUnion(ValueSet(made.values.filter { isView($0) || isController($0) }))
        }
      }
    }
    return result
  }

  /// The classes that have an unwind method, by themselves or from a class above: `unwindToList:`,
  /// `unwindWithSegue:`.
  private func unwindTargets(_ action: String) -> [Int] {
    index.types.filter { type in
      !type.isExternal && type.isController
        && type.functions.values.joined().contains { $0.isAction(named: action) }
    }.flatMap { [$0] + $0.descendants() }.map(\.id).uniqued()
  }

  /// What the storyboards alone do on a screen: segues of its controls, and its preparations.
  func runSegues(of type: TypeInfo, _ object: Int) {
    guard let storyboards else { return }
    for key in storyboards.scenes(ofClass: type) { runSegues(ofScene: key, type, object) }
  }

  func runSegues(ofScene key: SceneKey, _ type: TypeInfo?, _ object: Int) {
    guard let storyboards else { return }
    addViews(ofScene: key, type, object)
    for segue in storyboards.map.segues(from: key) {
      let span = storyboards.span(storyboards.map.document(key).file, segue.line)
      if let type, !segue.kind.isRelationship {
        let trigger = Trigger(label: segue.identifier ?? "segue", span: span)
        for (function, owner) in type.methods("prepare")
        where function.parameters.first?.label == "for" {
          let sender = heap.read(Self.sender(of: segue, key))
          let given = ValueSet(Storyboards.segueValue(segue, key))
          run(
            function, owner, .object(object),
            sender.isEmpty ? [given] : [given, ValueSet(sender.values, isOpen: true)], trigger)
        }
      }
      if case .relationship = segue.kind { continue }
      guard !segue.isManual else { continue }
      let label = segue.source.trigger ?? segue.identifier ?? "segue"
      within({ if segue.kind != .embed { $0.trigger = Trigger(label: label, span: span) } }) {
        follow(segue, key, storyboards, span, of: ValueSet(.object(object)))
      }
    }
  }
}

extension FunctionDeclaration {
  /// Whether Objective-C calls it by a selector with one argument.
  func isAction(named selector: String) -> Bool {
    guard parameters.count == 1, selector.hasSuffix(":"),
      attributes.contains(where: { Triggers.actionAttributes.contains($0.name) })
    else { return false }
    return name + firstLabel == selector.dropLast()
  }

  /// Whether a selector is that of the method in Objective-C, as far as the source says what it is:
  /// `userTapped:` is none of `userTapped(userId:)`.
  func isSelected(by selector: String) -> Bool {
    if attributes.contains(where: { $0.name == "objc" && !$0.arguments.isEmpty }) {
      return selector.hasPrefix(name)
    }
    guard !parameters.isEmpty else { return selector == name }
    let rest = parameters.dropFirst().map { ($0.label ?? "") + ":" }.joined()
    return "\(name)\(firstLabel):\(rest)" == selector
  }

  /// Whether Objective-C makes a segue's destination by it: `makeLog:`, `makeLog:sender:`.
  fileprivate func isSegueAction(_ selector: String) -> Bool {
    guard attributes.contains(where: { $0.name == "IBSegueAction" }) else { return false }
    let rest = parameters.dropFirst().map { ($0.label ?? "") + ":" }.joined()
    return "\(name)\(firstLabel):\(rest)" == selector
  }

  private var firstLabel: String {
    parameters.first?.label.map { "With" + $0.prefix(1).uppercased() + $0.dropFirst() } ?? ""
  }
}

extension InterfaceBuilderSegue.Kind {
  fileprivate var isRelationship: Bool {
    switch self {
    case .relationship, .unwind: true
    default: false
    }
  }
}

extension Array where Element == TypeInfo {
  fileprivate func uniquedTypes() -> [TypeInfo] {
    var seen: Set<Int> = []
    return filter { seen.insert($0.id).inserted }
  }
}

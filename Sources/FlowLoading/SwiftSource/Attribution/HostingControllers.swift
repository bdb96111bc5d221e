/// What hosting controllers of the program's own classes do beside what they host.
extension Interpreter {
  /// What the system and a person set off on a hosting controller, as views that belong to
  /// whatever screen it hosts.
  func handlers(ofHost object: Int, _ type: TypeInfo) -> [Value] {
    guard !type.isExternal, !runningHosts.contains(object) else { return [] }
    let key = HostKey(object: object, within: runningHosts, part: partController)
    let stamp = HostStamp(
      clock: heap.clock, round: memory.round, parts: parts(of: type, object),
      orphans: orphanParts.count, held: held(by: type, object))
    // Linking asks for each host again and again; what runs inside other code is remembered there.
    let isApart = memory.depth == 0 && assumed == nil && anchor == nil && linkDepth == 0
    if isApart, let known = hostHandlers[key], known.stamp == stamp { return known.views }
    let views = run(host: object, type)
    if isApart { hostHandlers[key] = (stamp, views) }
    return views
  }

  /// What tells askings for a host's handlers apart.
  struct HostKey: Hashable {
    let object: Int
    /// Hosts that are being run: they are not run again inside.
    let within: Set<Int>
    let part: Int?
  }

  /// What a host's handlers rest on: while it stays, they do what they did.
  struct HostStamp: Equatable {
    let clock: Int
    let round: Int
    let parts: Int
    let orphans: Int
    let held: Int
  }

  private func parts(of type: TypeInfo, _ object: Int) -> Int {
    (ownedParts[type.id]?.count ?? 0)
      + (barViews[HeldKey(type: type.id, host: object)]?.count ?? 0)
  }

  private func held(by type: TypeInfo, _ object: Int) -> Int {
    [nil, object].reduce(0) {
      $0 + (heldActions[HeldKey(type: type.id, host: $1)]?.effects.count ?? 0)
    }
  }

  private func run(host object: Int, _ type: TypeInfo) -> [Value] {
    runningHosts.insert(object)
    defer { runningHosts.remove(object) }
    let outer = showing
    showing = nil
    defer { showing = outer }
    let (_, effects) = isolated {
      facts.partControllers.insert(object)
      facts.componentTypes.insert(type.id)
      runHandlers(of: .object(object), type)
      runHeld(by: type)
      if type.hostsAnything { runHeld(by: type, host: object) }
      runParts(of: type, screen: nil, host: object)
    }
    return effects.isEmpty ? [] : [heap.view(.acting(effects, Context()))]
  }

  /// Shows what a hosting controller that is a screen itself hosts.
  func showHosted(by object: Int, _ type: TypeInfo) {
    guard type.isKind(of: "UIHostingController") else { return }
    show(hostedViews(of: object, type), isPrincipal: true)
  }

  func hostedViews(of object: Int, _ type: TypeInfo) -> [Value] {
    let place = Place(object: object, type: type.id, name: UIKitContainers.hostedName)
    return hosted(heap.read(place), by: type).values
  }

  /// Makes a controller as a storyboard does: by `init(coder:)`.
  func decode(_ object: Int, _ type: TypeInfo) {
    guard !type.isExternal,
      let (function, owner) = type.lineage.lazy.filter({ !$0.isExternal }).compactMap({ owner in
        owner.functions["init"]?.first { $0.parameters.map(\.label) == ["coder"] }
          .map { ($0, owner) }
      }).first, function.body != nil
    else { return }
    making(for: type) {
      let frame = Frame(receiver: .object(object), scope: owner, file: function.span.file)
      invoke(function, owner: owner, receiver: .object(object), [], frame)
    }
  }

  /// Takes over what the cells on screens were found to host, as far as is known now.
  func keepCells() {
    cellContent = [:]
    for content in facts.cellContent {
      cellContent[content.screen, default: []].append(content)
      if knownCells.insert(content).inserted { heap.touch() }
    }
  }

  /// Shows what cells host as a part of the screen that their list is on, whoever makes them.
  func showCells(of number: Int) {
    guard let cells = cellContent[number] else { return }
    begin(facts.screens[number].span)
    showing = number
    let (_, effects) = isolated {
      for content in cells {
        visited = [:]
        within({
          $0.conditions = content.conditions
          $0.isInBranch = !content.conditions.isEmpty
        }) { running(for: content.controller) { show(content.views, isPrincipal: false) } }
      }
    }
    keep(effects, of: number)
    showing = nil
  }
}

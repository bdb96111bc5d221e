import FlowGraph

/// Ways on which an object is lost that a screen reads from the environment.
///
/// A launch, a window and a hosting controller begin with nothing; structure and modals inherit;
/// what is pushed inherits from the stack and not from the screen that pushes it. Errs towards
/// finding an object: what any code of a screen provides is provided to all that it shows.
struct EnvironmentGaps {
  let interpreter: Interpreter
  let links: Links

  /// Where a way begins on which an object is missing.
  struct Origin: Hashable {
    enum Kind: String {
      case launch, window, hosting, stack, modal
    }

    let kind: Kind
    let span: Span
    let from: Int?
  }

  private var facts: NavigationFacts { interpreter.facts }

  func rows(_ screens: [ScreenLabel]) -> [Hazard] {
    let objects = Set(
      facts.environmentReaders.flatMap { reader in
        interpreter.reads(of: interpreter.index.types[reader.type]).map(\.object)
      })
    return objects.sorted().flatMap { object in rows(for: object, screens) }
  }

  private func rows(for object: Int, _ screens: [ScreenLabel]) -> [Hazard] {
    let search = EnvironmentSearch(object: object, interpreter: interpreter, links: links)
    let lost = search.run()
    guard !lost.isEmpty else { return [] }
    let isProvided = facts.provided.contains { $0.types.contains(object) }
    let isCertain = isProvided || !mayProvideUnseen()
    var order: [Origin] = []
    var readers: [Origin: [Int]] = [:]
    for (screen, origin) in lost {
      if readers[origin] == nil { order.append(origin) }
      readers[origin, default: []].append(screen)
    }
    return order.map { origin in
      Hazard(
        .environment, interpreter.index.types[object].name,
        on: origin.from.map { screens[$0].name }, screenID: origin.from.map { screens[$0].id },
        names: (readers[origin] ?? []).map { screens[$0].name }.uniqued(),
        detail: origin.kind.rawValue,
        certainty: isCertain && !isShared(origin) ? .certain : .possible,
        at: interpreter.place(origin.span))
    }
  }
}

extension EnvironmentGaps {
  /// Whether one place hosts so many screens for one that it is shared code, of which is not known
  /// what each of those who use it puts around its own.
  private func isShared(_ origin: Origin) -> Bool {
    guard origin.kind == .hosting else { return false }
    let hosted = links.transitions.filter { $0.span == origin.span && $0.from == origin.from }
    return Set(hosted.map(\.to)).count >= Self.sharedScreens
  }

  private static let sharedScreens = 4

  /// Whether some code that was not followed, or not understood, puts an object into the
  /// environment.
  private func mayProvideUnseen() -> Bool {
    if facts.provided.contains(where: { $0.types.contains(SwiftUIEnvironment.anything) }) {
      return true
    }
    var found = false
    let walk = Walk { node in
      if SwiftUIEnvironment.isProvider(node), !facts.providing.contains(node.span) { found = true }
      return !found
    }
    for type in interpreter.index.types where !isForPreviews(type) && !found {
      type.variables.values.forEach(walk.variable)
      type.functions.values.joined().forEach(walk.function)
    }
    return found
  }

  private func isForPreviews(_ type: TypeInfo) -> Bool {
    type.inherits(external: "PreviewProvider") || type.simpleName.contains("Preview")
      || interpreter.syntax.isTestDouble(type) || interpreter.index.isModel(type.span)
  }
}

/// Follows one object's absence from where ways begin.
struct EnvironmentSearch {
  typealias Origin = EnvironmentGaps.Origin

  let object: Int
  let interpreter: Interpreter
  let links: Links
  let isController: [Bool]
  /// The names of the types that make controllers or views for SwiftUI.
  private let representables: Set<String>
  /// Where code opens another window of a SwiftUI app.
  private let windows: Set<Span>

  private var facts: NavigationFacts { interpreter.facts }
  /// Screens whose code provides the object, with the stacks inside which it does.
  let providers: [Int: Set<Int?>]
  let readers: [Int: Bool]

  init(object: Int, interpreter: Interpreter, links: Links) {
    self.object = object
    self.interpreter = interpreter
    self.links = links
    let facts = interpreter.facts
    var providers: [Int: Set<Int?>] = [:]
    for one in facts.provided {
      guard let screen = one.screen,
        one.types.contains(object) || one.types.contains(SwiftUIEnvironment.anything)
      else { continue }
      providers[screen, default: []].insert(one.stack)
    }
    self.providers = providers
    var readers: [Int: Bool] = [:]
    for reader in facts.environmentReaders {
      let type = interpreter.index.types[reader.type]
      guard let screen = reader.screen,
        interpreter.reads(of: type).contains(where: { $0.object == object })
      else { continue }
      let isOwn = facts.screens[screen].key == .type(reader.type)
      // What a screen provides to its parts they find.
      if isOwn || providers[screen] == nil { readers[screen] = true }
    }
    self.readers = readers
    representables = Set(
      interpreter.index.types.filter(ViewSyntax.isRepresentable).map(\.name))
    isController = facts.screens.map { screen in
      guard case .type(let type) = screen.key else { return false }
      return interpreter.index.types[type].isController
    }
    windows = Set(
      facts.operations.compactMap { operation in
        if case .openWindow = operation.effect { operation.span } else { nil }
      })
  }

  func provides(_ way: EnvironmentWay) -> Bool {
    way.types.contains(object) || way.types.contains(SwiftUIEnvironment.anything)
  }

  /// Screens that read the object and do not find it, with where the way there begins.
  func run() -> [(Int, Origin)] {
    var missing: [Int: Origin] = [:]
    var queue: [Int] = []
    func lose(_ screen: Int, _ origin: Origin) {
      guard missing[screen] == nil, !isController[screen] else { return }
      missing[screen] = origin
      queue.append(screen)
    }
    begin(lose)
    var position = 0
    while true {
      while position < queue.count {
        let screen = queue[position]
        position += 1
        // It stops here; what it would show never comes up.
        guard readers[screen] == nil, let origin = missing[screen] else { continue }
        for row in links.transitions where row.from == screen {
          guard inherits(row), row.kind != .push || !isOnPlainStack(row),
            providers[screen] == nil, !isPresentedElsewhere(row)
          else { continue }
          lose(row.to, origin)
        }
      }
      for row in links.transitions where row.kind == .push && inherits(row) {
        guard missing[row.to] == nil, isOnPlainStack(row), let from = row.from,
          let origin = lost(by: row, from, missing)
        else { continue }
        lose(row.to, origin)
      }
      for row in links.transitions where row.kind.isModal && missing[row.to] == nil {
        if let origin = lost(presenting: row, missing) { lose(row.to, origin) }
      }
      if position == queue.count { break }
    }
    return queue.compactMap { screen in
      readers[screen] == nil ? nil : missing[screen].map { (screen, $0) }
    }
  }

  private func begin(_ lose: (Int, Origin) -> Void) {
    let isInScenes = !facts.sceneEnvironment.isDisjoint(with: [object, SwiftUIEnvironment.anything])
    for (number, screen) in facts.screens.enumerated() where screen.isApp && !isInScenes {
      lose(number, Origin(kind: .launch, span: screen.span, from: nil))
    }
    for launch in links.launchEnvironments {
      let app = facts.screens.firstIndex { $0.isApp && $0.span.file == launch.span.file }
      // Of one scene it does not matter which of its views provides.
      let isByApp = Array(facts.entries).count == 1 && (app.map { providers[$0] != nil } ?? false)
      guard launch.way.isBuilt, !provides(launch.way), !isInScenes, !isByApp else { continue }
      lose(launch.screen, Origin(kind: .launch, span: launch.span, from: nil))
    }
    for row in links.transitions {
      guard row.isCertain, let way = links.environments[row.key], way.isBuilt, !provides(way) else {
        continue
      }
      if way.isHosted {
        guard !isHeldBySwiftUI(row.from), !isRepresented(row) else { continue }
        lose(row.to, Origin(kind: .hosting, span: row.span, from: row.from))
      } else if opensWindow(row), !isInScenes {
        lose(row.to, Origin(kind: .window, span: row.span, from: row.from))
      }
    }
  }

  /// Whether a controller stands in nothing but views of SwiftUI's, by way of which what it hosts may
  /// inherit what somebody provides.
  private func isHeldBySwiftUI(_ controller: Int?) -> Bool {
    let holders = links.transitions.filter { $0.to == controller }
    guard isProvidedByAnyone, !holders.isEmpty else { return false }
    return holders.allSatisfy { row in
      row.kind == .embed && row.from.map { !isController[$0] } == true
    }
  }

  /// Whether what a controller hosts stands in one that a representable makes: its views are below
  /// SwiftUI's own, whose environment reaches them.
  private func isRepresented(_ row: Links.Transition) -> Bool {
    guard isProvidedByAnyone, let from = row.from, !isController[from] else { return false }
    if row.kind == .embed { return true }
    return !row.stacks.isEmpty
      && row.stacks.allSatisfy { facts.stacks[$0].owner.map(representables.contains) ?? false }
  }

  private var isProvidedByAnyone: Bool {
    !providers.isEmpty || links.launchEnvironments.contains { provides($0.way) }
      || links.environments.values.contains(where: provides)
      || !facts.sceneEnvironment.isDisjoint(with: [object, SwiftUIEnvironment.anything])
  }

  func opensWindow(_ row: Links.Transition) -> Bool {
    row.kind == .root && windows.contains(row.span)
  }

  /// Whether what a row shows has no more than who shows it.
  private func inherits(_ row: Links.Transition) -> Bool {
    guard row.isCertain, let from = row.from, !isController[from], row.deepLink == nil,
      let way = links.environments[row.key], way.isBuilt, !way.isHosted, !provides(way),
      !opensWindow(row)
    else { return false }
    return true
  }

  /// Whether the modifiers that present what a row shows all stand on other screens than the one
  /// that asks for it: what those have, it has.
  private func isPresentedElsewhere(_ row: Links.Transition) -> Bool {
    guard row.kind.isModal, let presenters = links.environments[row.key]?.presenters else {
      return false
    }
    return !presenters.isEmpty && presenters.allSatisfy { $0.screen != row.from }
  }

  /// Whether a push goes on stacks whose environment is that of the screen which holds them.
  private func isOnPlainStack(_ row: Links.Transition) -> Bool {
    !row.stacks.isEmpty
      && row.stacks.allSatisfy { number in
        let stack = facts.stacks[number]
        return !stack.isOfLibrary && !stack.isController && !stack.isSplit && stack.screen != nil
      }
  }

  /// Where what a push shows loses the object: its stack lacks it, and the screens on the stack do
  /// not provide it either.
  private func lost(
    by row: Links.Transition, _ from: Int, _ missing: [Int: Origin]
  ) -> Origin? {
    var origin: Origin?
    for number in row.stacks {
      guard let owner = facts.stacks[number].screen, let above = missing[owner],
        readers[owner] == nil
      else { return nil }
      // Inside the stack, only its root is provided with it.
      let around = (providers[owner] ?? []).subtracting([number])
      guard around.isEmpty else { return nil }
      let inside = Set((links.roots[number] ?? []) + [from]).subtracting([owner])
      guard inside.allSatisfy({ providers[$0] == nil }) else { return nil }
      guard origin == nil else { continue }
      let isOnRoot = missing[from] == nil || providers[owner] != nil
      origin =
        isOnRoot ? Origin(kind: .stack, span: facts.stacks[number].span, from: owner) : above
    }
    return origin
  }
}

extension Linker {
  func noteEnvironment(
    of key: Links.Transition.Key, _ target: Target, by presentation: Presentation?
  ) {
    var way = environment(of: target)
    way.presenters = presentation.map { [.init(screen: $0.screen, span: $0.span)] }
    guard var known = links.environments[key] else {
      links.environments[key] = way
      return
    }
    known.types.formUnion(way.types)
    known.isHosted = known.isHosted && way.isHosted
    known.isBuilt = known.isBuilt && way.isBuilt
    known.presenters = way.presenters.flatMap { known.presenters?.union($0) }
    links.environments[key] = known
  }

  func noteLaunch(_ target: Target, _ span: Span) {
    links.launchEnvironments.append((target.screen, span, environment(of: target)))
  }

  private func environment(of target: Target) -> EnvironmentWay {
    EnvironmentWay(
      types: Set(target.shown?.environment ?? []), isHosted: target.shown?.isHosted ?? false,
      isBuilt: target.shown != nil)
  }
}

import FlowGraph

/// Tells a run as steps that a tester can follow.
///
/// What happens in an app begins with a launch (or a link), follows the transitions to a stack's
/// root, and goes on with the stack's own rules.
public struct Narrator: Sendable {
  public struct Story: Sendable {
    public var steps: [Step] = []
    var stations: [String] = []

    /// The stations in short: `launch → RootView → FirstContentView → Back`.
    public var way: String { stations.joined(separator: " → ") }
  }

  let names: [String: String]
  private let graph: FlowGraph
  private let reachability: Reachability

  public init(graph: FlowGraph, reachability: Reachability) {
    self.graph = graph
    self.reachability = reachability
    names = Dictionary(
      graph.screens.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
  }

  /// How a person gets to a screen, from launch or through a deep link; nil where no way leads
  /// there.
  public func story(to screenID: String) -> Story? {
    reachability.arrival(at: screenID).map { story(of: $0, to: screenID) }
  }

  private func story(of arrival: Reachability.Arrival, to screenID: String) -> Story {
    var story = Story()
    switch arrival.start {
    case .launch(let entry):
      story.steps.append(Step("launch", at: entry.place))
      story.stations += ["launch", name(entry.screenID)]
    case .deepLink(let link):
      story.steps.append(Step(opening(link), at: link.place))
      let first = arrival.transitions.first?.fromID ?? screenID
      story.stations += [opening(link), name(first)]
    }
    for transition in arrival.transitions { follow(transition, in: &story) }
    return story
  }

  /// How a person gets to a screen on a way on which it stands on a stack: by a push on that stack,
  /// and on from there by what screens show of themselves. Nil where no push leads there.
  public func story(to screenID: String, on stackID: String) -> Story? {
    let shown = reachability.structure(to: screenID)
    var best: Story?
    for push in graph.transitions where push.kind == .push && push.stacks.contains(stackID) {
      guard let rest = shown[push.toID], var story = story(to: push.fromID) else { continue }
      for transition in [push] + rest { follow(transition, in: &story) }
      if best.map({ story.steps.count < $0.steps.count }) ?? true { best = story }
    }
    return best
  }

  /// What a person taps to set a transition or a way back off, in a word or two.
  public static func gesture(_ trigger: String) -> String {
    guard let open = trigger.firstIndex(of: "\""), let close = trigger.lastIndex(of: "\""),
      open < close
    else { return trigger }
    let text = trigger[trigger.index(after: open)..<close]
    return text.isEmpty ? trigger : String(text)
  }

  func name(_ id: String) -> String { names[id] ?? id }

  private func opening(_ link: DeepLink) -> String {
    link.pattern == "*" ? "open any link of the app" : "open \(link.pattern)"
  }

  private func follow(_ transition: Transition, in story: inout Story) {
    story.steps.append(step(transition))
    story.stations.append(name(transition.toID))
  }

  private func step(_ transition: Transition) -> Step {
    let place = transition.steps.first?.place ?? transition.place
    let here =
      transition.fromID == Transition.anywhere ? "any screen" : name(transition.fromID)
    if transition.kind.isStructure, transition.trigger == nil {
      return Step("\(here) shows \(name(transition.toID))", at: place)
    }
    let act = transition.trigger ?? transition.via ?? "opens \(name(transition.toID))"
    return Step("\(here): \(act)", at: place)
  }

  /// A run of a stack's system, from the way to the stack's root on.
  func story(of witness: StackSystem.Witness, on solved: SolvedStack) -> Story {
    told(witness, on: solved).0
  }

  /// The same, and then a way back.
  func story(of witness: StackSystem.Witness, on solved: SolvedStack, endingWith back: Back)
    -> Story
  {
    var (story, here) = told(witness, on: solved)
    approach(back.fromID, from: here, in: &story)
    story.steps.append(step(back))
    if !back.operation.isEmpty { story.steps.append(Step(back.operation, at: back.place)) }
    story.stations.append(back.trigger.map(Self.gesture) ?? back.operation)
    return story
  }

  /// A run's story and the screen on show at its end.
  private func told(_ witness: StackSystem.Witness, on solved: SolvedStack) -> (Story, String) {
    let root = witness.start.stack.first?.screenID ?? ""
    var story =
      reachability.arrival(at: root, asRootOf: solved.stack).map { self.story(of: $0, to: root) }
      ?? Story()
    var at = witness.start
    /// The screen of a modal that lies over the stack.
    var modal: String?
    for rule in witness.rules {
      let top = at.stack.first?.screenID ?? ""
      var act: String?
      switch rule.label {
      case .transition(let index):
        let transition = graph.transitions[index]
        approach(transition.fromID, from: modal ?? top, in: &story)
        story.steps.append(step(transition))
        act = transition.trigger.map(Self.gesture) ?? transition.kind.rawValue
      case .back(let index):
        let back = graph.backs[index]
        approach(back.fromID, from: modal ?? top, in: &story)
        story.steps.append(step(back))
        act = back.trigger.map(Self.gesture) ?? back.operation
      case .deepLink(let index):
        let link = graph.deepLinks[index]
        if at.stack.count == 1, modal == nil {
          // Nothing lies on the stack yet, so that the link can be the first thing of all.
          story = Story()
        }
        story.steps.append(Step(opening(link), at: link.place))
        story.stations.append(opening(link))
      case .systemBack:
        let place = story.steps.last?.place ?? SourcePlace(file: "", line: 0)
        story.steps.append(Step("\(name(top)): back button or swipe", at: place))
      case .cover(let index):
        let layer = solved.layers[index]
        approach(layer.screenID, from: top, in: &story)
        modal = layer.screenID
      case .uncover(let index):
        leave(solved.layers[index], from: modal ?? top, in: &story)
      case .part: break
      }
      at = StackSystem.apply(rule, to: at) ?? at
      let covered = at.state.layer.map { solved.layers[$0].screenID }
      // What comes up below a modal is seen when that has gone.
      if covered != nil {
        if let act { story.stations.append(act) }
      } else if at.state.phase == .ready, let screen = at.stack.first?.screenID {
        story.stations.append(name(screen))
      }
      modal = covered
    }
    return (story, modal ?? witness.end.stack.first?.screenID ?? "")
  }

  private func leave(_ layer: ModalLayer, from here: String, in story: inout Story) {
    switch layer.exit {
    case .back(let index):
      let back = graph.backs[index]
      approach(back.fromID, from: here, in: &story)
      story.steps.append(step(back))
    case .swipe, nil:
      let place = story.steps.last?.place ?? SourcePlace(file: "", line: 0)
      story.steps.append(Step("\(name(layer.screenID)): swipe down", at: place))
    }
  }

  private func step(_ back: Back) -> Step {
    let here = back.fromID == Transition.anywhere ? "any screen" : name(back.fromID)
    let place = back.steps.first?.place ?? back.place
    return Step("\(here): \(back.trigger ?? back.kind.rawValue)", at: place)
  }

  /// Goes from the top of the stack to a screen that acts on it: a sheet over it, or one elsewhere.
  private func approach(_ screenID: String, from top: String, in story: inout Story) {
    guard screenID != top, screenID != Transition.anywhere else { return }
    if let way = reachability.way(from: top, to: screenID) {
      for transition in way { follow(transition, in: &story) }
    } else if let elsewhere = self.story(to: screenID) {
      story = elsewhere
    }
  }
}

/// How long saturation takes, on systems like an app's navigation.
public struct SaturationBenchmark: Sendable {
  public var rules: Int
  public var transitions: Int
  public var duration: Duration

  /// Measures `post*`, the best of several rounds.
  ///
  /// The system has a screen for every six rules or so: three pushes to screens near it, the way
  /// back, and pops of two levels at once, which take a second control state.
  public init(rules wanted: Int, rounds: Int = 5) {
    var system = PushdownSystem<Int, Int, Int>()
    let screens = max(1, wanted / 5)
    var seed: UInt64 = 7
    for screen in 0..<screens {
      for _ in 0..<3 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let next = (screen + Int(seed >> 33) % 40 + 1) % screens
        system.addPush(from: 0, top: screen, to: 0, writing: next, over: screen, label: next)
      }
      system.addPop(from: 0, top: screen, to: screen.isMultiple(of: 10) ? 1 : 0, label: -1)
      system.addPop(from: 1, top: screen, to: 0, label: -1)
    }
    rules = system.rules.count
    transitions = 0
    duration = .seconds(Int64.max / 4)
    let clock = ContinuousClock()
    for _ in 0..<max(1, rounds) {
      var count = 0
      let time = clock.measure { count = system.reachable(from: [.init(0, [0])]).transitionCount }
      transitions = count
      duration = min(duration, time)
    }
  }
}

/// Tells and measures the stages.
struct StageClock {
  private(set) var timings: [AnalysisResult.Timing] = []
  private let progress: (AnalysisStage) -> Void

  init(progress: @escaping (AnalysisStage) -> Void) { self.progress = progress }

  mutating func measure<Value>(_ stage: AnalysisStage, _ work: () throws -> Value) rethrows -> Value
  {
    progress(stage)
    let start = ContinuousClock.now
    let value = try work()
    timings.append(.init(stage: stage, since: start))
    return value
  }
}

extension AnalysisResult.Timing {
  /// A stage that ends now.
  public init(stage: AnalysisStage, since start: ContinuousClock.Instant) {
    self.init(
      stage: stage, duration: ContinuousClock.now - start, peakMemory: ProcessMemory.peak)
  }
}

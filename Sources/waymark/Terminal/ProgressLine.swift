import Dispatch
import Foundation
import WaymarkKit

/// A line on standard error that says what a long run is doing.
///
/// It shows on a terminal only, after half a second, and goes when the work is done.
final class ProgressLine: @unchecked Sendable {
  // Unchecked: all state is touched on `queue` only.
  private let queue = DispatchQueue(label: "progress")
  private var stage: AnalysisStage?
  private var isShown = false
  private var timer: (any DispatchSourceTimer)?

  /// - Parameter isWanted: whether it may show at all.
  init(isWanted: Bool) {
    guard isWanted, isatty(STDERR_FILENO) == 1, !Self.isContinuousIntegration else { return }
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + .milliseconds(500), repeating: .milliseconds(200))
    timer.setEventHandler { [weak self] in self?.show() }
    timer.resume()
    self.timer = timer
  }

  /// Some hosts give a step a terminal, and keep every frame of the line in the log.
  private static var isContinuousIntegration: Bool {
    ProcessInfo.processInfo.environment["CI"].map { !$0.isEmpty && $0 != "false" } ?? false
  }

  func enter(_ stage: AnalysisStage) { queue.async { self.stage = stage } }

  func finish() {
    queue.sync {
      timer?.cancel()
      timer = nil
      if isShown { Output.status("\r\u{1B}[2K") }
      isShown = false
    }
  }

  private func show() {
    guard timer != nil, let stage else { return }
    isShown = true
    Output.status("\r\u{1B}[2Kwaymark: \(stage.rawValue)…")
  }
}

import Foundation

final class ReportViewModel: ObservableObject {
  @Published var text = ""
  @Published private(set) var isSending = false

  let trail: Trail

  private unowned let navigator: TrailNavigating

  init(navigator: TrailNavigating, trail: Trail) {
    self.navigator = navigator
    self.trail = trail
  }
}

// MARK: - Actions

extension ReportViewModel {

  @MainActor
  func sendButtonSelected() async {
    isSending = true
    try? await Task.sleep(for: .seconds(1))
    isSending = false
    navigator.startOver()
  }

  func cancelButtonSelected() {
    navigator.goBack()
  }
}

// MARK: - Hashable

extension ReportViewModel: Hashable {

  static func == (lhs: ReportViewModel, rhs: ReportViewModel) -> Bool {
    lhs.trail == rhs.trail
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(trail)
  }
}

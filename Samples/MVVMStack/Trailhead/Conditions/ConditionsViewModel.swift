import Foundation

final class ConditionsViewModel: ObservableObject {
  @Published private(set) var summary = "Dry, light wind"

  let trail: Trail

  private unowned let navigator: TrailNavigating

  init(navigator: TrailNavigating, trail: Trail) {
    self.navigator = navigator
    self.trail = trail
  }
}

// MARK: - Actions

extension ConditionsViewModel {

  func disagreeButtonSelected() {
    navigator.show(
      TrailFlowModel.Step.report(
        ReportViewModel(navigator: navigator, trail: trail)
      )
    )
  }
}

// MARK: - Hashable

extension ConditionsViewModel: Hashable {

  static func == (lhs: ConditionsViewModel, rhs: ConditionsViewModel) -> Bool {
    lhs.trail == rhs.trail
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(trail)
  }
}

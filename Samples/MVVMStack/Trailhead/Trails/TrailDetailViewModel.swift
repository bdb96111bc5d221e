import Foundation

final class TrailDetailViewModel: ObservableObject {
  let trail: Trail

  private unowned let navigator: TrailNavigating

  init(navigator: TrailNavigating, trail: Trail) {
    self.navigator = navigator
    self.trail = trail
  }
}

// MARK: - Actions

extension TrailDetailViewModel {

  func conditionsButtonSelected() {
    let conditions = ConditionsViewModel(navigator: navigator, trail: trail)
    navigator.show(TrailFlowModel.Step.conditions(conditions))
  }

  func reportButtonSelected() {
    let step: TrailFlowModel.Step = .report(.init(navigator: navigator, trail: trail))
    navigator.show(step)
  }

  func backButtonSelected() {
    navigator.goBack()
  }
}

// MARK: - Hashable

extension TrailDetailViewModel: Hashable {

  static func == (lhs: TrailDetailViewModel, rhs: TrailDetailViewModel) -> Bool {
    lhs.trail == rhs.trail
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(trail)
  }
}

import SwiftUI

@MainActor
final class OnboardingFlowModel: ObservableObject {
  @Published var steps: [OnboardingStep] = []

  private let session: Session

  init(session: Session) {
    self.session = session
  }
}

extension OnboardingFlowModel: OnboardingNavigating {
  func show(_ step: OnboardingStep) {
    steps.append(step)
  }

  func finish() {
    session.finishOnboarding()
  }
}

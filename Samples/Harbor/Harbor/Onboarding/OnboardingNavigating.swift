@MainActor
protocol OnboardingNavigating: AnyObject {
  func show(_ step: OnboardingStep)
  func finish()
}

enum OnboardingStep: Hashable {
  case homePort(HomePortViewModel)
  case notifications
}

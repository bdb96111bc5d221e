import SwiftUI

struct OnboardingFlowView: View {
  @StateObject var viewModel: OnboardingFlowModel

  var body: some View {
    NavigationStack(path: $viewModel.steps) {
      WelcomeView(navigator: viewModel)
        .navigationDestination(for: OnboardingStep.self) { step in
          switch step {
          case .homePort(let viewModel):
            HomePortView(viewModel: viewModel)
          case .notifications:
            NotificationPromptView(navigator: viewModel)
          }
        }
    }
  }
}

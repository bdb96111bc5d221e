import SwiftUI

struct EnrolmentCoordinatorView: View {
  @StateObject var viewModel: ViewModel

  var body: some View {
    NavigationStack(path: $viewModel.steps) {
      EnrolmentWelcomeView { action in
        viewModel.handle(action)
      }
      .navigationDestination(for: Step.self) { step in
        switch step {
        case .plan:
          EnrolmentPlanView(onAction: viewModel.handle)
        }
      }
    }
  }
}

extension EnrolmentCoordinatorView {
  enum Step: Hashable {
    case plan
  }

  @MainActor
  final class ViewModel: ObservableObject {
    enum Action {
      case didCancel
      case didComplete
    }

    @Published var steps: [Step] = []

    private let onAction: (Action) -> Void

    init(onAction: @escaping (Action) -> Void) {
      self.onAction = onAction
    }

    func handle(_ action: EnrolmentWelcomeView.Action) {
      switch action {
      case .didTapStart:
        steps.append(.plan)
      case .didTapNotNow:
        onAction(.didCancel)
      }
    }

    func handle(_ action: EnrolmentPlanView.Action) {
      switch action {
      case .didChoose:
        onAction(.didComplete)
      }
    }
  }
}

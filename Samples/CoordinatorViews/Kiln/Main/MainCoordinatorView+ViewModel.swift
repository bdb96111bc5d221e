import SwiftUI

extension MainCoordinatorView {
  @MainActor
  final class ViewModel: ObservableObject {
    @Published var selectedTab: Tab = .studio
    @Published var presentedSheet: Sheet?
    @Published var presentedPage: Page?

    private let dependencies: Dependencies

    init(dependencies: Dependencies) {
      self.dependencies = dependencies
    }
  }
}

// MARK: - Child view models

extension MainCoordinatorView.ViewModel {
  func makeStudioCoordinatorViewModel() -> StudioCoordinatorView.ViewModel {
    StudioCoordinatorView.ViewModel(dependencies: dependencies) { [weak self] action in
      switch action {
      case .didTapSettings:
        self?.presentedSheet = .settings
      case .didTapCalendar:
        break  // planted: unhandled_action
      }
    }
  }

  func makePiecesCoordinatorViewModel() -> PiecesCoordinatorView.ViewModel {
    PiecesCoordinatorView.ViewModel(dependencies: dependencies) { [weak self] action in
      switch action {
      case .didTapJoin:
        self?.presentedPage = .enrolment
      }
    }
  }

  func makeSettingsCoordinatorViewModel() -> SettingsCoordinatorView.ViewModel {
    SettingsCoordinatorView.ViewModel { [weak self] action in
      switch action {
      case .didTapDone:
        self?.presentedSheet = nil
      }
    }
  }

  func makeEnrolmentCoordinatorViewModel() -> EnrolmentCoordinatorView.ViewModel {
    EnrolmentCoordinatorView.ViewModel { [weak self] action in
      switch action {
      case .didCancel, .didComplete:
        self?.presentedPage = nil
      }
    }
  }
}

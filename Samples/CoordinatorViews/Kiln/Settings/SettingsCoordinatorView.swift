import SwiftUI

struct SettingsCoordinatorView: View {
  @StateObject var viewModel: ViewModel

  var body: some View {
    NavigationStack(path: $viewModel.pages) {
      SettingsView(viewModel: viewModel.makeSettingsViewModel())
        .navigationDestination(for: SubPage.self) { subPage in
          switch subPage {
          case .notifications:
            NotificationSettingsView()
          }
        }
    }
  }
}

extension SettingsCoordinatorView {
  enum SubPage: Hashable {
    case notifications
  }

  @MainActor
  final class ViewModel: ObservableObject {
    enum Action {
      case didTapDone
    }

    @Published var pages: [SubPage] = []

    private let onAction: (Action) -> Void

    init(onAction: @escaping (Action) -> Void) {
      self.onAction = onAction
    }
  }
}

extension SettingsCoordinatorView.ViewModel {
  func makeSettingsViewModel() -> SettingsView.ViewModel {
    let viewModel = SettingsView.ViewModel()
    viewModel.onAction = { [weak self] action in
      switch action {
      case .didTapNotifications:
        self?.pages.append(.notifications)
      case .didTapDone:
        self?.onAction(.didTapDone)
      }
    }
    return viewModel
  }
}

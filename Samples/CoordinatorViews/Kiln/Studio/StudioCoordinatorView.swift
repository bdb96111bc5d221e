import SwiftUI

struct StudioCoordinatorView: View {
  @StateObject var viewModel: ViewModel

  var body: some View {
    NavigationStack(path: $viewModel.pageStack) {
      StudioView(
        viewModel: viewModel.makeStudioViewModel()
      )
      .navigationDestination(for: SubPage.self) { subPage in
        switch subPage {
        case .kiln:
          KilnView(viewModel: viewModel.makeKilnViewModel())
        case .history:
          EmptyView()  // planted: unhandled_route
        }
      }
      .toolbar(viewModel.tabBarVisibility, for: .tabBar)
    }
  }
}

// MARK: - SubPage

extension StudioCoordinatorView {
  /// The pages that the studio's stack can push.
  enum SubPage: Hashable {
    case kiln
    case history
  }
}

// MARK: - ViewModel

extension StudioCoordinatorView {
  @MainActor
  final class ViewModel: ObservableObject {
    enum Action {
      case didTapSettings
      case didTapCalendar
    }

    @Published var tabBarVisibility: Visibility = .visible
    @Published var pageStack: [SubPage] = [] {
      didSet {
        switch pageStack.last {
        case .none:
          tabBarVisibility = .visible
        case .kiln, .history:
          tabBarVisibility = .hidden
        }
      }
    }

    private let dependencies: Dependencies
    private let onAction: ((Action) -> Void)?

    init(dependencies: Dependencies, onAction: ((Action) -> Void)? = nil) {
      self.dependencies = dependencies
      self.onAction = onAction
    }
  }
}

extension StudioCoordinatorView.ViewModel {
  func makeStudioViewModel() -> StudioView.ViewModel {
    StudioView.ViewModel { [weak self] action in
      switch action {
      case .didTapKiln:
        self?.pageStack.append(.kiln)
      case .didTapSettings:
        self?.onAction?(.didTapSettings)
      case .didTapCalendar:
        self?.onAction?(.didTapCalendar)
      }
    }
  }

  func makeKilnViewModel() -> KilnView.ViewModel {
    KilnView.ViewModel(kiln: dependencies.kiln) { [weak self] action in
      guard let self else { return }
      switch action {
      case .didTapHistory:
        pageStack.append(.history)
      case .didFinishFiring:
        pageStack = []
      }
    }
  }
}

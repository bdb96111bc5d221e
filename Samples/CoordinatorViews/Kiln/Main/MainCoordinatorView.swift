import SwiftUI

struct MainCoordinatorView: View {
  @StateObject var viewModel: ViewModel

  var body: some View {
    TabView(selection: $viewModel.selectedTab) {  // planted: untagged_tab
      StudioCoordinatorView(
        viewModel: viewModel.makeStudioCoordinatorViewModel()
      )
      .tabItem {
        Label(Tab.studio.title, systemImage: Tab.studio.systemImage)
      }

      PiecesCoordinatorView(
        viewModel: viewModel.makePiecesCoordinatorViewModel()
      )
      .tabItem {
        Label(Tab.pieces.title, systemImage: Tab.pieces.systemImage)
      }
    }
    .sheet(item: $viewModel.presentedSheet) { sheet in
      switch sheet {
      case .settings:
        SettingsCoordinatorView(
          viewModel: viewModel.makeSettingsCoordinatorViewModel()
        )
      }
    }
    .fullScreenCover(item: $viewModel.presentedPage) { page in
      switch page {
      case .enrolment:
        EnrolmentCoordinatorView(
          viewModel: viewModel.makeEnrolmentCoordinatorViewModel()
        )
      }
    }
  }
}

// MARK: - Tab

extension MainCoordinatorView {
  /// The flows that stand side by side as tabs.
  enum Tab: Hashable {
    case studio
    case pieces

    var title: LocalizedStringKey {
      switch self {
      case .studio: "Studio"
      case .pieces: "Pieces"
      }
    }

    var systemImage: String {
      switch self {
      case .studio: "flame"
      case .pieces: "cup.and.saucer"
      }
    }
  }
}

// MARK: - Sheet and Page

extension MainCoordinatorView {
  /// The flows that are shown as sheets.
  enum Sheet: Identifiable {
    case settings

    var id: Self { self }
  }

  /// The flows that cover the whole screen.
  enum Page: Identifiable {
    case enrolment

    var id: Self { self }
  }
}

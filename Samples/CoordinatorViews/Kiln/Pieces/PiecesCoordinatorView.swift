import SwiftUI

struct PiecesCoordinatorView: View {
  @StateObject var viewModel: ViewModel

  var body: some View {
    NavigationStack(path: $viewModel.path) {
      PiecesView(viewModel: viewModel.makePiecesViewModel())
        .navigationDestination(for: Piece.self) { piece in
          PieceDetailView(piece: piece)
        }
    }
  }
}

// MARK: - ViewModel

extension PiecesCoordinatorView {
  @MainActor
  final class ViewModel: ObservableObject {
    enum Action {
      case didTapJoin
    }

    @Published var path: [Piece] = []

    private let dependencies: Dependencies
    private let onAction: (Action) -> Void

    init(dependencies: Dependencies, onAction: @escaping (Action) -> Void) {
      self.dependencies = dependencies
      self.onAction = onAction
    }

    func makePiecesViewModel() -> PiecesView.ViewModel {
      .init(store: dependencies.pieces) { [weak self] action in
        switch action {
        case .didSelect(let piece):
          self?.path.append(piece)
        case .didTapJoin:
          self?.onAction(.didTapJoin)
        }
      }
    }
  }
}

import SwiftUI

struct PiecesView: View {
  @StateObject var viewModel: ViewModel

  var body: some View {
    List(viewModel.pieces) { piece in
      Button(piece.name) {
        viewModel.select(piece)
      }
    }
    .toolbar {
      Button("Join", systemImage: "person.badge.plus", action: viewModel.join)
    }
    .navigationTitle("Pieces")
  }
}

// MARK: - ViewModel

extension PiecesView {
  @MainActor
  final class ViewModel: ObservableObject {
    enum Action {
      case didSelect(Piece)
      case didTapJoin
    }

    @Published private(set) var pieces: [Piece]

    private let onAction: (Action) -> Void

    init(store: PieceStore, onAction: @escaping (Action) -> Void) {
      pieces = store.all
      self.onAction = onAction
    }

    func select(_ piece: Piece) {
      onAction(.didSelect(piece))
    }

    func join() {
      onAction(.didTapJoin)
    }
  }
}

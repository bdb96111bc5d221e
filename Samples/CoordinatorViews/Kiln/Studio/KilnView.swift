import SwiftUI

struct KilnView: View {
  @StateObject var viewModel: ViewModel

  var body: some View {
    VStack(spacing: 24) {
      Text("\(viewModel.temperature) °C")
        .font(.largeTitle)

      Button("Earlier firings") {
        viewModel.didTapHistory()
      }

      Button("Finish firing", role: .destructive) {
        viewModel.didTapFinish()
      }
    }
    .task {
      await viewModel.load()
    }
    .navigationTitle("Kiln")
  }
}

// MARK: - ViewModel

extension KilnView {
  @MainActor
  final class ViewModel: ObservableObject {
    enum Action {
      case didTapHistory
      case didFinishFiring
    }

    @Published private(set) var temperature = 0

    private let kiln: KilnService
    private let onAction: (Action) -> Void

    init(kiln: KilnService, onAction: @escaping (Action) -> Void) {
      self.kiln = kiln
      self.onAction = onAction
    }
  }
}

extension KilnView.ViewModel {
  func load() async {
    temperature = await kiln.temperature()
  }

  func didTapHistory() {
    onAction(.didTapHistory)
  }

  func didTapFinish() {
    onAction(.didFinishFiring)
  }
}

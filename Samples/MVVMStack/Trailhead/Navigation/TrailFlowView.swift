import SwiftUI

struct TrailFlowView: View {
  @StateObject var viewModel: TrailFlowModel

  var body: some View {
    NavigationStack(path: $viewModel.steps) {
      TrailListView(viewModel: viewModel.trailListViewModel)
        .navigationDestination(for: TrailFlowModel.Step.self) { step in
          switch step {
          case .trails(let viewModel):
            TrailListView(viewModel: viewModel)
          case .trail(let viewModel):
            TrailDetailView(viewModel: viewModel)
          case .conditions(let viewModel):
            ConditionsView(viewModel: viewModel)
          case .report(let viewModel):
            ReportView(viewModel: viewModel)
          }
        }
    }
  }
}

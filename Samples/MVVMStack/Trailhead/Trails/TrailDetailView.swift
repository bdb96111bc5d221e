import SwiftUI

struct TrailDetailView: View {
  @StateObject var viewModel: TrailDetailViewModel

  var body: some View {
    VStack(spacing: 16) {
      Text(viewModel.trail.name)
        .font(.largeTitle)

      Button("Conditions") {
        viewModel.conditionsButtonSelected()
      }
      .buttonStyle(.borderedProminent)

      Button("Report a problem", action: viewModel.reportButtonSelected)
        .buttonStyle(.bordered)

      Spacer()

      Button("Back to the list") {
        viewModel.backButtonSelected()
      }
    }
    .padding()
    .navigationTitle("Trail")
  }
}

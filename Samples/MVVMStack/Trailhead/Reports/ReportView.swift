import SwiftUI

struct ReportView: View {
  @StateObject var viewModel: ReportViewModel

  var body: some View {
    Form {
      TextField("What is wrong?", text: $viewModel.text, axis: .vertical)
        .lineLimit(4...8)

      Section {
        Button("Send") {
          Task { await viewModel.sendButtonSelected() }
        }
        .disabled(viewModel.text.isEmpty || viewModel.isSending)

        Button("Cancel", role: .cancel) {
          viewModel.cancelButtonSelected()
        }
      }
    }
    .navigationTitle("Report")
  }
}

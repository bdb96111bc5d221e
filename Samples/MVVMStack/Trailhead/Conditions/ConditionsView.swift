import SwiftUI

struct ConditionsView: View {
  @StateObject var viewModel: ConditionsViewModel

  var body: some View {
    List {
      Section(viewModel.trail.name) {
        Text(viewModel.summary)
      }
      Section {
        Button("It is not like that", systemImage: "exclamationmark.bubble") {
          viewModel.disagreeButtonSelected()
        }
      }
    }
    .navigationTitle("Conditions")
  }
}

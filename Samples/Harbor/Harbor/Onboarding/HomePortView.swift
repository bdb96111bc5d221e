import SwiftUI

struct HomePortView: View {
  @ObservedObject var viewModel: HomePortViewModel

  var body: some View {
    Form {
      Picker("Home port", selection: $viewModel.port) {
        ForEach(Port.allCases) { port in
          Text(port.name).tag(port)
        }
      }
      Button("Continue", action: viewModel.continueTapped)
    }
    .navigationTitle("Home port")
  }
}

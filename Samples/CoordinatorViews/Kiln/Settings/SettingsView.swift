import SwiftUI

struct SettingsView: View {
  @StateObject var viewModel: ViewModel

  var body: some View {
    Form {
      Button("Notifications") {
        viewModel.onAction?(.didTapNotifications)
      }
    }
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button("Done") {
          viewModel.onAction?(.didTapDone)
        }
      }
    }
    .navigationTitle("Settings")
  }
}

extension SettingsView {
  @MainActor
  final class ViewModel: ObservableObject {
    enum Action {
      case didTapNotifications
      case didTapDone
    }

    var onAction: ((Action) -> Void)?
  }
}

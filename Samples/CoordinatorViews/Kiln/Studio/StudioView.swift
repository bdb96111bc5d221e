import SwiftUI

struct StudioView: View {
  @StateObject var viewModel: ViewModel
  @State private var showsTips = false

  var body: some View {
    ScrollView {
      Text("Open until nine")
        .padding()

      Button("Look at the kiln") {
        viewModel.didTapKiln()
      }
      .padding()
    }
    .toolbar {
      ToolbarItemGroup(placement: .primaryAction) {
        Button("Tips", systemImage: "lightbulb") {
          showsTips = true
        }
        .popover(isPresented: $showsTips) {
          TipsView()
        }
        Button("Settings", systemImage: "gear") {
          viewModel.didTapSettings()
        }
        Button("Calendar", systemImage: "calendar") {
          viewModel.didTapCalendar()
        }
      }
    }
    .navigationTitle("Studio")
  }
}

// MARK: - ViewModel

extension StudioView {
  @MainActor
  final class ViewModel: ObservableObject {
    enum Action {
      case didTapKiln
      case didTapSettings
      case didTapCalendar
    }

    private let onAction: ((Action) -> Void)?

    init(onAction: ((Action) -> Void)? = nil) {
      self.onAction = onAction
    }
  }
}

extension StudioView.ViewModel {
  func didTapKiln() {
    onAction?(.didTapKiln)
  }

  func didTapSettings() {
    onAction?(.didTapSettings)
  }

  func didTapCalendar() {
    onAction?(.didTapCalendar)
  }
}

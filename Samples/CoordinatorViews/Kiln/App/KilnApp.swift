import SwiftUI

@main
struct KilnApp: App {
  var body: some Scene {
    WindowGroup {
      MainCoordinatorView(
        viewModel: MainCoordinatorView.ViewModel(dependencies: Dependencies())
      )
    }
  }
}

import SwiftUI

@main
struct TrailheadApp: App {
  var body: some Scene {
    WindowGroup {
      TrailFlowView(viewModel: .init(library: .bundled))
    }
  }
}

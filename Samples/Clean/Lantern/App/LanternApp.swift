import SwiftUI

@main
struct LanternApp: App {
  @State private var navigator = Navigator()

  var body: some Scene {
    WindowGroup {
      RootTabView()
        .environment(navigator)
    }
  }
}

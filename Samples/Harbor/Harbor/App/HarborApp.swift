import SwiftUI

@main
struct HarborApp: App {
  @State private var session = Session()
  @State private var router = AppRouter()

  var body: some Scene {
    WindowGroup {
      AppRootView()
        .environment(session)
        .environment(router)
    }
  }
}

import SwiftUI

@main
struct TidelineApp: App {
  @State private var router = Router()
  @State private var journal = Journal()
  @State private var session = Session()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(router)
        .environment(journal)
        .environment(session)
    }
    WindowGroup(id: "chart") {
      ChartView()
    }
    WindowGroup(id: "legend") {
      LegendView().environment(journal)
    }
  }
}

import SwiftUI

@main
struct PlotbookApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
    }
  }
}

import SwiftUI

@main
struct PantryApp: App {
  @StateObject private var store = PantryStore()

  var body: some Scene {
    WindowGroup {
      HomeView()
        .environmentObject(store)
    }

    #if os(macOS)
      Settings {
        PreferencesView()
      }
    #endif
  }
}

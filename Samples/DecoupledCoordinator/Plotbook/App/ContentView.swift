import SwiftUI

struct ContentView: View {
  @State private var coordinator = Coordinator()

  var body: some View {
    TabView(selection: $coordinator.section) {
      Tab("Beds", systemImage: "square.grid.3x3", value: .beds) {
        NavigationStack {
          BedsList()
            .navigationDestination(for: Bed.self) { bed in
              coordinator.destination(for: bed)
            }
        }
      }
      Tab("Guide", systemImage: "book", value: .guide) {
        NavigationStack {
          GuideView()
        }
      }
      Tab("Settings", systemImage: "gear", value: AppSection.settings) {
        NavigationStack(path: $coordinator.settingsPath) {
          coordinator.view(for: .main)
            .navigationDestination(for: SettingsRoute.self) { route in
              coordinator.view(for: route)
            }
        }
      }
    }
    .environment(coordinator)
    .onOpenURL { url in
      coordinator.handleURL(url)
    }
    .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
      guard let url = activity.webpageURL else { return }
      coordinator.handleWebLink(url)
    }
  }
}

import SwiftUI

struct NotificationSettingsView: View {
  @AppStorage("tellsDelays") private var tellsDelays = true

  var body: some View {
    Form {
      Toggle("Delays", isOn: $tellsDelays)
    }
    .navigationTitle("Notifications")
  }
}

struct AboutView: View {
  var body: some View {
    Text("Harbor takes you across.")
      .navigationTitle("About")
  }
}

struct LoungeAccessView: View {  // planted: dead_screen
  var body: some View {
    Text("Show this at the lounge.")
      .navigationTitle("Lounge")
  }
}
